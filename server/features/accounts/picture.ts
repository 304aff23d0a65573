/** Profile pictures: judged by their content, drawn anew small and square, shown to the people of one's buildings. */
import { profilePictureCachedSeconds } from '../../../contract/limits.ts'
import type { Download, Upload } from '../../../contract/route.ts'
import type { Ctx, SignedIn } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { InvalidField, NotFound } from '../../http/errors.ts'
import { keepContent, type KeptContent } from '../../http/uploads/keep-content.ts'
import { attachedPicture, inlinePicture } from '../../http/uploads/picture-bytes.ts'
import { drawSquare } from './picture-drawing.ts'
import { deletePicture, insertPicture, selectSeenPicture } from './picture-store.ts'

/**
 * Brings the picture of a call into safety, whether it came as a file or inline; null where none came. Call it before the
 * transaction that shows it; what is then shown nowhere is swept. Refuses with 400 what is no picture by its content.
 */
export const takePicture = async (
  ctx: Ctx,
  text: string | null,
  files: readonly Upload[],
): Promise<KeptContent | null> => {
  const isInline = text?.startsWith('data:') === true
  if (!isInline && files.length === 0) return null
  if (!isInline && files.length > 1) throw InvalidField('files', 'Send one photo')
  const field = isInline ? 'profilePicture' : 'files'
  const bytes = await (isInline
    ? inlinePicture(text)
    : attachedPicture(files[0], { field, label: 'Photo', moving: true }))
  if (!bytes) throw InvalidField(field, 'Photo must be a PNG, JPEG, WebP or GIF file')
  return keepContent(ctx, await drawSquare(bytes, field))
}

/** Gives the caller's account this picture in place of the one it has, or none; answers the picture's path. */
export const placePicture = async (tx: SignedIn, kept: KeptContent | null): Promise<string | null> => {
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
