/** Filing: documents come in, are described anew, move, and are pinned for everybody who may read them. */
import type { Document, DocumentChange, DocumentDraft, DocumentMove } from '../../../../contract/documents/document.ts'
import type { Upload } from '../../../../contract/route.ts'
import { defaultRecordKind } from '../../../../law/law.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Invalid, InvalidField, requireVersion } from '../../../http/errors.ts'
import { storeUploads } from '../attachments.ts'
import { wantReading } from '../reading/reading.ts'
import type { DocumentRecord } from './document-store.ts'
import { requireChangeable, requireDocument, requirePlace, shown, type Reading } from './reading.ts'
import { note } from './record.ts'
import { requireDays, titleOfFile } from './rules.ts'
import { insertDocument, updateFields, updatePinned, updatePlace, type DocumentFields } from './store.ts'

type ById = { params: { id: string } }

const requireFiles = (files: readonly Upload[], title: string): void => {
  if (files.length === 0) throw Invalid('Choose a file.', [{ field: 'files', message: 'Choose a file' }])
  if (files.length > 1 && title !== '') throw InvalidField('title', 'A title can only be set for a single file')
}

const fileOne = async (tx: Reading, body: DocumentDraft, file: Upload): Promise<Document> => {
  const { category, folderId, description, effectiveOn, expiresOn } = body
  const _id = newId(Date.parse(tx.now))
  const fields: DocumentFields = {
    title: body.title || titleOfFile(file.name),
    description,
    effectiveOn,
    expiresOn,
    recordKind: body.recordKind ?? defaultRecordKind(category),
  }
  await insertDocument(
    tx.db,
    tx.building._id,
    { _id, where: { category, folderId }, fields },
    {
      _id: newId(Date.parse(tx.now)),
      number: 1,
      file,
      note: body.note,
      restoredFrom: null,
      accountId: tx.account._id,
      at: tx.now,
    },
  )
  await wantReading(tx, file)
  const after = await requireDocument(tx, _id)
  await note(tx, null, after, 'filed')
  return shown(tx, after)
}

/** Files one document for each file, in a place that the caller manages: all of them or none. */
export const fileDocuments = async (
  ctx: Reading,
  { body, files }: { body: DocumentDraft; files: readonly Upload[] },
): Promise<Document[]> => {
  requireFiles(files, body.title)
  requireDays(body.effectiveOn, body.expiresOn)
  await requirePlace(ctx, body)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    await requirePlace(tx, body)
    const filed: Document[] = []
    for (const file of files) filed.push(await fileOne(tx, body, file))
    return filed
  })
}

/** What is said of a document. */
export const fieldsOf = ({
  title,
  description,
  effectiveOn,
  expiresOn,
  recordKind,
}: DocumentRecord): DocumentFields => ({
  title,
  description,
  effectiveOn,
  expiresOn,
  recordKind,
})

/** Changes what is said of a document; what the body leaves out stays. A stale version is refused. */
export const changeDocument = (ctx: Reading, { params, body }: ById & { body: DocumentChange }): Promise<Document> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireChangeable(tx, params.id)
    requireVersion(shown(tx, before), body.version)
    const said = fieldsOf(before)
    const fields: DocumentFields = {
      title: body.title ?? said.title,
      description: body.description ?? said.description,
      effectiveOn: body.effectiveOn === undefined ? said.effectiveOn : body.effectiveOn,
      expiresOn: body.expiresOn === undefined ? said.expiresOn : body.expiresOn,
      recordKind: body.recordKind ?? said.recordKind,
    }
    requireDays(fields.effectiveOn, fields.expiresOn)
    await updateFields(tx.db, tx.building._id, before._id, fields, before.fileName)
    const after = await requireDocument(tx, before._id)
    await note(tx, before, after, 'changed')
    return shown(tx, after)
  })

/** Moves a document to another category or folder; the caller manages both places. */
export const moveDocument = (ctx: Reading, { params, body }: ById & { body: DocumentMove }): Promise<Document> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireChangeable(tx, params.id)
    requireVersion(shown(tx, before), body.version)
    await requirePlace(tx, body)
    await updatePlace(tx.db, tx.building._id, before._id, body)
    const after = await requireDocument(tx, before._id)
    await note(tx, before, after, 'moved')
    return shown(tx, after)
  })

/**
 * Pins a document for whoever may read it, or unpins it; without a word it becomes the other of the two. What is as
 * wanted already stays as it is.
 */
export const pinDocument = (
  ctx: Reading,
  { params, body }: ById & { body: { pinned?: boolean | undefined } },
): Promise<Document> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireChangeable(tx, params.id)
    const pinned = body.pinned ?? before.pinnedAt === null
    if (pinned === (before.pinnedAt !== null)) return shown(tx, before)
    await updatePinned(tx.db, tx.building._id, before._id, pinned ? tx.now : null)
    const after = await requireDocument(tx, before._id)
    await note(tx, before, after, pinned ? 'pinned' : 'unpinned')
    return shown(tx, after)
  })
