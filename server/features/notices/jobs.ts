import type { Ctx, InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Job } from '../../platform/jobs.ts'
import { recordChange } from '../audit/audit.ts'
import { findCurrentBuilding } from '../buildings/buildings.ts'
import { mailJob, mailNotice, tell, type Mailing } from './messages.ts'
import { claimDue, selectDue, selectUnitIds } from './telling-store.ts'
import { wakeReaders } from './waking.ts'

const publishDueJob = 'notices.publishDue'

/** Tells of one notice whose date came; of several that try, one does. */
const publishDue = (ctx: InBuilding, noticeId: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const due = await claimDue(tx.db, buildingId, noticeId, tx.now)
    if (!due) return
    const over = due.expiresAt !== null && due.expiresAt <= tx.now
    if (!over) await tell(tx, { noticeId, type: due.type, audience: due.audience, round: due.round, revisionId: null })
    await recordChange(tx, {
      subject: 'notice',
      subjectId: noticeId,
      buildingId,
      action: 'published',
      actor: publishDueJob,
      before: { status: 'scheduled' },
      after: { status: over ? 'expired' : 'published' },
    })
    const unitIds = due.audience === 'specific_units' ? await selectUnitIds(tx.db, buildingId, noticeId) : []
    await wakeReaders(tx, { audience: due.audience, unitIds, isOut: !over })
  })

const inBuilding = async (ctx: Ctx, buildingId: string): Promise<InBuilding | null> => {
  const building = await findCurrentBuilding(ctx.db, buildingId)
  return building && { ...ctx, building }
}

/** Tells of every notice whose date came since the last time. */
const publishAllDue = async (ctx: Ctx): Promise<void> => {
  for (const { _id, buildingId } of await selectDue(ctx.db, ctx.now)) {
    const inside = await inBuilding(ctx, buildingId)
    if (inside) await publishDue(inside, _id)
  }
}

export const noticeJobs: readonly Job[] = [
  { name: publishDueJob, every: '* * * * *', run: publishAllDue },
  {
    name: mailJob,
    run: async (ctx, mailing: Mailing) => {
      const inside = await inBuilding(ctx, mailing.buildingId)
      if (inside) await mailNotice(inside, mailing)
    },
  },
]
