/** What a reader does with notices: finds them, opens them, takes note of them. */
import type { Attachment, Notice, NoticeQuery, NoticeSummary, PinnedNotice } from '../../../contract/notices.ts'
import type { Download, Page } from '../../../contract/route.ts'
import { localDateOf } from '../../../contract/time.ts'
import type { InBuilding, Member } from '../../context.ts'
import { Conflict, NotFound } from '../../http/errors.ts'
import { ask } from '../../http/foresight.ts'
import { attachmentsOf, openAttachment } from '../documents/documents.ts'
import { settle } from '../notifications/notifications.ts'
import type { Reader } from './audience-store.ts'
import { selectNotice, type NoticeRecord } from './notice-store.ts'
import { pinnedQuestion } from './pinned-store.ts'
import { selectNotices } from './reading-store.ts'
import { insertRead, upsertAcknowledgement } from './receipts-store.ts'
import { managesNotices, requireStep } from './rules.ts'
import { selectRevisionIds } from './telling-store.ts'

/** A member of a building, be it by a call or by the demo seed. */
export type Reading = Pick<Member, 'account' | 'role' | 'superadmin' | 'permissions'> & InBuilding

const readerOf = (ctx: Reading): Reader => ({
  buildingId: ctx.building._id,
  accountId: ctx.account._id,
  role: ctx.role,
  day: localDateOf(ctx.now, ctx.building.timeZone),
  now: ctx.now,
  manages: managesNotices(ctx),
})

/** The notices for the caller, newest first; who writes notices sees all of them, drafts included. */
export const listNotices = (ctx: Reading, { query }: { query: NoticeQuery }): Promise<Page<NoticeSummary>> =>
  selectNotices(ctx.db, readerOf(ctx), query)

/** What is pinned for the caller, until its time is over. */
export const listPinned = (ctx: Member): Promise<PinnedNotice[]> => ask(ctx, pinnedQuestion(readerOf(ctx)))

const filesOf = async (ctx: Reading, notices: readonly { _id: string }[]): Promise<Map<string, Attachment[]>> =>
  notices.length === 0
    ? new Map()
    : attachmentsOf(
        ctx,
        'notice',
        notices.map(({ _id }) => _id),
      )

export type KnownNotice = NoticeRecord & Pick<Notice, 'attachments'>

/** A notice that the caller may see, with everything; 404 for any other. */
export const requireNotice = async (ctx: Reading, id: string, how?: { forUpdate: boolean }): Promise<KnownNotice> => {
  const found = await selectNotice(ctx.db, readerOf(ctx), id, how)
  if (!found) throw NotFound()
  const files = found.attachmentCount > 0 ? await filesOf(ctx, [found]) : null
  return { ...found, attachments: files?.get(id) ?? [] }
}

/** One notice, with what the caller may do with it. */
export const getNotice = (ctx: Reading, { params }: { params: { id: string } }): Promise<Notice> =>
  requireNotice(ctx, params.id)

/** A file of a notice that the caller may see; another notice's file is not there. */
export const openNoticeFile = async (
  ctx: Reading,
  { params }: { params: { id: string; attachmentId: string } },
): Promise<Download> => {
  const { _id } = await requireNotice(ctx, params.id)
  return openAttachment(ctx, { subject: 'notice', subjectId: _id }, params.attachmentId)
}

/**
 * Notes that the caller opened a notice, and settles what their inbox says of it; only a public one is ever read, and a
 * second time changes nothing.
 */
export const markRead = async (ctx: Reading, { params }: { params: { id: string } }): Promise<undefined> => {
  const reader = readerOf(ctx)
  if (!(await insertRead(ctx.db, reader, params.id))) await requireNotice(ctx, params.id)
  else {
    const revisionIds = await selectRevisionIds(ctx.db, reader.buildingId, params.id)
    await settle(ctx, { ...reader, subjectIds: [params.id, ...revisionIds] })
  }
  return undefined
}

/**
 * Notes that the caller took note; the first time stands. Throws 404 for a notice that the caller may not see, and 409 for
 * one that does not ask them: they only manage it, or it is not out.
 */
export const acknowledgeNotice = async (
  ctx: Reading,
  { params }: { params: { id: string } },
): Promise<{ acknowledgedAt: string }> => {
  const acknowledgedAt = await upsertAcknowledgement(ctx.db, readerOf(ctx), params.id)
  if (acknowledgedAt !== null) return { acknowledgedAt }
  const { status } = await requireNotice(ctx, params.id)
  requireStep(status, 'acknowledge')
  throw Conflict('You don’t need to acknowledge this notice. It’s for other people in the building.')
}
