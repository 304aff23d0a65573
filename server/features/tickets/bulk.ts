/** Several tickets at once. */
import type { ManyAssigned } from '../../../contract/tickets/bodies.ts'
import type { BulkResult } from '../../../contract/tickets/ticket.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/errors.ts'
import { requireHands } from './hands.ts'
import type { Caller } from './reading.ts'
import { stepTicket } from './steps.ts'
import { selectNumbers } from './tickets-store.ts'

/**
 * Gives tickets to somebody, each in a transaction of its own: those that moved on, or take no hands any more, are named
 * with the reason and left alone. 400 or 409 for hands that nobody has here, as for one ticket.
 */
export const assignMany = async (ctx: Caller, { body }: { body: ManyAssigned }): Promise<BulkResult> => {
  const { tickets, ...hands } = body
  await requireHands(ctx, hands)
  const numbers = await selectNumbers(
    ctx.db,
    ctx.building._id,
    tickets.map(({ _id }) => _id),
  )
  const refused: BulkResult['refused'] = []
  for (const { _id, version } of tickets) {
    try {
      const step = { step: 'assign', words: '', version, ...hands } as const
      await inTransaction(ctx, (tx) => stepTicket(tx, { params: { id: _id }, body: step }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ _id, number: numbers.get(_id) ?? null, why: error.message })
    }
  }
  return { done: tickets.length - refused.length, refused }
}
