/** The books of a building: its funds, its locked months, and how it asks to be paid. */
import type { Books, BooksStep, LateRules } from '../../../../contract/ledger/books.ts'
import { monthsShownMost } from '../../../../contract/limits/ledger.ts'
import { keepsBooks } from '../../../../contract/role-rights.ts'
import { addDays, formatMonth, type LocalDate } from '../../../../contract/time.ts'
import { interestCap, rateRefusal, yearlyBps } from '../../../../law/law.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField, Refusal, requireVersion } from '../../../http/errors.ts'
import { wakeRoles } from '../../buildings/buildings.ts'
import { isCharged, replaceInterestRule } from '../debts/interest-store.ts'
import { requireReader, type Caller } from './access.ts'
import { lockBooks, selectBooks, selectFunds, updateBooks, type KeptBooks, type KnownBooks } from './books-store.ts'
import { todayIn } from './reading.ts'
import { noteChange } from './record.ts'
import { lastOfMonth, monthsToLock, rentsRefusal } from './rules.ts'

const toReopen = ({ lockedThrough }: KnownBooks): LocalDate | null =>
  lockedThrough === null ? null : `${lockedThrough.slice(0, 7)}-01`

const shown = async (ctx: Caller, { firstDay, ...known }: KnownBooks): Promise<Books> => ({
  ...known,
  funds: await selectFunds(ctx.db, ctx.building._id, todayIn(ctx)),
  toLock: monthsToLock({ ...known, firstDay }, todayIn(ctx)).slice(-monthsShownMost),
  toReopen: toReopen({ ...known, firstDay }),
  interestMostBps: interestCap(ctx.building.jurisdiction, todayIn(ctx))?.mostBps ?? null,
  can: { keep: keepsBooks(ctx) },
})

/** Reads the funds and the locked months; 403 for who doesn't read the books. */
export const getBooks = async (ctx: Caller): Promise<Books> => {
  requireReader(ctx)
  return shown(ctx, await selectBooks(ctx.db, ctx.building._id))
}

const actions = {
  lock: 'locked',
  reopen: 'reopened',
  sayHowToPay: 'payment instructions changed',
  setLateRules: 'late rules changed',
  setAutomatic: 'automatic charges changed',
} as const satisfies Record<BooksStep['step'], string>

type LateStep = Extract<BooksStep, { step: 'setLateRules' }>

/**
 * Keeps the interest as it is said, by the year; a debt keeps the rule of its due day. 400 for a rate above what the law
 * allows, and for a day from which interest was charged already.
 */
const setInterest = async (tx: Caller, { interest }: LateStep, before: LateRules['interest']): Promise<void> => {
  const buildingId = tx.building._id
  const at = tx.now
  if (interest === null) {
    const off = { from: todayIn(tx), bps: 0, authority: '', at }
    if (before)
      await replaceInterestRule(tx.db, buildingId, { ...off, from: off.from > before.from ? off.from : before.from })
    return
  }
  const { from, authority } = interest
  const bps = yearlyBps(interest)
  if (before?.from === from && before.bps === bps && before.authority === authority) return
  const refusal = rateRefusal(tx.building.jurisdiction, interest, todayIn(tx))
  if (refusal) throw InvalidField('interest.bps', refusal.why)
  if (await isCharged(tx.db, buildingId, from))
    throw InvalidField(
      'interest.from',
      'Interest was already charged on charges due on or after this day. Choose a later one.',
    )
  await replaceInterestRule(tx.db, buildingId, { from, bps, authority, at })
}

