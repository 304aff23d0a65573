import sharp from 'sharp'
import { imageMostPixels, imageMostSeconds } from '../../../contract/limits.ts'
import { Refusal } from '../errors.ts'

export const pictureTooLarge = (name: string) =>
  new Refusal(413, 'PICTURE_TOO_LARGE', `${name} has too many pixels. Please upload a smaller version.`)
export const pictureUnreadable = (name: string) =>
  new Refusal(415, 'UNREADABLE_FILE', `${name} is damaged and can’t be read.`)

/**
 * Writes a picture anew: upright, without place, camera and owner, and without whatever else hid in the file. Moving
 * pictures keep moving; all their frames together count as pixels.
 */
export const redraw = async (from: string, to: string, name: string): Promise<void> => {
  const limits = { limitInputPixels: imageMostPixels, failOn: 'error' } as const
  try {
    const { format, pages = 1 } = await sharp(from, limits).metadata()
    const moving = pages > 1
    const picture = sharp(from, { ...limits, animated: moving, autoOrient: !moving })
    const drawn = format === 'jpeg' ? picture.jpeg({ quality: 90 }) : picture
    await drawn.timeout({ seconds: imageMostSeconds }).toFile(to)
  } catch (error) {
    throw /pixel limit/i.test((error as Error).message) ? pictureTooLarge(name) : pictureUnreadable(name)
  }
}
