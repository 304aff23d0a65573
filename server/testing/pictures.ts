import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Pictures for tests: made on the spot, of one colour or two. */
type Colour = string | { r: number; g: number; b: number; alpha: number }

/** A picture of one colour, as a file of this kind. */
export const plainPicture = (width: number, height: number, background: Colour = '#c0392b') =>
  sharp({ create: { width, height, channels: 4, background } })

/** A see-through picture with a bar of a colour through its middle. */
export const barPicture = async (width: number, height: number, colour: Colour): Promise<Buffer> => {
  const bar = await plainPicture(width, Math.round(height / 3), colour)
    .png()
    .toBuffer()
  return plainPicture(width, height, { r: 0, g: 0, b: 0, alpha: 0 })
    .composite([{ input: bar, gravity: 'center' }])
    .png()
    .toBuffer()
}

/** A small PNG whose head says that it is this large. */
export const pictureBomb = async (side: number): Promise<Buffer> => {
  const png = await plainPicture(32, 32).png().toBuffer()
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(side, 16)
  bomb.writeUInt32BE(side, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}

export const fileOf = (bytes: Uint8Array, name: string, type: string): File =>
  new File([Uint8Array.from(bytes)], name, { type })
