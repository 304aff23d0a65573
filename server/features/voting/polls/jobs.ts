import { pollReminderHours } from '../../../../contract/limits/decide.ts'
import { later } from '../../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Job } from '../../../platform/jobs.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { mailJob, mailOpened, tellReminder, type PollMailing } from './messages.ts'
import { claimReminder, selectOver, selectToRemind } from './messages-store.ts'
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

/** Reminds units that have not answered, once a poll. */
const remindOpen = async (ctx: Ctx): Promise<void> => {
  const by = later(ctx.now, pollReminderHours * 3_600_000)
  for (const due of await selectToRemind(ctx.db, { now: ctx.now, by }))
    await withPoll(ctx, due, async (tx, poll) => {
      const at = reminderAt(poll)
      if (at === null || at > tx.now || statusOf(poll, tx.now) !== 'open') return
      if (await claimReminder(tx.db, tx.building._id, poll._id, tx.now)) await tellReminder(tx, poll)
    })
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
