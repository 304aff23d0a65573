/** `node scripts/icons.ts` draws the icons of the installed app into `web/public/icons`, from the mark in `favicon.svg`. */
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { appIcons, touchIcon } from '../web/build/web-manifest.ts'

const folder = join(import.meta.dirname, '../web/public')
const mark = await readFile(join(folder, 'favicon.svg'), 'utf8')

/** The share of the side that no shape which a system cuts touches: a circle of four fifths. */
const safeShare = 0.8

/** The mark on a ground that fills the square, small enough that nothing of it is cut off. */
const filled = (share: number): string => {
  const [, tile = '', shapes = ''] = /(<rect[^>]*>)(.*)<\/svg>/s.exec(mark) ?? []
  const inset = (32 * (1 - share)) / 2
  const ground = tile.replace(/ rx="\d+"/, '')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}<g transform="translate(${inset} ${inset}) scale(${share})">${shapes}</g></svg>`
}

const draw = async (svg: string, side: number, path: string): Promise<void> => {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side)
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toFile(file)
}

for (const { path, side, purpose } of appIcons) await draw(purpose === 'any' ? mark : filled(safeShare), side, path)
await draw(filled(1), touchIcon.side, touchIcon.path)
