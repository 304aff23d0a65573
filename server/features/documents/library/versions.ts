/** The versions of a document: a new one takes the place of the last, and an old one can come back. */
import type { Document, DocumentDraft } from '../../../../contract/documents/document.ts'
import type { DocumentVersion } from '../../../../contract/documents/versions.ts'
import type { Download, Page, Upload } from '../../../../contract/route.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, Invalid, orNotFound } from '../../../http/errors.ts'
import { storeUploads } from '../attachments.ts'
import { wantReading } from '../reading/reading.ts'
import { selectDocument, type DocumentRecord } from './document-store.ts'
import { noteDownload } from './downloads-store.ts'
import { fieldsOf, fileDocuments } from './filing.ts'
import { fileOf, readerOf, requireChangeable, requireDocument, shown, todayIn, type Reading } from './reading.ts'
import { note } from './record.ts'
import { requireManages, requireOutOfBin } from './rules.ts'
import { insertVersion, updateNewest, type NewVersion } from './store.ts'
import { selectVersion, selectVersions } from './versions-store.ts'

type ById = { params: { id: string } }
type OfVersion = { params: { id: string; versionId: string } }

/** The versions of a document, newest first, for those who manage it. */
export const listVersions = async (
  ctx: Reading,
  { params, query }: ById & { query: { cursor?: string | undefined; limit: number } },
): Promise<Page<DocumentVersion>> => {
  const document = await requireDocument(ctx, params.id)
  requireManages(document)
  return selectVersions(ctx.db, ctx.building._id, document._id, query)
}

type Coming = Pick<NewVersion, 'file' | 'note' | 'restoredFrom'>

/** The document's row is held, so that each version that comes meanwhile gets a number of its own. */
const makeNewest = async (tx: Reading, before: DocumentRecord, coming: Coming, action: string): Promise<Document> => {
  const version: NewVersion = {
    ...coming,
    _id: newId(Date.parse(tx.now)),
    number: before.versions + 1,
    accountId: tx.account._id,
    at: tx.now,
  }
  await insertVersion(tx.db, tx.building._id, before._id, version)
  await updateNewest(tx.db, tx.building._id, before._id, fieldsOf(before), version)
  await wantReading(tx, coming.file)
  const after = await requireDocument(tx, before._id)
  await note(tx, before, after, action, coming.note || undefined)
  return shown(tx, after)
}

/** Gives a document a new version: from now on every link to it opens that one. */
export const addVersion = async (
  ctx: Reading,
  { params, body, files }: ById & { body: { note: string }; files: readonly Upload[] },
): Promise<Document> => {
  const known = await requireDocument(ctx, params.id)
  requireManages(known)
  requireOutOfBin(known)
  const [file, ...others] = files
  if (!file || others.length > 0) throw Invalid('Choose one file.', [{ field: 'files', message: 'Choose one file' }])
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const before = await requireChangeable(tx, params.id)
    return makeNewest(tx, before, { file, note: body.note, restoredFrom: null }, 'version added')
  })
}

/**
 * Files a paper that the product makes: as a new version of the document where that is still in the library, or else as a
 * new document. 403 where the caller doesn’t manage its place.
 */
export const fileAgain = async (
  ctx: Reading,
  { documentId, body, file }: { documentId: string | null; body: DocumentDraft; file: Upload },
): Promise<Document> => {
  const known = documentId === null ? null : await selectDocument(ctx.db, readerOf(ctx), documentId)
  if (known && known.bin === null)
    return addVersion(ctx, { params: { id: known._id }, body: { note: body.note }, files: [file] })
  const [filed] = await fileDocuments(ctx, { body, files: [file] })
  return filed!
}

const requireVersionOf = async (ctx: Reading, { params }: OfVersion): Promise<DocumentVersion> =>
  orNotFound(await selectVersion(ctx.db, ctx.building._id, params.id, params.versionId))

/** Makes an earlier version the newest again: as a new one, so that nothing of the history is lost. */
export const restoreVersion = (ctx: Reading, { params }: OfVersion): Promise<Document> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireChangeable(tx, params.id)
    const { isNewest, number, fileName, fileSize, contentType, sha256 } = await requireVersionOf(tx, { params })
    if (isNewest) throw Conflict('This is already the newest version.')
    const file = { name: fileName, sizeBytes: fileSize, contentType, sha256 }
    return makeNewest(tx, before, { file, note: '', restoredFrom: number }, 'version restored')
  })

/** One version of a document as a download, for those who manage it. */
export const openVersion = async (
  ctx: Reading,
  { params, query }: OfVersion & { query: { preview: boolean } },
): Promise<Download> => {
  const document = await requireDocument(ctx, params.id)
  requireManages(document)
  const version = await requireVersionOf(ctx, { params })
  const taken = { documentId: document._id, versionId: version._id }
  await noteDownload(ctx, todayIn(ctx), query.preview ? 'viewed' : 'download', [taken])
  return fileOf(ctx, version)
}
