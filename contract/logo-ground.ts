import { contrast } from './branding.ts'

const onPaper = '#ffffff'
const onInk = '#1c2430'
/** The part of a see-through logo's height that is left free around it on its ground. */
export const logoMarginPart = 0.1
const opaqueFrom = 250

/**
 * The ground on which what can be seen of a logo stands out, from its pixels (red, green, blue, alpha); `none` where nothing
 * of it is see-through, `unseen` where nothing can be seen.
 */
export const logoGround = (pixels: ArrayLike<number>): string => {
  const sums: [number, number, number] = [0, 0, 0]
  let seen = 0
  let seeThrough = false
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0
    if (alpha < opaqueFrom) seeThrough = true
    for (const channel of [0, 1, 2] as const) sums[channel] += (pixels[at + channel] ?? 0) * alpha
    seen += alpha
  }
  if (seen === 0) return 'unseen'
  if (!seeThrough) return 'none'
  const mean = `#${sums
    .map((sum) =>
      Math.round(sum / seen)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
  return contrast(mean, onPaper) >= contrast(mean, onInk) ? onPaper : onInk
}
