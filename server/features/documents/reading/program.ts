/**
 * A process of its own that reads one file: from its standard input, told its type, page by page to whoever started it.
 * A file that is made to harm harms this process: it holds no secret, may not write, start or call anything, and dies by
 * itself when it takes too long or too much memory.
 */
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { pagesOf } from './kinds.ts'
import { Unreadable } from './page.ts'
import type { Said } from './reader.ts'

const [, , contentType = '', mostMs = '', mostBytes = ''] = process.argv
new Worker(new URL('watch.ts', import.meta.url), {
  workerData: { mostMs: Number(mostMs), mostBytes: Number(mostBytes) },
}).unref()
process.once('disconnect', () => process.exit())

const say = (said: Said): Promise<void> => new Promise((resolve) => process.send?.(said, () => resolve()))

try {
  const bytes = await buffer(process.stdin)
  for await (const page of pagesOf(bytes, contentType)) await say({ page })
  await say({ end: null })
} catch (error) {
  await say({ end: error instanceof Unreadable ? error.reason : 'damaged' })
}
process.exit()
