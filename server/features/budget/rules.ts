/** The sums, states and refusals of a budget. */
import { fiscalYearName } from '../../../contract/budget/budget-words.ts'
import type { Budget, BudgetFund, BudgetState, BudgetStepName, BudgetWarning } from '../../../contract/budget/budget.ts'
import { formatMoney } from '../../../contract/money.ts'
import { addDays, formatDate, formatMonth, type LocalDate } from '../../../contract/time.ts'
import {
  budgetMissing,
  feesToldBy,
  labelsFor,
  monthOf,
  plusMonths,
  reasonOf,
  reserveLeastCents,
  reserveRule,
  roundingOfYear,
  type Jurisdiction,
  type Reason,
} from '../../../law/law.ts'

/** What a budget adds up to, in cents of a year. */
export interface Totals {
  expenseCents: number
  otherIncomeCents: number
  reserveCents: number
  /** What each group of units shares of the expenses, in order; all units share the rest. */
  groupCents: readonly number[]
}

/** The sums of a budget, by all units and by groups together. */
export type Sums = Omit<Totals, 'groupCents'>

/** What owners contribute to each fund in a year: expenses that no other income pays, and the contribution to the reserve. */
export const contributionsOf = ({
  expenseCents,
  otherIncomeCents,
  reserveCents,
}: Sums): Record<BudgetFund, number> => ({
  operating: expenseCents - otherIncomeCents,
  reserve: reserveCents,
})

const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0)

/** What all units contribute to the operating fund in a year, without what groups of them share. */
const sharedByAll = (totals: Totals): number => contributionsOf(totals).operating - sumOf(totals.groupCents)

/**
 * Works out each fund's month, and how far twelve of them miss the year; above 0 where they bring in more. What a group
 * shares has a month of its own.
 */
export const fundsOf = (totals: Totals): Budget['funds'] => {
  const parts = { operating: [sharedByAll(totals), ...totals.groupCents], reserve: [totals.reserveCents] }
  return (['operating', 'reserve'] as const).map((fund) => ({
    fund,
    yearCents: sumOf(parts[fund]),
    monthCents: sumOf(parts[fund].map(monthOf)),
    roundingCents: sumOf(parts[fund].map(roundingOfYear)),
  }))
}

/** Works out the month that all units share in each fund, and that of each group in the operating fund, in cents. */
export const monthsToShare = (totals: Totals) => ({
  operating: monthOf(sharedByAll(totals)),
  reserve: monthOf(totals.reserveCents),
  groups: totals.groupCents.map(monthOf),
})

/** The last day of the fiscal year that begins on the first of a month. */
export const endOfYear = (startsOn: LocalDate): LocalDate => addDays(plusMonths(startsOn, 12), -1)

/** `January 2027 to December 2027`, by the first days of both months. */
export const monthsWords = (from: LocalDate, until: LocalDate): string =>
  `${formatMonth(from)} to ${formatMonth(until)}`

/** Says why owners' fees would be below zero in a fund, or nothing at all; null where they wouldn't. */
export const nothingToCharge = (totals: Totals): string | null => {
  if (sharedByAll(totals) < 0)
    return sumOf(totals.groupCents) > 0
      ? 'Other income is more than the expenses that all units share, so fees would be below zero.'
      : 'Other income covers all expenses, so there are no fees to charge.'
  const months = fundsOf(totals).map(({ monthCents }) => monthCents)
  return sumOf(months) === 0 ? 'This budget has no fees to charge.' : null
}

/** What a budget may do next, by its state. */
export const stepsOf: Readonly<Record<BudgetState, readonly BudgetStepName[]>> = {
  draft: ['notice', 'discard'],
  noticed: ['approve', 'redraft'],
  approved: [],
  superseded: [],
}

