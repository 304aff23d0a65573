/** The certificates, letters and contracts that are kept with a vendor. */
import { vendorFilesMost } from '../../../contract/limits/vendors.ts'
import type { Download, Upload } from '../../../contract/route.ts'
import type { Vendor, VendorFileKind } from '../../../contract/vendors/vendor.ts'
import type { InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Invalid, NotFound, Refusal } from '../../http/errors.ts'
import { attachFiles, openAttachment, removeAttachments, storeUploads } from '../documents/documents.ts'
import { requireVendor, shown, type ById } from './reading.ts'
import { noteChange } from './record.ts'
import { insertFileKinds, lockVendor } from './store.ts'

export type OfFile = { params: { id: string; fileId: string } }

const bearer = (subjectId: string) => ({ subject: 'vendor', subjectId }) as const

/** Adds files of one kind, after those that are there; 413 where they would be too many. */
export const addFiles = async (
  ctx: InBuilding,
  { params, body, files }: ById & { body: { kind: VendorFileKind }; files: readonly Upload[] },
): Promise<Vendor> => {
  await requireVendor(ctx, params.id)
  if (files.length === 0) throw Invalid('Choose a file.')
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    await lockVendor(tx.db, tx.building._id, params.id)
    const before = await requireVendor(tx, params.id)
    if (before.files.length + files.length > vendorFilesMost)
      throw new Refusal(413, 'TOO_MANY_FILES', `A vendor can have at most ${vendorFilesMost} files.`)
    const ids = await attachFiles(tx, bearer(params.id), files)
    await insertFileKinds(tx.db, tx.building._id, params.id, { ids, kind: body.kind, at: tx.now })
    const after = await requireVendor(tx, params.id)
    await noteChange(tx, 'files added', { before, after, files: files.map(({ name }) => name) })
    return shown(tx, after)
  })
}

/** Takes a file off a vendor; 404 for one that does not hang on it. */
export const removeFile = (ctx: InBuilding, { params }: OfFile): Promise<Vendor> =>
  inTransaction(ctx, async (tx) => {
    await lockVendor(tx.db, tx.building._id, params.id)
    const before = await requireVendor(tx, params.id)
    const file = before.files.find(({ _id }) => _id === params.fileId)
    if (!file) throw NotFound()
    await removeAttachments(tx, bearer(params.id), [file._id])
    const after = await requireVendor(tx, params.id)
    await noteChange(tx, 'file removed', { before, after, file: file.fileName })
    return shown(tx, after)
  })

/** A file of a vendor as a download. */
export const openFile = async (ctx: InBuilding, { params }: OfFile): Promise<Download> => {
  const { _id } = await requireVendor(ctx, params.id)
  return openAttachment(ctx, bearer(_id), params.fileId)
}
