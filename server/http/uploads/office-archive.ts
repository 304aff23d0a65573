import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { unpackedEntriesMost, unpackedMostBytes, unpackedRatioMost } from '../../../contract/limits.ts'
import { Refusal } from '../errors.ts'

/** What an Office document is refused for; the caller adds the file's name. */
class Suspicious extends Error {}

const symbolicLink = 0o12
const nested = /\.(zip|7z|rar|gz|tgz|bz2|xz|zst|tar|jar|docx|xlsx|pptx|docm|xlsm|pptm)$/i

/** How zip, rar, 7z and gzip begin. */
const archiveStarts = ['504b0304', '52617221', '377abcaf271c', '1f8b08'].map((hex) => Buffer.from(hex, 'hex'))
const holdsAnother = 'it contains another document or archive; upload a PDF of it instead'

const inspect = (entry: Entry): void => {
  if (nested.test(entry.fileName)) throw new Suspicious(holdsAnother)
  if (entry.externalFileAttributes >>> 28 === symbolicLink) throw new Suspicious('one of its parts is a link')
  if (!entry.canDecodeFileData()) throw new Suspicious('one of its parts is encrypted or packed in an unknown way')
}

/** Unpacks one part into nothing; a part that is longer than it says fails the stream. */
const unpack = async (archive: ZipFile, entry: Entry): Promise<void> => {
  let begun = false
  const nowhere = new Writable({
    write(chunk: Buffer, _encoding, done) {
      const another = !begun && archiveStarts.some((magic) => chunk.subarray(0, magic.length).equals(magic))
      begun = true
      done(another ? new Suspicious(holdsAnother) : null)
    },
  })
  await pipeline(await archive.openReadStreamPromise(entry), nowhere)
}

const inspectAll = async (archive: ZipFile): Promise<void> => {
  if (archive.entryCount > unpackedEntriesMost) throw new Suspicious('it has too many parts')
  let left = Math.min(unpackedMostBytes, archive.fileSize * unpackedRatioMost)
  for await (const entry of archive.eachEntry()) {
    inspect(entry)
    left -= entry.uncompressedSize
    if (left < 0) throw new Suspicious('it unpacks to far too much data')
    await unpack(archive, entry)
  }
}

/** Refuses an Office document that would harm whoever unpacks it: bombs, archives in archives, paths that lead outside. */
export const requireHarmlessArchive = async (path: string, name: string): Promise<void> => {
  let archive: ZipFile | undefined
  try {
    // A part whose name leads outside is refused by the reader itself.
    archive = await openPromise(path, { strictFileNames: true })
    await inspectAll(archive)
  } catch (error) {
    const reason = error instanceof Suspicious ? error.message : 'it is damaged'
    throw new Refusal(415, 'UNSAFE_FILE', `${name} can’t be uploaded: ${reason}.`)
  } finally {
    archive?.close()
  }
}
