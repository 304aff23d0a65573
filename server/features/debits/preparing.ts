/** What is debited on a day: worked out, and never kept before it is in a file. */
import type { Agreement } from '../../../contract/debits/agreement.ts'
import type { NextDebit, NextDebits } from '../../../contract/debits/debit-run.ts'
import { debitAheadMostDays } from '../../../contract/limits/debits.ts'
import { addDays, formatDate, type LocalDate } from '../../../contract/time.ts'
import { plusMonths } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import { InvalidField } from '../../http/errors.ts'
import { feesToCome } from '../budget/budget.ts'
import { debtorsOn, type DebtorOn } from '../ledger/ledger.ts'
import { instalmentsToCome } from '../levies/levies.ts'
import { selectRunning } from './agreements-store.ts'
import { reachedOf } from './messages.ts'
import { selectNotices } from './notices-store.ts'
import { todayIn } from './record.ts'
import {
  afterOf,
  amountOf,
  blocksOf,
  coveredOf,
  earlierOf,
  isNoticeDue,
  judgeDebit,
  nextFirst,
  waitingDays,
  type Part,
  type Told,
} from './rules.ts'
import { hasRun, selectCreditTaken, selectLastDebits, type LastDebit } from './runs-store.ts'
import { selectSettings } from './settings-store.ts'

/** A debit that may come, with from when it collects, and what its notices are judged by. */
export interface Prepared {
  debit: NextDebit
  institution: string
  after: LocalDate
  isNoticeDue: boolean
  isNoticeWaived: boolean
}

/** Reads what units are to be charged after a day and through another, by unit. */
export const toComeByUnit = async (
  ctx: InBuilding,
  after: LocalDate,
  through: LocalDate,
): Promise<Map<string, Part[]>> => {
  const fees = await feesToCome(ctx, { after, through })
  const levies = await instalmentsToCome(ctx, { after, through })
  const parts = [
    ...fees.map((one) => ({ ...one, type: 'strataFee' as const })),
    ...levies.map((one) => ({ ...one, type: 'specialLevy' as const })),
  ]
  return Map.groupBy(parts, ({ unitId }) => unitId)
}

const chargedParts = ({ charges }: DebtorOn): Part[] =>
  charges.map(({ type, words, dueOn, openCents }) => ({ type, words, dueOn, cents: openCents }))

interface Collecting {
  agreement: Agreement
  debtor: DebtorOn
  last: LastDebit | null
  after: LocalDate
  told: readonly Told[]
  /** Whether a debit of the account, by an earlier agreement too, isn’t in the books yet. */
  isWaiting: boolean
}

/** Finds which agreements debit which accounts on a day, and after which day each collects. */
const collectingOn = async (ctx: InBuilding, on: LocalDate): Promise<Collecting[]> => {
  const { db, building } = ctx
  const today = todayIn(ctx)
  const debtors = new Map((await debtorsOn(ctx, today)).map((debtor) => [debtor._id, debtor]))
  const agreements = (await selectRunning(db, building._id, on > today ? on : today)).flatMap((agreement) => {
    const debtor = debtors.get(agreement.holdingId)
    return debtor ? [{ agreement, debtor }] : []
  })
  if (agreements.length === 0) return []
  const last = await selectLastDebits(db, building._id)
  const told = await selectNotices(
    db,
    building._id,
    agreements.map(({ agreement }) => agreement._id),
  )
  return agreements.map(({ agreement, debtor }) => {
    const all = last.filter(({ holdingId }) => holdingId === agreement.holdingId)
    const days = all.map((debit) => debit.on)
    return {
      ...{ agreement, debtor, after: afterOf(agreement.startsOn, days.toSorted().at(-1) ?? null) },
      isWaiting: all.some((debit) => debit.isWaiting),
      last: last.find((one) => one.agreementId === agreement._id) ?? null,
      told: told.get(agreement._id) ?? [],
    }
  })
}

