import type { RecordKind } from '../../../../contract/documents/record-kinds.ts'
import type { DocumentCategory } from '../../../../contract/documents/document.ts'
import type { Upload } from '../../../../contract/route.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import type { Database } from '../../../db/connection.ts'
import { markedWords } from '../reading/store.ts'
import { titleKeyOf } from './rules.ts'

/** What is said of a document. */
export interface DocumentFields {
  title: string
  description: string
  effectiveOn: LocalDate | null
  expiresOn: LocalDate | null
  recordKind: RecordKind
}

const wordsOf = (buildingId: string, { title, description }: DocumentFields, fileName: string) =>
  markedWords(buildingId, `${title} ${description} ${fileName}`)

const columnsOf = (buildingId: string, fields: DocumentFields, fileName: string) => ({
  title: fields.title,
  title_key: titleKeyOf(fields.title),
  description: fields.description,
  words: wordsOf(buildingId, fields, fileName),
  effective_on: fields.effectiveOn,
  expires_on: fields.expiresOn,
  record_kind: fields.recordKind,
})

export interface NewVersion {
  _id: string
  number: number
  file: Pick<Upload, 'name' | 'contentType' | 'sizeBytes' | 'sha256'>
  note: string
  restoredFrom: number | null
  accountId: string
  at: Instant
}

export const insertVersion = (db: Database, buildingId: string, documentId: string, made: NewVersion) =>
  db
    .insertInto('document_versions')
    .values({
      id: made._id,
      building_id: buildingId,
      document_id: documentId,
      number: made.number,
      file_name: made.file.name,
      content_type: made.file.contentType,
      sha256: made.file.sha256,
      size_bytes: made.file.sizeBytes,
      note: made.note,
      restored_from: made.restoredFrom,
      account_id: made.accountId,
      created_at: made.at,
    })
    .execute()

interface Where {
  category: DocumentCategory
  folderId: string | null
}

/** A document with its first version, in the transaction that checks both. */
export const insertDocument = async (
  db: Database,
  buildingId: string,
  { _id, where, fields }: { _id: string; where: Where; fields: DocumentFields },
  version: NewVersion,
): Promise<void> => {
  await db
    .insertInto('documents')
    .values({
      id: _id,
      building_id: buildingId,
      category: where.category,
      folder_id: where.folderId,
      ...columnsOf(buildingId, fields, version.file.name),
      newest: version.number,
      updated_at: version.at,
      created_at: version.at,
    })
    .execute()
  await insertVersion(db, buildingId, _id, version)
}

const documentOf = (db: Database, buildingId: string, id: string) =>
  db
    .updateTable('documents')
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .set((eb) => ({ version: eb('version', '+', 1) }))

export const updateFields = (db: Database, buildingId: string, id: string, fields: DocumentFields, fileName: string) =>
  documentOf(db, buildingId, id)
    .set(columnsOf(buildingId, fields, fileName))
    .execute()

export const updatePlace = (db: Database, buildingId: string, id: string, { category, folderId }: Where) =>
  documentOf(db, buildingId, id).set({ category, folder_id: folderId }).execute()

/** Makes a version the newest; its file's name is searched from now on. */
export const updateNewest = (
  db: Database,
  buildingId: string,
  id: string,
  fields: DocumentFields,
  { number, at, file }: NewVersion,
) =>
  documentOf(db, buildingId, id)
    .set({ newest: number, updated_at: at, words: wordsOf(buildingId, fields, file.name) })
    .execute()

export const updatePinned = (db: Database, buildingId: string, id: string, pinnedAt: Instant | null) =>
  documentOf(db, buildingId, id).set({ pinned_at: pinnedAt }).execute()
