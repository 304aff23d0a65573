/** Which months are charged when, and what a run charges. */
import type { LocalDate } from '../../../../contract/time.ts'
import { counted } from '../../../../contract/text.ts'
import { formatDate, formatMonth } from '../../../../contract/time.ts'
import { plusMonths, type ChargeType } from '../../../../law/law.ts'
import type { ShareOf } from '../../ledger/ledger.ts'
import { monthsBetween, sumOf, type ByFund, type GroupShare } from '../fees/rules.ts'
import { monthsWords } from '../rules.ts'

export const firstOfMonth = (day: LocalDate): LocalDate => `${day.slice(0, 7)}-01`

/** A run of a month that was made before. */
export interface PastRun {
  month: LocalDate
  leftOut: number
}

/** What the months of a building are judged by. */
export interface Months {
  /** The first month that any schedule charges; null where there is none. */
  first: LocalDate | null
  runs: readonly PastRun[]
  lockedThrough: LocalDate | null
  today: LocalDate
}

/**
 * Lists the months that a job charges on a day, the oldest first: all from the first schedule to the present one that
 * weren't charged, or not to every unit. Never one that is locked.
 */
export const monthsDue = ({ first, runs, lockedThrough, today }: Months): LocalDate[] => {
  if (first === null) return []
  const done = new Set(runs.filter(({ leftOut }) => leftOut === 0).map(({ month }) => month))
  return monthsBetween(first, plusMonths(firstOfMonth(today), 1)).filter(
    (month) => !done.has(month) && (lockedThrough === null || month > lockedThrough),
  )
}

/** The first month that wasn't charged, from the present one on, or from the first one that any schedule charges. */
export const nextMonth = ({ first, runs, today }: Omit<Months, 'lockedThrough'>): LocalDate => {
  const charged = new Set(runs.map(({ month }) => month))
  const present = firstOfMonth(today)
  let month = first !== null && first > present ? first : present
  while (charged.has(month)) month = plusMonths(month, 1)
  return month
}

/** Why a month is too far ahead to be charged, in a sentence; null where it isn't: the next one may be, from this one on. */
export const earlyRefusal = (month: LocalDate, today: LocalDate): string | null => {
  const from = plusMonths(month, -1)
  return firstOfMonth(today) < from ? `${formatMonth(month)} can be charged from ${formatDate(from)} on` : null
}

/** Why a month can't be charged, in a sentence; null where its day is open. */
export const lockRefusal = (month: LocalDate, lockedThrough: LocalDate | null): string | null =>
  lockedThrough !== null && month <= lockedThrough
    ? `${formatMonth(month)} is locked. No fees can be charged for it.`
    : null

/** Units that pay fees of a month, and those of them that weren't charged. */
interface Uncharged {
  paying: number
  uncharged: readonly { unitNumber: string; hasOwner: boolean }[]
}

const listed = new Intl.ListFormat('en-CA', { type: 'conjunction' })

/** Words why the fees of a month weren't charged to every unit that pays; null where they were. */
export const missingWords = (month: LocalDate, { paying, uncharged }: Uncharged): string | null => {
  if (uncharged.length === 0) return null
  const fees = `fees of ${formatMonth(month)}`
  if (uncharged.length === paying) return `The ${fees} haven’t been charged yet.`
  const numbersOf = (units: Uncharged['uncharged']) => listed.format(units.map(({ unitNumber }) => unitNumber))
  const ownerless = uncharged.filter(({ hasOwner }) => !hasOwner)
  if (ownerless.length === 1)
    return `Unit ${numbersOf(ownerless)} has no owner on record, so its ${fees} weren’t charged.`
  if (ownerless.length > 1)
    return `Units ${numbersOf(ownerless)} have no owner on record, so their ${fees} weren’t charged.`
  return `The ${fees} haven’t been charged to ${uncharged.length === 1 ? 'unit' : 'units'} ${numbersOf(uncharged)} yet.`
}

