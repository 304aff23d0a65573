import { Stack, Tabs } from '@mantine/core'
import { parseAsString, parseAsStringLiteral } from 'nuqs'
import { bylawLaw, filingFor, labelsFor, type Filing } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRights } from '../../../api/use-rights.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { parseAsDay, useFilters } from '../../../ui/use-filters.ts'
import { useToday } from '../../../ui/use-today.ts'
import { ListActions } from './list-actions.tsx'
import { Texts } from './texts.tsx'
import { Untold } from './untold.tsx'
import { useLibraryFiling } from './use-library-filing.tsx'

const views = ['inForce', 'waiting', 'ended'] as const
export type View = (typeof views)[number]
const keys = { shows: parseAsStringLiteral(views), set: parseAsString, on: parseAsDay }
export type Narrowing = ReturnType<typeof useFilters<typeof keys>>

/** Names the views in the words of a building’s law: `Passed, not filed yet` or `Passed, not registered yet`. */
const viewLabelsWith = ({ done }: Filing): Readonly<Record<View, string>> => ({
  inForce: 'In force',
  waiting: `Passed, not ${done} yet`,
  ended: 'No longer in force',
})

/** The bylaws and rules of the building, to read: in force, not in force yet, and no longer in force. */
export const BylawList = () => {
  const { jurisdiction } = useBuilding()
  const { council } = labelsFor(jurisdiction)
  const viewLabels = viewLabelsWith(filingFor(jurisdiction))
  const { managesBuilding } = useRights()
  const today = useToday()
  const narrowing = useFilters(keys)
  const { filters, set } = narrowing
  // The address may name a day to come, for which nothing can be listed.
  const on = filters.on !== null && filters.on <= today ? filters.on : null
  // Where no act asks for filing, a bylaw is in force once it’s passed.
  const offered = bylawLaw(jurisdiction).filing ? views : views.filter((view) => view !== 'waiting')
  const shown = offered.find((view) => view === filters.shows) ?? 'inForce'
  const filing = useLibraryFiling()
  return (
    <Stack gap={0} maw={960} mx="auto">
      <PageHeader
        title="Bylaws and rules"
        text={`Owners pass the bylaws, and ${council.seat} makes the rules for common property.`}
        actions={<ListActions on={on} manages={managesBuilding} filing={filing} />}
      />
      {filing.notice}
      {managesBuilding && <Untold />}
      <Tabs
        value={shown}
        onChange={(next) => void set({ shows: next === 'inForce' ? null : (next as View), on: null })}
        keepMounted={false}
      >
        <Tabs.List mb="md" className="no-print">
          {offered.map((view) => (
            <Tabs.Tab key={view} value={view}>
              {viewLabels[view]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {offered.map((view) => (
          <Tabs.Panel key={view} value={view}>
            <Texts
              view={view}
              narrowing={{ ...narrowing, filters: { ...filters, on } }}
              today={today}
              manages={managesBuilding}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  )
}
