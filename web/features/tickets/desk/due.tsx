import { Text } from '@mantine/core'
import type { TicketRow } from '../../../../contract/tickets/ticket.ts'
import { Instant } from '../../../ui/moments.tsx'

const replyDue = (isLate: boolean): string => (isLate ? 'Overdue: reply was due' : 'Reply due')
const resolutionDue = (isLate: boolean): string => (isLate ? 'Overdue: resolution was due' : 'Resolution due')

/** The next deadline of a ticket, and whether it is overdue. */
export const Due = ({ ticket: { dueAt, dueFor, isLate } }: { ticket: TicketRow }) =>
  dueAt && (
    <Text component="span" inherit {...(isLate && { c: 'var(--mantine-color-red-text)', fw: 600 })}>
      {dueFor === 'answer' ? replyDue(isLate) : resolutionDue(isLate)} <Instant at={dueAt} />
    </Text>
  )

/** Assigned to: a staff member, a vendor or both; or no one. */
export const handsOf = ({ assignee, vendor }: Pick<TicketRow, 'assignee' | 'vendor'>): string =>
  [assignee?.name, vendor?.name].filter(Boolean).join(', ') || 'Unassigned'
