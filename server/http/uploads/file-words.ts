import { extensionOf } from './file-name.ts'

const oldOffice: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ doc: 'a Word file in an old format', dot: 'a Word file in an old format' },
    ...{ xls: 'an Excel file in an old format', ppt: 'a PowerPoint file in an old format' },
    ...{ docx: 'a Word file with a password', xlsx: 'an Excel file with a password' },
    ...{ pptx: 'a PowerPoint file with a password', msg: 'an Outlook message' },
  }),
)

/** What files are that are not taken, by their content. */
const named: Readonly<Record<string, string>> = {
  html: 'a web page',
  svg: 'an SVG drawing',
  xml: 'an XML file',
  'application/xml': 'an XML file',
  'application/x-msdownload': 'a Windows program',
  'application/x-elf': 'a program',
  'application/x-mach-binary': 'a program',
  'application/x-apple-diskimage': 'a disk image',
  'application/zip': 'a ZIP archive',
  'application/vnd.rar': 'a RAR archive',
  'application/x-rar-compressed': 'a RAR archive',
  'application/x-7z-compressed': 'a 7-Zip archive',
  'application/gzip': 'a compressed archive',
  'application/x-tar': 'a TAR archive',
  'application/java-archive': 'a Java program',
  'application/rtf': 'a rich text (RTF) file',
  'application/postscript': 'a PostScript file',
  'application/epub+zip': 'an e-book',
  'application/vnd.oasis.opendocument.text': 'an OpenDocument text file',
  'application/vnd.oasis.opendocument.spreadsheet': 'an OpenDocument spreadsheet',
  'application/vnd.oasis.opendocument.presentation': 'an OpenDocument presentation',
  'application/vnd.ms-word.document.macroenabled.12': 'a Word file with macros',
  'application/vnd.ms-excel.sheet.macroenabled.12': 'an Excel file with macros',
  'application/vnd.ms-powerpoint.presentation.macroenabled.12': 'a PowerPoint file with macros',
  'image/avif': 'an AVIF image',
  'image/bmp': 'a BMP image',
  'image/tiff': 'a TIFF image',
  'image/jxl': 'a JPEG XL image',
  'image/vnd.adobe.photoshop': 'a Photoshop file',
  'image/x-icon': 'an icon',
}

const whatItIs = (name: string, found: string | undefined): string | null => {
  if (found === undefined) return null
  if (found === 'application/x-cfb') return oldOffice.get(extensionOf(name)) ?? 'an Office file in an old format'
  if (named[found]) return named[found]
  const [family] = found.split('/')
  if (family === 'video') return 'a video'
  if (family === 'audio') return 'an audio file'
  return family === 'image' ? 'a type of image we can’t read' : null
}

/** Instead of what cannot be taken. */
const insteadOf = (found: string | undefined): string => {
  if (found?.startsWith('image/')) return 'Save it as a JPEG or PNG and upload that.'
  if (/cfb|macroenabled|opendocument|rtf|postscript/.test(found ?? ''))
    return 'Save it as a PDF, or as a current Word, Excel or PowerPoint file without a password or macros, and upload that.'
  return 'Upload a PDF, an image, a Word, Excel or PowerPoint file, or plain text.'
}

const pictures = /^(?:png|jpe?g|jpe|jfif|webp|gif|hei[cf])$/
const readable: Readonly<Record<string, string>> = {
  pdf: 'PDF',
  docx: 'Word file',
  xlsx: 'Excel file',
  pptx: 'PowerPoint file',
  txt: 'plain text',
  csv: 'CSV file',
  ofx: 'OFX file',
  qfx: 'QFX file',
}

/** Why a file is refused and what to send instead, by what its content is (a type, or a kind of markup), if that is known. */
export const refusalWords = (name: string, found: string | undefined): string => {
  const what = whatItIs(name, found)
  if (what) return `${name} is ${what}. ${insteadOf(found)}`
  const ending = extensionOf(name)
  if (pictures.test(ending)) return `${name} isn’t an image we can read. Save it as a JPEG or PNG and upload that.`
  const meant = readable[ending]
  if (meant === 'plain text') return `${name} isn’t plain text. ${insteadOf(undefined)}`
  if (meant) return `${name} isn’t a ${meant} we can read. ${insteadOf(undefined)}`
  return `${name} isn’t a type of file we can read. ${insteadOf(undefined)}`
}

const kept: Readonly<Record<string, string>> = {
  'application/pdf': 'a PDF',
  'text/plain': 'plain text',
  'text/csv': 'a CSV file',
  'application/x-ofx': 'an OFX file',
  'image/gif': 'a GIF',
}

/** What a file is that was taken, for places that take only some: `a Word file`. */
export const wordsOfType = (type: string): string => {
  if (kept[type]) return kept[type]
  if (type.endsWith('wordprocessingml.document')) return 'a Word file'
  if (type.endsWith('spreadsheetml.sheet')) return 'an Excel file'
  return type.endsWith('presentationml.presentation') ? 'a PowerPoint file' : 'an image'
}
