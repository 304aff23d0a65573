import { parseAsInteger, parseAsStringLiteral } from 'nuqs'
import { periodFault } from '../../../../contract/units/period.ts'
import { parseAsDay, useFilters } from '../../../ui/use-filters.ts'

/** What the screen can show, in the order of its tabs. */
export const views = ['floors', 'months', 'moves', 'vacant', 'ending', 'notices', 'absent'] as const
export type View = (typeof views)[number]

const nothing = { search: null, from: null, to: null, days: null, address: null } as const

/** What is shown and how it is narrowed, as it stands in the address bar; another view begins without filters. */
export const useOccupancyFilters = () => {
  const { filters, set } = useFilters({
    view: parseAsStringLiteral(views).withDefault('floors'),
    from: parseAsDay,
    to: parseAsDay,
    days: parseAsInteger,
    address: parseAsStringLiteral(['onFile', 'inBuilding', 'missing']),
  })
  const { from, to } = filters
  const fault = from !== null && to !== null ? periodFault(from, to) : null
  return {
    filters,
    /** The period that was chosen, where it is one; else the usual one is meant. */
    period: from !== null && to !== null && fault === null ? { from, to } : {},
    fault,
    set,
    show: (view: View) => void set({ ...nothing, view }, { history: 'push' }),
    search: {
      label: 'Search by unit or name',
      value: filters.search,
      onChange: (search: string) => void set({ search }),
    },
    searched: filters.search === '' ? {} : { search: filters.search },
  }
}
