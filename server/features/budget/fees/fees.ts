/** The fees that follow from a budget: the preview, and the schedule that approving it writes, by the same calculation. */
import type { BudgetFees, BudgetFeesQuery, FeeBlock } from '../../../../contract/budget/fees.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { labelsFor } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { requireReader, type BooksReader } from '../../ledger/ledger.ts'
import { lockedThroughOf } from '../../ledger/ledger.ts'
import { requireBudget, totalsOf, type ById } from '../reading.ts'
import { authorityOf, monthsToShare, nothingToCharge } from '../rules.ts'
import type { KnownBudget } from '../store.ts'
import {
  blocksOf,
  countingMonths,
  feesOf,
  monthsCaughtUp,
  scheduleIn,
  shownFees,
  type Earlier,
  type Schedule,
  type UnitFee,
} from './rules.ts'
import {
  feesBySchedule,
  insertSchedule,
  selectCharged,
  selectFeeUnits,
  selectSchedules,
  selectShares,
  type KnownSchedule,
} from './store.ts'

/** When fees begin to apply, and when the difference for earlier months is due; null for what isn't known. */
export interface Start {
  feesFrom: LocalDate | null
  catchUpOn: LocalDate | null
}

/** Fees as they would be set, what keeps them from it, and for how many months there is a difference to charge. */
export interface WorkedOut {
  fees: UnitFee[]
  blocks: FeeBlock[]
  monthsCaughtUp: number
}

const newSchedule = ({ startsOn }: KnownBudget, feesFrom: LocalDate, catchUpOn: LocalDate | null = null): Schedule => ({
  ...{ _id: 'new', yearFrom: startsOn, fromMonth: feesFrom, catchUpOn },
})

/** Finds the months of the difference by schedule; none where no difference is to be charged. */
const monthsOfDifference = (
  schedules: readonly KnownSchedule[],
  budget: KnownBudget,
  { feesFrom, catchUpOn }: Start,
): Map<string, LocalDate[]> => {
  if (feesFrom === null || catchUpOn === null) return new Map()
  return monthsCaughtUp<Schedule>(schedules, newSchedule(budget, feesFrom, catchUpOn))
}

const countingIn = async ({ db, building }: InBuilding) =>
  countingMonths(await selectCharged(db, building._id), await lockedThroughOf(db, building._id))

/** Lists the months of its fiscal year for which a schedule charges a difference, in order, by those that were made until it. */
export const monthsCounted = async (
  ctx: InBuilding,
  schedules: readonly Schedule[],
  schedule: Schedule,
): Promise<LocalDate[]> => {
  const own = schedules.findIndex(({ _id }) => _id === schedule._id)
  const earlier = own === -1 ? schedules : schedules.slice(0, own)
  const { ofAll } = await countingIn(ctx)
  return [...monthsCaughtUp(earlier, schedule).values()].flat().filter(ofAll).toSorted()
}

/** Works out the fees of a budget that isn't approved yet, from the units and schedules as they are now. */
export const workOutFees = async (ctx: InBuilding, budget: KnownBudget, start: Start): Promise<WorkedOut> => {
  const { db, building } = ctx
  const [units, schedules] = [await selectFeeUnits(db, building._id), await selectSchedules(db, building._id)]
  const months = monthsOfDifference(schedules, budget, start)
  const before = scheduleIn(schedules, start.feesFrom ?? budget.endsOn)
  const ids = new Set([...months.keys(), ...(before ? [before._id] : [])])
  const known = feesBySchedule(await selectShares(db, building._id, [...ids]))
  const counting = await countingIn(ctx)
  const earlier = [...months].map(([id, of]): Earlier => ({
    monthsOf: (unitId) => of.filter((month) => counting.ofUnit(unitId, month)).length,
    fees: known.get(id) ?? new Map(),
  }))
  const totals = totalsOf(budget)
  const { groups, ...month } = monthsToShare(totals)
  return {
    fees: feesOf({
      units,
      month,
      groups: budget.groups.map(({ name, units: of }, index) => ({
        ...{ name, unitIds: new Set(of.map(({ _id }) => _id)), cents: groups[index]! },
      })),
      before: before && (known.get(before._id) ?? null),
      earlier,
    }),
    blocks: blocksOf(units, nothingToCharge(totals), labelsFor(building.jurisdiction)),
    monthsCaughtUp: [...months.values()].flat().filter(counting.ofAll).length,
  }
}