const afterOf = (ctx: Caller, before: KnownBooks, step: BooksStep): KeptBooks => {
  const { lockedThrough, howToPay, automatic, lateRules } = before
  const kept = { lockedThrough, howToPay, automatic, returnedFee: lateRules.returnedFee }
  switch (step.step) {
    case 'lock':
      if (!monthsToLock(before, todayIn(ctx)).includes(step.month))
        throw Conflict(
          `${formatMonth(step.month)} can’t be locked: it’s locked already, has no entries, or isn’t over.`,
        )
      return { ...kept, lockedThrough: lastOfMonth(step.month) }
    case 'reopen':
      if (lockedThrough === null || step.month > lockedThrough)
        throw Conflict(`${formatMonth(step.month)} isn’t locked.`)
      // Before the first entry there is nothing to keep locked.
      return {
        ...kept,
        lockedThrough: before.firstDay !== null && step.month > before.firstDay ? addDays(step.month, -1) : null,
      }
    case 'sayHowToPay':
      return { ...kept, howToPay: step.words }
    case 'setLateRules':
      return { ...kept, returnedFee: step.returnedFee }
    case 'setAutomatic': {
      const { bookings, stallRentsFrom } = step
      const refusal = rentsRefusal(stallRentsFrom, automatic.stallRentsFrom, todayIn(ctx))
      if (refusal !== null) throw InvalidField('stallRentsFrom', refusal)
      return { ...kept, automatic: { bookings, stallRentsFrom } }
    }
  }
}

/** What the history says of the books. */
const told = ({ lockedThrough, howToPay, automatic, lateRules: { interest, returnedFee } }: KnownBooks) => ({
  ...{ lockedThrough, howToPay, ...automatic },
  interestRate: interest && interest.bps / 100,
  interestFrom: interest?.from ?? null,
  interestBylaw: interest?.authority ?? null,
  returnedFeeCents: returnedFee?.cents ?? null,
  returnedFeeBylaw: returnedFee?.authority ?? null,
})

/** Why fees, special levies or stall rents of a month weren't all charged, in a sentence; null where they were. */
const missingIn = async (tx: Caller, month: LocalDate): Promise<string | null> =>
  (await tx.offers.feesMissing?.(tx, month)) ??
  (await tx.offers.leviesMissing?.(tx, month)) ??
  (await tx.offers.rentsMissing?.(tx, month)) ??
  null

/**
 * Refuses a lock while the bank doesn't agree with the books and no reason is given; answers what the history says of that,
 * which is nothing where the bank agrees.
 */
const bankOf = async (tx: Caller, { month, bankReason }: Extract<BooksStep, { step: 'lock' }>) => {
  const bankOpen = await tx.offers.bankOpen?.(tx, month)
  if (!bankOpen) return {}
  if (bankReason !== '') return { bankOpen, bankReason }
  throw new Refusal(409, 'BANK_OPEN', `${bankOpen} Post the rest, or give a reason for locking the month anyway.`)
}

/**
 * Locks the months up to one, opens those from one on, says how to pay, or sets what late payments cost and what is charged
 * automatically. 409 for a stale version, with the books as they are, for a month that can't be locked or isn't, and for one
 * whose fees, special levies or stall rents weren't all charged; BANK_OPEN where the bank doesn't agree and no reason is given.
 */
export const stepBooks = (ctx: Caller, { body }: { body: BooksStep }): Promise<Books> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const before = await lockBooks(tx.db, buildingId)
    if (before.version !== body.version) requireVersion(await shown(tx, before), body.version)
    const after = afterOf(tx, before, body)
    // What isn’t charged by then never would be: nothing is entered in a locked month.
    const missing = body.step === 'lock' ? await missingIn(tx, body.month) : null
    if (missing !== null) throw Conflict(missing)
    const bank = body.step === 'lock' ? await bankOf(tx, body) : {}
    await updateBooks(tx.db, buildingId, after)
    if (body.step === 'setLateRules') await setInterest(tx, body, before.lateRules.interest)
    const known = await selectBooks(tx.db, buildingId)
    // Owners read the statements of finished years.
    if (body.step === 'lock' || body.step === 'reopen') wakeRoles(tx, 'books', ['owner'])
    await noteChange(tx, {
      ...{ subject: 'books', subjectId: buildingId, action: actions[body.step] },
      before: told(before),
      after: { ...told(known), ...bank, ...(body.step === 'reopen' && { reason: body.reason }) },
    })
    return shown(tx, known)
  })
