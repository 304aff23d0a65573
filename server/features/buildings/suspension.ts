/** Closing a building for a while, and opening it again: its people keep their accounts, and all of it is as it was. */
import { managingRoles } from '../../../contract/role-rights.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict } from '../../http/errors.ts'
import type { Job } from '../../platform/jobs.ts'
import { recordChange } from '../audit/audit.ts'
import { queueMail } from '../mail/mail.ts'
import { selectMailed } from './memberships-store.ts'
import { insertHeldJob, selectEverybody, takeHeldJobs, updateLifted, updateSuspended } from './suspension-store.ts'
import { wakeAnywhere, wakeEverybody } from './waking.ts'

const record = (tx: InBuilding, action: string, reason: string | null) =>
  recordChange(tx, {
    subject: 'building',
    subjectId: tx.building._id,
    buildingId: tx.building._id,
    action,
    actor: 'operator',
    ...(reason === null ? {} : { after: { suspensionReason: reason } }),
  })

/** The platform's own mail, because that of the building rests. */
const tellManagers = async (tx: InBuilding, subject: string, paragraphs: string[]): Promise<void> => {
  for (const { email } of await selectMailed(tx.db, tx.building._id, managingRoles, tx.now))
    await queueMail(tx, { to: email, class: 'transactional', subject, paragraphs })
}

/** Closes the building of the call to everybody but platform staff; 409 where it is closed already. */
export const suspendBuilding = (ctx: InBuilding, reason: string): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { _id, name } = tx.building
    if (!(await updateSuspended(tx.db, _id, { at: tx.now, by: tx.account?._id ?? null, reason })))
      throw Conflict('This building is already suspended.')
    await record(tx, 'suspended', reason)
    await tellManagers(tx, `${name} is suspended`, [
      `${name} is now suspended on Parapet. Its people can’t open it, but no data is lost.`,
      `Reason: ${reason}`,
    ])
    wakeEverybody(tx, 'building')
    wakeAnywhere(tx, await selectEverybody(tx.db, _id, tx.now))
  })

/** Opens it again, with the mail and the work that rested; 409 where it is open. */
export const liftSuspension = (ctx: InBuilding): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const { _id, name } = tx.building
    if (!(await updateLifted(tx.db, _id))) throw Conflict('This building isn’t suspended.')
    for (const { name: job, work } of await takeHeldJobs(tx.db, _id)) await tx.jobs.enqueue(tx, job, work)
    await record(tx, 'suspension lifted', null)
    await tellManagers(tx, `${name} is open again`, [`${name} is open again on Parapet, just as before.`])
    wakeEverybody(tx, 'building')
    wakeAnywhere(tx, await selectEverybody(tx.db, _id, tx.now))
  })

interface AboutBuilding {
  buildingId?: unknown
}

/**
 * The job, which leaves work about a suspended building alone and keeps it until the building opens. What recurs looks
 * for its buildings itself.
 */
export const restingWhileSuspended = (job: Job): Job => ({
  ...job,
  run: async (ctx: Ctx, work: object) => {
    const { buildingId } = work as AboutBuilding
    const held = { id: newId(Date.parse(ctx.now)), name: job.name, work, at: ctx.now }
    if (typeof buildingId === 'string' && (await insertHeldJob(ctx.db, buildingId, held))) return
    await job.run(ctx, work)
  },
})
