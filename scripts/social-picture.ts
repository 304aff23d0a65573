/** Draws the pictures of shared links, 1200 by 630: `web/public/social.png` with our mark and name, and one of each page. */
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { defaultBranding, productName, variantsOf } from '../contract/branding.ts'
import { socialPictureHeight, socialPictureWidth } from '../contract/limits.ts'
import { publicEntries } from '../web/route-table/public.ts'

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

interface Piece {
  input: Buffer
  left: number
  top: number
}

const draw = async (pieces: Piece[], path: string): Promise<void> => {
  const file = join(root, 'web/public', path)
  await mkdir(dirname(file), { recursive: true })
  await sharp(Buffer.from(wall)).composite(pieces).png({ palette: true, colours: 64 }).toFile(file)
}

const markOf = (width: number) => sharp(Buffer.from(mark), { density: 600 }).resize(width).png().toBuffer()

await draw(
  [
    { input: await markOf(230), left: 70, top: 125 },
    { input: await words(productName, 124, 'Bold'), left: 300, top: 205 },
    { input: await words('Strata and condo building management for Canada', 40, 'Regular'), left: 114, top: 380 },
  ],
  'social.png',
)
for (const { path, title, screen } of publicEntries)
  if (path !== '/' && screen?.startsWith('features/marketing/'))
    await draw(
      [
        { input: await markOf(110), left: 75, top: 70 },
        { input: await words(productName, 54, 'Bold'), left: 188, top: 102 },
        { input: await words(title, 88, 'Bold'), left: 90, top: 250 },
        { input: await words('Strata and condo building management for Canada', 36, 'Regular'), left: 92, top: 395 },
      ],
      `social${path.replace('/features', '')}.png`,
    )
