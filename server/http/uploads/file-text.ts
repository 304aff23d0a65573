import { open } from 'node:fs/promises'
import { extensionOf } from './file-name.ts'

const ofx = 'application/x-ofx'

/** Plain text has no mark that says so: its name does. */
const types: ReadonlyMap<string, string> = new Map([
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  ['ofx', ofx],
  ['qfx', ofx],
])

/** By its mark; where there is none, one that maps every byte, control characters to themselves. */
const encodingOf = (opening: Buffer) => {
  if (opening[0] === 0xff && opening[1] === 0xfe) return 'utf-16le'
  return opening[0] === 0xfe && opening[1] === 0xff ? 'utf-16be' : 'windows-1252'
}

const textOf = (opening: Buffer): string =>
  new TextDecoder(encodingOf(opening)).decode(opening).replace(/^(\u00EF\u00BB\u00BF)?\s*/, '')

/** What a file is that begins like a web page, a drawing or XML; null for others. */
export const markupIn = (opening: Buffer): 'svg' | 'html' | 'xml' | null => {
  const text = textOf(opening)
  if (!/^<[!?/a-z]/i.test(text)) return null
  if (/<svg[\s>/]/i.test(text)) return 'svg'
  return /^<\?xml/i.test(text) && !/<(?:!doctype )?html/i.test(text) ? 'xml' : 'html'
}

/**
 * Whether a file is named and begins like a statement of a bank (OFX). It looks like markup, but no browser opens it.
 */
export const isStatement = (opening: Buffer, name: string): boolean => {
  const text = textOf(opening)
  return (
    types.get(extensionOf(name)) === ofx &&
    /^(?:OFXHEADER|(?:<\?xml[^>]*>\s*)?(?:<\?OFX[^>]*>\s*)?<OFX>)/i.test(text) &&
    !/<(?:svg|html|script|!doctype)/i.test(text)
  )
}

/** Whether a file holds no control characters but line ends, tabs and form feeds. */
const isText = async (path: string): Promise<boolean> => {
  const file = await open(path, 'r')
  try {
    const start = Buffer.alloc(2)
    await file.read(start, 0, start.length, 0)
    const decoder = new TextDecoder(encodingOf(start))
    for await (const chunk of file.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Buffer>)
      if (/[\x00-\x08\x0B\x0E-\x1F\x7F]/.test(decoder.decode(chunk, { stream: true }))) return false
    return true
  } finally {
    await file.close()
  }
}

/** The type of a file that is named and written like plain text; null for others. */
export const textKindOf = async (path: string, name: string): Promise<string | null> => {
  const type = types.get(extensionOf(name))
  return type !== undefined && (await isText(path)) ? type : null
}
