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

/** What of a unit's operating fee only a group of units shares, by the group's place in the budget. */
export interface GroupShare {
  group: number
  name: string
  cents: number
}

export interface UnitFee {
  unit: FeeUnit
  before: ByFund | null
  after: ByFund
  shared: readonly GroupShare[]
  catchUp: ByFund
}

/** Units that share a month of their own, in cents. */
export interface SharingGroup {
  name: string
  unitIds: ReadonlySet<string>
  cents: number
}

/** What fees are worked out from; units in the order of their strata lots, by which ties are decided. */
export interface FeeBasis {
  units: readonly FeeUnit[]
  /** A month that all units share. */
  month: ByFund
  /** What only some of them share beside it, in the operating fund. */
  groups: readonly SharingGroup[]
  before: ReadonlyMap<string, ByFund> | null
  /** What the difference is charged for; nothing where none is. */
  earlier: readonly Earlier[]
}

/** Divides cents among units by unit entitlement, to the last cent; nothing where none has any. */
const dividedAmong = (units: readonly FeeUnit[], cents: number): ReadonlyMap<string, number> => {
  const weights = units.map(({ unitEntitlement }) => unitEntitlement ?? 0)
  const shares = weights.some((weight) => weight > 0) ? apportion(cents, weights) : []
  return new Map(units.map(({ _id }, index) => [_id, shares[index] ?? 0]))
}

/**
 * Divides the month of each fund among the units by unit entitlement, to the last cent (BC: Strata Property Act, s. 99),
 * and that of a group among its units (Strata Property Regulation, s. 6.4), and works out the difference for earlier
 * months. A unit without entitlement pays nothing; that is a block.
 */
export const feesOf = ({ units, month, groups, before, earlier }: FeeBasis): UnitFee[] => {
  const [operating, reserve] = [dividedAmong(units, month.operating), dividedAmong(units, month.reserve)]
  const divided = groups.map(({ unitIds, cents }) =>
    dividedAmong(
      units.filter(({ _id }) => cents > 0 && unitIds.has(_id)),
      cents,
    ),
  )
  return units.map((unit) => {
    const { _id } = unit
    const shared = groups.flatMap(({ name }, group): GroupShare[] => {
      const cents = divided[group]!.get(_id)
      return cents === undefined ? [] : [{ group, name, cents }]
    })
    const after = {
      operating: shared.reduce((sum, { cents }) => sum + cents, operating.get(_id)!),
      reserve: reserve.get(_id)!,
    }
    return { unit, before: before?.get(_id) ?? null, after, shared, catchUp: differenceOf(_id, after, earlier) }
  })
}

/** Lists what keeps fees from being set, each with the units that it is about. */
export const blocksOf = (
  units: readonly FeeUnit[],
  nothingToCharge: string | null,
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
  if (nothingToCharge !== null) blocks.push({ about: 'nothingToCharge', words: nothingToCharge, unitNumbers: [] })
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

/** Adds up what a unit pays into both funds. */
export const totalFee = ({ operating, reserve }: ByFund): number => operating + reserve

/** Tells whether a unit pays something else than before. */
export const isChanged = ({ before, after }: Pick<UnitFee, 'before' | 'after'>): boolean =>
  before?.operating !== after.operating || before.reserve !== after.reserve

/** Shows the fee of a unit, old and new. */
export const rowOf = (fee: UnitFee): FeeRow => ({
  unit: { _id: fee.unit._id, unitNumber: fee.unit.unitNumber },
  unitEntitlement: fee.unit.unitEntitlement,
  before: fee.before && feeIn(fee.before),
  after: feeIn(fee.after),
  shared: fee.shared.map(({ name, cents }) => ({ name, cents })),
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
