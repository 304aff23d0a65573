import { fileMostBytes, profilePictureMostPixels } from '../../../contract/limits.ts'
import { formatFileSize } from '../../../contract/text.ts'
import { endsLike, pictureEndings } from '../../ui/file-endings.ts'

/** What a picture may be; the server judges by the content, this list only guides the picker. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', ...pictureEndings].join(',')
export const pictureTypesInWords = 'PNG, JPEG, WebP, HEIC or GIF'

/** Why a file cannot be one's picture, in a sentence; null where it can. */
export const pictureFault = ({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null => {
  if (!pictureTypes.split(',').includes(type) && !(name.includes('.') && endsLike(name, pictureEndings)))
    return `${name} isn’t a photo we can use. Choose a ${pictureTypesInWords} file.`
  if (size === 0) return `${name} is empty.`
  if (size > fileMostBytes)
    return `${name} is ${formatFileSize(size)}; a photo can be up to ${fileMostBytes / 1024 / 1024} MB.`
  return null
}

/** Whether the server has to draw a picture that this browser may be unable to show. */
export const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** Twice what the server keeps, so that its own drawing decides on the sharpness. */
const sideMost = 2 * profilePictureMostPixels

/** The square around the middle of a picture (pixels). */
export const middleOf = ({ width, height }: { width: number; height: number }) => {
  const side = Math.min(width, height)
  return { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), side }
}

/**
 * Draws the middle of a picture as a small square, so that a photo of a phone need not travel whole. Throws where the
 * browser cannot read the picture.
 */
export const squareOf = async (file: File): Promise<File> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { left, top, side } = middleOf(picture)
  const drawn = Math.min(side, sideMost)
  const canvas = document.createElement('canvas')
  canvas.width = drawn
  canvas.height = drawn
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, drawn, drawn)
  picture.close()
  const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.9))
  if (!content) throw new Error('The browser can’t draw.')
  // A browser that cannot write WebP writes PNG instead.
  return new File([content], `picture.${content.type === 'image/webp' ? 'webp' : 'png'}`, { type: content.type })
}
