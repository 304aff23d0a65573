/** Draws `web/public/social.png`, the picture of shared links: our mark and name, 1200 by 630. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { defaultBranding, productName, variantsOf } from '../contract/branding.ts'
import { socialPictureHeight, socialPictureWidth } from '../contract/limits.ts'

const root = join(import.meta.dirname, '..')
const white = '#ffffff'

/** The web's own font is packed for browsers; this one comes with the browser tests. */
const font = 'Liberation Sans'

const words = (text: string, size: number, weight: 'Bold' | 'Regular') =>
  sharp({
    text: {
      text: `<span foreground="${white}">${text}</span>`,
      font: `${font} ${weight} ${size}`,
      rgba: true,
    },
  })
    .png()
    .toBuffer()

const { dark } = variantsOf(defaultBranding.primaryColor)
const wall = `<svg xmlns="http://www.w3.org/2000/svg" width="${socialPictureWidth}" height="${socialPictureHeight}" viewBox="0 0 120 63">
  <rect width="120" height="63" fill="${defaultBranding.primaryColor}"/>
  <path d="M0 63V50h10v4h10v-4h10v4h10v-4h10v4h10v-4h10v4h10v-4h10v4h10v-4h10v4h10v9z" fill="${dark}"/>
</svg>`
// On a ground of its own colour the mark needs no frame.
const mark = (await readFile(join(root, 'web/public/favicon.svg'), 'utf8')).replace('rx="7"', 'rx="0"')

await sharp(Buffer.from(wall))
  .composite([
    { input: await sharp(Buffer.from(mark), { density: 600 }).resize(230).png().toBuffer(), left: 70, top: 125 },
    { input: await words(productName, 124, 'Bold'), left: 300, top: 205 },
    { input: await words('Strata and condo building management for Canada', 40, 'Regular'), left: 114, top: 380 },
  ])
  .png({ palette: true, colours: 64 })
  .toFile(join(root, 'web/public/social.png'))
