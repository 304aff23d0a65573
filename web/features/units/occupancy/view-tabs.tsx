import { NativeSelect, Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Occupancy } from '../../../../contract/units/occupancy.ts'
import { views, type View } from './use-occupancy-filters.ts'

const titles: Readonly<Record<View, string>> = {
  floors: 'By floor',
  months: 'Over time',
  moves: 'Moves',
  vacant: 'Vacant',
  ending: 'Ending soon',
  notices: 'Form',
  absent: 'Off-site owners',
}

/** The views of a building with how many stand in each; the notice of tenants only where the law asks for one. */
const entriesOf = ({ moves, lived, ending, tenantNotice, absentOwners }: Occupancy) => {
  const counts: Partial<Record<View, number>> = {
    moves: moves.in + moves.out,
    vacant: lived.vacant,
    ending,
    notices: tenantNotice?.missing ?? 0,
    absent: absentOwners.total,
  }
  return views
    .filter((view) => view !== 'notices' || tenantNotice !== null)
    .map((view) => {
      const title = view === 'notices' ? `${tenantNotice?.form} missing` : titles[view]
      const count = counts[view]
      return { view, words: count === undefined ? title : `${title} (${count})` }
    })
}

interface Props {
  occupancy: Occupancy
  view: View
  onView: (view: View) => void
  children: ReactNode
}

/** Chooses what is shown: by tabs, or on a phone, where they would not stand side by side, by a list. */
export function ViewTabs({ occupancy, view, onView, children }: Props) {
  const entries = entriesOf(occupancy)
  const shown = entries.some((entry) => entry.view === view) ? view : 'floors'
  return (
    <Tabs value={shown} onChange={(next) => onView(views.find((one) => one === next) ?? 'floors')} keepMounted={false}>
      <NativeSelect
        hiddenFrom="md"
        className="no-print"
        label="Show"
        value={shown}
        onChange={({ currentTarget }) => onView(views.find((one) => one === currentTarget.value) ?? 'floors')}
        data={entries.map((entry) => ({ value: entry.view, label: entry.words }))}
      />
      <Tabs.List visibleFrom="md" className="no-print" aria-label="View">
        {entries.map((entry) => (
          <Tabs.Tab key={entry.view} value={entry.view}>
            {entry.words}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={shown} pt="lg">
        {children}
      </Tabs.Panel>
    </Tabs>
  )
}
