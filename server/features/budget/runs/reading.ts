/** The months that were charged, and what the next run would charge. */
import type { ChargeBlock, ChargeRuns } from '../../../../contract/budget/runs.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { requireReader, type BooksReader } from '../../ledger/ledger.ts'
import { lockedThroughOf } from '../../ledger/ledger.ts'
import { scheduleIn } from '../fees/rules.ts'
import { selectCharged, selectSchedules, selectShares, totalOf } from '../fees/store.ts'
import { todayIn } from '../reading.ts'
import { earlyRefusal, firstCharged, lockRefusal, nextMonth, noFees, noOwnerWords, noShareWords } from './rules.ts'
import { selectOwned, selectRuns, selectWithoutShare } from './store.ts'

const blocksOf = (
  { month, today, lockedThrough }: { month: LocalDate; today: LocalDate; lockedThrough: LocalDate | null },
  hasSchedule: boolean,
  { ownerless, noShare }: { ownerless: readonly string[]; noShare: readonly string[] },
): ChargeBlock[] => {
  const block = (about: ChargeBlock['about'], words: string | null, unitNumbers: readonly string[] = []) =>
    words === null ? [] : [{ about, words, unitNumbers: [...unitNumbers] }]
  return [
    ...block('noSchedule', hasSchedule ? null : noFees(month)),
    ...block('locked', lockRefusal(month, lockedThrough)),
    ...block('tooEarly', earlyRefusal(month, today)),
    ...block('noOwner', ownerless.length === 0 ? null : noOwnerWords(ownerless.length), ownerless),
    ...block('noShare', noShare.length === 0 ? null : noShareWords(noShare.length), noShare),
  ]
}

/** Lists the latest runs, and says what a run of the next month would charge and what stands against it. */
export const listRuns = async (ctx: BooksReader): Promise<ChargeRuns> => {
  requireReader(ctx)
  const { db, building } = ctx
  const today = todayIn(ctx)
  const cancelled = Map.groupBy(
    (await selectCharged(db, building._id)).filter(({ isUndone }) => isUndone),
    (fee) => fee.month,
  )
  const runs = (await selectRuns(db, building._id)).map((run) => ({
    ...run,
    cancelled: cancelled.get(run.month)?.length ?? 0,
  }))
  const schedules = await selectSchedules(db, building._id)
  const month = nextMonth({ first: firstCharged(schedules), runs, today })
  const schedule = scheduleIn(schedules, month)
  const paying = schedule
    ? (await selectShares(db, building._id, [schedule._id])).filter((share) => totalOf(share) > 0)
    : []
  const owned = await selectOwned(db, building._id)
  const charged = paying.filter(({ unit }) => owned.has(unit._id))
  const ownerless = paying.filter(({ unit }) => !owned.has(unit._id)).map(({ unit }) => unit.unitNumber)
  const noShare = schedule ? await selectWithoutShare(db, building._id, schedule._id) : []
  const lockedThrough = await lockedThroughOf(db, building._id)
  const blocks = blocksOf({ month, today, lockedThrough }, schedule !== null, { ownerless, noShare })
  return {
    runs,
    next: {
      ...{ month, blocks, budgetId: schedule?.budgetId ?? null },
      units: charged.length,
      cents: charged.reduce((sum, share) => sum + totalOf(share), 0),
      canRun: blocks.every(({ about }) => about === 'noOwner' || about === 'noShare'),
    },
  }
}
