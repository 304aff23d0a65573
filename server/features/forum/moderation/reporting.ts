/** Residents say that something should not stand; so many of them hide it until a moderator looks. */
import type { ForumReportDraft, ReportReceipt } from '../../../../contract/forum/moderation.ts'
import type { Parsed } from '../../../../contract/route.ts'
import type { moderation } from '../../../../contract/forum/moderation.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import { Conflict } from '../../../http/errors.ts'
import { wakeReaders } from '../messages.ts'
import type { Caller } from '../reading.ts'
import { holdComment, holdPost, noteStep } from './acting.ts'
import { insertCase, insertReport, selectOpenCase, selectWasKept, setCause, type OpenCase } from './cases-store.ts'
import { tellKeepers } from './messages.ts'
import { heldWords, isHeldBy } from './rules.ts'
import { setStanding, type Thing } from './things-store.ts'

const already = 'You’ve already reported this. A moderator will review it.'

const requireReportable = (ctx: Caller, thing: Thing): void => {
  if (thing.authorId === ctx.account._id) throw Conflict('You wrote this, so you can edit or delete it.')
  if (thing.status !== 'visible') throw Conflict('This is no longer visible to others.')
}

/** The case that a report belongs to: the open one, or a new one that those who moderate are told of. */
const caseOf = async (tx: Caller, thing: Thing): Promise<OpenCase & { isNew: boolean }> => {
  const open = await selectOpenCase(tx.db, tx.building._id, thing)
  if (open) return { ...open, isNew: false }
  const one = { _id: newId(Date.parse(tx.now)), cause: 'reported' } as const
  await insertCase(tx.db, tx.building._id, { ...one, ...placeOf(thing) }, tx.now)
  return { ...one, reporters: 0, isNew: true }
}

const placeOf = ({ postId, commentId }: Thing) => ({ postId, commentId })

const holdBack = async (tx: Caller, thing: Thing, caseId: string): Promise<void> => {
  await setStanding(tx.db, tx.building._id, thing, { status: 'hidden', reason: heldWords }, tx.now)
  await setCause(tx.db, tx.building._id, caseId, 'held')
  await noteStep(tx, thing, { kind: 'held', side: 'residents' })
  await wakeReaders(tx, thing.category._id)
}

const report = async (tx: Caller, thing: Thing, body: ForumReportDraft): Promise<ReportReceipt> => {
  requireReportable(tx, thing)
  const { _id, reporters, isNew } = await caseOf(tx, thing)
  const said = { _id: newId(Date.parse(tx.now)), caseId: _id, accountId: tx.account._id, ...body }
  await insertReport(tx.db, tx.building._id, said, tx.now)
  const isHidden = isHeldBy(reporters + 1, thing.status, await selectWasKept(tx.db, tx.building._id, thing))
  if (isHidden) await holdBack(tx, thing, _id)
  if (isNew) await tellKeepers(tx, _id)
  return { at: tx.now, isHidden }
}

const refusingTwice = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (violates(error, 'forum_reports_once')) throw Conflict(already)
    throw error
  }
}

/** Reports a post that everybody sees; 409 for one's own, and for who did so already. */
export const reportPost = (
  ctx: Caller,
  { params, body }: Parsed<typeof moderation.reportPost>,
): Promise<ReportReceipt> =>
  refusingTwice(inTransaction(ctx, async (tx) => report(tx, await holdPost(tx, params.id), body)))

/** Reports a comment that everybody sees; 409 as above. */
export const reportComment = (
  ctx: Caller,
  { params, body }: Parsed<typeof moderation.reportComment>,
): Promise<ReportReceipt> =>
  refusingTwice(inTransaction(ctx, async (tx) => report(tx, await holdComment(tx, params.id), body)))
