import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { Refusal } from '../errors.ts'
import { extensionOf } from './file-name.ts'

const office = 'application/vnd.openxmlformats-officedocument'
const zip = ['application/zip', 'application/x-zip-compressed']
const table = ['text/plain', 'application/csv', 'text/x-csv', 'text/comma-separated-values', 'application/vnd.ms-excel']

interface Kind {
  readonly type: string
  readonly care: 'none' | 'picture' | 'archive' | 'text'
  /** What browsers and systems also call it. */
  readonly called?: readonly string[]
}

const jpeg: Kind = { type: 'image/jpeg', care: 'picture', called: ['image/jpg', 'image/pjpeg'] }
const kinds: Readonly<Record<string, Kind>> = {
  pdf: { type: 'application/pdf', care: 'none', called: ['application/x-pdf'] },
  png: { type: 'image/png', care: 'picture', called: ['image/x-png'] },
  jpg: jpeg,
  jpeg,
  webp: { type: 'image/webp', care: 'picture' },
  gif: { type: 'image/gif', care: 'picture' },
  docx: { type: `${office}.wordprocessingml.document`, care: 'archive', called: zip },
  xlsx: { type: `${office}.spreadsheetml.sheet`, care: 'archive', called: zip },
  pptx: { type: `${office}.presentationml.presentation`, care: 'archive', called: zip },
  txt: { type: 'text/plain', care: 'text' },
  csv: { type: 'text/csv', care: 'text', called: table },
}

const unsupported = (name: string) =>
  new Refusal(
    415,
    'UNSUPPORTED_FILE',
    `${name} cannot be taken: it is not a PDF, picture, Office document or plain text.`,
  )
const disagrees = (name: string) =>
  new Refusal(415, 'FILE_TYPE_MISMATCH', `${name} cannot be taken: its content is not what its name says.`)

/** By its mark; where there is none, one that maps every byte, control characters to themselves. */
const encodingOf = (opening: Buffer) => {
  if (opening[0] === 0xff && opening[1] === 0xfe) return 'utf-16le'
  return opening[0] === 0xfe && opening[1] === 0xff ? 'utf-16be' : 'windows-1252'
}

/** Text holds no control characters but line ends, tabs and form feeds, and does not begin like a web page. */
const looksLikeText = async (path: string): Promise<boolean> => {
  const file = await open(path, 'r')
  try {
    const start = Buffer.alloc(1024)
    const { bytesRead } = await file.read(start, 0, start.length, 0)
    const encoding = encodingOf(start)
    const opening = new TextDecoder(encoding)
      .decode(start.subarray(0, bytesRead))
      .replace(/^(\u00EF\u00BB\u00BF)?\s*/, '')
    if (/^<[!?/a-z]/i.test(opening)) return false
    const decoder = new TextDecoder(encoding)
    for await (const chunk of file.createReadStream({ start: 0, autoClose: false }) as AsyncIterable<Buffer>)
      if (/[\x00-\x08\x0B\x0E-\x1F\x7F]/.test(decoder.decode(chunk, { stream: true }))) return false
    return true
  } finally {
    await file.close()
  }
}

const contentIs = async (kind: Kind, path: string): Promise<boolean> => {
  const found = await fileTypeFromFile(path)
  return kind.care === 'text' ? found === undefined && looksLikeText(path) : found?.mime === kind.type
}

/**
 * Decides what a file is. Its content counts; the name's extension and the declared type must agree with it. Refuses
 * everything outside the list, such as SVG, HTML and XML.
 */
export const requireKind = async (path: string, name: string, declared: string): Promise<Kind> => {
  const extension = extensionOf(name)
  const kind = Object.hasOwn(kinds, extension) ? kinds[extension] : undefined
  if (!kind) throw unsupported(name)
  const said = (declared.split(';')[0] ?? '').trim().toLowerCase()
  const plausible = ['', 'application/octet-stream', kind.type, ...(kind.called ?? [])]
  if (!plausible.includes(said) || !(await contentIs(kind, path))) throw disagrees(name)
  return kind
}
