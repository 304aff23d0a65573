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
import { hasOutflow } from './outflows-store.ts'
import { lockHoldings, lockPayment, markReturned } from './store.ts'

const undoOne = async (tx: Poster, receipt: KnownReceipt, words: string): Promise<void> => {
  const buildingId = tx.building._id
  if (await hasOutflow(tx.db, buildingId, receipt._id))
    throw Conflict('Part of this payment was refunded or transferred. Undo that first.')
  for (const { _id, entryId } of await selectAllocationsOf(tx.db, buildingId, receipt._id))
    await undoAllocation(tx.db, buildingId, _id, await reverse(tx, { entryId, words }))
  await undoReceipt(tx.db, buildingId, receipt._id, await reverse(tx, { entryId: receipt.entryId, words }))
}

/** Frees what was paid of a debt; what was written off is owed again and leaves no credit. */
const freeOne = async (tx: Poster, known: KnownAllocation, words: string): Promise<void> => {
  const { _id, receiptId, entryId, writtenOffBy } = known
  await undoAllocation(tx.db, tx.building._id, _id, await reverse(tx, { entryId, words }))
  if (writtenOffBy)
    await undoReceipt(tx.db, tx.building._id, receiptId, await reverse(tx, { entryId: writtenOffBy, words }))
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

/** Takes a payment from everyone who has a part of it, and reverses what came in. */
const undoPayment = (
  ctx: Poster,
  { paymentId, words }: Undoing,
  how: { isWithdrawn: boolean; valueDay?: LocalDate | undefined },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const payment = orNotFound(await lockPayment(tx.db, buildingId, paymentId))
    if (payment.isReturned) throw Conflict('The bank already returned this payment.')
    await lockHoldingsOf(tx.db, buildingId, { paymentId })
    for (const receipt of await lockReceiptsOf(tx.db, buildingId, paymentId)) await undoOne(tx, receipt, words)
    const valueDay = how.isWithdrawn ? payment.valueDay : how.valueDay
    const entryId = await reverse(tx, { entryId: payment.entryId, words, valueDay })
    await markReturned(tx.db, buildingId, paymentId, { entryId, isWithdrawn: how.isWithdrawn })
  })

/**
 * Undoes a payment that the bank took back, on its day where the bank says one: its debts are open again, and no entry of
 * before is touched. 404 for a payment of another building; 409 where it was returned before.
 */
export const returnPayment = (
  ctx: Poster,
  { valueDay, ...undoing }: Undoing & { valueDay?: LocalDate },
): Promise<void> => undoPayment(ctx, undoing, { isWithdrawn: false, valueDay })

/**
 * Undoes a payment that was entered by mistake: its debts are open again, and no one is shown it as money that came in, or as
 * returned by the bank. Refuses what `returnPayment` does.
 */
export const withdrawPayment = (ctx: Poster, undoing: Undoing): Promise<void> =>
  undoPayment(ctx, undoing, { isWithdrawn: true })
