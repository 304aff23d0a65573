/** Fees that a unit will be charged: known from the schedule before their day. */
import { catchUpLabel } from '../../../../contract/budget/budget-words.ts'
import { formatMonth, type LocalDate } from '../../../../contract/time.ts'
import { labelsFor, plusMonths } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import { catchesUp, monthsBetween, scheduleIn, sumOf, totalFee, type ByFund } from './rules.ts'
import { selectCharged, selectSchedules, selectShares, type KnownSchedule } from './store.ts'

/** What a unit will be charged on a day. */
export interface ToCome {
  unitId: string
  words: string
  dueOn: LocalDate
  cents: number
  /** For months before, not for the one that it is due in. */
  isDifference: boolean
}

const firstAfter = (day: LocalDate): LocalDate => plusMonths(`${day.slice(0, 7)}-01`, 1)

/** Months whose first day is after one day and through another. */
const monthsIn = (after: LocalDate, through: LocalDate): LocalDate[] =>
  monthsBetween(firstAfter(after), firstAfter(through))

/** Adds up the difference for earlier months that a budget set and that isn't charged yet; nothing where there is none. */
export const differenceToCome = async ({ db, building }: InBuilding, budgetId: string): Promise<ByFund> => {
  const schedules = await selectSchedules(db, building._id)
  const own = schedules.find((one) => one.budgetId === budgetId)
  const isToCome = own && own.catchUpRanAt === null && catchesUp(schedules, own)
  return sumOf(isToCome ? (await selectShares(db, building._id, [own._id])).map(({ catchUp }) => catchUp) : [])
}

/** Lists the monthly fees and differences that fall due after a day and through another, and weren't charged yet. */
export const feesToCome = async (
  { db, building }: InBuilding,
  { after, through }: { after: LocalDate; through: LocalDate },
): Promise<ToCome[]> => {
  const schedules = await selectSchedules(db, building._id)
  const months = monthsIn(after, through).flatMap((month) => {
    const schedule = scheduleIn(schedules, month)
    return schedule ? [{ month, schedule }] : []
  })
  const differences = schedules.filter(
    (one): one is KnownSchedule & { catchUpOn: LocalDate } =>
      one.catchUpOn !== null &&
      one.catchUpOn > after &&
      one.catchUpOn <= through &&
      one.catchUpRanAt === null &&
      catchesUp(schedules, one),
  )
  const ids = [...months.map(({ schedule }) => schedule._id), ...differences.map(({ _id }) => _id)]
  const shares = Map.groupBy(await selectShares(db, building._id, [...new Set(ids)]), ({ scheduleId }) => scheduleId)
  const charged = new Set((await selectCharged(db, building._id)).map(({ month, unitId }) => `${month} ${unitId}`))
  const fee = labelsFor(building.jurisdiction).fee.One
  return [
    ...months.flatMap(({ month, schedule }) =>
      (shares.get(schedule._id) ?? [])
        .filter(({ unit }) => !charged.has(`${month} ${unit._id}`))
        .map((share) => ({
          ...{ unitId: share.unit._id, words: `${fee}, ${formatMonth(month)}` },
          ...{ dueOn: month, cents: totalFee(share.month), isDifference: false },
        })),
    ),
    ...differences.flatMap(({ _id, catchUpOn }) =>
      (shares.get(_id) ?? []).map((share) => ({
        ...{ unitId: share.unit._id, words: catchUpLabel, dueOn: catchUpOn },
        ...{ cents: totalFee(share.catchUp), isDifference: true },
      })),
    ),
  ].filter(({ cents }) => cents > 0)
}

/** Finds the monthly fee of a unit by the schedule of a month; null where no schedule of it has the unit. */
export const monthlyFeeOf = async (
  { db, building }: InBuilding,
  unitId: string,
  month: LocalDate,
): Promise<number | null> => {
  const schedule = scheduleIn(await selectSchedules(db, building._id), month)
  if (!schedule) return null
  const share = (await selectShares(db, building._id, [schedule._id])).find(({ unit }) => unit._id === unitId)
  return share ? totalFee(share.month) : null
}
