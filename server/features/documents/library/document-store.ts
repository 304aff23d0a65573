import type { Document, DocumentCategory, DocumentSummary } from '../../../../contract/documents/document.ts'
import type { Inside } from '../../../../contract/documents/reading.ts'
import type { RecordKind } from '../../../../contract/documents/record-kinds.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { insideOfVersion } from '../reading/store.ts'
import { expiryOf, goneAt } from './rules.ts'
import { inBin, managed, readable, readerValues, scope, type Reader } from './scope-store.ts'

/** What a list shows of a document `d`, with its newest version and its folder. */
export const summaryColumns = `
  d.id, d.title, d.title_key, d.description, d.category, d.folder_id, f.name as folder_name, d.effective_on, d.expires_on,
  d.pinned_at, d.newest, d.updated_at, d.deleted_at, v.id as version_id, v.file_name, v.content_type, v.size_bytes,
  v.sha256, ${managed} as manages`

export const withNewest = `
  join document_versions v on v.building_id = d.building_id and v.document_id = d.id and v.number = d.newest
  left join document_folders f on f.building_id = d.building_id and f.id = d.folder_id`

export interface SummaryRow {
  id: string
  title: string
  title_key: string
  description: string
  category: DocumentCategory
  folder_id: string | null
  folder_name: string | null
  effective_on: LocalDate | null
  expires_on: LocalDate | null
  pinned_at: Instant | null
  newest: number
  updated_at: Instant
  deleted_at: Instant | null
  version_id: string
  file_name: string
  content_type: string
  size_bytes: number
  sha256: string
  manages: boolean
}

export const summaryOf = (row: SummaryRow, { today }: Reader): Omit<DocumentSummary, 'hits'> => ({
  _id: row.id,
  title: row.title,
  description: row.description,
  category: row.category,
  folder: row.folder_id === null ? null : { _id: row.folder_id, name: row.folder_name! },
  fileName: row.file_name,
  fileSize: row.size_bytes,
  contentType: row.content_type,
  versions: row.newest,
  effectiveOn: row.effective_on,
  expiresOn: row.expires_on,
  expiry: expiryOf(row.expires_on, today),
  pinnedAt: row.pinned_at,
  updatedAt: row.updated_at,
  bin: row.deleted_at === null ? null : { deletedAt: row.deleted_at, goneAt: goneAt(row.deleted_at) },
  manages: row.manages,
})

interface DocumentRow extends SummaryRow {
  created_at: Instant
  note: string
  inside: Inside | null
  uploaded_by: string
  record_kind: RecordKind
  hold_reason: string | null
  hold_by: string | null
  hold_since: Instant | null
  version: number
}

/** A document as it is kept, before the law and the caller's rights are asked. */
export interface DocumentRecord extends Omit<Document, 'can' | 'keeping' | 'uploadedBy'> {
  uploadedBy: string
  recordKind: RecordKind
  hold: { reason: string; by: string; since: Instant } | null
  /** Its newest version. */
  versionId: string
  sha256: string
}

const recordOf = (row: DocumentRow, by: Reader): DocumentRecord => ({
  ...summaryOf(row, by),
  createdAt: row.created_at,
  note: row.note,
  inside: row.inside ?? 'picture',
  uploadedBy: row.uploaded_by,
  recordKind: row.record_kind,
  hold: row.hold_since === null ? null : { reason: row.hold_reason!, by: row.hold_by!, since: row.hold_since },
  version: row.version,
  versionId: row.version_id,
  sha256: row.sha256,
})

/**
 * Holds a document for a change. In a statement of its own: one that also read the newest version would, after waiting,
 * look for it as things stood before.
 */
export const lockDocument = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'select id from documents where building_id = $1::uuid and id = $2::uuid for update', [buildingId, id])
}

/** A document that the reader may read, or, in the bin, manage. */
export const selectDocument = async (db: Database, by: Reader, id: string): Promise<DocumentRecord | null> => {
  const { rows } = await run(
    db,
    `with ${scope}
    select ${summaryColumns}, d.created_at, v.note, ${insideOfVersion} as inside, a.first_name || ' ' || a.last_name as uploaded_by, d.record_kind,
      d.hold_reason, h.first_name || ' ' || h.last_name as hold_by, d.hold_since, d.version
    from documents d ${withNewest} join accounts a on a.id = v.account_id left join accounts h on h.id = d.hold_by
    where d.id = $3::uuid and (${readable('$1::uuid')} or ${inBin('$1::uuid')})`,
    [...readerValues(by), id],
  )
  return rows[0] ? recordOf(rows[0] as DocumentRow, by) : null
}
