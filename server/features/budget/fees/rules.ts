/** The fee of each unit: what the schedule says is worked out here, and nowhere else. */
import type { BudgetFees, Fee, FeeBlock, FeeRow } from '../../../../contract/budget/fees.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { apportion, plusMonths, type Labels } from '../../../../law/law.ts'

/** What a unit, or all of them, pays into each fund, in cents. */
export interface ByFund {
  operating: number
  reserve: number
}

export interface FeeUnit {
  _id: string
  unitNumber: string
  unitEntitlement: number | null
}

/** A schedule as the order of schedules needs it; they are listed in the order in which they were made. */
export interface Schedule {
  _id: string
  /** The first day of its budget's fiscal year. */
  yearFrom: LocalDate
  fromMonth: LocalDate
  catchUpOn: LocalDate | null
}

const firstOf = (day: LocalDate): LocalDate => `${day.slice(0, 7)}-01`

/** Lists the first days of the months from one to another, the latter not included. */
export const monthsBetween = (from: LocalDate, until: LocalDate): LocalDate[] => {
  const months: LocalDate[] = []
  for (let month = from; month < until; month = plusMonths(month, 1)) months.push(month)
  return months
}

/**
 * Finds the schedule by which a month is charged: of those that have begun the one of the latest fiscal year, and of that
 * year the one made last. It applies until another begins (BC: Strata Property Act, s. 104). Null where none has begun.
 */
export const scheduleIn = <S extends Schedule>(schedules: readonly S[], month: LocalDate): S | null =>
  schedules
    .filter(({ fromMonth }) => fromMonth <= month)
    .toSorted((one, other) => one.yearFrom.localeCompare(other.yearFrom))
    .at(-1) ?? null

/** Tells whether a schedule charges its difference: on that day, no other one has replaced it. */
export const catchesUp = (schedules: readonly Schedule[], { _id, catchUpOn }: Schedule): boolean =>
  catchUpOn !== null && scheduleIn(schedules, firstOf(catchUpOn))?._id === _id

/**
 * Finds the schedule whose fees a month comes to before a new one of the same fiscal year: the one that charges the
 * difference for it, or else the one by which it is charged. The schedules include the new one.
 */
const settledBy = <S extends Schedule>(schedules: readonly S[], month: LocalDate, added: S): S | null => {
  const others = schedules.filter(({ _id }) => _id !== added._id)
  const catching = others.findLast(
    (one) => one.yearFrom === added.yearFrom && one.fromMonth > month && catchesUp(schedules, one),
  )
  return catching ?? scheduleIn(others, month)
}

/** Lists the months of its fiscal year before a new schedule, by the schedule whose fees they come to. */
export const monthsCaughtUp = <S extends Schedule>(schedules: readonly S[], added: S): Map<string, LocalDate[]> => {
  const settled = monthsBetween(added.yearFrom, added.fromMonth).flatMap((month) => {
    const id = settledBy([...schedules, added], month, added)?._id
    return id === undefined ? [] : [{ id, month }]
  })
  return new Map(
    [...Map.groupBy(settled, ({ id }) => id)].map(([id, months]) => [id, months.map(({ month }) => month)]),
  )
}

/** A month's fee that was charged to a unit; one that was undone since is never charged again. */
export interface ChargedFee {
  month: LocalDate
  unitId: string
  isUndone: boolean
}

/**
 * Tells which months count as charged, of all units together and of each: those that were, and open ones, which still are
 * charged before the difference is.
 */
export const countingMonths = (charged: readonly ChargedFee[], lockedThrough: LocalDate | null) => {
  const isOpen = (month: LocalDate): boolean => lockedThrough === null || month > lockedThrough
  const stands = new Map(charged.map(({ month, unitId, isUndone }) => [`${month} ${unitId}`, !isUndone]))
  const months = new Set(charged.filter(({ isUndone }) => !isUndone).map(({ month }) => month))
  return {
    ofAll: (month: LocalDate): boolean => months.has(month) || isOpen(month),
    ofUnit: (unitId: string, month: LocalDate): boolean => stands.get(`${month} ${unitId}`) ?? isOpen(month),
  }
}

/** Months that were charged at other fees, by unit; a unit that has no fee there wasn't charged. */
export interface Earlier {
  monthsOf: (unitId: string) => number
  fees: ReadonlyMap<string, ByFund>
}

const none: ByFund = { operating: 0, reserve: 0 }

