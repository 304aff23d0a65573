/** Charging the fees of a month, and the differences that approved budgets set: each unit once, however often it is run. */
import { catchUpLabel } from '../../../../contract/budget/budget-words.ts'
import type { ChargeOrder, ChargeResult } from '../../../../contract/budget/runs.ts'
import { addDays, formatMonth, type LocalDate } from '../../../../contract/time.ts'
import { labelsFor } from '../../../../law/law.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, InvalidField } from '../../../http/errors.ts'
import { inEach } from '../../buildings/buildings.ts'
import { charge, chartOf, holdingsOn, settleHoldings } from '../../ledger/ledger.ts'
import { lockedThroughOf, shareBooks } from '../../ledger/ledger.ts'
import { catchesUp, scheduleIn } from '../fees/rules.ts'
import { monthsCounted } from '../fees/fees.ts'
import { selectSchedules, selectShares, type KnownSchedule } from '../fees/store.ts'
import { todayIn } from '../reading.ts'
import { noteRun } from '../record.ts'
import {
  authorityIn,
  catchUpsOf,
  catchUpSource,
  caughtUpWords,
  chargesOf,
  earlyRefusal,
  feeSource,
  firstCharged,
  firstOfMonth,
  lockRefusal,
  monthsDue,
  monthsOf,
  noFees,
  type Round,
} from './rules.ts'
import { addRun, markCaughtUp, selectCharging, selectPastRuns, selectWithoutShare } from './store.ts'

/** A call, or a job that says who it is. */
type Runner = InBuilding & { readonly actor?: string }

type Asked = Pick<Round, 'dueOn' | 'words' | 'authority' | 'sourceOf'>

/** Charges units what a schedule says to who holds them on the due day, those charged before left out. The books are shared. */
const chargeRound = async (
  tx: Runner,
  schedule: KnownSchedule,
  which: 'month' | 'catchUp',
  asked: Asked,
): Promise<{ units: number; cents: number; leftOut: string[] }> => {
  const shares = (which === 'month' ? monthsOf : catchUpsOf)(await selectShares(tx.db, tx.building._id, [schedule._id]))
  const { funds, accounts } = await chartOf(tx)
  const { charges, leftOut } = chargesOf({
    ...{ ...asked, shares, books: { funds, feesAccountId: accounts.fees } },
    holdings: await holdingsOn(tx, asked.dueOn),
  })
  const made = await charge(tx, charges)
  const cents = charges
    .filter(({ source }) => made.has(source))
    .flatMap(({ parts }) => parts)
    .reduce((sum, part) => sum + part.cents, 0)
  return { units: made.size, cents, leftOut }
}

/**
 * Charges every unit its fee of a month, to who holds it on the first day, due on that day. A unit charged before is left
 * as it is; one without an owner on record is left out, and charged by a later run. Answers what was charged now. 400 for a
 * month after the next one; 409 for a month that is locked or has no fees.
 */
export const runCharges = async (ctx: Runner, month: LocalDate): Promise<ChargeResult> => {
  const early = earlyRefusal(month, todayIn(ctx))
  if (early !== null) throw InvalidField('month', early)
  // Apart, as it waits for all entries under way; sharing the books afterwards doesn't.
  const toCheck = await settleHoldings(ctx)
  return inTransaction(ctx, async (tx) => {
    const locked = lockRefusal(month, await shareBooks(tx.db, tx.building._id))
    if (locked !== null) throw Conflict(locked)
    const schedule = scheduleIn(await selectSchedules(tx.db, tx.building._id), month)
    if (!schedule) throw Conflict(noFees(month))
    const words = formatMonth(month)
    const { units, cents, leftOut } = await chargeRound(tx, schedule, 'month', {
      dueOn: month,
      words: `${labelsFor(tx.building.jurisdiction).fee.One}, ${words}`,
      authority: authorityIn(schedule.authority, schedule.yearEndsOn, month),
      sourceOf: feeSource(month),
    })
    const by = { ranBy: tx.account?._id ?? null, actor: tx.account ? null : (tx.actor ?? 'system') }
    const run = { month, at: tx.now, ...by, units, cents, leftOut: leftOut.length }
    if (await addRun(tx.db, tx.building._id, run))
      await noteRun(tx, 'charged', schedule.budgetId, { words, units, cents, leftOut })
    const noShare = await selectWithoutShare(tx.db, tx.building._id, schedule._id)
    return { month, units, cents, leftOut, noShare, toCheck }
  })
}

/** Charges the fees of a month, as someone who manages finances asks for it; refuses it as `runCharges` does. */
export const chargeMonth = (ctx: InBuilding, { body }: { body: ChargeOrder }): Promise<ChargeResult> =>
  runCharges(ctx, body.month)

/** Charges the difference that a schedule set for earlier months, to who holds each unit on its day. */
const runCatchUp = async (
  ctx: Runner,
  schedules: readonly KnownSchedule[],
  schedule: KnownSchedule & { catchUpOn: LocalDate },
): Promise<void> => {
  const dueOn = schedule.catchUpOn
  await settleHoldings(ctx)
  await inTransaction(ctx, async (tx) => {
    const locked = lockRefusal(firstOfMonth(dueOn), await shareBooks(tx.db, tx.building._id))
    if (locked !== null) throw Conflict(locked)
    const words = caughtUpWords(await monthsCounted(tx, schedules, schedule))
    const { units, cents, leftOut } = await chargeRound(tx, schedule, 'catchUp', {
      dueOn,
      words: `${catchUpLabel}, ${words}`,
      authority: schedule.authority,
      sourceOf: catchUpSource(schedule._id),
    })
    if (await markCaughtUp(tx.db, tx.building._id, schedule._id, { at: tx.now, leftOut: leftOut.length }))
      await noteRun(tx, 'caught up', schedule.budgetId, { words, units, cents, leftOut })
  })
}

/** Charges in a building all that is due by its calendar day: months since its first schedule, and differences; none in a locked month. */
export const chargeDueIn = async (ctx: Runner): Promise<void> => {
  const { db, building } = ctx
  const today = todayIn(ctx)
  const schedules = await selectSchedules(db, building._id)
  const lockedThrough = await lockedThroughOf(db, building._id)
  const runs = await selectPastRuns(db, building._id)
  const months = monthsDue({ first: firstCharged(schedules), runs, lockedThrough, today })
  for (const month of months) await runCharges(ctx, month)
  for (const schedule of schedules) {
    const { catchUpOn, catchUpLeftOut } = schedule
    const isOpen = catchUpOn !== null && catchUpOn <= today && catchUpOn > (lockedThrough ?? addDays(catchUpOn, -1))
    if (isOpen && catchUpLeftOut !== 0 && catchesUp(schedules, schedule))
      await runCatchUp(ctx, schedules, { ...schedule, catchUpOn })
  }
}

export const chargeJob = 'budget.chargeDue'

/** Charges what is due in every building that has fees; one that fails doesn't keep the others from it. */
export const chargeDue = async (ctx: Ctx): Promise<void> =>
  inEach(ctx, await selectCharging(ctx.db), (inside) => chargeDueIn({ ...inside, actor: chargeJob }))
