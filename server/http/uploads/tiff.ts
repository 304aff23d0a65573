/** Dots as a TIFF without compression: the plainest file of dots and their colours that a picture can be drawn from. */

const short = 3
const long = 4
const bytes = 7

interface Dots {
  width: number
  height: number
  /** Of four bytes a dot, the last one saying how opaque it is. */
  data: Uint8Array
  /** What the numbers mean as colours: an ICC profile. */
  profile: Uint8Array | null
}

type Entry = readonly [
  tag: number,
  type: typeof short | typeof long | typeof bytes,
  values: readonly number[] | Uint8Array,
]

const sizeOf = { [short]: 2, [long]: 4, [bytes]: 1 }

const written = ([, type, values]: Entry): Buffer => {
  if (values instanceof Uint8Array) return Buffer.from(values)
  const content = Buffer.alloc(values.length * sizeOf[type])
  for (const [index, value] of values.entries())
    if (type === short) content.writeUInt16LE(value, index * 2)
    else content.writeUInt32LE(value, index * 4)
  return content
}

const headBytes = 8
const entryBytes = 12
const rowsAStrip = 64

/** The parts of the file in their order: its head, then the dots as they are. */
export const tiffOf = ({ width, height, data, profile }: Dots): [Buffer, Uint8Array] => {
  const strips = Math.ceil(height / rowsAStrip)
  const stripBytes = width * rowsAStrip * 4
  const entriesAt = (dotsAt: number): Entry[] => [
    [256, long, [width]],
    [257, long, [height]],
    [258, short, [8, 8, 8, 8]],
    [259, short, [1]],
    [262, short, [2]],
    [273, long, Array.from({ length: strips }, (_, index) => dotsAt + index * stripBytes)],
    [277, short, [4]],
    [278, long, [rowsAStrip]],
    [279, long, Array.from({ length: strips }, (_, index) => Math.min(stripBytes, data.length - index * stripBytes))],
    [284, short, [1]],
    [338, short, [2]],
    ...(profile ? [[34675, bytes, profile] as const] : []),
  ]
  const sizes = entriesAt(0).map((entry) => written(entry).length)
  const listBytes = 2 + sizes.length * entryBytes + 4
  const beside = sizes.filter((size) => size > 4).reduce((sum, size) => sum + size + (size % 2), 0)
  const dotsAt = headBytes + listBytes + beside
  const head = Buffer.alloc(dotsAt)
  head.write('II*\0', 'latin1')
  head.writeUInt32LE(headBytes, 4)
  head.writeUInt16LE(sizes.length, headBytes)
  let free = headBytes + listBytes
  for (const [index, entry] of entriesAt(dotsAt).entries()) {
    const [tag, type, values] = entry
    const at = headBytes + 2 + index * entryBytes
    const content = written(entry)
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(values.length, at + 4)
    if (content.length <= 4) content.copy(head, at + 8)
    else {
      head.writeUInt32LE(free, at + 8)
      content.copy(head, free)
      free += content.length + (content.length % 2)
    }
  }
  return [head, data]
}
