/** Profile pictures: judged by their content, drawn anew small and square, shown to the people of one's buildings. */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileTypeFromBuffer } from 'file-type'
import { profilePictureCachedSeconds } from '../../../contract/limits.ts'
import type { Download, Upload } from '../../../contract/route.ts'
import type { Ctx, SignedIn } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { InvalidField, NotFound } from '../../http/errors.ts'
import { drawSquare } from './picture-drawing.ts'
import { deletePicture, insertPicture, noteContent, selectSeenPicture } from './picture-store.ts'

/** A picture in the file store that no account shows yet. */
export interface KeptPicture {
  sha256: string
  sizeBytes: number
}

const notAPicture = (field: string) => InvalidField(field, 'Picture must be a PNG, JPEG, WebP or GIF file')

const inline = async (text: string): Promise<Buffer> => {
  const [, type, content = ''] = /^data:([^;]+);base64,(.*)$/.exec(text) ?? []
  const bytes = Buffer.from(content, 'base64')
  if ((await fileTypeFromBuffer(bytes))?.mime !== type) throw notAPicture('profilePicture')
  return bytes
}

const attached = async (files: readonly Upload[]): Promise<Buffer> => {
  const [file, ...more] = files
  if (more.length > 0) throw InvalidField('files', 'Send one picture')
  if (!file?.contentType.startsWith('image/')) throw notAPicture('files')
  return readFile(file.path)
}

/** The file store takes files that lie on this machine. */
const keep = async (ctx: Ctx, content: Buffer): Promise<KeptPicture> => {
  const kept = { sha256: createHash('sha256').update(content).digest('hex'), sizeBytes: content.length }
  const folder = join(ctx.config.dataDir, 'tmp', randomUUID())
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const path = join(folder, kept.sha256)
    await writeFile(path, content, { flag: 'wx', mode: 0o600 })
    await noteContent(ctx.db, kept, ctx.now)
    await ctx.files.keep(path, kept.sha256)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return kept
}

/**
 * Brings the picture of a call into safety, whether it came as a file or inline; null where none came. Call it before the
 * transaction that shows it; what is then shown nowhere is swept. Refuses with 400 what is no picture by its content.
 */
export const takePicture = async (
  ctx: Ctx,
  text: string | null,
  files: readonly Upload[],
): Promise<KeptPicture | null> => {
  const isInline = text?.startsWith('data:') === true
  if (!isInline && files.length === 0) return null
  const bytes = isInline ? await inline(text) : await attached(files)
  return keep(ctx, await drawSquare(bytes, isInline ? 'profilePicture' : 'files'))
}

/** Gives the caller's account this picture in place of the one it has, or none; answers the picture's path. */
export const placePicture = async (tx: SignedIn, kept: KeptPicture | null): Promise<string | null> => {
  await deletePicture(tx.db, tx.account._id, tx.now)
  if (!kept) return null
  const _id = newId(Date.parse(tx.now))
  await insertPicture(tx.db, { ...kept, _id, accountId: tx.account._id, createdAt: tx.now })
  return `/api/pictures/${_id}`
}

/** A picture for those who may see it: the person, the people of their buildings, and a superadmin; 404 to others. */
export const openPicture = async (ctx: SignedIn, { params }: { params: { id: string } }): Promise<Download> => {
  const seesAll = ctx.account.platformRole === 'superadmin'
  const found = await selectSeenPicture(ctx.db, params.id, { accountId: ctx.account._id, seesAll })
  if (!found) throw NotFound()
  return {
    name: 'picture.webp',
    contentType: 'image/webp',
    sizeBytes: found.sizeBytes,
    open: () => ctx.files.open(found.sha256),
    shownForSeconds: profilePictureCachedSeconds,
  }
}