/** Works out the difference for months at earlier fees. Less in one fund lowers the other's part; less in all is not charged. */
const differenceOf = (unitId: string, after: ByFund, earlier: readonly Earlier[]): ByFund => {
  const difference = { ...none }
  for (const { monthsOf, fees } of earlier) {
    const before = fees.get(unitId)
    if (!before) continue
    const months = monthsOf(unitId)
    difference.operating += months * (after.operating - before.operating)
    difference.reserve += months * (after.reserve - before.reserve)
  }
  const { operating, reserve } = difference
  if (operating >= 0 && reserve >= 0) return difference
  const left = Math.max(0, operating + reserve)
  return operating > reserve ? { operating: left, reserve: 0 } : { operating: 0, reserve: left }
}

export interface UnitFee {
  unit: FeeUnit
  before: ByFund | null
  after: ByFund
  catchUp: ByFund
}

/** What fees are worked out from; units in the order of their strata lots, by which ties are decided. */
export interface FeeBasis {
  units: readonly FeeUnit[]
  /** A month of all units together. */
  month: ByFund
  before: ReadonlyMap<string, ByFund> | null
  /** What the difference is charged for; nothing where none is. */
  earlier: readonly Earlier[]
}

/**
 * Divides the month of each fund among the units by unit entitlement, to the last cent (BC: Strata Property Act, s. 99),
 * and works out the difference for earlier months. A unit without entitlement pays nothing; that is a block.
 */
export const feesOf = ({ units, month, before, earlier }: FeeBasis): UnitFee[] => {
  const weights = units.map(({ unitEntitlement }) => unitEntitlement ?? 0)
  const divided = (cents: number) => (weights.some((weight) => weight > 0) ? apportion(cents, weights) : [])
  const [operating, reserve] = [divided(month.operating), divided(month.reserve)]
  return units.map((unit, index) => {
    const after = { operating: operating[index] ?? 0, reserve: reserve[index] ?? 0 }
    return { unit, before: before?.get(unit._id) ?? null, after, catchUp: differenceOf(unit._id, after, earlier) }
  })
}

/** Lists what keeps fees from being set, each with the units that it is about. */
export const blocksOf = (
  units: readonly FeeUnit[],
  hasNothingToCharge: boolean,
  { entitlement }: Pick<Labels, 'entitlement'>,
): FeeBlock[] => {
  const without = units.filter(({ unitEntitlement }) => unitEntitlement === null).map(({ unitNumber }) => unitNumber)
  const blocks: FeeBlock[] = []
  if (units.length === 0)
    blocks.push({ about: 'noUnits', words: 'The building has no units yet. Add them first.', unitNumbers: [] })
  if (without.length > 0)
    blocks.push({
      about: 'noEntitlement',
      words:
        without.length === 1
          ? `1 unit has no ${entitlement.one} on record. Add it to the unit, then continue.`
          : `${without.length} units have no ${entitlement.one} on record. Add it to the units, then continue.`,
      unitNumbers: without,
    })
  if (hasNothingToCharge)
    blocks.push({ about: 'nothingToCharge', words: 'This budget has no fees to charge.', unitNumbers: [] })
  return blocks
}

const feeIn = ({ operating, reserve }: ByFund): Fee => ({
  operatingCents: operating,
  reserveCents: reserve,
  totalCents: operating + reserve,
})

/** Adds up what units pay into each fund. */
export const sumOf = (fees: readonly ByFund[]): ByFund =>
  fees.reduce(
    (sum, { operating, reserve }) => ({
      operating: sum.operating + operating,
      reserve: sum.reserve + reserve,
    }),
    none,
  )

const isChanged = ({ before, after }: UnitFee): boolean =>
  before?.operating !== after.operating || before.reserve !== after.reserve

const rowOf = (fee: UnitFee): FeeRow => ({
  unit: { _id: fee.unit._id, unitNumber: fee.unit.unitNumber },
  unitEntitlement: fee.unit.unitEntitlement,
  before: fee.before && feeIn(fee.before),
  after: feeIn(fee.after),
  isChanged: isChanged(fee),
  catchUpCents: fee.catchUp.operating + fee.catchUp.reserve,
})

/** Adds fees up for a screen: each unit's row, those that change first, and all of them together. */
export const shownFees = (
  fees: readonly UnitFee[],
): Pick<BudgetFees, 'units' | 'changedUnits' | 'before' | 'after' | 'catchUpCents'> => {
  const rows = fees.map(rowOf)
  const earlier = fees.flatMap(({ before }) => before ?? [])
  return {
    units: rows.toSorted(
      (one, other) =>
        Number(other.isChanged) - Number(one.isChanged) ||
        one.unit.unitNumber.localeCompare(other.unit.unitNumber, 'en-CA', { numeric: true }),
    ),
    changedUnits: rows.filter((row) => row.isChanged).length,
    before: earlier.length > 0 ? feeIn(sumOf(earlier)) : null,
    after: feeIn(sumOf(fees.map(({ after }) => after))),
    catchUpCents: rows.reduce((sum, { catchUpCents }) => sum + catchUpCents, 0),
  }
}
