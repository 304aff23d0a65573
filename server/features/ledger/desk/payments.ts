/** Payments as they are recorded by hand, placed with units, taken from them, and returned. */
import type { Payment, PaymentDraft, PaymentQuery, PaymentStep } from '../../../../contract/ledger/payment.ts'
import type { Page } from '../../../../contract/route.ts'
import { daysBetween, type LocalDate } from '../../../../contract/time.ts'
import { paymentOldestDays } from '../../../../contract/limits/ledger.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField, orNotFound, Refusal } from '../../../http/errors.ts'
import { allocate, allocateSilently, placePayment, recordPayment, spendCredit } from '../debts/paying.ts'
import { lockPayment } from '../debts/store.ts'
import { removeReceipt, returnPayment } from '../debts/undoing.ts'
import { selectBooks } from './books-store.ts'
import { tellReturned } from './messages.ts'
import { tellOwnStep } from './own-steps.ts'
import { holdRecording, isLikeAnother, selectPayment, selectPayments } from './payments-store.ts'
import { todayIn, type ById } from './reading.ts'
import { noteChange } from './record.ts'
import { chargeReturned, noteOwed } from './returning.ts'
import { keepingLevies } from './levies.ts'
import { dayToEnter } from './rules.ts'
import type { Caller } from './access.ts'

/** Lists payments, the newest first. */
export const listPayments = (ctx: Caller, { query }: { query: PaymentQuery }): Promise<Page<Payment>> =>
  selectPayments(ctx.db, ctx.building._id, query)

const requirePayment = async (ctx: InBuilding, id: string): Promise<Payment> =>
  orNotFound(await selectPayment(ctx.db, ctx.building._id, id))

type Place = NonNullable<PaymentDraft['place']> & { paymentId: string; cents: number; day: LocalDate }

/** Places money with a holding: first what the payer said, then what was due on the day it came in, then what is due now. */
const place = async (tx: Caller, { shares, instruction, ...placing }: Place): Promise<void> => {
  const receiptId = await placePayment(tx, { ...placing, instruction })
  const { day, holdingId } = placing
  const gain = { kind: 'payment allocated', cents: placing.cents, reason: null, holdingIds: [holdingId] } as const
  await tellOwnStep(tx, gain)
  const said = shares.map(({ chargeId, cents }) => ({ itemId: chargeId, cents }))
  if (said.length > 0) await allocate(tx, { receiptId, shares: said, day, instruction })
  await allocateSilently(tx, receiptId, day)
  await spendCredit(tx, todayIn(tx), holdingId)
}

/** What the history keeps of a payment: never who paid, or what they wrote. */
const told = ({ cents, receivedOn, way, receipts }: Payment) => ({
  ...{ cents, receivedOn, way },
  unit: receipts.map(({ unitNumber }) => unitNumber),
})

/** Notes what happened to a payment, for its owners before and after. */
const noted = async (
  tx: InBuilding,
  action: 'recorded' | 'placed' | 'removed' | 'returned',
  { before, after, ...more }: { before: Payment | null; after: Payment; reason?: string },
): Promise<Payment> => {
  const holdings = [...(before?.receipts ?? []), ...after.receipts].map(({ holdingId }) => holdingId)
  await noteChange(
    tx,
    {
      ...{ subject: 'payment', subjectId: after._id, action },
      before: before ? told(before) : {},
      after: { ...told(after), ...more },
    },
    holdings,
  )
  return after
}

/**
 * Records a payment, and places it where that is known. 400 for a day to come; 404 for a holding or charge of another
 * building; 409 where less is owed, and DUPLICATE for one like another unless it is said to be another.
 */
export const addPayment = (ctx: Caller, { body }: { body: PaymentDraft }): Promise<Payment> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const today = todayIn(tx)
    const { cents, receivedOn, way, payer, memo, isAnother } = body
    if (receivedOn > today) throw InvalidField('receivedOn', 'This date is in the future')
    if (daysBetween(receivedOn, today) > paymentOldestDays)
      throw InvalidField('receivedOn', 'This date is more than three years ago')
    // Of two who record the same payment at once, the second is told.
    await holdRecording(tx.db, buildingId)
    if (!isAnother && (await isLikeAnother(tx.db, buildingId, body)))
      throw new Refusal(
        409,
        'DUPLICATE',
        'A payment of this amount was already recorded for this day. If this is another one, record it again.',
      )
    const { lockedThrough } = await selectBooks(tx.db, buildingId)
    const day = dayToEnter(receivedOn, lockedThrough, today)
    const source = `hand:${newId(Date.parse(tx.now))}`
    const paymentId = (await recordPayment(tx, {
      ...{ cents, way, payer: payer || null, memo: memo || null },
      ...{ valueDay: receivedOn, day, source },
    }))!
    if (body.place) await place(tx, { ...body.place, paymentId, cents, day })
    return noted(tx, 'recorded', { before: null, after: await requirePayment(tx, paymentId) })
  })

/** Undoes a payment that the bank took back, charges what a bylaw sets for that, and tells the owners. */
const giveBack = async (tx: InBuilding, paymentId: string, valueDay?: LocalDate): Promise<void> => {
  // Held first, so that whose it is doesn’t change before it is returned.
  await lockPayment(tx.db, tx.building._id, paymentId)
  const payment = await requirePayment(tx, paymentId)
  const words = 'Payment returned by the bank'
  const owed = await returnPayment(tx, { paymentId, words, ...(valueDay && { valueDay }) })
  await noteOwed(tx, owed)
  await chargeReturned(tx, payment)
  await tellReturned(tx, paymentId)
}

/**
 * Undoes a payment that the bank took back on a day, as its file says, and tells the owners. 404 for one of another building;
 * 409 where it was returned before.
 */
export const returnByBank = (
  ctx: InBuilding,
  { paymentId, valueDay, reason }: { paymentId: string; valueDay: LocalDate; reason: string },
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const before = await requirePayment(tx, paymentId)
    await giveBack(tx, paymentId, valueDay)
    await noted(tx, 'returned', { before, after: await requirePayment(tx, paymentId), reason })
  })

/** Takes a step with a payment; the word of the history. */
const take = async (tx: Caller, payment: Payment, step: PaymentStep): Promise<'placed' | 'removed' | 'returned'> => {
  const paymentId = payment._id
  switch (step.step) {
    case 'place': {
      const { holdingId, shares, instruction, cents = payment.unplacedCents } = step
      if (cents === 0) throw Conflict('All of this payment is allocated already.')
      const { lockedThrough } = await selectBooks(tx.db, tx.building._id)
      const day = dayToEnter(payment.enteredFor, lockedThrough, todayIn(tx))
      await place(tx, { paymentId, holdingId, shares, instruction, cents, day })
      return 'placed'
    }
    case 'remove':
      await keepingLevies(tx, () =>
        removeReceipt(tx, { paymentId, receiptId: step.receiptId, words: 'Payment moved to another account' }),
      )
      return 'removed'
    case 'return':
      await giveBack(tx, paymentId)
      return 'returned'
  }
}

/**
 * Takes a step with a payment. 404 for one of another building, and for a holding or receipt that isn't of it; 409 where
 * less is left or owed, or it was returned before.
 */
export const stepPayment = (ctx: Caller, { params, body }: ById & { body: PaymentStep }): Promise<Payment> =>
  inTransaction(ctx, async (tx) => {
    const before = await requirePayment(tx, params.id)
    const action = await take(tx, before, body)
    const after = await requirePayment(tx, params.id)
    return noted(tx, action, { before, after, ...('reason' in body && { reason: body.reason }) })
  })
