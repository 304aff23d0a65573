/** Notices: what a building tells its people, from the draft to who has taken note of it. */
import type { Notice, NoticeDraft } from '../../../contract/notices.ts'
import type { Upload } from '../../../contract/route.ts'
import { later } from '../../../contract/time.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordChange } from '../audit/audit.ts'
import { attachFiles, removeAttachments, storeUploads } from '../documents/documents.ts'
import { settleGone } from '../notifications/notifications.ts'
import { announceChange, requireFewFiles, valuesOf } from './change.ts'
import { tell } from './messages.ts'
import { requireNotice, type KnownNotice, type Reading } from './reading.ts'
import { endOf, requireOrder, requireStep } from './rules.ts'
import { insertNotice, updateDeleted, updatePinned, updateReleased } from './store.ts'
import { selectRevisionIds } from './telling-store.ts'
import { cleaned } from './writing.ts'

export { changeNotice } from './change.ts'
export { analyzeNotice } from './analytics.ts'
export { wordNotices } from './messages.ts'
export { noticeNames } from './names-store.ts'
export { pinnedFor } from './pinned-store.ts'
export { managesNotices } from './rules.ts'
export { noticesOfUnit } from './unit-panel.ts'
export {
  acknowledgeNotice,
  getNotice,
  listNotices,
  listPinned,
  markRead,
  openNoticeFile,
  type Reading,
} from './reading.ts'

const dayMs = 86_400_000

type ById = { params: { id: string } }

const note = (tx: Reading, before: KnownNotice | null, after: KnownNotice, action: string) =>
  recordChange(tx, {
    subject: 'notice',
    subjectId: after._id,
    buildingId: tx.building._id,
    action,
    before: before ? valuesOf(before) : {},
    after: valuesOf(after),
  })

/** Writes a draft, which nobody but those who write notices can see. */
export const draftNotice = async (
  ctx: Reading,
  { body, files }: { body: NoticeDraft; files: readonly Upload[] },
): Promise<Notice> => {
  requireFewFiles(files.length)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const fields = await cleaned(tx, body)
    requireOrder(fields.publishDate, fields.expiresAt)
    const _id = newId(Date.parse(tx.now))
    const made = { _id, authorId: tx.account._id, createdAt: tx.now, attachmentCount: files.length }
    await insertNotice(tx.db, tx.building._id, fields, made)
    await attachFiles(tx, { subject: 'notice', subjectId: _id }, files)
    const after = await requireNotice(tx, _id)
    await note(tx, null, after, 'created')
    await announceChange(tx, after)
    return after
  })
}

/** Lets a draft go: at once, or by itself when its date comes. An emergency always gets an end. */
export const publishNotice = (ctx: Reading, { params }: ById): Promise<Notice> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireNotice(tx, params.id, { forUpdate: true })
    requireStep(before.status, 'publish')
    const waits = before.publishDate !== null && before.publishDate > tx.now
    const publishDate = waits ? before.publishDate! : tx.now
    const expiresAt = endOf(before.type, publishDate, before.expiresAt)
    requireOrder(publishDate, expiresAt)
    const dates = { releasedAt: tx.now, publishDate, expiresAt, toldAt: waits ? null : tx.now }
    await updateReleased(tx.db, tx.building._id, before._id, dates)
    if (!waits)
      await tell(tx, {
        noticeId: before._id,
        type: before.type,
        audience: before.audience,
        round: before.round,
        revisionId: null,
      })
    const after = await requireNotice(tx, before._id)
    await note(tx, before, after, waits ? 'scheduled' : 'published')
    await announceChange(tx, after)
    return after
  })

const setPin = (ctx: Reading, id: string, step: 'pin' | 'unpin', durationDays: number | null): Promise<Notice> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireNotice(tx, id, { forUpdate: true })
    requireStep(before.status, step)
    if (step === 'unpin' && before.pinnedUntil === null) return before
    const until = durationDays === null ? null : later(tx.now, durationDays * dayMs)
    await updatePinned(tx.db, tx.building._id, id, until)
    const after = await requireNotice(tx, id)
    await note(tx, before, after, step === 'pin' ? 'pinned' : 'unpinned')
    await announceChange(tx, after)
    return after
  })

/** Pins a public notice for so many days from now; it unpins by itself. */
export const pinNotice = (ctx: Reading, { params, body }: ById & { body: { durationDays: number } }): Promise<Notice> =>
  setPin(ctx, params.id, 'pin', body.durationDays)

/** Takes the pin off; one that is not pinned stays as it is. */
export const unpinNotice = (ctx: Reading, { params }: ById): Promise<Notice> => setPin(ctx, params.id, 'unpin', null)

/** Deletes a notice in any state, with its files; from now on nobody finds it, its inbox rows say so. */
export const deleteNotice = (ctx: Reading, { params }: ById): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireNotice(tx, params.id, { forUpdate: true })
    requireStep(before.status, 'delete')
    await updateDeleted(tx.db, tx.building._id, before._id, tx.now)
    await removeAttachments(tx, { subject: 'notice', subjectId: before._id }, 'all')
    await settleGone(tx, [before._id, ...(await selectRevisionIds(tx.db, tx.building._id, before._id))])
    await recordChange(tx, {
      subject: 'notice',
      subjectId: before._id,
      buildingId: tx.building._id,
      action: 'deleted',
      before: { title: before.title, status: before.status },
      after: { title: null, status: null },
    })
    await announceChange(tx, before)
    return undefined
  })
