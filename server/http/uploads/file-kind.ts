import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { Refusal } from '../errors.ts'
import { extensionOf } from './file-name.ts'
import { isStatement, markupIn, textKindOf } from './file-text.ts'
import { refusalWords } from './file-words.ts'

const office = 'application/vnd.openxmlformats-officedocument'

interface Kind {
  readonly type: string
  readonly care: 'none' | 'picture' | 'heic' | 'archive'
  /** How its files may end; the first one is given to a file that ends otherwise. */
  readonly endings: readonly [string, ...string[]]
}

const pdf: Kind = { type: 'application/pdf', care: 'none', endings: ['pdf'] }
const png: Kind = { type: 'image/png', care: 'picture', endings: ['png'] }
/** Drawn as JPEG, which every browser shows. */
const heic: Kind = { type: 'image/jpeg', care: 'heic', endings: ['jpg'] }
/** By what the content says that it is. */
const kinds: ReadonlyMap<string, Kind> = new Map([
  [pdf.type, pdf],
  ['image/png', png],
  ['image/apng', png],
  ['image/jpeg', { type: 'image/jpeg', care: 'picture', endings: ['jpg', 'jpeg', 'jpe', 'jfif'] }],
  ['image/webp', { type: 'image/webp', care: 'picture', endings: ['webp'] }],
  ['image/gif', { type: 'image/gif', care: 'picture', endings: ['gif'] }],
  ...['heic', 'heif', 'heic-sequence', 'heif-sequence'].map((name) => [`image/${name}`, heic] as const),
  ...(
    [
      ['wordprocessingml.document', 'docx'],
      ['spreadsheetml.sheet', 'xlsx'],
      ['presentationml.presentation', 'pptx'],
    ] as const
  ).map(
    ([name, ending]) =>
      [`${office}.${name}`, { type: `${office}.${name}`, care: 'archive', endings: [ending] }] as const,
  ),
])

/** What a file is, and the name under which it is kept. */
export interface FileKind {
  type: string
  care: Kind['care'] | 'text'
  name: string
}

/** A call that says so of a file is no browser's upload: nothing that runs is taken. */
const running = /^(?:text\/(?:html|xml|javascript)|image\/svg\+xml|application\/(?:xhtml\+xml|xml|javascript))\b/i

/** How far into a file a PDF may begin; readers of PDF look no further. */
const pdfWithinBytes = 1024
const pdfStart = Buffer.from('%PDF-')

const openingOf = async (path: string): Promise<Buffer> => {
  const file = await open(path, 'r')
  try {
    const start = Buffer.alloc(pdfWithinBytes + pdfStart.length)
    const { bytesRead } = await file.read(start, 0, start.length, 0)
    return start.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** The name with an ending that fits the content: `photo.jpg` that holds WebP is `photo.webp`. */
const fitting = (name: string, { endings }: Kind): string => {
  const ending = extensionOf(name)
  if (endings.includes(ending)) return name
  return `${ending ? name.slice(0, -ending.length - 1) : name}.${endings[0]}`
}

const kindOf = async (path: string, name: string): Promise<Kind | FileKind> => {
  const opening = await openingOf(path)
  const at = opening.indexOf(pdfStart)
  if (at === 0) return pdf
  const found = isStatement(opening, name) ? undefined : (await fileTypeFromFile(path))?.mime
  const known = kinds.get(found ?? '')
  if (known) return known
  const isMarkup = found === undefined ? !isStatement(opening, name) : /xml|html/.test(found)
  const markup = isMarkup ? markupIn(opening) : null
  const text = found === undefined && !markup ? await textKindOf(path, name) : null
  if (text) return { type: text, care: 'text', name }
  // What stands before it is left over from printers and mail; a program or an archive is none the less one.
  if (at > 0 && !markup && !found?.startsWith('application/')) return pdf
  throw new Refusal(415, 'UNSUPPORTED_FILE', refusalWords(name, markup ?? found))
}

/**
 * Decides what a file is by its content, whatever its name ends in. Refuses everything outside the list, such as SVG, HTML
 * and XML, in words that say what it is.
 */
export const requireKind = async (path: string, name: string, declared: string): Promise<FileKind> => {
  const kind = await kindOf(path, name)
  if (running.test(declared.trim()))
    throw new Refusal(415, 'FILE_TYPE_MISMATCH', `${name} was sent as a web page or program, but it isn’t one.`)
  return 'name' in kind ? kind : { type: kind.type, care: kind.care, name: fitting(name, kind) }
}
