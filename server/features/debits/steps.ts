/** Steps with a file of debits: entered in the books, cancelled, and one of them returned. */
import type { DebitRun, DebitRunStep } from '../../../contract/debits/debit-run.ts'
import { formatDate, formatMonth } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import { inTransaction, isReferred } from '../../db/transaction.ts'
import { Conflict, InvalidField, orNotFound, requireVersion } from '../../http/errors.ts'
import {
  allocate,
  dayToEnter,
  holdHoldings,
  keepingLevies,
  listDebtors,
  lockedThroughOf,
  placePayment,
  recordPayment,
  returnByBank,
  shareBooks,
  spendCredit,
  withdrawPayment,
} from '../ledger/ledger.ts'
import { tellCancelled } from './messages.ts'
import { toComeByUnit } from './preparing.ts'
import { noteRun, todayIn, wakeMoney } from './record.ts'
import { coveredOf, enterRefusal, paysOf } from './rules.ts'
import { requireRun, shownRun, type ById } from './running.ts'
import {
  lockRun,
  markCancelled,
  markEntered,
  selectDebitsToEnter,
  selectEnteredFor,
  touchRun,
  type DebitToEnter,
  type KnownRun,
} from './runs-store.ts'

type Of<Name extends DebitRunStep['step']> = Extract<DebitRunStep, { step: Name }>

const instruction = 'Pre-authorized debit agreement'

/** Records a debit as a payment of its account, which pays what it was made for; what that leaves is credit. */
const enterOne = async (
  tx: InBuilding,
  { _id, holdingId, cents, payerName, covers, after }: DebitToEnter,
  {
    on,
    day,
    charges,
  }: { on: string; day: string; charges: Awaited<ReturnType<typeof listDebtors>>[number]['charges'] },
): Promise<string> => {
  const said = { cents, way: 'debit', payer: payerName, memo: null, valueDay: on, day, source: `debit:${_id}` } as const
  const paymentId = (await recordPayment(tx, said))!
  const receiptId = await placePayment(tx, { paymentId, holdingId, cents, day, instruction })
  const shares = paysOf(cents, coveredOf({ covers, after, on }, charges))
  if (shares.length > 0) await allocate(tx, { receiptId, shares, day, instruction })
  return paymentId
}

/** Whether something that these debits pay isn't charged yet: they would pay something else, or become credit. */
const hasToCome = async (tx: InBuilding, { _id, on, debits }: KnownRun): Promise<boolean> => {
  const all = await selectDebitsToEnter(tx.db, tx.building._id, _id)
  const after = all.map((debit) => debit.after).toSorted()[0]
  if (after === undefined || after >= on) return false
  const toCome = await toComeByUnit(tx, after, on)
  const unitOf = new Map(debits.map((debit) => [debit._id, debit.unit._id]))
  return all.some((debit) => coveredOf({ ...debit, on }, toCome.get(unitOf.get(debit._id) ?? '') ?? []).length > 0)
}

const enter = async (tx: InBuilding, known: KnownRun): Promise<void> => {
  const { _id, on, count, cents } = known
  const refusal = enterRefusal(known, todayIn(tx))
  if (refusal !== '') throw Conflict(refusal)
  const buildingId = tx.building._id
  if (await hasToCome(tx, known))
    throw Conflict(`Some of what falls due by ${formatDate(on)} isn’t charged yet. Enter these debits once it is.`)
  const day = dayToEnter(on, await shareBooks(tx.db, buildingId), todayIn(tx))
  const debits = await selectDebitsToEnter(tx.db, buildingId, _id)
  if (debits.length !== count)
    throw Conflict(
      'The sale of a unit in this file was undone, and its debit with it. Cancel this file, and record what your bank paid.',
    )
  const holdingIds = debits.map(({ holdingId }) => holdingId)
  await holdHoldings(tx.db, buildingId, holdingIds)
  const charges = new Map((await listDebtors(tx, holdingIds)).map((debtor) => [debtor._id, debtor.charges]))
  const payments = new Map<string, string>()
  for (const debit of debits)
    payments.set(debit._id, await enterOne(tx, debit, { on, day, charges: charges.get(debit.holdingId) ?? [] }))
  // What was paid ahead was taken off these debits, so it pays the rest.
  for (const id of holdingIds) await spendCredit(tx, todayIn(tx), id)
  await markEntered(tx.db, buildingId, { runId: _id, at: tx.now, payments })
  await noteRun(tx, 'entered', _id, { on, count, cents })
  wakeMoney(tx)
}

