/** Payments: money that comes in, whose it is, which debts it pays, and what happens when the bank returns it. */
import type { LocalDate } from '../../../../contract/time.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import { Conflict, InvalidField, NotFound, orNotFound } from '../../../http/errors.ts'
import { post, type NewEntry, type Poster } from '../posting.ts'
import { selectChart } from '../store.ts'
import {
  insertAllocations,
  insertReceipts,
  lockHoldingsOf,
  lockReceipt,
  selectCredits,
  type KnownReceipt,
} from './placed-store.ts'
import { allocationEntry, paymentEntry, receiptEntry } from './entries.ts'
import { placedSilently, type Share } from './rules.ts'
import {
  insertPayments,
  leftConstraint,
  lockHoldings,
  lockItem,
  lockPayment,
  openConstraint,
  selectOpenItems,
  undoneConstraint,
  type PaymentWay,
} from './store.ts'

const tooLittleLeft = 'There isn’t that much left of this payment.'
const tooEarly = 'This is before the payment came in.'
const tooLittleOwed = 'That’s more than is still owed.'

/** Money that came in. */
export interface NewPayment {
  cents: number
  way: PaymentWay
  payer: string | null
  memo: string | null
  /** The bank's day, which decides whether it was late. */
  valueDay: LocalDate
  /** The day it is entered for: the bank's, or the first open one. */
  day: LocalDate
  /** Such as `bank:<account>:<row>`. */
  source: string
}

const requireCents = (cents: number): void => {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw InvalidField('cents', 'Enter an amount above zero.')
}

const newIdIn = ({ now }: Poster) => newId(Date.parse(now))

const postOne = async (tx: Poster, entry: NewEntry): Promise<string | undefined> =>
  (await post(tx, [entry])).get(entry.source)

/** Records a payment into the operating account that isn't placed with anyone yet; answers its id, or null where it is known. */
export const recordPayment = (ctx: Poster, payment: NewPayment): Promise<string | null> =>
  inTransaction(ctx, async (tx) => {
    requireCents(payment.cents)
    const chart = await selectChart(tx.db, tx.building._id)
    const entryId = await postOne(tx, paymentEntry(chart, payment))
    if (entryId === undefined) return null
    const _id = newIdIn(tx)
    await insertPayments(tx.db, tx.building._id, [{ ...payment, _id, fundId: chart.funds.operating, entryId }])
    return _id
  })

/** What of a payment is to be a holding's. */
export interface Placing {
  paymentId: string
  holdingId: string
  cents: number
  day: LocalDate
  /** What the payer said it is for. */
  instruction: string | null
}

/**
 * Places a payment, or a part of it, with a holding; answers the receipt's id. 400 for a day before the payment's; 404 for
 * a payment or holding of another building; 409 where less of it is left, or the bank returned it.
 */
export const placePayment = (ctx: Poster, placing: Placing): Promise<string> =>
  inTransaction(ctx, async (tx) => {
    const { paymentId, holdingId, cents, day } = placing
    requireCents(cents)
    const payment = orNotFound(await lockPayment(tx.db, tx.building._id, paymentId))
    const { fundId, unplacedCents } = payment
    if (payment.isReturned) throw Conflict('The bank returned this payment.')
    if (cents > unplacedCents) throw Conflict(tooLittleLeft)
    if (day < payment.day) throw InvalidField('day', tooEarly)
    if ((await lockHoldings(tx.db, tx.building._id, [holdingId])).size === 0) throw NotFound()
    const _id = newIdIn(tx)
    const chart = await selectChart(tx.db, tx.building._id)
    const entryId = (await postOne(tx, receiptEntry(chart, { _id, fundId, holdingId, cents, day })))!
    const instruction = placing.instruction || null
    await insertReceipts(tx.db, tx.building._id, [
      { _id, kind: 'payment', paymentId, holdingId, instruction, cents, entryId },
    ])
    return _id
  })