/** Says how many units have no owner on record. */
export const noOwnerWords = (units: number): string =>
  units === 1
    ? '1 unit has no owner on record and is left out for now.'
    : `${units} units have no owner on record and are left out for now.`

/** Says how many units no fee is set for, as they came after the budget. */
export const noShareWords = (units: number): string =>
  units === 1
    ? '1 unit was added after the budget was approved and isn’t charged. Approve the budget again to include it.'
    : `${units} units were added after the budget was approved and aren’t charged. Approve the budget again to include them.`

/** Says how many units a run left out, and why; null where it left out none. */
export const leftOutWords = (units: { noOwner: number; noShare: number }): { units: string; why: string } | null => {
  const { noOwner, noShare } = units
  if (noOwner + noShare === 0) return null
  const why = [...(noOwner > 0 ? [noOwnerWords(noOwner)] : []), ...(noShare > 0 ? [noShareWords(noShare)] : [])]
  return { units: `${counted(noOwner + noShare, 'unit')} left out`, why: why.join(' ') }
}

/** Said where no fees apply to a month. */
export const noFees = (month: LocalDate): string =>
  `No fees are set for ${formatMonth(month)}. Approve a budget whose fees apply by then.`

/** The first month that any of the schedules charges; null where there are none. */
export const firstCharged = (schedules: readonly { fromMonth: LocalDate }[]): LocalDate | null =>
  schedules.map(({ fromMonth }) => fromMonth).toSorted()[0] ?? null

/** What a schedule charges a unit, in cents, by fund and by what it is a share of. */
export interface UnitShare {
  unitId: string
  unitNumber: string
  parts: readonly { fund: keyof ByFund; cents: number; share?: ShareOf }[]
}

/** What a unit pays by a schedule that divides by unit entitlement. */
interface Scheduled {
  unit: { _id: string; unitNumber: string; unitEntitlement: number | null }
  month: ByFund
  /** What of its month in the operating fund only groups of units share. */
  shared: readonly GroupShare[]
  catchUp: ByFund
}

/** What some units share, and the sum of their weights. */
interface Whole {
  cents: number
  weights: number
}

const centsOf = (shared: readonly GroupShare[]): number => shared.reduce((sum, { cents }) => sum + cents, 0)

/** A month without what groups share of it. */
const sharedByAll = ({ month, shared }: Scheduled): ByFund => ({
  ...month,
  operating: month.operating - centsOf(shared),
})

/** Adds up the weights of units. Entitlements have few decimals, which their sum keeps. */
const weightsOf = (scheduled: readonly Scheduled[]): number =>
  Number(scheduled.reduce((sum, { unit }) => sum + (unit.unitEntitlement ?? 0), 0).toFixed(6))

/** Adds up what each group shares, by its place. */
const wholesOf = (scheduled: readonly Scheduled[]): ReadonlyMap<number, Whole> => {
  const members = scheduled.flatMap((one) => one.shared.map(({ group, cents }) => ({ one, group, cents })))
  return new Map(
    [...Map.groupBy(members, ({ group }) => group)].map(([group, of]) => [
      group,
      { cents: of.reduce((sum, { cents }) => sum + cents, 0), weights: weightsOf(of.map(({ one }) => one)) },
    ]),
  )
}

/** Lists what a schedule charges each unit for a month, as its shares of what all units and groups of them share. */
export const monthsOf = (scheduled: readonly Scheduled[]): UnitShare[] => {
  const whole = sumOf(scheduled.map(sharedByAll))
  const weights = weightsOf(scheduled)
  const wholes = wholesOf(scheduled)
  return scheduled.map((one) => {
    const { _id: unitId, unitNumber, unitEntitlement: weight } = one.unit
    const own = sharedByAll(one)
    const part = (fund: keyof ByFund, cents: number, of: Whole, group?: string) => ({
      ...{ fund, cents },
      ...(weight !== null && {
        share: { ...(group !== undefined && { group }), wholeCents: of.cents, weight, weights: of.weights },
      }),
    })
    return {
      ...{ unitId, unitNumber },
      parts: [
        part('operating', own.operating, { cents: whole.operating, weights }),
        ...one.shared.map(({ group, name, cents }) => part('operating', cents, wholes.get(group)!, name)),
        part('reserve', own.reserve, { cents: whole.reserve, weights }),
      ],
    }
  })
}

