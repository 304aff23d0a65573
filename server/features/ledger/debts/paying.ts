/** Payments: money that comes in, whose it is, which debts it pays, and what happens when the bank returns it. */
import type { LocalDate } from '../../../../contract/time.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import { Conflict, InvalidField, NotFound, orNotFound } from '../../../http/errors.ts'
import { post, reverse, type NewEntry, type Poster } from '../posting.ts'
import { selectChart } from '../store.ts'
import {
  insertAllocation,
  insertReceipt,
  selectAllocationsOf,
  lockReceipt,
  lockReceiptsOf,
  undoAllocation,
  undoReceipt,
  type KnownReceipt,
} from './placed-store.ts'
import { dividedByFund, placedSilently, type Share } from './rules.ts'
import {
  insertPayment,
  leftConstraint,
  lockHoldings,
  lockItem,
  lockPayment,
  markReturned,
  openConstraint,
  selectOpenItems,
  undoneConstraint,
  type HeldItem,
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
    const { cents, day, valueDay, source } = payment
    requireCents(cents)
    const { funds, accounts } = await selectChart(tx.db, tx.building._id)
    const of = { fundId: funds.operating, holdingId: null }
    const entryId = await postOne(tx, {
      ...{ day, valueDay, source, words: 'Payment' },
      lines: [
        { ...of, accountId: accounts.bank, cents },
        { ...of, accountId: accounts.unplaced, cents: -cents },
      ],
    })
    if (entryId === undefined) return null
    const _id = newIdIn(tx)
    await insertPayment(tx.db, tx.building._id, { ...payment, _id, fundId: funds.operating, entryId })
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
    const { accounts } = await selectChart(tx.db, tx.building._id)
    const _id = newIdIn(tx)
    const entryId = (await postOne(tx, {
      ...{ day, source: `receipt:${_id}`, words: 'Payment received' },
      lines: [
        { fundId, accountId: accounts.unplaced, holdingId: null, cents },
        { fundId, accountId: accounts.credit, holdingId, cents: -cents },
      ],
    }))!
    const instruction = placing.instruction || null
    await insertReceipt(tx.db, tx.building._id, { _id, paymentId, holdingId, instruction, cents, entryId })
    return _id
  })

/** The lines by which credit in one fund pays a debt in several: funds owe each other what went across. */
const linesOf = (
  { accounts }: Awaited<ReturnType<typeof selectChart>>,
  { fundId: from, holdingId }: KnownReceipt,
  { parts }: HeldItem,
  cents: number,
): NewEntry['lines'] =>
  [...dividedByFund(parts, cents)]
    .filter(([, share]) => share > 0)
    .flatMap(([fundId, share]) => [
      { fundId: from, accountId: accounts.credit, holdingId, cents: share },
      ...(fundId === from
        ? []
        : [
            { fundId: from, accountId: accounts.interfund, holdingId: null, cents: -share },
            { fundId, accountId: accounts.interfund, holdingId: null, cents: share },
          ]),
      { fundId, accountId: accounts.receivable, holdingId, cents: -share },
    ])

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
  if (share.cents > item.parts.reduce((sum, { openCents }) => sum + openCents, 0)) throw Conflict(tooLittleOwed)
  const _id = newIdIn(tx)
  const entryId = (await postOne(tx, {
    ...{ day, source: `allocation:${_id}`, words: item.words },
    lines: linesOf(await selectChart(tx.db, buildingId), receipt, item, share.cents),
  }))!
  const { itemId, cents } = share
  const of = { holdingId: receipt.holdingId, itemType: item.type }
  await insertAllocation(tx.db, buildingId, { _id, receiptId: receipt._id, itemId, ...of, instruction, cents, entryId })
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

/** Holds a receipt, then its holding, so that two who spend a holding's money see what the other left. */
const receiptToSpend = async (tx: Poster, receiptId: string, day: LocalDate): Promise<KnownReceipt> => {
  const receipt = orNotFound(await lockReceipt(tx.db, tx.building._id, receiptId))
  if (receipt.isUndone) throw Conflict('This payment was returned.')
  if (day < receipt.day) throw InvalidField('day', tooEarly)
  await lockHoldings(tx.db, tx.building._id, [receipt.holdingId])
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
 * Undoes a payment that the bank took back: its debts are open again, and no entry of before is touched. 404 for a payment
 * of another building; 409 where it was returned before.
 */
export const returnPayment = (ctx: Poster, { paymentId, words }: { paymentId: string; words: string }): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const payment = orNotFound(await lockPayment(tx.db, buildingId, paymentId))
    if (payment.isReturned) throw Conflict('The bank already returned this payment.')
    for (const receipt of await lockReceiptsOf(tx.db, buildingId, paymentId)) {
      for (const { _id, entryId } of await selectAllocationsOf(tx.db, buildingId, receipt._id))
        await undoAllocation(tx.db, buildingId, _id, await reverse(tx, { entryId, words }))
      await undoReceipt(tx.db, buildingId, receipt._id, await reverse(tx, { entryId: receipt.entryId, words }))
    }
    await markReturned(tx.db, buildingId, paymentId, await reverse(tx, { entryId: payment.entryId, words }))
  })
