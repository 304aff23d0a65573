import { profilePictureMostBytes, profilePictureMostPixels } from '../../../contract/limits.ts'
import { drawAnew } from '../../http/uploads/drawing.ts'

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
 * A picture drawn anew as a WebP square around its middle. Throws InvalidField for one that is damaged, and 413 for one of
 * too many pixels.
 */
export const drawSquare = (bytes: Buffer, field: string): Promise<Buffer> =>
  drawAnew(bytes, field, async (open) => {
    const { width, height } = await open().metadata()
    const most = Math.min(profilePictureMostPixels, width, height)
    const draw = ({ part, quality }: Manner): Promise<Buffer> => {
      const side = Math.max(1, Math.round(most * part))
      return open().resize(side, side, { fit: 'cover' }).webp({ quality }).toBuffer()
    }
    let drawn = await draw(best)
    for (const manner of plainer) if (drawn.length > profilePictureMostBytes) drawn = await draw(manner)
    return drawn
  })
