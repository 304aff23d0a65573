/** The photos of an amenity, and the code of the sign at its door. */
import type { Amenity } from '../../../../contract/bookings/amenity.ts'
import { amenityPhotosMost } from '../../../../contract/limits/bookings.ts'
import type { Download, Upload } from '../../../../contract/route.ts'
import type { InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Invalid, NotFound, Refusal } from '../../../http/errors.ts'
import { wordsOfType } from '../../../http/uploads/file-words.ts'
import { attachFiles, openAttachment, removeAttachments, storeUploads } from '../../documents/documents.ts'
import { lockAmenity } from '../amenity-store.ts'
import { requireAmenity, requireKnownAmenity, type ById, type Caller } from '../reading.ts'
import { noteAmenity } from './record.ts'

type OfPhoto = { params: { id: string; fileId: string } }

const bearer = (subjectId: string) => ({ subject: 'amenity', subjectId }) as const

const requirePictures = (files: readonly Upload[]): void => {
  if (files.length === 0) throw Invalid('Choose a photo.')
  const other = files.find(({ contentType }) => !contentType.startsWith('image/'))
  if (other)
    throw new Refusal(415, 'UNSUPPORTED_FILE', `${other.name} is ${wordsOfType(other.contentType)}. Choose a photo.`)
}

/** Adds photos after those that are there; 413 where they would be too many, 415 for what is no picture. */
export const addPhotos = async (
  ctx: Caller,
  { params, files }: ById & { files: readonly Upload[] },
): Promise<Amenity> => {
  await requireKnownAmenity(ctx, params.id)
  requirePictures(files)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    await lockAmenity(tx.db, tx.building._id, params.id)
    const before = await requireKnownAmenity(tx, params.id)
    if (before.photos.length + files.length > amenityPhotosMost)
      throw new Refusal(413, 'TOO_MANY_FILES', `At most ${amenityPhotosMost} photos can be added to an amenity.`)
    await attachFiles(tx, bearer(params.id), files)
    await noteAmenity(tx, 'photos added', { before, after: before, photos: files.map(({ name }) => name) })
    return requireAmenity(tx, params.id)
  })
}

/** Takes a photo off an amenity; 404 for one that is not of it. */
export const removePhoto = (ctx: Caller, { params }: OfPhoto): Promise<Amenity> =>
  inTransaction(ctx, async (tx) => {
    await lockAmenity(tx.db, tx.building._id, params.id)
    const before = await requireKnownAmenity(tx, params.id)
    const photo = before.photos.find(({ _id }) => _id === params.fileId)
    if (!photo) throw NotFound()
    await removeAttachments(tx, bearer(params.id), [photo._id])
    await noteAmenity(tx, 'photo removed', { before, after: before, photo: photo.fileName })
    return requireAmenity(tx, params.id)
  })

/** A photo of an amenity as a download, for everybody in the building. */
export const openPhoto = async (ctx: InBuilding, { params }: OfPhoto): Promise<Download> => {
  const { _id } = await requireKnownAmenity(ctx, params.id)
  return openAttachment(ctx, bearer(_id), params.fileId)
}

/** The address that the sign at the door bears as a QR code. */
export const checkInCode = async (ctx: InBuilding, { params }: ById): Promise<{ path: string; url: string }> => {
  const { checkInCode: code } = await requireKnownAmenity(ctx, params.id)
  const path = `/bookings?checkIn=${code}`
  return { path, url: `${ctx.config.publicUrl}${path}` }
}
