import { randomFillSync } from 'node:crypto'

const pool = new Uint8Array(16)

/** A new record id: UUIDv7, so that ids made later sort later. */
export const newId = (at: number = Date.now()): string => {
  randomFillSync(pool)
  const time = Math.floor(at).toString(16).padStart(12, '0')
  pool[6] = (pool[6]! & 0x0f) | 0x70
  pool[8] = (pool[8]! & 0x3f) | 0x80
  const tail = Buffer.from(pool.buffer, 6, 10).toString('hex')
  return `${time.slice(0, 8)}-${time.slice(8)}-${tail.slice(0, 4)}-${tail.slice(4, 8)}-${tail.slice(8)}`
}