/** Reads the fees that an approved budget set, beside those that its schedule replaced. */
export const fixedFees = async ({ db, building }: InBuilding, { _id }: KnownBudget): Promise<UnitFee[]> => {
  const schedules = await selectSchedules(db, building._id)
  const own = schedules.findIndex(({ budgetId }) => budgetId === _id)
  const schedule = schedules[own]!
  const before = scheduleIn(schedules.slice(0, own), schedule.fromMonth)
  const shares = await selectShares(db, building._id, [schedule._id, ...(before ? [before._id] : [])])
  const known = before && feesBySchedule(shares).get(before._id)
  return shares
    .filter(({ scheduleId }) => scheduleId === schedule._id)
    .map(({ unit, month, shared, catchUp }) => ({
      ...{ unit, before: known?.get(unit._id) ?? null, after: month, shared, catchUp },
    }))
}

const isApproved = ({ state }: KnownBudget): boolean => state === 'approved' || state === 'superseded'

/** The fees of a budget: as approving it set them, or as it would set them now, with what keeps them from it. */
export const feesBy = async (
  ctx: InBuilding,
  budget: KnownBudget,
  start: Start,
): Promise<Pick<WorkedOut, 'fees' | 'blocks'>> =>
  isApproved(budget) ? { fees: await fixedFees(ctx, budget), blocks: [] } : workOutFees(ctx, budget, start)

/**
 * Shows the fee of each unit by a budget, old and new: as approving it would set them, or as it set them. 404 for a budget
 * that isn't the building's.
 */
export const previewFees = async (
  ctx: BooksReader,
  { params, query }: ById & { query: BudgetFeesQuery },
): Promise<BudgetFees> => {
  requireReader(ctx)
  const budget = await requireBudget(ctx, params.id)
  const schedules = await selectSchedules(ctx.db, ctx.building._id)
  const { feesFrom, catchUpOn }: Start = isApproved(budget)
    ? budget
    : { feesFrom: query.feesFrom ?? null, catchUpOn: query.catchUpOn ?? null }
  const { fees, blocks } = await feesBy(ctx, budget, { feesFrom, catchUpOn })
  return {
    feesFrom,
    catchUpOn,
    monthsBefore:
      feesFrom === null ? 0 : (await monthsCounted(ctx, schedules, addedBy(schedules, budget, feesFrom))).length,
    ...shownFees(fees),
    blocks,
  }
}

/** Finds the schedule of a budget, or makes the one that it would have. */
const addedBy = (schedules: readonly KnownSchedule[], budget: KnownBudget, feesFrom: LocalDate): Schedule =>
  schedules.find(({ budgetId }) => budgetId === budget._id) ?? newSchedule(budget, feesFrom)

/** Writes the schedule of a budget that is being approved. */
export const writeSchedule = async (
  tx: InBuilding,
  budget: KnownBudget,
  {
    fees,
    ...approved
  }: { fees: readonly UnitFee[]; approvedOn: LocalDate; feesFrom: LocalDate } & Pick<Start, 'catchUpOn'>,
): Promise<void> =>
  insertSchedule(tx.db, tx.building._id, {
    _id: newId(Date.parse(tx.now)),
    budgetId: budget._id,
    fromMonth: approved.feesFrom,
    authority: authorityOf({ startsOn: budget.startsOn, approvedOn: approved.approvedOn }),
    catchUpOn: approved.catchUpOn,
    at: tx.now,
    shares: fees.flatMap(({ unit, after, catchUp }) =>
      (['operating', 'reserve'] as const).map((fund) => ({
        unitId: unit._id,
        fund,
        entitlement: unit.unitEntitlement!,
        monthCents: after[fund],
        catchUpCents: catchUp[fund],
      })),
    ),
    groupShares: fees.flatMap(({ unit, shared }) =>
      shared.map(({ group, cents }) => ({ unitId: unit._id, group, cents })),
    ),
  })
