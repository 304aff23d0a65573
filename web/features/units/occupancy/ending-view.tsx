import { SegmentedControl, Text } from '@mantine/core'
import { endingUsualDays } from '../../../../contract/limits/occupancy.ts'
import { daysBetween, type LocalDate } from '../../../../contract/time.ts'
import type { EndingTenancy } from '../../../../contract/units/occupancy.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { daysWords } from './days-words.ts'
import { Day, PersonLink, UnitLink } from './ties.tsx'
import { useOccupancyFilters } from './use-occupancy-filters.ts'

const lengths = [30, endingUsualDays, 180, 365]
const endWords = {
  tenancy: 'Tenancy ends',
  lease: 'Lease ends; may continue month to month',
} as const

const columnsOn = (day: LocalDate): Column<EndingTenancy>[] => [
  { name: 'Unit', cell: (tenancy) => <UnitLink of={tenancy} /> },
  { name: 'Tenant', cell: (tenancy) => <PersonLink of={tenancy} /> },
  {
    name: 'Ends',
    cell: ({ endsOn, ends }) => (
      <>
        <Day on={endsOn} />, {daysWords(daysBetween(day, endsOn))}
        <Text size="sm" c="dimmed">
          {endWords[ends]}
        </Text>
      </>
    ),
  },
]

/** Tenancies that end soon, or whose lease does. */
export function EndingView({ day }: { day: LocalDate }) {
  const { filters, set, search, searched } = useOccupancyFilters()
  const days = lengths.find((length) => length === filters.days) ?? endingUsualDays
  return (
    <ListPart
      list={useList(api.units.endingTenancies, { query: { days, ...searched } })}
      search={search}
      filters={
        <SegmentedControl
          aria-label="Days ahead"
          value={String(days)}
          onChange={(next) => void set({ days: Number(next) })}
          data={lengths.map((length) => ({ value: String(length), label: `${length} days` }))}
        />
      }
      narrowed={search.value !== ''}
      onClear={() => void set({ search: null })}
      shape="table-row"
      empty={
        <Empty title={`No tenancies end within ${days} days`}>
          Lease end dates are recorded on each unit’s page; they appear here as they approach.
        </Empty>
      }
    >
      {(items) => (
        <RowTable
          label="Ending tenancies"
          items={items}
          columns={columnsOn(day)}
          idOf={({ _id }) => _id}
          leastWidth={330}
        />
      )}
    </ListPart>
  )
}