const allocateOne = async (
  tx: Poster,
  receipt: KnownReceipt,
  share: Share,
  day: LocalDate,
  instruction: string | null,
) => {
  const buildingId = tx.building._id
  const item = orNotFound(await lockItem(tx.db, buildingId, share.itemId))
  if (item.holdingId !== receipt.holdingId) throw Conflict('This payment belongs to other owners.')
  if (item.isUndone) throw Conflict('This charge was cancelled.')
  const openCents = item.parts.reduce((sum, part) => sum + part.openCents, 0)
  if (openCents === 0) throw Conflict(`Nothing more is owed for this ${item.type === 'fine' ? 'fine' : 'charge'}.`)
  if (share.cents > openCents) throw Conflict(tooLittleOwed)
  const _id = newIdIn(tx)
  const chart = await selectChart(tx.db, buildingId)
  const { holdingId, fundId: from } = receipt
  const { cents } = share
  const entryId = (await postOne(tx, allocationEntry(chart, { _id, from, holdingId, item, cents, day })))!
  const { itemId } = share
  const of = { holdingId, itemType: item.type }
  await insertAllocations(tx.db, buildingId, [
    { _id, receiptId: receipt._id, itemId, ...of, instruction, cents, entryId },
  ])
}

const refusals = {
  [leftConstraint]: tooLittleLeft,
  [openConstraint]: tooLittleOwed,
  [undoneConstraint]: 'This charge was cancelled.',
  ledger_allocations_on_word: 'Fines and enforcement costs are paid only if the payer says so.',
}

const inWords = (error: unknown): unknown => {
  const found = Object.entries(refusals).find(([constraint]) => violates(error, constraint))
  return found ? Conflict(found[1]) : error
}

/** Holds the holding of a receipt, then the receipt, so that two who spend a holding's money see what the other left. */
const receiptToSpend = async (tx: Poster, receiptId: string, day: LocalDate): Promise<KnownReceipt> => {
  await lockHoldingsOf(tx.db, tx.building._id, { receiptId })
  const receipt = orNotFound(await lockReceipt(tx.db, tx.building._id, receiptId))
  if (receipt.isUndone) throw Conflict('This payment was returned.')
  if (day < receipt.day) throw InvalidField('day', tooEarly)
  return receipt
}

/**
 * Pays debts of a holding from a receipt of its own, all or none. 400 for a day before the receipt's; 404 for what isn't of
 * the building; 409 where less is left or owed, where the debt is another holding's, and for fines and enforcement costs
 * without the payer's word.
 */
export const allocate = async (
  ctx: Poster,
  {
    receiptId,
    shares,
    day,
    instruction,
  }: { receiptId: string; shares: readonly Share[]; day: LocalDate; instruction: string | null },
): Promise<void> => {
  for (const { cents } of shares) requireCents(cents)
  try {
    await inTransaction(ctx, async (tx) => {
      const receipt = await receiptToSpend(tx, receiptId, day)
      for (const share of shares.toSorted((a, b) => a.itemId.localeCompare(b.itemId)))
        await allocateOne(tx, receipt, share, day, instruction || null)
    })
  } catch (error) {
    throw inWords(error)
  }
}

/** Pays what is due by a day from what is left of a receipt, in the law's order; what nothing takes stays credit. */
export const allocateSilently = (ctx: Poster, receiptId: string, day: LocalDate): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const receipt = await receiptToSpend(tx, receiptId, day)
    const items = await selectOpenItems(tx.db, tx.building._id, receipt.holdingId)
    const shares = placedSilently(tx.building.jurisdiction, items, receipt.leftCents, day)
    if (shares.length > 0) await allocate(tx, { receiptId, shares, day, instruction: null })
  })

/**
 * Pays what is due by a day from what holdings paid before, of one of them or of all, in the law's order; answers from how
 * many receipts.
 */
export const spendCredit = async (ctx: Poster, day: LocalDate, holdingId: string | null = null): Promise<number> => {
  const ids = await selectCredits(ctx.db, ctx.building._id, { holdingId, day })
  for (const id of ids) await allocateSilently(ctx, id, day)
  return ids.length
}
