import sharp, { type Sharp } from 'sharp'
import { logoGround, logoMarginPart } from '../../../contract/logo-ground.ts'
import {
  iconLeastPixels,
  iconMostPixels,
  logoLeastPixels,
  logoMostBytes,
  logoMostPixels,
} from '../../../contract/limits/branding.ts'
import { InvalidField } from '../../http/errors.ts'
import { drawAnew } from '../../http/uploads/drawing.ts'

/** A picture drawn anew as PNG, which every browser and mail program shows. */
export interface Drawn {
  content: Buffer
  width: number
  height: number
}

/** The ground that a see-through logo needs; null for one that needs none. */
const groundFor = async (picture: Sharp, field: string): Promise<string | null> => {
  const ground = logoGround(await picture.toColourspace('srgb').ensureAlpha().raw().toBuffer())
  if (ground === 'unseen') throw InvalidField(field, 'This image is completely transparent')
  return ground === 'none' ? null : ground
}

const tooSmall = (field: string, what: string, least: number) =>
  InvalidField(field, `${what} is too small: it must be at least ${least} pixels wide and high`)

const drawnFrom = async (picture: Sharp): Promise<Drawn> => {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { content: data, width: info.width, height: info.height }
}

/** Fewer colours first, then fewer pixels; the last is taken in any case. */
const manners = [
  { part: 1, png: { compressionLevel: 9 } },
  { part: 1, png: { palette: true, quality: 90 } },
  { part: 0.6, png: { palette: true, quality: 80 } },
  { part: 0.4, png: { palette: true, quality: 60 } },
] as const

/**
 * A logo drawn anew into 800 by 240 pixels. One that is see-through gets a ground on which it stands out, so that it reads
 * wherever it is shown, also in a mail program's dark view. Throws InvalidField for what is damaged, too small or empty.
 */
export const drawLogo = (bytes: Buffer, field: string): Promise<Drawn> =>
  drawAnew(bytes, field, async (open) => {
    const fitted = (part: number) =>
      open().resize({
        width: Math.round(logoMostPixels.width * part),
        height: Math.round(logoMostPixels.height * part),
        fit: 'inside',
        withoutEnlargement: true,
      })
    const { info } = await fitted(1).toBuffer({ resolveWithObject: true })
    if (Math.min(info.width, info.height) < logoLeastPixels) throw tooSmall(field, 'The logo', logoLeastPixels)
    const ground = await groundFor(fitted(1), field)
    const onGround = async (part: number): Promise<Sharp> => {
      if (!ground) return fitted(part)
      const { content, height } = await drawnFrom(fitted(part).flatten({ background: ground }).png())
      const margin = Math.round(height * logoMarginPart)
      return sharp(content).extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
    }
    let drawn: Drawn | undefined
    for (const { part, png } of manners)
      if (!drawn || drawn.content.length > logoMostBytes) drawn = await drawnFrom((await onGround(part)).png(png))
    return drawn!
  })

/** An icon drawn anew as a square with all of the picture in it. Throws InvalidField for what is damaged or too small. */
export const drawIcon = (bytes: Buffer, field: string): Promise<Drawn> =>
  drawAnew(bytes, field, async (open) => {
    const { width, height } = await open().metadata()
    if (Math.min(width, height) < iconLeastPixels) throw tooSmall(field, 'The icon', iconLeastPixels)
    const side = Math.min(iconMostPixels, Math.max(width, height))
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    return drawnFrom(open().resize(side, side, { fit: 'contain', background }).png({ compressionLevel: 9 }))
  })
