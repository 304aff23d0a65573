/** Pictures of iPhones and other phones in HEIC, which browsers do not show: drawn as JPEG. */
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { imageMostPixels, imageMostSeconds } from '../../../contract/limits.ts'
import { heicHeapMostMegabytes, heicMostBytes, heicMostMs } from '../../../contract/limits/pictures.ts'
import { readApart, type Bounds } from '../../platform/reader-process.ts'
import { pictureTooLarge, pictureUnreadable } from './picture.ts'

/** What the process that reads says: that it wrote the picture, or why there is none. */
export type HeicSaid = { drawn: true } | { refused: 'unreadable' | 'tooLarge' }

const usual: Bounds = { mostMs: heicMostMs, mostBytes: heicMostBytes, heapMostMegabytes: heicHeapMostMegabytes }

/** One picture at a time: each takes as much memory as the rest of the server. */
let turn: Promise<unknown> = Promise.resolve()
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = turn.then(work, work)
  turn = done.catch(() => undefined)
  return done
}

const readInto = async (from: string, plain: string, bounds: Bounds): Promise<HeicSaid> => {
  let said: HeicSaid = { refused: 'unreadable' }
  await readApart<HeicSaid>({
    program: join(import.meta.dirname, 'heic-program.ts'),
    words: [String(imageMostPixels)],
    content: createReadStream(from),
    output: createWriteStream(plain, { flags: 'wx', mode: 0o600 }),
    bounds,
    hear: (heard) => {
      said = heard
    },
  })
  return said
}

/**
 * Draws a HEIC picture as JPEG, upright and without place, camera and owner: only its dots are carried over. It is read in
 * a process of its own, within bounds of time and memory. Refuses one that is damaged with 415, one of too many pixels
 * with 413.
 */
export const redrawHeic = async (
  from: string,
  to: string,
  name: string,
  bounds: Partial<Bounds> = {},
): Promise<void> => {
  const plain = `${from}.plain`
  try {
    const said = await inTurn(() => readInto(from, plain, { ...usual, ...bounds }))
    if ('refused' in said) throw said.refused === 'tooLarge' ? pictureTooLarge(name) : pictureUnreadable(name)
    await sharp(plain, { limitInputPixels: imageMostPixels })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 90 })
      .timeout({ seconds: imageMostSeconds })
      .toFile(to)
  } finally {
    await rm(plain, { force: true })
  }
}
