/** Copies of documents that are given on another record, to people who may not read them in the library themselves. */
import { newId } from '../../../db/ids.ts'
import type { Bearer } from '../attachments.ts'
import { insertAttachments } from '../attachments-store.ts'
import { noteDownload } from './downloads-store.ts'
import { requireDocument, todayIn, type Reading } from './reading.ts'
import { requireOutOfBin } from './rules.ts'

/** A file that hangs on a record, and the version of which document it is a copy of. */
export interface GivenDocument {
  attachmentId: string
  documentId: string
  versionId: string
  number: number
  title: string
}

/**
 * Hangs the newest versions of documents on a record, in the verb's transaction: a later version changes nothing there.
 * Throws 404 for a document that the caller may not read, 409 for one in the bin.
 */
export const giveDocuments = async (
  tx: Reading,
  bearer: Bearer,
  documentIds: readonly string[],
): Promise<GivenDocument[]> => {
  const given: GivenDocument[] = []
  for (const documentId of new Set(documentIds)) {
    const document = await requireDocument(tx, documentId)
    requireOutOfBin(document)
    const { title, versionId, versions: number, fileName: name, contentType, fileSize: sizeBytes, sha256 } = document
    const attachmentId = newId(Date.parse(tx.now))
    const file = { _id: attachmentId, path: '', name, contentType, sizeBytes, sha256 }
    await insertAttachments(tx.db, tx.building._id, bearer, [file], tx.now)
    given.push({ attachmentId, documentId, versionId, number, title })
  }
  return given
}

/** Notes in a document's log who took a copy that was given to them. */
export const noteGiven = (ctx: Reading, taken: Pick<GivenDocument, 'documentId' | 'versionId'>): Promise<void> =>
  noteDownload(ctx, todayIn(ctx), 'download', [taken])
