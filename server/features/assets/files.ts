/** The manuals, warranty papers, certificates and photos that are kept with an asset. */
import type { Asset, AssetFileKind } from '../../../contract/assets/asset.ts'
import { assetFilesMost } from '../../../contract/limits/assets.ts'
import type { Download, Upload } from '../../../contract/route.ts'
import type { InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Invalid, NotFound, Refusal } from '../../http/errors.ts'
import { attachFiles, openAttachment, removeAttachments, storeUploads } from '../documents/documents.ts'
import { requireAsset, type ById } from './reading.ts'
import { noteChange } from './record.ts'
import { insertFileKinds, lockAsset } from './store.ts'

type OfFile = { params: { id: string; fileId: string } }

const bearer = (subjectId: string) => ({ subject: 'asset', subjectId }) as const

/** Adds files of one kind, after those that are there; 413 where they would be too many. */
export const addFiles = async (
  ctx: InBuilding,
  { params, body, files }: ById & { body: { kind: AssetFileKind }; files: readonly Upload[] },
): Promise<Asset> => {
  await requireAsset(ctx, params.id)
  if (files.length === 0) throw Invalid('Choose a file.')
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    await lockAsset(tx.db, tx.building._id, params.id)
    const before = await requireAsset(tx, params.id)
    if (before.files.length + files.length > assetFilesMost)
      throw new Refusal(413, 'TOO_MANY_FILES', `An asset can have at most ${assetFilesMost} files.`)
    const ids = await attachFiles(tx, bearer(params.id), files)
    await insertFileKinds(tx.db, tx.building._id, params.id, { ids, kind: body.kind, at: tx.now })
    const after = await requireAsset(tx, params.id)
    await noteChange(tx, 'files added', { before, after, files: files.map(({ name }) => name) })
    return after
  })
}

/** Takes a file off an asset; 404 for one that does not hang on it. */
export const removeFile = (ctx: InBuilding, { params }: OfFile): Promise<Asset> =>
  inTransaction(ctx, async (tx) => {
    await lockAsset(tx.db, tx.building._id, params.id)
    const before = await requireAsset(tx, params.id)
    const file = before.files.find(({ _id }) => _id === params.fileId)
    if (!file) throw NotFound()
    await removeAttachments(tx, bearer(params.id), [file._id])
    const after = await requireAsset(tx, params.id)
    await noteChange(tx, 'file removed', { before, after, file: file.fileName })
    return after
  })

/** A file of an asset as a download. */
export const openFile = async (ctx: InBuilding, { params }: OfFile): Promise<Download> => {
  const { _id } = await requireAsset(ctx, params.id)
  return openAttachment(ctx, bearer(_id), params.fileId)
}
