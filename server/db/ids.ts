import { randomBytes, randomInt } from 'node:crypto'

/** Counts the ids of this process, so that of two made in the same millisecond the later one sorts later. */
let sequence = randomInt(2 ** 31)

/**
 * A new record id: UUIDv7, so that ids made later sort later. Behind the time stand 32 bits that count and 42 that are
 * random (RFC 9562, section 6.2): lists that are ordered by id keep the order of what one call wrote.
 */
export const newId = (at: number = Date.now()): string => {
  sequence = (sequence + 1) % 2 ** 32
  const time = Math.floor(at).toString(16).padStart(12, '0')
  const count = sequence.toString(16).padStart(8, '0')
  const random = randomBytes(6)
  // The variant's two bits are followed by six of the count, so that fourteen of it stand behind the second dash.
  const low = sequence % 2 ** 20
  const third = (0x8000 + Math.floor(low / 2 ** 6)).toString(16)
  random[0] = ((low % 2 ** 6) << 2) | (random[0]! & 3)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.slice(0, 3)}-${third}-${random.toString('hex')}`
}
