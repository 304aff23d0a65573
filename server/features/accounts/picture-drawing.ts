import sharp from 'sharp'
import {
  imageMostPixels,
  imageMostSeconds,
  profilePictureMostBytes,
  profilePictureMostPixels,
} from '../../../contract/limits.ts'
import { InvalidField, Refusal } from '../../http/errors.ts'

const limits = { limitInputPixels: imageMostPixels, failOn: 'error' } as const

interface Manner {
  part: number
  quality: number
}
const best: Manner = { part: 1, quality: 80 }
/** What is tried one after the other until the picture is light enough; the last is taken in any case. */
const plainer: readonly Manner[] = [
  { part: 1, quality: 60 },
  { part: 1, quality: 40 },
  ...[0.75, 0.5].flatMap((part) => [80, 60, 40].map((quality) => ({ part, quality }))),
]

/**
 * A picture drawn anew as a WebP square around its middle, upright and without whatever else hid in the file; of a moving
 * one the first frame. Throws InvalidField for one that is damaged, and 413 for one of too many pixels.
 */
export const drawSquare = async (bytes: Buffer, field: string): Promise<Buffer> => {
  try {
    const { width, height } = await sharp(bytes, limits).metadata()
    const most = Math.min(profilePictureMostPixels, width, height)
    const draw = ({ part, quality }: Manner): Promise<Buffer> => {
      const side = Math.max(1, Math.round(most * part))
      return sharp(bytes, { ...limits, autoOrient: true })
        .resize(side, side, { fit: 'cover' })
        .webp({ quality })
        .timeout({ seconds: imageMostSeconds })
        .toBuffer()
    }
    let drawn = await draw(best)
    for (const manner of plainer) if (drawn.length > profilePictureMostBytes) drawn = await draw(manner)
    return drawn
  } catch (error) {
    if (/pixel limit/i.test((error as Error).message))
      throw new Refusal(413, 'PICTURE_TOO_LARGE', 'The picture has too many pixels; please send it smaller.')
    throw InvalidField(field, 'The picture is damaged and cannot be read')
  }
}
