/** What comes of the work that others do for a ticket, as whoever reported it is told. */
import { inTransaction } from '../../db/transaction.ts'
import type { InBuilding } from '../../context.ts'
import { tellFollowers } from './messages.ts'
import { requireKnown } from './reading.ts'
import { noteEvent } from './record.ts'
import type { TicketSide } from '../../../contract/tickets/kinds.ts'
import { lockTickets } from './tickets-store.ts'

/** Adds a line to a ticket's story and tells whoever reported or follows it; 404 for one next door. */
export const noteWork = (
  ctx: InBuilding,
  {
    ticketId,
    words,
    side,
    vendorName,
  }: { ticketId: string; words: string; side: TicketSide; vendorName: string | null },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await lockTickets(tx.db, tx.building._id, [ticketId])
    const before = await requireKnown(tx, ticketId)
    const line = { kind: 'worked', side, words, ...(vendorName !== null && { vendorName }) } as const
    const { eventId, after } = await noteEvent(tx, before, ticketId, line)
    await tellFollowers(tx, after, eventId)
  })
