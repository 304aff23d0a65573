import { open, type FileHandle } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { PassThrough } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { unpackedEntriesMost, unpackedMostBytes, unpackedRatioMost } from '../../../contract/limits.ts'
import { Refusal } from '../errors.ts'

/** What an Office document is refused for; the caller adds the file's name. */
class Suspicious extends Error {}

interface Entry {
  name: string
  method: number
  flags: number
  packedBytes: number
  unixMode: number
  at: number
}

const endSignature = 0x06_05_4b_50
const entrySignature = 0x02_01_4b_50
const localSignature = 0x04_03_4b_50
const symbolicLink = 0o12
const nested = /\.(zip|7z|rar|gz|tgz|bz2|xz|zst|tar|jar|docx|xlsx|pptx|docm|xlsm|pptm)$/i

/** How zip, rar, 7z and gzip begin. */
const archiveStarts = ['504b0304', '52617221', '377abcaf271c', '1f8b08'].map((hex) => Buffer.from(hex, 'hex'))
const holdsAnother = 'it holds another document or archive; a PDF of it can be taken'

const read = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(length)
  const { bytesRead } = await file.read(bytes, 0, length, at)
  if (bytesRead !== length) throw new Suspicious('it is cut off')
  return bytes
}

const findDirectory = async (file: FileHandle): Promise<{ at: number; bytes: number; entries: number }> => {
  const { size } = await file.stat()
  const length = Math.min(size, 65_557)
  const tail = await read(file, size - length, length)
  for (let at = length - 22; at >= 0; at--)
    if (tail.readUInt32LE(at) === endSignature && at + 22 + tail.readUInt16LE(at + 20) === length)
      return { entries: tail.readUInt16LE(at + 10), bytes: tail.readUInt32LE(at + 12), at: tail.readUInt32LE(at + 16) }
  throw new Suspicious('it has no table of contents')
}

const readEntries = async (file: FileHandle): Promise<Entry[]> => {
  const directory = await findDirectory(file)
  // The largest numbers stand for the long format, which no document of this size needs.
  if (directory.entries > unpackedEntriesMost || directory.at === 0xff_ff_ff_ff)
    throw new Suspicious('it has too many parts')
  const bytes = await read(file, directory.at, Math.min(directory.bytes, unpackedEntriesMost * 1024))
  const entries: Entry[] = []
  for (let at = 0; entries.length < directory.entries;) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature) throw new Suspicious('it is damaged')
    const nameBytes = bytes.readUInt16LE(at + 28)
    entries.push({
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      unixMode: bytes.readUInt32LE(at + 38) >>> 16,
      at: bytes.readUInt32LE(at + 42),
      name: bytes.subarray(at + 46, at + 46 + nameBytes).toString('utf8'),
    })
    at += 46 + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

const inspectEntry = ({ name, flags, method, unixMode }: Entry): void => {
  if (name.split(/[/\\]/).includes('..') || /^[/\\]|^[a-z]:|\0/i.test(name))
    throw new Suspicious('a part leads out of it')
  if (nested.test(name)) throw new Suspicious(holdsAnother)
  if (unixMode >>> 12 === symbolicLink) throw new Suspicious('a part is a link')
  if (flags & 1) throw new Suspicious('it is encrypted')
  if (method !== 0 && method !== 8) throw new Suspicious('it is packed in an unknown way')
}

/** Unpacks one part into nothing and counts, since the sizes written in the file may lie. Answers what is left to spend. */
const measure = async (file: FileHandle, entry: Entry, budget: number): Promise<number> => {
  const header = await read(file, entry.at, 30)
  if (header.readUInt32LE(0) !== localSignature) throw new Suspicious('it is damaged')
  if (entry.packedBytes === 0) return budget
  const start = entry.at + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const packed = file.createReadStream({ start, end: start + entry.packedBytes - 1, autoClose: false })
  let left = budget
  await pipeline(
    packed,
    entry.method === 8 ? createInflateRaw() : new PassThrough(),
    async (parts: AsyncIterable<Buffer>) => {
      for await (const part of parts) {
        if (left === budget && archiveStarts.some((magic) => part.subarray(0, magic.length).equals(magic)))
          throw new Suspicious(holdsAnother)
        left -= part.length
        if (left < 0) throw new Suspicious('it unpacks to far too much')
      }
    },
  )
  return left
}

/** Refuses an Office document that would harm whoever unpacks it: bombs, archives in archives, paths that lead outside. */
export const requireHarmlessArchive = async (path: string, name: string): Promise<void> => {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    let left = Math.min(unpackedMostBytes, size * unpackedRatioMost)
    for (const entry of await readEntries(file)) {
      inspectEntry(entry)
      left = await measure(file, entry, left)
    }
  } catch (error) {
    const reason = error instanceof Suspicious ? error.message : 'it is damaged'
    throw new Refusal(415, 'UNSAFE_FILE', `${name} cannot be taken: ${reason}.`)
  } finally {
    await file.close()
  }
}
