/** Undoing payments: what they paid is open again, and no entry of before is touched. */
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, NotFound, orNotFound } from '../../../http/errors.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { reverse, type Poster } from '../posting.ts'
import {
  lockAllocation,
  lockHoldingsOf,
  lockReceipt,
  lockReceiptsOf,
  selectAllocationsFor,
  selectAllocationsOf,
  undoAllocation,
  undoReceipt,
  type KnownAllocation,
  type KnownReceipt,
} from './placed-store.ts'
import { selectOutflowDebts, selectOutflowsOf } from './outflows-store.ts'
import { oweOutflows } from './returned-credit.ts'
import { lockHoldings, lockPayment, markReturned, undoItem, type KnownPayment } from './store.ts'

/** Undoes a receipt of which nothing has left, or is owed by then. */
const undoWhole = async (tx: Poster, receipt: KnownReceipt, words: string): Promise<void> => {
  const buildingId = tx.building._id
  for (const { _id, entryId } of await selectAllocationsOf(tx.db, buildingId, receipt._id))
    await undoAllocation(tx.db, buildingId, _id, await reverse(tx, { entryId, words }))
  await undoReceipt(tx.db, buildingId, receipt._id, await reverse(tx, { entryId: receipt.entryId, words }))
}

const undoOne = async (tx: Poster, receipt: KnownReceipt, words: string): Promise<void> => {
  if ((await selectOutflowsOf(tx.db, tx.building._id, receipt._id)).length > 0)
    throw Conflict('Part of this payment was refunded or transferred. Undo that first.')
  await undoWhole(tx, receipt, words)
}

/** Frees what was paid of a debt; what was written off is owed again and leaves no credit. */
const freeOne = async (tx: Poster, known: KnownAllocation, words: string): Promise<void> => {
  const { _id, receiptId, entryId, writtenOffBy } = known
  await undoAllocation(tx.db, tx.building._id, _id, await reverse(tx, { entryId, words }))
  if (!writtenOffBy) return
  const undone = { entryId: writtenOffBy, words: 'Write-off undone' }
  await undoReceipt(tx.db, tx.building._id, receiptId, await reverse(tx, undone))
}

/**
 * Frees what a receipt paid of a debt, as credit of the holding; answers the receipt, or null for a write-off, which leaves
 * no credit. 404 for what isn't of the building and holding; 409 where it was freed before.
 */
export const freeAllocation = (
  ctx: Poster,
  { holdingId, allocationId, words }: { holdingId: string; allocationId: string; words: string },
): Promise<string | null> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    await lockHoldings(tx.db, buildingId, [holdingId])
    const allocation = orNotFound(await lockAllocation(tx.db, buildingId, allocationId))
    if (allocation.holdingId !== holdingId) throw NotFound()
    if (allocation.isUndone) throw Conflict('This was already undone.')
    await freeOne(tx, allocation, words)
    return allocation.writtenOffBy ? null : allocation.receiptId
  })

/** Frees all that was paid of a debt of a holding, as its credit. */
export const freeCharge = (
  ctx: Poster,
  { holdingId, itemId, words }: { holdingId: string; itemId: string; words: string },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    await lockHoldings(tx.db, tx.building._id, [holdingId])
    for (const known of await selectAllocationsFor(tx.db, tx.building._id, itemId)) await freeOne(tx, known, words)
  })

/** Undoes the debts for what left a holding, which is brought back; what was paid of them is credit. The caller holds it. */
export const forgiveOutflow = async (tx: Poster, outflowId: string, words: string): Promise<void> => {
  const buildingId = tx.building._id
  for (const { itemId, entryId } of await selectOutflowDebts(tx.db, buildingId, outflowId)) {
    for (const paid of await selectAllocationsFor(tx.db, buildingId, itemId)) await freeOne(tx, paid, words)
    await undoItem(tx.db, buildingId, itemId, await reverse(tx, { entryId, words }))
  }
}

/**
 * Takes a receipt from its holding: what it paid is open again, and the payment is to be placed. 404 for a receipt of
 * another building or payment; 409 where it was taken away before.
 */
export const removeReceipt = (
  ctx: Poster,
  { paymentId, receiptId, words }: { paymentId: string; receiptId: string; words: string },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    orNotFound(await lockPayment(tx.db, buildingId, paymentId))
    await lockHoldingsOf(tx.db, buildingId, { receiptId })
    const receipt = orNotFound(await lockReceipt(tx.db, buildingId, receiptId))
    if (receipt.paymentId !== paymentId) throw NotFound()
    if (receipt.isUndone) throw Conflict('This was already undone.')
    await undoOne(tx, receipt, words)
  })

/** Undoes a receipt that is of no payment, with what it paid; the caller holds its holding. 409 where a part of it left. */
export const undoReceiptOf = async (tx: Poster, receiptId: string, words: string): Promise<void> =>
  undoOne(tx, orNotFound(await lockReceipt(tx.db, tx.building._id, receiptId)), words)

interface Undoing {
  paymentId: string
  words: string
}

/** Holds a payment that wasn't returned, and reads it. */
const standing = async (tx: Poster, paymentId: string): Promise<KnownPayment> => {
  const known = orNotFound(await lockPayment(tx.db, tx.building._id, paymentId))
  if (known.isReturned) throw Conflict('The bank already returned this payment.')
  await lockHoldingsOf(tx.db, tx.building._id, { paymentId })
  return known
}

/** Reverses what came in with a payment that no one has a part of. */
const takeBack = async (
  tx: Poster,
  { paymentId, words, entryId, valueDay }: Undoing & { entryId: string; valueDay: LocalDate | undefined },
  isWithdrawn: boolean,
): Promise<void> => {
  const undoneBy = await reverse(tx, { entryId, words, valueDay })
  await markReturned(tx.db, tx.building._id, paymentId, { entryId: undoneBy, isWithdrawn })
}

/**
 * Undoes a payment that the bank took back, on its day where the bank says one: its debts are open again, what had left is
 * owed by the holding it left, and no entry of before is touched. Answers the ids of the debts for what had left. 404 for a
 * payment of another building; 409 where it was returned before.
 */
export const returnPayment = (
  ctx: Poster,
  { paymentId, words, valueDay }: Undoing & { valueDay?: LocalDate },
): Promise<string[]> =>
  inTransaction(ctx, async (tx) => {
    const { entryId } = await standing(tx, paymentId)
    const owed: string[] = []
    for (const receipt of await lockReceiptsOf(tx.db, tx.building._id, paymentId)) {
      owed.push(...(await oweOutflows(tx, receipt, valueDay)))
      await undoWhole(tx, receipt, words)
    }
    await takeBack(tx, { paymentId, words, entryId, valueDay }, false)
    return owed
  })

/**
 * Undoes a payment that was entered by mistake: its debts are open again, and no one is shown it as money that came in, or as
 * returned by the bank. Refuses what `returnPayment` does; 409 too where a part of it was refunded or transferred.
 */
export const withdrawPayment = (ctx: Poster, { paymentId, words }: Undoing): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { entryId, valueDay } = await standing(tx, paymentId)
    for (const receipt of await lockReceiptsOf(tx.db, tx.building._id, paymentId)) await undoOne(tx, receipt, words)
    await takeBack(tx, { paymentId, words, entryId, valueDay }, true)
  })