/** Lists the difference that a schedule charges each unit; it is no share, but a difference of shares. */
export const catchUpsOf = (scheduled: readonly Scheduled[]): UnitShare[] =>
  scheduled.map(({ unit: { _id: unitId, unitNumber }, catchUp }) => ({
    ...{ unitId, unitNumber },
    parts: (['operating', 'reserve'] as const).map((fund) => ({ fund, cents: catchUp[fund] })),
  }))

/** What is charged to a unit: its holding, words and source, and its part in each fund. */
interface Charged {
  holdingId: string
  type: ChargeType
  words: string
  authority: string
  dueOn: LocalDate
  source: string
  parts: { fundId: string; accountId: string; cents: number; share?: ShareOf }[]
}

/** Where the parts of a charge are entered. */
export interface Books {
  funds: Readonly<Record<keyof ByFund, string>>
  feesAccountId: string
}

/** What one run charges, of which kind whatever. */
export interface Round {
  shares: readonly UnitShare[]
  holdings: ReadonlyMap<string, string>
  books: Books
  dueOn: LocalDate
  words: string
  authority: string
  sourceOf: (unitId: string) => string
}

/** Makes the charges of a run; a unit without a holding is left out, and one that pays nothing is neither. */
export const chargesOf = ({ shares, holdings, books, sourceOf, ...said }: Round) => {
  const leftOut: string[] = []
  const into = (fund: keyof ByFund) => ({ fundId: books.funds[fund], accountId: books.feesAccountId })
  const charges = shares.flatMap(({ unitId, unitNumber, parts: of }): Charged[] => {
    const parts = of.flatMap(({ fund, ...part }) => (part.cents > 0 ? [{ ...into(fund), ...part }] : []))
    if (parts.length === 0) return []
    const holdingId = holdings.get(unitId)
    if (holdingId !== undefined) return [{ ...said, holdingId, type: 'strataFee', source: sourceOf(unitId), parts }]
    leftOut.push(unitNumber)
    return []
  })
  return { charges, leftOut }
}

/** Of a month, each unit once: `fee:2026-12:<unit>`. */
export const feeSource = (month: LocalDate) => (unitId: string) => `fee:${month.slice(0, 7)}:${unitId}`
/** Of a schedule's difference, each unit once. */
export const catchUpSource = (scheduleId: string) => (unitId: string) => `catchup:${scheduleId}:${unitId}`
/** Tells by its source whether a charge is a schedule's difference for earlier months. */
export const isCatchUp = (source: string): boolean => source.startsWith('catchup:')

/** What a month's fees rest on; after the fiscal year of the budget, that they continue (BC: Strata Property Act, s. 104). */
export const authorityIn = (authority: string, yearEndsOn: LocalDate, month: LocalDate): string =>
  month > yearEndsOn ? `${authority}; continues until a new budget is approved` : authority

/** Words the months of a difference, in order: `January 2027 to March 2027, May 2027`. */
export const caughtUpWords = (months: readonly LocalDate[]): string => {
  const spans: { from: LocalDate; until: LocalDate }[] = []
  for (const month of months) {
    const last = spans.at(-1)
    if (last && plusMonths(last.until, 1) === month) last.until = month
    else spans.push({ from: month, until: month })
  }
  return spans.map(({ from, until }) => (from === until ? formatMonth(from) : monthsWords(from, until))).join(', ')
}
