/** Several tickets at once. */
import type { ManyAssigned } from '../../../contract/tickets/bodies.ts'
import type { BulkResult } from '../../../contract/tickets/ticket.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Refusal } from '../../http/errors.ts'
import { requireHands } from './hands.ts'
import { tellAssignedAtOnce } from './messages.ts'
import type { Caller } from './reading.ts'
import { assignAmong } from './steps.ts'
import { lockTickets, selectNumbers, type KnownTicket } from './tickets-store.ts'

/**
 * Gives tickets to somebody: those that moved on, or take no hands any more, are named with the reason and left alone.
 * Everybody whom they concern is told once. 400 or 409 for hands that nobody has here, as for one ticket.
 */
export const assignMany = (ctx: Caller, { body }: { body: ManyAssigned }): Promise<BulkResult> =>
  inTransaction(ctx, async (tx) => {
    const { tickets, ...hands } = body
    await requireHands(tx, hands)
    const ids = tickets.map(({ _id }) => _id)
    const numbers = await selectNumbers(tx.db, tx.building._id, ids)
    // All of them first and in one order, so that two who give away the same tickets do not wait for each other.
    await lockTickets(tx.db, tx.building._id, ids)
    const batchId = newId(Date.parse(tx.now))
    const assigned: KnownTicket[] = []
    const refused: BulkResult['refused'] = []
    for (const seen of tickets) {
      try {
        assigned.push(await assignAmong(tx, seen, { step: 'assign', words: '', batchId, ...hands }))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        refused.push({ _id: seen._id, number: numbers.get(seen._id) ?? null, why: error.message })
      }
    }
    await tellAssignedAtOnce(tx, batchId, assigned)
    return { done: assigned.length, refused }
  })
