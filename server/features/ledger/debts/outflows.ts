/** Credit that leaves a holding: refunded to its owners, or moved to another holding as they ask. */
import type { LocalDate } from '../../../../contract/time.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField, NotFound, orNotFound } from '../../../http/errors.ts'
import { post, reverse, type Poster } from '../posting.ts'
import { selectChart } from '../store.ts'
import { refundEntry, transferEntry } from './entries.ts'
import { insertOutflow, lockCredits, selectOutflow, selectOutflowsOf, undoOutflow } from './outflows-store.ts'
import { insertReceipts, selectAllocationsOf, undoAllocation, undoReceipt } from './placed-store.ts'
import { takenFrom } from './rules.ts'
import { lockHoldings, type PaymentWay } from './store.ts'
import { forgiveOutflow } from './undoing.ts'

interface Leaving {
  holdingId: string
  cents: number
  day: LocalDate
  /** Of a refund: the day it was paid. */
  paidOn?: LocalDate
}

/** Holds holdings and what is left of the first one's receipts by a day; answers what is taken of each. */
const taken = async (tx: Poster, { holdingId, cents, day, paidOn }: Leaving, others: readonly string[] = []) => {
  const ids = [holdingId, ...others]
  if ((await lockHoldings(tx.db, tx.building._id, ids)).size < ids.length) throw NotFound()
  const credits = await lockCredits(tx.db, tx.building._id, holdingId)
  const parts = takenFrom(
    credits.filter(({ cameOn, enteredOn }) => enteredOn <= day && cameOn <= (paidOn ?? day)),
    cents,
  )
  if (parts) return parts
  if (paidOn !== undefined && takenFrom(credits, cents))
    throw InvalidField('paidOn', 'The account had less credit on this day')
  throw Conflict('That’s more than this account’s credit.')
}

/**
 * Refunds credit of a holding from the bank account of the operating fund, of its oldest receipts first; answers what left.
 * 400 for a day on which less had come in; 404 for a holding of another building; 409 where there is less credit, and for a
 * day in a locked month.
 */
export const refundCredit = (
  ctx: Poster,
  { way, reason, valueDay, ...leaving }: Leaving & { valueDay: LocalDate; way: PaymentWay; reason: string },
): Promise<string> =>
  inTransaction(ctx, async (tx) => {
    const parts = await taken(tx, { ...leaving, paidOn: valueDay })
    const _id = newId(Date.parse(tx.now))
    const entry = refundEntry(await selectChart(tx.db, tx.building._id), { _id, valueDay, ...leaving })
    const entryId = (await post(tx, [entry])).get(entry.source)!
    const { holdingId, cents } = leaving
    const of = { _id, holdingId, cents, parts, entryId }
    await insertOutflow(tx.db, tx.building._id, { ...of, kind: 'refund', way, toReceiptId: null, reason })
    return _id
  })

/**
 * Moves credit of a holding to another one, as its owners ask; answers what left. 400 for the same holding; 404 for one of
 * another building; 409 where it has less credit.
 */
export const transferCredit = (
  ctx: Poster,
  { toHoldingId, words, request, ...leaving }: Leaving & { toHoldingId: string; words: string; request: string },
): Promise<string> =>
  inTransaction(ctx, async (tx) => {
    const { holdingId, cents } = leaving
    if (toHoldingId === holdingId) throw InvalidField('toHoldingId', 'Choose another account')
    const parts = await taken(tx, leaving, [toHoldingId])
    const [_id, toReceiptId] = [newId(Date.parse(tx.now)), newId(Date.parse(tx.now))]
    const entry = transferEntry(await selectChart(tx.db, tx.building._id), { _id, toHoldingId, words, ...leaving })
    const entryId = (await post(tx, [entry])).get(entry.source)!
    const of = { cents, entryId }
    await insertReceipts(tx.db, tx.building._id, [
      { ...of, _id: toReceiptId, kind: 'transfer', paymentId: null, holdingId: toHoldingId, instruction: null },
    ])
    const left = { ...of, _id, holdingId, parts, toReceiptId }
    await insertOutflow(tx.db, tx.building._id, { ...left, kind: 'transfer', way: null, reason: request })
    return _id
  })

/**
 * Brings back what left a holding: a refund that wasn't paid, or a transfer, whose credit is freed in the other account
 * first; answers that account. What is owed for it, of a payment that was returned since, isn't owed any more. 404 for what didn't leave this holding; 409 where it was brought back before, or has left
 * the other account.
 */
export const bringBack = (
  ctx: Poster,
  { holdingId, outflowId, words }: { holdingId: string; outflowId: string; words: string },
): Promise<string | null> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const { toHoldingId } = orNotFound(await selectOutflow(tx.db, buildingId, outflowId, false))
    await lockHoldings(tx.db, buildingId, [holdingId, ...(toHoldingId ? [toHoldingId] : [])])
    const known = orNotFound(await selectOutflow(tx.db, buildingId, outflowId, true))
    if (known.holdingId !== holdingId) throw NotFound()
    if (known.isUndone) throw Conflict('This was already undone.')
    const { toReceiptId } = known
    if (toReceiptId) {
      if ((await selectOutflowsOf(tx.db, buildingId, toReceiptId)).length > 0)
        throw Conflict('Part of this credit has left the other account. Undo that first.')
      for (const { _id, entryId } of await selectAllocationsOf(tx.db, buildingId, toReceiptId))
        await undoAllocation(tx.db, buildingId, _id, await reverse(tx, { entryId, words }))
    }
    await forgiveOutflow(tx, outflowId, words)
    const undoneBy = await reverse(tx, { entryId: known.entryId, words })
    if (toReceiptId) await undoReceipt(tx.db, buildingId, toReceiptId, undoneBy)
    await undoOutflow(tx.db, buildingId, outflowId, undoneBy)
    return toHoldingId
  })