/** Works out the debits of a day, by unit; of those who sell before it, none. */
export const prepare = async (ctx: InBuilding, on: LocalDate, { isTest }: { isTest: boolean }): Promise<Prepared[]> => {
  const { db, building } = ctx
  const today = todayIn(ctx)
  const collecting = await collectingOn(ctx, on)
  if (collecting.length === 0) return []
  const earliest = collecting.map(({ after }) => after).toSorted()[0]!
  const toCome = earliest < on ? await toComeByUnit(ctx, earliest, on) : new Map<string, Part[]>()
  const taken = await selectCreditTaken(db, building._id)
  const reached = await reachedOf(
    ctx,
    collecting.map(({ agreement }) => agreement.holdingId),
  )
  return collecting.map(({ agreement, debtor, last, after, told, isWaiting }) => {
    const { _id: agreementId, holdingId, unit, payerName, lastThree, institution, isNoticeWaived, notice } = agreement
    const charged = chargedParts(debtor)
    const parts = coveredOf({ ...agreement, after, on }, [...charged, ...(toCome.get(unit._id) ?? [])])
    const creditCents = Math.max(0, debtor.creditCents - (taken.get(holdingId) ?? 0))
    const cents = amountOf(parts, creditCents)
    const asked = { on, cents, isTest, isNoticeWaived, lastDebit: last, told, isPaidAhead: parts.length > 0 }
    const judged = judgeDebit(asked, today)
    return {
      debit: {
        ...{ agreementId, holdingId, unit, payerName, lastThree, cents, creditCents, notice, ...judged },
        parts: parts.map(({ words, dueOn, cents: partCents }) => ({ words, dueOn, cents: partCents })),
        earlierCents: earlierOf({ ...agreement, after, isWaiting }, charged),
        isLastReturned: last?.isReturned ?? false,
        isReachable: (reached.get(holdingId) ?? []).length > 0,
      },
      ...{ institution, after, isNoticeWaived, isNoticeDue: isNoticeDue(asked, judged.state) },
    }
  })
}

/** Keeps those that are ready. */
export const readyOf = (prepared: readonly Prepared[]): Prepared[] =>
  prepared.filter(({ debit }) => debit.state === 'ready')

/** Whether files are tests: the bank confirmed none yet. */
export const isTesting = (settings: { confirmedOn: LocalDate | null } | null): boolean =>
  settings === null || settings.confirmedOn === null

/** Finds the next first of a month without a file in that month. */
export const nextMonthly = async (ctx: InBuilding): Promise<LocalDate> => {
  const first = nextFirst(todayIn(ctx))
  const after = plusMonths(first, 1)
  return (await hasRun(ctx.db, ctx.building._id, first, addDays(after, -1))) ? after : first
}

/**
 * Finds the day of the next debits: that of the month, or before it the first day on which an amount can be debited that an
 * owner knows of and that no file had.
 */
export const nextDay = async (ctx: InBuilding): Promise<LocalDate> => {
  const today = todayIn(ctx)
  const next = await nextMonthly(ctx)
  const waiting = (await collectingOn(ctx, today)).map(({ told, last }) => ({ told, lastDebit: last }))
  for (const day of waitingDays(waiting, today).filter((one) => one < next))
    if (readyOf(await prepare(ctx, day, { isTest: false })).length > 0) return day
  return next
}

/** Previews the debits of a day, or of the next one. 400 for a day too far ahead. */
export const nextDebits = async (
  ctx: InBuilding,
  { query: { on: asked } }: { query: { on?: LocalDate | undefined } },
): Promise<NextDebits> => {
  const on = asked ?? (await nextDay(ctx))
  const latest = addDays(todayIn(ctx), debitAheadMostDays)
  if (on > latest) throw InvalidField('on', `Choose a day by ${formatDate(latest)}`)
  const settings = await selectSettings(ctx.db, ctx.building._id)
  const isTest = isTesting(settings)
  const prepared = await prepare(ctx, on, { isTest })
  const ready = readyOf(prepared)
  return {
    on,
    debits: prepared.map(({ debit }) => debit),
    ready: { count: ready.length, cents: ready.reduce((sum, { debit }) => sum + debit.cents, 0) },
    toNotify: prepared.filter(({ debit: { state, isReachable } }) => state === 'needsNotice' && isReachable).length,
    isTest,
    blocks: blocksOf(settings, on, todayIn(ctx)),
  }
}
