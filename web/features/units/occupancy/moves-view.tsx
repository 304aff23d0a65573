import { Group, Text } from '@mantine/core'
import { IconLogin2, IconLogout2 } from '@tabler/icons-react'
import { linkRoleLabels } from '../../../../contract/unit-words.ts'
import type { Move, Occupancy } from '../../../../contract/units/occupancy.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { PeriodFilter } from '../../../ui/period-filter.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { Day, PersonLink, UnitLink } from './ties.tsx'
import { useOccupancyFilters } from './use-occupancy-filters.ts'

const directions = {
  in: { words: 'Moved in', Sign: IconLogin2 },
  out: { words: 'Moved out', Sign: IconLogout2 },
} as const

const Step = ({ move: { direction, on } }: { move: Move }) => {
  const { words, Sign } = directions[direction]
  return (
    <>
      <Group gap={6} wrap="nowrap">
        <Sign size={18} aria-hidden />
        {words}
      </Group>
      <Text size="sm" c="dimmed">
        <Day on={on} />
      </Text>
    </>
  )
}

const columns: Column<Move>[] = [
  { name: 'Unit', cell: (move) => <UnitLink of={move} /> },
  {
    name: 'Person',
    cell: (move) => (
      <>
        <PersonLink of={move} />
        <Text size="sm" c="dimmed">
          {linkRoleLabels[move.role]}
        </Text>
      </>
    ),
  },
  { name: 'Move', cell: (move) => <Step move={move} /> },
]

/** Who moved in and out in a period; the day of moving out is the last day in the unit. */
export function MovesView({ occupancy: { moves } }: { occupancy: Occupancy }) {
  const { filters, fault, set, search, searched } = useOccupancyFilters()
  const { from, to } = moves
  const list = useList(api.units.occupancyMoves, { query: { from, to, ...searched } })
  const narrowed = filters.search !== '' || filters.from !== null || filters.to !== null
  return (
    <ListPart
      list={list}
      search={search}
      filters={
        <PeriodFilter
          from={filters.from ?? from}
          until={filters.to ?? to}
          untilLabel="To"
          onFrom={(day) => void set({ from: day, to: filters.to ?? to })}
          onUntil={(day) => void set({ to: day, from: filters.from ?? from })}
          fault={fault}
        />
      }
      lead={
        <Text mb="sm" aria-live="polite">
          {moves.in} moved in and {moves.out} moved out from <Day on={from} /> to <Day on={to} />.
        </Text>
      }
      narrowed={narrowed}
      onClear={() => void set({ search: null, from: null, to: null })}
      shape="table-row"
      empty={<Empty title="No moves in the last 90 days">Choose another period to look further back.</Empty>}
    >
      {(items) => (
        <RowTable
          label="Moves"
          items={items}
          columns={columns}
          idOf={({ _id, direction }) => `${_id} ${direction}`}
          leastWidth={330}
        />
      )}
    </ListPart>
  )
}
