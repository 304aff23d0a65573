import type { ZipOrder } from '../../../../contract/documents/downloads.ts'
import { run, type Database } from '../../../db/connection.ts'
import { readable, readerValues, scope, type Reader } from './scope-store.ts'

export interface Packed {
  documentId: string
  versionId: string
  fileName: string
  fileSize: number
  sha256: string
  updatedAt: string
  folderName: string | null
}

/** The newest versions of what was ordered, of what the reader may read, by title; one more than the most. */
export const selectPacked = async (
  db: Database,
  by: Reader,
  { ids, folderId, category }: ZipOrder,
  most: number,
): Promise<Packed[]> => {
  const which = ids
    ? 'd.id = any($3::uuid[])'
    : folderId
      ? 'd.folder_id = $3::uuid'
      : 'd.folder_id is null and d.category = $3::text'
  const { rows } = await run(
    db,
    `with ${scope}
    select d.id as "documentId", v.id as "versionId", v.file_name as "fileName", v.size_bytes as "fileSize", v.sha256,
      d.updated_at as "updatedAt", f.name as "folderName"
    from documents d
      join document_versions v on v.building_id = d.building_id and v.document_id = d.id and v.number = d.newest
      left join document_folders f on f.building_id = d.building_id and f.id = d.folder_id
    where ${readable('$1::uuid')} and ${which}
    order by d.title_key, d.id limit ${most + 1}`,
    [...readerValues(by), ids ?? folderId ?? category],
  )
  return rows as Packed[]
}
