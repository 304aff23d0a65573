import type { PinnedDocument } from '../../../contract/documents.ts'
import { api } from '../../api/api.ts'
import { saveFile } from '../../api/download.ts'

/** Saves the newest version of a document under its file name (texts: specification, section 8). */
export const takeDocument = (
  buildingId: string | null,
  { _id, fileName }: Pick<PinnedDocument, '_id' | 'fileName'>,
): Promise<void> =>
  saveFile(
    buildingId,
    api.documents.download,
    { params: { id: _id }, query: {} },
    { name: fileName, failed: 'Failed to download document', always: true },
  )
