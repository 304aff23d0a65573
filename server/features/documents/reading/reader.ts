import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { UnreadableReason } from '../../../../contract/documents/reading.ts'
import { readingHeapMostMegabytes, readingMostBytes, readingMostMs } from '../../../../contract/limits/reading.ts'
import { pagesOf } from './kinds.ts'
import type { Page } from './page.ts'

/** What the process that reads says: a page, or its end with why it could not read on. */
export type Said = { page: Page } | { end: UnreadableReason | null }

/** What reading one file may take. */
export interface Bounds {
  mostMs: number
  mostBytes: number
}
const usual: Bounds = { mostMs: readingMostMs, mostBytes: readingMostBytes }

const root = join(import.meta.dirname, '../../../..')
/** It may read the program and nothing else; no network, no processes, no writing. */
const walls = ['--permission', `--allow-fs-read=${root}`, '--allow-worker', '--no-warnings']

type Read = { pages: Page[] } | { unreadable: UnreadableReason }

const readOr = (pages: Page[]): Read => (pages.length > 0 ? { pages } : { unreadable: 'noText' })

/** Reads a short plain text in this process: there is nothing in it to take apart. */
export const readHere = async (content: NodeJS.ReadableStream, contentType: string): Promise<Read> =>
  readOr(await Array.fromAsync(pagesOf(await buffer(content), contentType)))

/**
 * Reads the text of a file in a process of its own, within bounds of time and memory; why it cannot be read, in a word.
 * Whatever the file does, this process is not touched.
 */
export const readFile = async (
  content: NodeJS.ReadableStream,
  contentType: string,
  { mostMs, mostBytes }: Bounds = usual,
): Promise<Read> => {
  const child = fork(join(import.meta.dirname, 'program.ts'), [contentType, String(mostMs), String(mostBytes)], {
    execArgv: [...walls, `--max-old-space-size=${readingHeapMostMegabytes}`],
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
  })
  const pages: Page[] = []
  let end: UnreadableReason | null = 'tooMuch'
  child.on('message', (said: Said) => {
    if ('page' in said) pages.push(said.page)
    else end = said.end
  })
  const ended = once(child, 'exit')
  let lost: unknown
  await pipeline(content, child.stdin!).catch((error: NodeJS.ErrnoException) => {
    // A reader that died has closed its side; anything else is trouble of the store.
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') lost = error
  })
  if (lost) child.kill('SIGKILL')
  await ended
  if (lost) throw lost
  if (end !== null) return { unreadable: end }
  return readOr(pages)
}
