import { Group } from '@mantine/core'
import type { TicketPriority, TicketStatus } from '../../../contract/tickets/kinds.ts'
import { priorityLabels } from '../../../contract/tickets/priorities.ts'
import { statusLabels } from '../../../contract/tickets/ticket-words.ts'
import type { TicketSummary } from '../../../contract/tickets/ticket.ts'
import { StatusBadge, type Tone } from '../../ui/status-badge.tsx'

const tones: Readonly<Record<TicketStatus, Tone>> = {
  open: 'brand',
  assigned: 'brand',
  in_progress: 'brand',
  on_hold: 'waiting',
  resolved: 'good',
  closed: 'neutral',
  declined: 'neutral',
}

/** Where a ticket stands, in a word. */
const TicketState = ({ status }: { status: TicketStatus }) => (
  <StatusBadge tone={tones[status]}>{statusLabels[status]}</StatusBadge>
)

/** Priorities that are said beside the state. */
const pressing: ReadonlySet<TicketPriority> = new Set(['high', 'urgent'])

type Pressing = Pick<TicketSummary, 'isEmergency' | 'priority'>

/** Whether something of a ticket is said by `Press`. */
export const presses = ({ isEmergency, priority }: Pressing): boolean => isEmergency || pressing.has(priority)

/** What makes a ticket press; priorities only for those who set them. */
export const Press = ({
  ticket: { isEmergency, priority },
  withPriority,
}: {
  ticket: Pressing
  withPriority: boolean
}) => (
  <>
    {isEmergency && <StatusBadge tone="bad">Emergency</StatusBadge>}
    {withPriority && pressing.has(priority) && (
      <StatusBadge tone="waiting">{`${priorityLabels[priority]} priority`}</StatusBadge>
    )}
  </>
)

interface Props {
  ticket: Pressing & Pick<TicketSummary, 'status'>
  /** Whether the reader sets priorities. */
  withPriority?: boolean
}

/** Where a ticket stands, and what makes it press. */
export const TicketMarks = ({ ticket, withPriority = false }: Props) => (
  <Group gap={6} component="span">
    <TicketState status={ticket.status} />
    <Press ticket={ticket} withPriority={withPriority} />
  </Group>
)
