import { Button, Chip, Group, Select } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { TicketCounts } from '../../../../contract/tickets/ticket.ts'
import { priorityLabels } from '../../../../contract/tickets/priorities.ts'
import { categoryLabels, statusLabels } from '../../../../contract/tickets/ticket-words.ts'
import type { TicketStatus } from '../../../../contract/tickets/kinds.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Choice } from '../../../ui/choice.tsx'
import type { DeskFilters, StatusFilter } from './use-desk-filters.ts'

interface Props {
  desk: DeskFilters
}

const countIn = (counts: TicketCounts | undefined, of: keyof TicketCounts): string =>
  counts ? ` (${counts[of].toLocaleString('en-CA')})` : ''

/** What is looked for most, each with how many there are. */
export const QuickChips = ({ desk: { filters, set } }: Props) => {
  const { data } = useRoute(api.tickets.counts, undefined, { staleTime: 0 })
  const { assignee, due, emergency } = filters
  const chips = [
    ['Mine', 'mine', assignee === 'me', { assignee: assignee === 'me' ? null : ('me' as const) }],
    ['Unassigned', 'unassigned', assignee === 'none', { assignee: assignee === 'none' ? null : ('none' as const) }],
    ['Overdue', 'late', due === 'late', { due: due === 'late' ? null : ('late' as const) }],
    ['Emergencies', 'emergencies', emergency === 'yes', { emergency: emergency === 'yes' ? null : ('yes' as const) }],
  ] as const
  return (
    <Group gap="xs" mb="md" role="group" aria-label="Show only" className="no-print">
      {chips.map(([title, of, isOn, next]) => (
        <Chip key={title} checked={isOn} onChange={() => void set(next)}>
          {title + countIn(data, of)}
        </Chip>
      ))}
    </Group>
  )
}

const statusChoices = (counts: TicketCounts | undefined): Readonly<Record<StatusFilter, string>> => ({
  ...(Object.fromEntries(
    (Object.keys(statusLabels) as TicketStatus[]).map((status) => [
      status,
      statusLabels[status] + countIn(counts, status),
    ]),
  ) as Record<TicketStatus, string>),
  all: 'Any status',
})

const orders = [
  { value: 'due', label: 'Due first' },
  { value: 'newest', label: 'Newest first' },
]

/** Narrows by one value each; the board has a column for each state, and no use for the first. */
export const DeskChoices = ({ desk, withStatus }: Props & { withStatus: boolean }) => {
  const { filters, set, order, isOver } = desk
  const { data } = useRoute(api.tickets.counts, undefined, { staleTime: 0 })
  return (
    <>
      {withStatus && (
        <Choice
          label="Open and on hold"
          labels={statusChoices(data)}
          value={filters.status}
          onChange={(status) => void set({ status })}
        />
      )}
      <Choice
        label="Any category"
        labels={categoryLabels}
        value={filters.category}
        onChange={(category) => void set({ category })}
      />
      <Choice
        label="Any priority"
        labels={priorityLabels}
        value={filters.priority}
        onChange={(priority) => void set({ priority })}
      />
      {!isOver && (
        <Select
          flex="1 1 8rem"
          maw={{ sm: 160 }}
          aria-label="Sort by"
          allowDeselect={false}
          data={orders}
          value={order}
          onChange={(next) => void set({ order: next === 'newest' ? 'newest' : null })}
        />
      )}
    </>
  )
}

interface GivenProps extends Props {
  /** What the unit and the vendor are called, where a ticket that is shown tells. */
  unit: string | undefined
  vendor: string | undefined
}

/** Narrowing to a unit or a vendor, which another view led to, with the way out of it. */
export const GivenButtons = ({ desk: { filters, set }, unit, vendor }: GivenProps) => {
  if (filters.unitId === null && filters.vendorId === null) return null
  return (
    <Group gap="xs" mb="md">
      {filters.unitId !== null && (
        <Given name={unit ? `Unit ${unit}` : 'One unit'} all="all units" onAll={() => void set({ unitId: null })} />
      )}
      {filters.vendorId !== null && (
        <Given name={vendor ?? 'One vendor'} all="all vendors" onAll={() => void set({ vendorId: null })} />
      )}
    </Group>
  )
}

const Given = ({ name, all, onAll }: { name: string; all: string; onAll: () => void }) => (
  <Button
    variant="light"
    rightSection={<IconX size={16} aria-hidden />}
    aria-label={`${name}: show ${all}`}
    onClick={onAll}
  >
    {name}
  </Button>
)
