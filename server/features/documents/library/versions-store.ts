import type { DocumentVersion } from '../../../../contract/documents/versions.ts'
import type { Page } from '../../../../contract/route.ts'
import { run, type Database } from '../../../db/connection.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'

interface VersionRow {
  _id: string
  number: number
  newest: boolean
  fileName: string
  fileSize: number
  contentType: string
  sha256: string
  note: string
  by: string
  at: string
  restoredFrom: number | null
}

const columns = `
  v.id as _id, v.number, v.number = d.newest as newest, v.file_name as "fileName", v.size_bytes as "fileSize",
  v.content_type as "contentType", v.sha256, v.note, a.first_name || ' ' || a.last_name as by, v.created_at as at,
  v.restored_from as "restoredFrom"`

const from = `
  document_versions v join documents d on d.building_id = v.building_id and d.id = v.document_id
  join accounts a on a.id = v.account_id`

const versionOf = ({ newest, ...row }: VersionRow): DocumentVersion => ({ ...row, isNewest: newest })

/** The versions of a document of which nothing was let go yet, newest first. */
export const selectVersions = async (
  db: Database,
  buildingId: string,
  documentId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<DocumentVersion>> => {
  const before = cursor === undefined ? null : readCursor(cursor, 1)[0]
  const { rows } = await run(
    db,
    `select ${columns} from ${from}
    where v.building_id = $1::uuid and v.document_id = $2::uuid and ($3::integer is null or v.number < $3::integer)
    order by v.number desc limit ${limit + 1}`,
    [buildingId, documentId, before],
  )
  return pageOf(rows as VersionRow[], limit, versionOf, ({ number }) => writeCursor([String(number)]))
}

/** One version of this very document. */
export const selectVersion = async (
  db: Database,
  buildingId: string,
  documentId: string,
  id: string,
): Promise<DocumentVersion | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${from} where v.building_id = $1::uuid and v.document_id = $2::uuid and v.id = $3::uuid`,
    [buildingId, documentId, id],
  )
  return rows[0] ? versionOf(rows[0] as VersionRow) : null
}
