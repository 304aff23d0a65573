/** Files that hang on a record: the record's own rule says who may see them, so its feature asks first. */
import type { BearerName } from '../../../contract/kinds.ts'
import { unusedFileKeptMs } from '../../../contract/limits.ts'
import type { Attachment } from '../../../contract/notices.ts'
import type { Download, Upload } from '../../../contract/route.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { NotFound, Refusal } from '../../http/errors.ts'
import {
  deleteAttachments,
  deleteUnusedFile,
  insertAttachments,
  selectAttachment,
  selectAttachments,
  selectKeptBytes,
  upsertFiles,
} from './attachments-store.ts'

/** The record a file hangs on. */
export interface Bearer {
  subject: BearerName
  subjectId: string
}

const gigabyte = 1_000_000_000

/** Throws 413 where a building would keep more than the platform lets it. */
const requireRoom = async (ctx: InBuilding, files: readonly Upload[]): Promise<void> => {
  const most = ctx.config.storagePerBuildingGb * gigabyte
  const coming = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  if ((await selectKeptBytes(ctx.db, ctx.building._id)) + coming <= most) return
  const words = `This building’s files use all of its ${ctx.config.storagePerBuildingGb} GB. Nothing was saved.`
  throw new Refusal(413, 'BUILDING_FULL', words)
}

/**
 * Brings the contents that came with a call into safety. Call it before the transaction that attaches them, so that no
 * lock waits for the file store; what is then attached to nothing is swept. Throws 413 for a building that is full.
 */
export const storeUploads = async (ctx: Ctx | InBuilding, files: readonly Upload[]): Promise<void> => {
  if (files.length === 0) return
  if ('building' in ctx) await requireRoom(ctx, files)
  await upsertFiles(ctx.db, files, ctx.now)
  for (const { path, sha256 } of files) await ctx.files.keep(path, sha256)
}

/** Hangs stored uploads on a record, after those it has, in the verb's transaction; answers their ids. */
export const attachFiles = async (tx: InBuilding, bearer: Bearer, files: readonly Upload[]): Promise<string[]> => {
  if (files.length === 0) return []
  const rows = files.map((file) => ({ ...file, _id: newId() }))
  await insertAttachments(tx.db, tx.building._id, bearer, rows, tx.now)
  return rows.map(({ _id }) => _id)
}

/** The attachments of some records of one kind, by the record's id; a record without any is absent. */
export const attachmentsOf = (
  ctx: InBuilding,
  subject: Bearer['subject'],
  subjectIds: readonly string[],
): Promise<Map<string, Attachment[]>> => selectAttachments(ctx.db, ctx.building._id, subject, subjectIds)

/** Takes attachments off a record, or all of them; 404 if one of the ids does not hang on it. */
export const removeAttachments = async (
  tx: InBuilding,
  bearer: Bearer,
  ids: readonly string[] | 'all',
): Promise<void> => {
  if (ids.length === 0) return
  const removed = await deleteAttachments(tx.db, tx.building._id, bearer, ids, tx.now)
  if (ids !== 'all' && removed < new Set(ids).size) throw NotFound()
}

/** An attachment of this very record as a download; 404 for one that hangs elsewhere. */
export const openAttachment = async (ctx: InBuilding, bearer: Bearer, attachmentId: string): Promise<Download> => {
  const found = await selectAttachment(ctx.db, ctx.building._id, bearer, attachmentId)
  if (!found) throw NotFound()
  const { fileName, contentType, fileSize, sha256 } = found
  return { name: fileName, contentType, sizeBytes: fileSize, open: () => ctx.files.open(sha256) }
}

/**
 * Removes contents that nothing has referred to for some time. The row goes first: its foreign key refuses while
 * something still refers to it, and an upload of the same content waits for the row and keeps the content anew.
 */
export const sweepFiles = async (ctx: Ctx): Promise<void> => {
  const before = later(ctx.now, -unusedFileKeptMs)
  const sweepOne = () =>
    inTransaction(ctx, async (tx) => {
      const sha256 = await deleteUnusedFile(tx.db, before)
      if (sha256 !== null) await tx.files.remove(sha256)
      return sha256
    })
  while ((await sweepOne()) !== null);
}
