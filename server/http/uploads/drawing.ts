import sharp, { type Sharp } from 'sharp'
import { imageMostPixels, imageMostSeconds } from '../../../contract/limits.ts'
import { InvalidField, Refusal } from '../errors.ts'

const limits = { limitInputPixels: imageMostPixels, failOn: 'error' } as const

/**
 * Draws a picture anew within the bounds of every picture: upright, of a moving one the first frame, without whatever else
 * hid in the file. Throws InvalidField for one that is damaged, and 413 for one of too many pixels.
 */
export const drawAnew = async <T>(
  bytes: Buffer,
  field: string,
  draw: (open: () => Sharp) => Promise<T>,
): Promise<T> => {
  try {
    return await draw(() => sharp(bytes, { ...limits, autoOrient: true }).timeout({ seconds: imageMostSeconds }))
  } catch (error) {
    if (error instanceof Refusal) throw error
    if (/pixel limit/i.test((error as Error).message))
      throw new Refusal(413, 'PICTURE_TOO_LARGE', 'The image has too many pixels. Please upload a smaller one.')
    throw InvalidField(field, 'The image is damaged and can’t be read')
  }
}
