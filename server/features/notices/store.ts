import { sql } from 'kysely'
import { previewMostChars } from '../../../contract/limits.ts'
import type { Audience, NoticeType, Priority } from '../../../contract/notices.ts'
import { plainTextOf } from '../../../contract/rich-text.ts'
import type { Database } from '../../db/connection.ts'
import { lexemesOf } from '../../db/search-words.ts'

/** What an author writes, cleaned. */
export interface NoticeFields {
  title: string
  content: string
  type: NoticeType
  priority: Priority
  audience: Audience
  unitIds: string[]
  publishDate: string | null
  expiresAt: string | null
  mustAcknowledge: boolean
}

const columnsOf = (buildingId: string, { title, content, ...fields }: NoticeFields) => ({
  title,
  content,
  preview: plainTextOf(content, previewMostChars),
  words: sql<string>`array_to_tsvector(${lexemesOf(buildingId, title, plainTextOf(content))}::text[])`,
  type: fields.type,
  priority: fields.priority,
  audience: fields.audience,
  publish_date: fields.publishDate,
  expires_at: fields.expiresAt,
  must_acknowledge: fields.mustAcknowledge,
})

export const insertNotice = async (
  db: Database,
  buildingId: string,
  fields: NoticeFields,
  made: { _id: string; authorId: string; createdAt: string; attachmentCount: number },
): Promise<void> => {
  await db
    .insertInto('notices')
    .values({
      id: made._id,
      building_id: buildingId,
      ...columnsOf(buildingId, fields),
      attachment_count: made.attachmentCount,
      author_id: made.authorId,
      created_at: made.createdAt,
    })
    .execute()
  await insertUnits(db, buildingId, made._id, fields.unitIds)
}

const insertUnits = async (db: Database, buildingId: string, noticeId: string, unitIds: readonly string[]) => {
  if (unitIds.length === 0) return
  await sql`
    insert into notice_units (building_id, notice_id, unit_id)
    select ${buildingId}, ${noticeId}, unit_id from unnest(${[...new Set(unitIds)]}::uuid[]) as u (unit_id)`.execute(db)
}

const noticeOf = (db: Database, buildingId: string, id: string) =>
  db.updateTable('notices').where('building_id', '=', buildingId).where('id', '=', id)

/** Writes a draft or a waiting notice anew; `released` false makes a waiting one a draft again. */
export const updateDraft = async (
  db: Database,
  buildingId: string,
  id: string,
  fields: NoticeFields,
  { attachmentCount, released }: { attachmentCount: number; released: boolean },
): Promise<void> => {
  await noticeOf(db, buildingId, id)
    .set((eb) => ({
      ...columnsOf(buildingId, fields),
      attachment_count: attachmentCount,
      ...(!released && { released_at: null }),
      version: eb('version', '+', 1),
    }))
    .execute()
  await db.deleteFrom('notice_units').where('building_id', '=', buildingId).where('notice_id', '=', id).execute()
  await insertUnits(db, buildingId, id, fields.unitIds)
}

/** Writes a correction of a public notice: its audience and its date stay. */
export const updateCorrected = (
  db: Database,
  buildingId: string,
  id: string,
  fields: NoticeFields,
  { attachmentCount, askAgain, at }: { attachmentCount: number; askAgain: boolean; at: string },
) =>
  noticeOf(db, buildingId, id)
    .set((eb) => ({
      ...columnsOf(buildingId, fields),
      attachment_count: attachmentCount,
      revision: eb('revision', '+', 1),
      revised_at: at,
      ...(askAgain && { round: eb('round', '+', 1) }),
      version: eb('version', '+', 1),
    }))
    .execute()

export const insertRevision = (
  db: Database,
  buildingId: string,
  noticeId: string,
  made: {
    _id: string
    revision: number
    at: string
    accountId: string
    note: string
    askedAgain: boolean
    former: Record<string, unknown>
  },
) =>
  db
    .insertInto('notice_revisions')
    .values({
      id: made._id,
      building_id: buildingId,
      notice_id: noticeId,
      revision: made.revision,
      at: made.at,
      account_id: made.accountId,
      note: made.note,
      asked_again: made.askedAgain,
      former: JSON.stringify(made.former),
    })
    .execute()

/** Lets a notice go; `toldAt` is null while it waits for its date. */
export const updateReleased = (
  db: Database,
  buildingId: string,
  id: string,
  dates: { releasedAt: string; publishDate: string; expiresAt: string | null; toldAt: string | null },
) =>
  noticeOf(db, buildingId, id)
    .set((eb) => ({
      released_at: dates.releasedAt,
      publish_date: dates.publishDate,
      expires_at: dates.expiresAt,
      told_at: dates.toldAt,
      version: eb('version', '+', 1),
    }))
    .execute()

export const updatePinned = (db: Database, buildingId: string, id: string, pinnedUntil: string | null) =>
  noticeOf(db, buildingId, id).set({ pinned_until: pinnedUntil }).execute()

export const updateDeleted = (db: Database, buildingId: string, id: string, at: string) =>
  noticeOf(db, buildingId, id).set({ deleted_at: at }).execute()
