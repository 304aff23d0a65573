/** The ticket for which work is ordered: whether somebody may see it, and its story. */
import type { Ticket } from '../../../contract/tickets/ticket.ts'
import type { InBuilding, Member } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { getTicket, maintenanceSettingsOf } from '../tickets/tickets.ts'
import { insertWork } from './ticket-store.ts'

/** A ticket that the caller may see; 404 for any other. */
export const requireTicket = (
  ctx: InBuilding & Pick<Member, 'account' | 'role' | 'superadmin' | 'permissions'>,
  id: string,
): Promise<Pick<Ticket, '_id' | 'isMine'>> => getTicket(ctx, { params: { id } })

/** Adds a line to the ticket's story, and tells whoever reported or follows it. */
export const noteWork = async (
  tx: InBuilding,
  line: { ticketId: string; words: string; side: 'desk' | 'vendor'; vendorName: string | null },
): Promise<void> => {
  await insertWork(tx.db, tx.building._id, {
    id: newId(Date.parse(tx.now)),
    at: tx.now,
    accountId: tx.account?._id ?? null,
    ...line,
  })
}

/** Above this amount in cents a council member approves an order. */
export const limitOf = async (ctx: InBuilding): Promise<number> =>
  (await maintenanceSettingsOf(ctx)).workOrderLimitCents
