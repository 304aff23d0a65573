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
export const TicketState = ({ status }: { status: TicketStatus }) => (
  <StatusBadge tone={tones[status]}>{statusLabels[status]}</StatusBadge>
)

/** Priorities that are said beside the state. */
export const pressing: ReadonlySet<TicketPriority> = new Set(['high', 'urgent'])

interface Props {
  ticket: Pick<TicketSummary, 'status' | 'isEmergency' | 'priority'>
  /** Whether the reader sets priorities. */
  withPriority?: boolean
}

/** Where a ticket stands, and what makes it press. */
export const TicketMarks = ({ ticket: { status, isEmergency, priority }, withPriority = false }: Props) => (
  <Group gap={6} component="span">
    <TicketState status={status} />
    {isEmergency && <StatusBadge tone="bad">Emergency</StatusBadge>}
    {withPriority && pressing.has(priority) && (
      <StatusBadge tone="waiting">{`${priorityLabels[priority]} priority`}</StatusBadge>
    )}
  </Group>
)
