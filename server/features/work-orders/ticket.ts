/** The ticket for which work is ordered: whether somebody may see it, and its story. */
import { approvalLimitUsualCents } from '../../../contract/limits/work-orders.ts'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { NotFound } from '../../http/errors.ts'
import { insertWork, selectTicket } from './ticket-store.ts'

/** A ticket that the caller may see; 404 for any other. */
export const requireTicket = async (ctx: InBuilding, id: string): Promise<{ _id: string; isMine: boolean }> => {
  const found = await selectTicket(ctx.db, ctx.building._id, id)
  if (!found) throw NotFound()
  return { _id: found._id, isMine: found.reporterId === ctx.account?._id }
}

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
export const limitOf = async (_ctx: InBuilding): Promise<number> => approvalLimitUsualCents
