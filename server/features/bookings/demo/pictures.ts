/** The photos of the demo's amenities: drawn here, so that they are nobody's. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Upload } from '../../../../contract/route.ts'

const box = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`
const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const each = (xs: readonly number[], draw: (x: number) => string): string => xs.map(draw).join('')
const room = (wall: string, floor: string): string => box(0, 0, 1200, 800, wall) + box(0, 560, 1200, 240, floor)
const window = (x: number): string =>
  box(x, 120, 220, 260, '#f7f3ea', 8) + box(x + 14, 134, 192, 232, '#a9cfe4', 4) + box(x + 104, 134, 12, 232, '#f7f3ea')

const scenes = {
  room:
    room('#e9dfcf', '#a9805a') +
    each([120, 490, 860], window) +
    each([180, 520, 860], (x) => disc(x, 70, 26, '#f5d98b')) +
    each(
      [140, 480, 820],
      (x) =>
        box(x, 520, 240, 22, '#6b4a30', 8) +
        box(x + 20, 542, 18, 140, '#5a3d27') +
        box(x + 202, 542, 18, 140, '#5a3d27'),
    ) +
    each([100, 400, 740, 1080], (x) => box(x, 560, 70, 16, '#2f6f73', 6) + box(x, 460, 14, 220, '#24585b')),
  suite:
    room('#dbe4e2', '#b99b7a') +
    window(820) +
    box(120, 340, 620, 160, '#7a5a3f', 20) +
    box(130, 440, 600, 190, '#f4efe6', 24) +
    each([170, 430], (x) => box(x, 400, 240, 90, '#ffffff', 28)) +
    box(130, 540, 600, 110, '#3c6e71', 20) +
    box(780, 500, 130, 150, '#7a5a3f', 8) +
    box(836, 420, 16, 80, '#5b4330') +
    box(800, 350, 90, 76, '#f2dca2', 18),
  gym:
    room('#cfd6dc', '#4a5058') +
    box(80, 120, 1040, 300, '#e8eef2', 6) +
    each(
      [140, 500, 860],
      (x) =>
        box(x, 600, 200, 20, '#20262d', 8) +
        disc(x + 10, 610, 44, '#d0533f') +
        disc(x + 190, 610, 44, '#d0533f') +
        disc(x + 10, 610, 16, '#20262d') +
        disc(x + 190, 610, 16, '#20262d'),
    ) +
    each(
      [240, 700],
      (x) =>
        box(x, 300, 24, 240, '#333a42') +
        box(x + 200, 300, 24, 240, '#333a42') +
        box(x - 30, 330, 284, 16, '#8b949d', 6),
    ),
  terrace:
    box(0, 0, 1200, 520, '#f3c9a0') +
    disc(900, 330, 90, '#f7e3b5') +
    each([40, 220, 380, 620, 800, 1010], (x) => box(x, 300 - (x % 7) * 22, 130, 260 + (x % 7) * 22, '#6f7f95')) +
    box(0, 520, 1200, 280, '#9b7b5b') +
    each([0, 60, 120, 180, 240], (y) => box(0, 540 + y, 1200, 6, '#86684b')) +
    each(
      [180, 720],
      (x) =>
        box(x, 600, 260, 20, '#4b3a2b', 8) +
        box(x + 118, 430, 14, 250, '#4b3a2b') +
        `<path d="M${x - 40} 440l165-110 165 110z" fill="#c8553d"/>`,
    ),
  court:
    box(0, 0, 1200, 800, '#ece9e1') +
    `<path d="M0 800l220-260h760l220 260z" fill="#c89d6a"/>` +
    box(220, 80, 760, 460, '#f8f6f1') +
    box(220, 200, 760, 12, '#b3392b') +
    box(220, 400, 760, 12, '#b3392b') +
    `<path d="M160 610h880M600 610v190" stroke="#b3392b" stroke-width="10"/>` +
    disc(720, 340, 14, '#20262d'),
  elevator:
    room('#bfc4c8', '#7d8286') +
    box(330, 100, 540, 560, '#8d949a') +
    box(350, 120, 245, 540, '#d9dde0') +
    box(605, 120, 245, 540, '#d9dde0') +
    box(920, 330, 50, 110, '#5c6267', 8) +
    disc(945, 365, 12, '#f2c14e') +
    disc(945, 408, 12, '#e8eaec') +
    each(
      [60, 200],
      (x) =>
        box(x, 540 - (x % 3) * 30, 130, 130 + (x % 3) * 30, '#b58a5a', 4) +
        box(x + 55, 540 - (x % 3) * 30, 20, 60, '#e2c79d'),
    ),
  stain:
    box(0, 0, 1200, 800, '#b9a58d') +
    each([360, 520, 640, 700], (x) => disc(x, 300 + (x % 7) * 26, 70 + (x % 90), '#7b2d3b')),
} as const
export type Scene = keyof typeof scenes

/** A drawing as somebody would send it. */
export const pictureOf = async (scene: Scene, fileName: string, folder: string): Promise<Upload> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">${scenes[scene]}</svg>`
  const content = await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
  const sha256 = createHash('sha256').update(content).digest('hex')
  const path = join(folder, sha256)
  await writeFile(path, content)
  return { path, name: fileName, sha256, sizeBytes: content.length, contentType: 'image/jpeg' }
}
