import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { UnreadableReason } from '../../../../contract/documents/reading.ts'
import { readingHeapMostMegabytes, readingMostBytes, readingMostMs } from '../../../../contract/limits/reading.ts'
import { readApart, type Bounds } from '../../../platform/reader-process.ts'
import { pagesOf } from './kinds.ts'
import type { Page } from './page.ts'

/** What the process that reads says: a page, or its end with why it could not read on. */
export type Said = { page: Page } | { end: UnreadableReason | null }

const usual: Bounds = {
  mostMs: readingMostMs,
  mostBytes: readingMostBytes,
  heapMostMegabytes: readingHeapMostMegabytes,
}

type Read = { pages: Page[] } | { unreadable: UnreadableReason }

const readOr = (pages: Page[]): Read => (pages.length > 0 ? { pages } : { unreadable: 'noText' })

/** Reads a short plain text in this process: there is nothing in it to take apart. */
export const readHere = async (content: NodeJS.ReadableStream, contentType: string): Promise<Read> =>
  readOr(await Array.fromAsync(pagesOf(await buffer(content), contentType)))

/** Reads the text of a file in a process of its own, within bounds of time and memory; why it cannot be read, in a word. */
export const readFile = async (
  content: NodeJS.ReadableStream,
  contentType: string,
  bounds: Partial<Bounds> = {},
): Promise<Read> => {
  const pages: Page[] = []
  let end: UnreadableReason | null = 'tooMuch'
  await readApart<Said>({
    program: join(import.meta.dirname, 'program.ts'),
    words: [contentType],
    content,
    bounds: { ...usual, ...bounds },
    hear: (said) => {
      if ('page' in said) pages.push(said.page)
      else end = said.end
    },
  })
  return end === null ? readOr(pages) : { unreadable: end }
}
