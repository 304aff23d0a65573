import { pollReminderHours } from '../../../../contract/limits/decide.ts'
import { later } from '../../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Job } from '../../../platform/jobs.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { mailJob, mailOpened, tellReminder, type PollMailing } from './messages.ts'
import { insertReminder, selectOver, selectToRemind } from './messages-store.ts'
import { reminderAt, statusOf } from './rules.ts'
import { endPoll } from './steps.ts'
import { lockPoll, selectPoll, type KnownPoll } from './store.ts'

const closeJob = 'polls.closeOver'
const remindJob = 'polls.remind'

/** Does work with a poll that is held meanwhile, in its building, if both are there still. */
const withPoll = async (
  ctx: Ctx,
  { _id, buildingId }: { _id: string; buildingId: string },
  work: (tx: InBuilding, poll: KnownPoll) => Promise<void>,
): Promise<void> => {
  const building = await findCurrentBuilding(ctx.db, buildingId)
  if (!building) return
  await inTransaction({ ...ctx, building }, async (tx) => {
    await lockPoll(tx.db, buildingId, _id)
    const poll = await selectPoll(tx.db, buildingId, _id)
    if (poll) await work(tx, poll)
  })
}

/** Writes down which polls are over, and tells those who were asked. */
const closeOver = async (ctx: Ctx): Promise<void> => {
  for (const over of await selectOver(ctx.db, ctx.now))
    await withPoll(ctx, over, async (tx, poll) => {
      if (poll.closedAt !== null || statusOf(poll, tx.now) !== 'closed') return
      await endPoll(tx, poll, { at: poll.closesAt, actor: closeJob })
    })
}

/** Whether units that have not answered are to be reminded at a moment. */
const isDue = (poll: Parameters<typeof reminderAt>[0], now: string): boolean => {
  const at = reminderAt(poll)
  return at !== null && at <= now
}

/** Reminds units that have not answered, before a poll closes. */
const remindOpen = async (ctx: Ctx): Promise<void> => {
  const by = later(ctx.now, pollReminderHours * 3_600_000)
  for (const nearing of await selectToRemind(ctx.db, { now: ctx.now, by })) {
    if (!isDue(nearing, ctx.now)) continue
    await withPoll(ctx, nearing, async (tx, poll) => {
      if (!isDue(poll, tx.now) || statusOf(poll, tx.now) !== 'open') return
      const _id = newId(Date.parse(tx.now))
      await insertReminder(tx.db, tx.building._id, { _id, pollId: poll._id, at: tx.now })
      await tellReminder(tx, poll, _id)
    })
  }
}

export const pollJobs: readonly Job[] = [
  { name: closeJob, every: '* * * * *', run: closeOver },
  { name: remindJob, every: '*/15 * * * *', run: remindOpen },
  {
    name: mailJob,
    run: (ctx, { buildingId, pollId }: PollMailing) =>
      withPoll(ctx, { _id: pollId, buildingId }, async (tx, poll) => {
        if (statusOf(poll, tx.now) === 'open') await mailOpened(tx, poll)
      }),
  },
]
