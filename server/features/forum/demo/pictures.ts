/** The pictures of the demo's forum: drawn here, so that they are nobody's. */
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Upload } from '../../../../contract/route.ts'

const box = (x: number, y: number, width: number, height: number, fill: string, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`
const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const ring = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#2b2f33" stroke-width="14"/>`
const line = (path: string, colour: string, width = 14): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`
const room = (wall: string, floor: string): string => box(0, 0, 1000, 750, wall) + box(0, 540, 1000, 210, floor)

const scenes = {
  sofa:
    room('#e6ddd0', '#b08a63') +
    box(180, 330, 640, 180, '#3f6f72', 36) +
    box(140, 390, 110, 220, '#355f62', 36) +
    box(750, 390, 110, 220, '#355f62', 36) +
    box(230, 450, 540, 130, '#4b8286', 24) +
    box(180, 600, 40, 50, '#4a3526') +
    box(780, 600, 40, 50, '#4a3526') +
    box(280, 380, 120, 110, '#e3b34d', 20),
  bicycle:
    room('#dfe5e8', '#9aa3a8') +
    ring(300, 520, 130) +
    ring(710, 520, 130) +
    line('M300 520L450 330L640 330L710 520M450 330L500 520L640 330M500 520L300 520', '#b5412f') +
    line('M450 330L430 270M390 270H480M640 330L625 240L700 230', '#2b2f33'),
  lamp:
    room('#ece4da', '#a77f58') +
    box(486, 250, 28, 350, '#3b3f44') +
    box(400, 590, 200, 26, '#3b3f44', 12) +
    `<path d="M380 260L430 110H570L620 260Z" fill="#f0cf7c"/>`,
  plants:
    room('#e8ece2', '#b89a77') +
    [180, 440, 700]
      .map(
        (x) =>
          `<path d="M${x} 480h130l-20 140h-90z" fill="#b8623f"/>` +
          [-50, 0, 50]
            .map((lean) => line(`M${x + 65} 480q${lean} -90 ${lean * 2} -${200 - Math.abs(lean)}`, '#3f7a4b', 26))
            .join(''),
      )
      .join(''),
  skis:
    room('#e3eaf0', '#8f9aa5') +
    line('M380 110L430 660', '#c8473a', 30) +
    line('M520 110L500 660', '#c8473a', 30) +
    line('M640 150L700 650', '#2f4858', 12) +
    line('M720 150L760 650', '#2f4858', 12),
  table:
    room('#eee7dc', '#96714d') +
    `<ellipse cx="500" cy="380" rx="330" ry="80" fill="#c79a63"/>` +
    box(480, 420, 40, 200, '#8c6640') +
    box(380, 610, 240, 26, '#8c6640', 12) +
    disc(420, 350, 34, '#f3f0ea') +
    disc(560, 360, 34, '#f3f0ea'),
  puddle:
    box(0, 0, 1000, 750, '#8d9196') +
    box(0, 0, 1000, 220, '#a5a9ad') +
    `<ellipse cx="520" cy="520" rx="300" ry="90" fill="#5f86a1"/>` +
    disc(430, 250, 16, '#5f86a1') +
    disc(520, 330, 20, '#5f86a1'),
  sunset:
    box(0, 0, 1000, 470, '#f2b27a') +
    disc(640, 400, 110, '#f8e3a8') +
    box(0, 470, 1000, 280, '#3f6d8c') +
    [60, 240, 800].map((x) => box(x, 300, 120, 180, '#4a4f63')).join('') +
    line('M560 520H720M540 580H740M520 640H760', '#f8e3a8', 10),
} as const
export type Scene = keyof typeof scenes

/** A drawing as somebody would send it. */
export const pictureOf = async (scene: Scene, folder: string): Promise<Upload> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="750">${scenes[scene]}</svg>`
  const content = await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
  const sha256 = createHash('sha256').update(content).digest('hex')
  const path = join(folder, sha256)
  await writeFile(path, content)
  return { path, name: `${scene}.jpg`, sha256, sizeBytes: content.length, contentType: 'image/jpeg' }
}
