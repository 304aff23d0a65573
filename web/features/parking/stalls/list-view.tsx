import { Anchor, Group, Stack, Text } from '@mantine/core'
import { parseAsString, parseAsStringLiteral } from 'nuqs'
import { stallLabel, stallTraits, tenureLabels } from '../../../../contract/parking/stall-words.ts'
import type { StallSummary, StallTenure } from '../../../../contract/parking/stalls.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { sent, useFilters } from '../../../ui/use-filters.ts'
import { holderWords, termWords } from './words.ts'

const traitLabels = { accessible: 'Accessible', evCharging: 'EV charging', visitor: 'For visitors' } as const
const showsLabels = { free: 'Free', held: 'Assigned', endsSoon: 'Ending soon' } as const
const keys = {
  level: parseAsString,
  tenure: parseAsStringLiteral(Object.keys(tenureLabels) as StallTenure[]),
  trait: parseAsStringLiteral(['accessible', 'evCharging', 'visitor'] as const),
  shows: parseAsStringLiteral(['free', 'held', 'endsSoon'] as const),
}

/** What the stalls are narrowed by, as the address has it; the file is narrowed alike. */
export const useStallFilters = () => useFilters(keys)

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** Columns whose first cell opens a stall; the same ones as long as what opens it is. */
export const stallColumnsFor = (onChoose: (id: string) => void): readonly Column<StallSummary>[] => [
  {
    name: 'Stall',
    cell: (stall) => (
      <Stack gap={2} align="flex-start">
        <Anchor component="button" type="button" fw={600} py={4} onClick={() => onChoose(stall._id)}>
          {stallLabel(stall)}
        </Anchor>
        {stallTraits(stall).length > 0 && <Text size="sm">{stallTraits(stall).join(', ')}</Text>}
      </Stack>
    ),
  },
  {
    name: 'Assigned to',
    cell: (stall) => (
      <Group gap="xs">
        <Text>{capital(holderWords(stall))}</Text>
        {stall.holder?.state === 'endsSoon' && !stall.holder.renewed && (
          <StatusBadge tone="waiting">Ending soon</StatusBadge>
        )}
      </Group>
    ),
  },
  { name: 'Term', cell: ({ holder }) => (holder ? capital(termWords(holder)) : unknown) },
  { name: 'Designation', cell: ({ tenure }) => tenureLabels[tenure] },
]

interface Props {
  levels: readonly string[]
  columns: readonly Column<StallSummary>[]
}

/** The stalls as a list, narrowed by level, by what they are and by who has them. */
export const ListView = ({ levels, columns }: Props) => {
  const { filters, set, clear, narrowed } = useStallFilters()
  const list = useList(api.parking.listStalls, { query: sent(filters) })
  const levelLabels = Object.fromEntries(levels.map((level) => [level, `Level ${level}`]))
  return (
    <ListPart
      list={list}
      shape="table-row"
      search={{
        label: 'Search stalls and units',
        value: filters.search,
        onChange: (search) => void set({ search }),
      }}
      filters={
        <>
          <Choice
            label="Any level"
            labels={levelLabels}
            value={filters.level}
            onChange={(level) => void set({ level })}
          />
          <Choice
            label="Any feature"
            labels={traitLabels}
            value={filters.trait}
            onChange={(trait) => void set({ trait })}
          />
          <Choice
            label="Any status"
            labels={showsLabels}
            value={filters.shows}
            onChange={(shows) => void set({ shows })}
          />
          <Choice
            label="Any designation"
            labels={tenureLabels}
            value={filters.tenure}
            onChange={(tenure) => void set({ tenure })}
          />
        </>
      }
      narrowed={narrowed}
      onClear={clear}
      empty={<Empty title="No stalls yet">Add the stalls one by one, or import them from a spreadsheet.</Empty>}
    >
      {(stalls) => (
        <RowTable label="Stalls" items={stalls} columns={columns} idOf={({ _id }) => _id} leastWidth={640} stacks />
      )}
    </ListPart>
  )
}
