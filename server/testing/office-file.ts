import { crc32, deflateRawSync } from 'node:zlib'

export interface Part {
  name: string
  content: Buffer
  /** The unpacked size to write down, where it shall lie. */
  claimedBytes?: number
  unixMode?: number
}

const headerOf = ({ name, content, claimedBytes }: Part, packed: Buffer): Buffer => {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(8, 4)
  header.writeUInt32LE(crc32(content), 10)
  header.writeUInt32LE(packed.length, 14)
  header.writeUInt32LE(claimedBytes ?? content.length, 18)
  header.writeUInt16LE(Buffer.byteLength(name), 22)
  return header
}

/** A zip archive with these parts, as harmless or harmful as a test wants it. */
export const archiveOf = (parts: readonly Part[]): Buffer => {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const packed = deflateRawSync(part.content)
    const header = headerOf(part, packed)
    const name = Buffer.from(part.name)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(((part.unixMode ?? 0) << 16) >>> 0, 6)
    tail.writeUInt32LE(at, 10)
    const written = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), header, name, packed])
    local.push(written)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), header, tail, name]))
    at += written.length
  }
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, listing, end])
}

/** An XML part of a file. */
export const xml = (root: string, inside: string): string => `<?xml version="1.0"?><${root}>${inside}</${root}>`

const mains = {
  'wordprocessingml.document': '/word/document.xml',
  'spreadsheetml.sheet': '/xl/workbook.xml',
  'presentationml.presentation': '/ppt/presentation.xml',
}

/** An Office file of this type with these parts, and others beside. */
export const officeFile = (contentType: string, parts: Readonly<Record<string, string>>, ...more: Part[]): Buffer => {
  const [, main = ''] = Object.entries(mains).find(([kind]) => contentType.endsWith(kind)) ?? []
  const listed = `<Override PartName="${main}" ContentType="${contentType}.main+xml"/>`
  return archiveOf([
    { name: '[Content_Types].xml', content: Buffer.from(xml('Types', listed)) },
    ...Object.entries(parts).map(([name, content]) => ({ name, content: Buffer.from(content) })),
    ...more,
  ])
}

/** A Word document with these parts beside its own. */
export const wordDocument = (...more: Part[]): Buffer =>
  officeFile(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    { 'word/document.xml': '<w:document/>' },
    ...more,
  )