const finished = 'This budget was approved and stays as it is. Draft another one to replace it.'
const refusals: Readonly<Record<BudgetStepName, string>> = {
  notice: 'This budget was already sent to owners.',
  redraft: 'This budget is already a draft.',
  approve: 'First record when this budget was sent to owners.',
  discard: 'Only a draft can be discarded. Return this budget to a draft first.',
}

/** Why a step isn't open in a state, in a sentence; null where it is. */
export const stepRefusal = (state: BudgetState, step: BudgetStepName): string | null => {
  if (stepsOf[state].includes(step)) return null
  return stepsOf[state].length === 0 ? finished : refusals[step]
}

/** Why the lines of a budget can't be changed; null for a draft. */
export const changeRefusal = (state: BudgetState): string | null => {
  if (state === 'draft') return null
  return state === 'noticed' ? 'Owners were sent this budget. Return it to a draft to change it.' : finished
}

/** A low contribution to the reserve, with the least one and the rule that says so. */
export interface LowReserve {
  leastCents: number
  rule: Reason
}

/**
 * Compares the year's contribution to the reserve with the law's least (BC: Strata Property Regulation, s. 6.1), a share
 * of what is budgeted for the operating fund; null where it suffices or no act of ours names a least.
 */
export const lowReserveOf = (
  jurisdiction: Jurisdiction,
  startsOn: LocalDate,
  { expenseCents, otherIncomeCents, reserveCents }: Sums,
): LowReserve | null => {
  const rule = reserveRule(jurisdiction, startsOn)
  if (!rule) return null
  const leastCents = reserveLeastCents(rule, Math.max(0, expenseCents - otherIncomeCents))
  return reserveCents < leastCents ? { leastCents, rule } : null
}

/** The last day that is locked, and the latest month whose fees were charged, by its first day. */
export interface Settled {
  lockedThrough: LocalDate | null
  chargedThrough: LocalDate | null
}

/** Tells whether a fiscal year has a month in which new fees may begin: one that is neither charged nor locked. */
export const hasMonthLeft = (endsOn: LocalDate, { lockedThrough, chargedThrough }: Settled): boolean => {
  const last = `${endsOn.slice(0, 7)}-01`
  return [lockedThrough, chargedThrough].every((day) => day === null || day < last)
}

/** Of a budget, what its warnings depend on. */
export interface Warned extends Totals {
  /** Whether its fees can still begin in its year. */
  hasMonthLeft: boolean
  startsOn: LocalDate
  state: BudgetState
  approvedOn: LocalDate | null
  /** Whether it has any amounts yet. */
  isEmpty: boolean
}

/** Words what those who keep a budget should know, on a day. */
export const warningsOf = (budget: Warned, jurisdiction: Jurisdiction, today: LocalDate): BudgetWarning[] => {
  const { startsOn, state, approvedOn, isEmpty } = budget
  const warnings: BudgetWarning[] = []
  const isOpen = state === 'draft' || state === 'noticed'
  const low = isEmpty || state === 'superseded' ? null : lowReserveOf(jurisdiction, startsOn, budget)
  if (low)
    warnings.push({
      ...{ about: 'reserveLow', tone: 'bad' },
      words: `The contribution to the ${labelsFor(jurisdiction).reserveFund.one} is ${formatMoney(low.leastCents - budget.reserveCents)} below the minimum of ${formatMoney(low.leastCents)}.`,
      reason: reasonOf(low.rule),
    })
  const nothing = isOpen && !isEmpty ? nothingToCharge(budget) : null
  if (nothing !== null) warnings.push({ about: 'nothingToCharge', tone: 'bad', reason: null, words: nothing })
  if (isOpen && !budget.hasMonthLeft)
    warnings.push({
      ...{ about: 'allCharged', tone: 'bad', reason: null },
      words: `All months of fiscal year ${fiscalYearName(startsOn)} are charged or locked, so this budget can’t set fees for them. Include the difference in the next budget, or charge a special levy.`,
    })
  const missing = isOpen && startsOn <= today ? budgetMissing(jurisdiction) : null
  if (missing)
    warnings.push({
      ...{ about: 'notApproved', tone: 'waiting' },
      words: `Fiscal year ${fiscalYearName(startsOn)} has begun, and this budget isn’t approved yet.`,
      reason: reasonOf(missing),
    })
  const told = state === 'approved' && approvedOn !== null ? feesToldBy(jurisdiction, approvedOn) : null
  if (told && today <= told.on)
    warnings.push({
      ...{ about: 'tellOwners', tone: 'waiting' },
      words: `Owners who use Parapet were notified of their new fees. Notify all others by ${formatDate(told.on)}.`,
      reason: reasonOf(told),
    })
  return warnings
}

