/** Changing a notice: freely before people see it, by a visible correction afterwards. */
import { filesMost } from '../../../contract/limits.ts'
import type { Notice, NoticeChange } from '../../../contract/notices.ts'
import type { Upload } from '../../../contract/route.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, Invalid, InvalidField, NotFound, requireVersion } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { attachFiles, removeAttachments, storeUploads } from '../documents/documents.ts'
import { tell } from './messages.ts'
import { requireNotice, type KnownNotice, type Reading } from './reading.ts'
import { endOf, isPublic, requireOrder, requireStep } from './rules.ts'
import { insertRevision, updateCorrected, updateDraft, type NoticeFields } from './store.ts'
import { wakeReaders } from './waking.ts'
import { cleaned } from './writing.ts'

export const requireFewFiles = (count: number): void => {
  if (count > filesMost)
    throw Invalid(`A notice can have at most ${filesMost} files.`, [
      { field: 'files', message: `At most ${filesMost} files` },
    ])
}

/** What history keeps of a notice. */
export const valuesOf = (notice: KnownNotice) => ({
  ...writtenOf(notice),
  status: notice.status,
  pinnedUntil: notice.pinnedUntil,
  attachments: notice.attachments.map(({ fileName }) => fileName),
})

const writtenOf = (notice: KnownNotice): NoticeFields => ({
  title: notice.title,
  content: notice.content,
  type: notice.type,
  priority: notice.priority,
  audience: notice.audience,
  unitIds: notice.units.map(({ _id }) => _id),
  publishDate: notice.publishDate,
  expiresAt: notice.expiresAt,
  mustAcknowledge: notice.mustAcknowledge,
})

/** Wakes the open screens of those who may read the notice now. */
export const announceChange = (tx: Reading, { status, audience, units }: KnownNotice): Promise<void> =>
  wakeReaders(tx, { audience, unitIds: units.map(({ _id }) => _id), isOut: isPublic(status) })

interface Change {
  before: KnownNotice
  body: NoticeChange
  files: readonly Upload[]
  fields: NoticeFields
  attachmentCount: number
}

const changeFiles = async (tx: Reading, { before, body, files }: Change): Promise<void> => {
  const bearer = { subject: 'notice', subjectId: before._id } as const
  await removeAttachments(tx, bearer, body.removeAttachmentIds)
  await attachFiles(tx, bearer, files)
}

/** Nobody has seen it: it is simply written anew. A waiting notice without a date is a draft again. */
const rewrite = async (tx: Reading, change: Change): Promise<void> => {
  const { before, fields, attachmentCount } = change
  const released = before.status === 'scheduled' && fields.publishDate !== null
  if (released && fields.publishDate! <= tx.now)
    throw InvalidField('publishDate', 'Choose a time in the future, or clear the date to make it a draft')
  requireOrder(fields.publishDate, fields.expiresAt)
  await changeFiles(tx, change)
  await updateDraft(tx.db, tx.building._id, before._id, fields, { attachmentCount, released })
}

const same = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((entry) => other.includes(entry))

/** Whom a public notice is for, and since when, is fixed: people were told. */
const requireFixed = (before: KnownNotice, fields: NoticeFields): void => {
  const known = writtenOf(before)
  if (fields.audience !== known.audience || !same(fields.unitIds, known.unitIds))
    throw Conflict(
      'People have already been notified, so you can’t change the audience. Write another notice for other people.',
    )
  if (fields.publishDate !== known.publishDate)
    throw Conflict('The notice has already been sent, so you can’t change its publish date.')
}

/** People have seen it: what it said stays on record, and everybody sees that it was corrected. */
const correct = async (tx: Reading, change: Change): Promise<void> => {
  const { before, body, fields, attachmentCount } = change
  requireOrder(fields.publishDate, fields.expiresAt)
  await changeFiles(tx, change)
  const made = { attachmentCount, askAgain: body.askAgain, at: tx.now }
  await updateCorrected(tx.db, tx.building._id, before._id, fields, made)
  const { title, content, type, priority, expiresAt, mustAcknowledge, attachments } = valuesOf(before)
  const revisionId = newId(Date.parse(tx.now))
  await insertRevision(tx.db, tx.building._id, before._id, {
    _id: revisionId,
    revision: before.revision + 1,
    at: tx.now,
    accountId: tx.account._id,
    note: body.revisionNote,
    askedAgain: body.askAgain,
    former: { title, content, type, priority, expiresAt, mustAcknowledge, attachments },
  })
  if (body.askAgain)
    await tell(tx, {
      noticeId: before._id,
      type: fields.type,
      audience: before.audience,
      round: before.round + 1,
      revisionId,
    })
}

const changesNothing = ({ before, body, files, fields }: Change): boolean =>
  !body.askAgain &&
  files.length === 0 &&
  body.removeAttachmentIds.length === 0 &&
  JSON.stringify({ ...fields, unitIds: [] }) === JSON.stringify({ ...writtenOf(before), unitIds: [] })

/** What the notice will say: what the body leaves out stays. */
const fieldsAfter = async (tx: Reading, before: KnownNotice, body: NoticeChange): Promise<NoticeFields> => {
  const written = writtenOf(before)
  const { title, content, type, priority, audience, unitIds, publishDate, expiresAt, mustAcknowledge } = body
  const fields = await cleaned(tx, {
    title: title ?? written.title,
    content: content ?? written.content,
    type: type ?? written.type,
    priority: priority ?? written.priority,
    audience: audience ?? written.audience,
    unitIds: unitIds ?? written.unitIds,
    publishDate: publishDate === undefined ? written.publishDate : publishDate,
    expiresAt: expiresAt === undefined ? written.expiresAt : expiresAt,
    mustAcknowledge: mustAcknowledge ?? written.mustAcknowledge,
  })
  return isPublic(before.status)
    ? { ...fields, expiresAt: endOf(fields.type, before.publishDate!, fields.expiresAt) }
    : fields
}

/**
 * Changes a notice. A draft or a waiting one is written anew; a public one gets a visible revision, keeps its audience
 * and its receipts, and asks everybody anew only where the author says so. A stale version is refused.
 */
export const changeNotice = async (
  ctx: Reading,
  { params, body, files }: { params: { id: string }; body: NoticeChange; files: readonly Upload[] },
): Promise<Notice> => {
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const before = await requireNotice(tx, params.id, { forUpdate: true })
    requireVersion(before, body.version)
    requireStep(before.status, 'change')
    const removed = new Set(body.removeAttachmentIds)
    if ([...removed].some((id) => !before.attachments.some(({ _id }) => _id === id))) throw NotFound()
    const attachmentCount = before.attachments.length - removed.size + files.length
    requireFewFiles(attachmentCount)
    const change = { before, body, files, fields: await fieldsAfter(tx, before, body), attachmentCount }
    const corrects = isPublic(before.status)
    if (corrects) requireFixed(before, change.fields)
    if (corrects && changesNothing(change)) return before
    await (corrects ? correct(tx, change) : rewrite(tx, change))
    const after = await requireNotice(tx, before._id)
    await recordChange(tx, {
      subject: 'notice',
      subjectId: before._id,
      buildingId: tx.building._id,
      action: corrects ? 'corrected' : 'changed',
      before: valuesOf(before),
      after: valuesOf(after),
      ...(body.revisionNote !== '' && { reason: body.revisionNote }),
    })
    await announceChange(tx, after)
    return after
  })
}
