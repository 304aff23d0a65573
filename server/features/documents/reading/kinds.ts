import { charsReadMost } from '../../../../contract/limits/reading.ts'
import { office } from './file-types.ts'
import type { Page } from './page.ts'
import { decoded, inParts, plainly } from './texts.ts'

function* pagesOfText(bytes: Uint8Array): Generator<Page> {
  for (const [index, text] of inParts(decoded(bytes)).entries()) yield { number: index + 1, text }
}

/** What reads a kind is loaded only for it: a process reads one file. */
const raw = async (bytes: Buffer, contentType: string) => {
  if (contentType === 'application/pdf') return (await import('./pdf.ts')).pagesOfPdf(new Uint8Array(bytes))
  return contentType.startsWith(office) ? (await import('./office.ts')).pagesOfOffice(bytes) : pagesOfText(bytes)
}

/** The pages of a file that hold text, as it is kept; up to so much of it. */
export async function* pagesOf(bytes: Buffer, contentType: string): AsyncGenerator<Page> {
  let left = charsReadMost
  for await (const { number, text } of await raw(bytes, contentType)) {
    const kept = plainly(text).slice(0, left)
    left -= kept.length
    if (kept) yield { number, text: kept }
    if (left <= 0) return
  }
}