/** What approving a budget is judged by. */
export interface Approval extends Settled {
  startsOn: LocalDate
  endsOn: LocalDate
  noticedOn: LocalDate | null
  approvedOn: LocalDate
  feesFrom: LocalDate
  catchUpOn: LocalDate | null
  lowReserveReason: string
  today: LocalDate
  low: LowReserve | null
}

interface FieldFault {
  field: 'approvedOn' | 'feesFrom' | 'catchUpOn' | 'lowReserveReason'
  message: string
}

const orLater = (month: LocalDate): string => `Choose ${formatMonth(month)} or later.`

/** The month after the one of a day. */
const monthAfter = (day: LocalDate): LocalDate => plusMonths(`${day.slice(0, 7)}-01`, 1)

const feesFromFault = (approval: Approval): string | null => {
  const { startsOn, endsOn, feesFrom, lockedThrough, chargedThrough } = approval
  if (feesFrom < startsOn || feesFrom > endsOn)
    return `Choose a month of the fiscal year, ${monthsWords(startsOn, endsOn)}`
  if (lockedThrough !== null && feesFrom <= lockedThrough)
    return `${formatMonth(feesFrom)} is locked. ${orLater(monthAfter(lockedThrough))}`
  if (chargedThrough !== null && feesFrom <= chargedThrough)
    return `${formatMonth(feesFrom)} was already charged. ${orLater(monthAfter(chargedThrough))}`
  return null
}

const catchUpFault = ({ startsOn, endsOn, feesFrom, catchUpOn }: Approval): string | null => {
  if (catchUpOn === null) return null
  if (feesFrom === startsOn) return 'These fees apply to the whole fiscal year, so there is no difference to charge'
  return catchUpOn < feesFrom || catchUpOn > endsOn
    ? `Choose a day from ${formatDate(feesFrom)} to ${formatDate(endsOn)}`
    : null
}

/** The first thing that keeps a budget from being approved as it was asked for; null where nothing does. */
export const approvalFault = (approval: Approval): FieldFault | null => {
  const { noticedOn, approvedOn, today, low, lowReserveReason } = approval
  if (approvedOn > today) return { field: 'approvedOn', message: 'This date is in the future' }
  if (noticedOn !== null && approvedOn < noticedOn)
    return {
      field: 'approvedOn',
      message: `The budget was sent to owners on ${formatDate(noticedOn)}, after this date`,
    }
  const feesFrom = feesFromFault(approval)
  if (feesFrom !== null) return { field: 'feesFrom', message: feesFrom }
  const catchUpOn = catchUpFault(approval)
  if (catchUpOn !== null) return { field: 'catchUpOn', message: catchUpOn }
  return low && lowReserveReason === ''
    ? {
        field: 'lowReserveReason',
        message: `Enter the reason for a contribution below the minimum of ${formatMoney(low.leastCents)}`,
      }
    : null
}

/** What charges by a budget rest on: `Budget 2027, approved Feb 26, 2027`. */
export const authorityOf = ({ startsOn, approvedOn }: { startsOn: LocalDate; approvedOn: LocalDate }): string =>
  `Budget ${fiscalYearName(startsOn)}, approved ${formatDate(approvedOn)}`
