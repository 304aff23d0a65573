import { sql, type SqlBool } from 'kysely'
import type { Attachment } from '../../../contract/notices.ts'
import type { Upload } from '../../../contract/route.ts'
import { run, type Database } from '../../db/connection.ts'
import type { Bearer } from './attachments.ts'

/** Notes contents that come in; of a content on its way out, this waits until it is gone. */
export const upsertFiles = (db: Database, files: readonly Upload[], now: string) => {
  const contents = new Map(files.map(({ sha256, sizeBytes }) => [sha256, sizeBytes]))
  // Always in one order, so that two calls with the same contents never wait for each other.
  const rows = [...contents]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([sha256, sizeBytes]) => ({ sha256, size_bytes: sizeBytes, used_at: now }))
  return db
    .insertInto('stored_files')
    .values(rows)
    .onConflict((conflict) => conflict.column('sha256').doUpdateSet({ used_at: now }))
    .execute()
}

/** How many bytes a building keeps in its library and with its records, as SQL; a content that lies twice counts twice. */
export const keptBytes = (building: string): string => `(
  (select coalesce(sum(t.size_bytes), 0) from attachments t where t.building_id = ${building})
  + (select coalesce(sum(v.size_bytes), 0) from document_versions v
    where v.building_id = ${building} and v.sha256 is not null))`

export const selectKeptBytes = async (db: Database, buildingId: string): Promise<number> => {
  const { rows } = await run(db, `select ${keptBytes('$1::uuid')}::float8 as bytes`, [buildingId])
  return (rows[0] as { bytes: number }).bytes
}

/** Adds attachments after the last one; the caller holds the record's row. */
export const insertAttachments = async (
  db: Database,
  buildingId: string,
  { subject, subjectId }: Bearer,
  files: readonly (Upload & { _id: string })[],
  now: string,
): Promise<void> => {
  const { last } = await db
    .selectFrom('attachments')
    .where('building_id', '=', buildingId)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), sql.lit(0)).as('last'))
    .executeTakeFirstOrThrow()
  const rows = files.map((file, index) => ({
    id: file._id,
    building_id: buildingId,
    subject,
    subject_id: subjectId,
    position: last + 1 + index,
    file_name: file.name,
    content_type: file.contentType,
    sha256: file.sha256,
    size_bytes: file.sizeBytes,
    created_at: now,
  }))
  await db.insertInto('attachments').values(rows).execute()
}

/** The attachments of a record whose columns are named, as a JSON array; for statements that read the record. */
export const attachmentsIn = (subject: Bearer['subject'], { buildingId, id }: { buildingId: string; id: string }) => `
  (select coalesce(json_agg(json_build_object('_id', f.id, 'fileName', f.file_name, 'fileSize', f.size_bytes,
      'contentType', f.content_type) order by f.position), '[]')
    from attachments f
    where f.building_id = ${buildingId} and f.subject = '${subject}' and f.subject_id = ${id})`

export const selectAttachments = async (
  db: Database,
  buildingId: string,
  subject: Bearer['subject'],
  subjectIds: readonly string[],
): Promise<Map<string, Attachment[]>> => {
  const rows = await db
    .selectFrom('attachments')
    .where('building_id', '=', buildingId)
    .where('subject', '=', subject)
    .where(sql<SqlBool>`subject_id = any(${[...subjectIds]}::uuid[])`)
    .orderBy('position')
    .select(['id as _id', 'file_name as fileName', 'size_bytes as fileSize', 'content_type as contentType'])
    .select('subject_id as subjectId')
    .execute()
  const byRecord = new Map<string, Attachment[]>()
  for (const { subjectId, ...file } of rows) byRecord.set(subjectId, [...(byRecord.get(subjectId) ?? []), file])
  return byRecord
}

export const selectAttachment = (db: Database, buildingId: string, { subject, subjectId }: Bearer, id: string) =>
  db
    .selectFrom('attachments')
    .where('building_id', '=', buildingId)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .where('id', '=', id)
    .select(['file_name as fileName', 'content_type as contentType', 'size_bytes as fileSize', 'sha256'])
    .executeTakeFirst()

/** Deletes attachments of one record and notes when their contents were last used; answers how many. */
export const deleteAttachments = async (
  db: Database,
  buildingId: string,
  { subject, subjectId }: Bearer,
  ids: readonly string[] | 'all',
  now: string,
): Promise<number> => {
  const removed = await db
    .deleteFrom('attachments')
    .where('building_id', '=', buildingId)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .$if(ids !== 'all', (query) => query.where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`))
    .returning('sha256')
    .execute()
  const contents = [...new Set(removed.map(({ sha256 }) => sha256))].toSorted()
  for (const sha256 of contents)
    await db.updateTable('stored_files').set({ used_at: now }).where('sha256', '=', sha256).execute()
  return removed.length
}

/** Whether nothing refers to a content `f`. */
const unreferred = ['attachments', 'document_versions', 'profile_pictures', 'building_pictures']
  .map((table) => `not exists (select from ${table} r where r.sha256 = f.sha256)`)
  .join(' and ')

/** Forgets one content that nothing refers to and nobody has used since; answers its name. */
export const deleteUnusedFile = async (db: Database, before: string): Promise<string | null> => {
  const { rows } = await run(
    db,
    `delete from stored_files where sha256 = (
       select f.sha256 from stored_files f where f.used_at < $1 and ${unreferred}
       order by f.used_at limit 1 for update skip locked)
     returning sha256`,
    [before],
  )
  return (rows[0] as { sha256: string } | undefined)?.sha256 ?? null
}

/** Forgets a content that never came, where nothing refers to it and nobody has used it since; false where it stays. */
export const deleteNeverCame = async (db: Database, sha256: string, before: string): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `delete from stored_files f where f.sha256 = $1 and f.used_at < $2 and ${unreferred}`,
    [sha256, before],
  )
  return numAffectedRows === 1n
}
