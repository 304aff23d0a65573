/** A process of its own that reads one HEIC picture from its standard input and writes it as TIFF to the standard output. */
import { buffer } from 'node:stream/consumers'
import { given, say } from '../../platform/reader-inside.ts'
import type { HeicSaid } from './heic.ts'
import { tiffOf } from './tiff.ts'

const tell = (said: HeicSaid): Promise<void> => say(said)

/** Nothing but the picture goes to the standard output; the reader's own remarks would be among them. */
console.log = () => {}

/** The first profile of colours in the file, which is that of the picture itself; null where it holds none. */
const profileIn = (content: Buffer): Buffer | null => {
  const at = content.indexOf('colrprof')
  const size = at < 4 ? 0 : content.readUInt32BE(at - 4)
  return size > 12 && at - 4 + size <= content.length ? content.subarray(at + 8, at - 4 + size) : null
}

const write = (part: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => process.stdout.write(part, (error) => (error ? reject(error) : resolve())))

const read = async (): Promise<void> => {
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const content = await buffer(process.stdin)
  const images = new libheif.HeifDecoder().decode(content)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) return tell({ refused: 'unreadable' })
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > Number(given[0])) return tell({ refused: 'tooLarge' })
  const pixels = { data: new Uint8Array(width * height * 4), width, height }
  const drawn = await new Promise<unknown>((resolve) => image.display(pixels, resolve))
  if (!drawn) return tell({ refused: 'unreadable' })
  for (const part of tiffOf({ ...pixels, profile: profileIn(content) })) await write(part)
  await tell({ drawn: true })
}

try {
  await read()
} catch {
  await tell({ refused: 'unreadable' })
}
process.exit()
