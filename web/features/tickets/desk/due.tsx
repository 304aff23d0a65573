import { Text } from '@mantine/core'
import type { TicketRow } from '../../../../contract/tickets/ticket.ts'
import { Instant } from '../../../ui/moments.tsx'

/** What a service clock wants next, and whether it is late. */
export const Due = ({ ticket: { dueAt, dueFor, isLate } }: { ticket: TicketRow }) =>
  dueAt && (
    <Text component="span" inherit {...(isLate && { c: 'var(--mantine-color-red-text)', fw: 600 })}>
      {isLate && 'Late. '}
      {dueFor === 'answer' ? 'Answer' : 'Resolve'} by <Instant at={dueAt} />
    </Text>
  )

/** Who has it: somebody at the desk, a vendor, both; or nobody. */
export const handsOf = ({ assignee, vendor }: Pick<TicketRow, 'assignee' | 'vendor'>): string =>
  [assignee?.name, vendor?.name].filter(Boolean).join(', ') || 'Nobody'