/** Takes the payments of a file that the bank didn't process out of the books. */
const takeOut = async (tx: InBuilding, { _id, debits }: KnownRun): Promise<void> => {
  const buildingId = tx.building._id
  if (debits.some(({ isReturned }) => isReturned))
    throw Conflict(
      'The bank returned some of these debits, and their owners were notified. The rest can’t be cancelled.',
    )
  const lockedThrough = await lockedThroughOf(tx.db, buildingId)
  const enteredFor = await selectEnteredFor(tx.db, buildingId, _id)
  if (enteredFor !== null && lockedThrough !== null && enteredFor <= lockedThrough)
    throw Conflict(`${formatMonth(enteredFor)} is locked. Reopen it first.`)
  const ids = debits.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId])).toSorted()
  await keepingLevies(tx, async () => {
    for (const paymentId of ids) await withdrawPayment(tx, { paymentId, words: 'Debits cancelled' })
  })
  wakeMoney(tx)
}

const cancel = async (tx: InBuilding, known: KnownRun, { reason }: Of<'cancel'>): Promise<void> => {
  const { _id, on, count, cents, state, isTest, debits } = known
  if (state === 'cancelled') throw Conflict('These debits were already cancelled.')
  if (state === 'entered') await takeOut(tx, known)
  await markCancelled(tx.db, tx.building._id, _id, reason)
  await noteRun(tx, 'cancelled', _id, { on, count, cents, reason })
  if (isTest) return
  await tellCancelled(
    tx,
    debits.map((debit) => debit._id),
  )
}

const markReturned = async (tx: InBuilding, known: KnownRun, step: Of<'return'>): Promise<void> => {
  const { debitId, returnedOn, reason } = step
  const { paymentId, unit, cents } = orNotFound(known.debits.find(({ _id }) => _id === debitId))
  if (paymentId === null || known.state !== 'entered') throw Conflict('Enter these debits in the books first.')
  if (returnedOn < known.on) throw InvalidField('returnedOn', 'This is before the day of the debit')
  if (returnedOn > todayIn(tx)) throw InvalidField('returnedOn', 'This date is in the future')
  await returnByBank(tx, { paymentId, valueDay: returnedOn, reason })
  await touchRun(tx.db, tx.building._id, known._id)
  await noteRun(tx, 'returned', known._id, { unit: unit.unitNumber, on: returnedOn, cents, reason })
}

/**
 * Takes a step with a file of debits. 400 for a return on a day out of order; 404 for a file of another building, or a debit
 * that isn't in it; 409 for a stale version, for a test, before the day, in a locked month, and for one returned before.
 */
export const stepRun = async (ctx: InBuilding, { params, body }: ById & { body: DebitRunStep }): Promise<DebitRun> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      await lockRun(tx.db, tx.building._id, params.id)
      const known = await requireRun(tx, params.id)
      if (known.version !== body.version) requireVersion(shownRun(tx, known), body.version)
      if (body.step === 'enter') await enter(tx, known)
      else if (body.step === 'cancel') await cancel(tx, known, body)
      else await markReturned(tx, known, body)
      return shownRun(tx, await requireRun(tx, params.id))
    })
  } catch (error) {
    throw isReferred(error)
      ? Conflict('These debits are matched with a deposit of the bank. Match that transaction again first.')
      : error
  }
}
