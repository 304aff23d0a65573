/** A process of its own that reads one file: from its standard input, told its type, page by page to whoever started it. */
import { buffer } from 'node:stream/consumers'
import { given, say } from '../../../platform/reader-inside.ts'
import { pagesOf } from './kinds.ts'
import { Unreadable } from './page.ts'
import type { Said } from './reader.ts'

const tell = (said: Said): Promise<void> => say(said)

try {
  const bytes = await buffer(process.stdin)
  for await (const page of pagesOf(bytes, given[0] ?? '')) await tell({ page })
  await tell({ end: null })
} catch (error) {
  await tell({ end: error instanceof Unreadable ? error.reason : 'damaged' })
}
process.exit()
