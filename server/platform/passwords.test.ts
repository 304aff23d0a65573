import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashesAtOnceMost, hashesWaitingMost } from '../../contract/limits.ts'
import { Busy } from './line.ts'
import { hashCosts, hashPassword, needsRehash, verifyPassword } from './passwords.ts'

const { full } = hashCosts

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
const phc = (password: string, memory: number) => {
  const nonce = Buffer.from('0123456789abcdef')
  const hash = argon2Sync('argon2id', { message: password, nonce, parallelism: 1, tagLength: 32, memory, passes: 2 })
  return `$argon2id$v=19$m=${memory},t=2,p=1$${unpadded(nonce)}$${unpadded(hash)}`
}

test('a password verifies against its own hash and no other does', async () => {
  const stored = await hashPassword('Harbour-2026!', full)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await verifyPassword('Harbour-2026!', stored, { cost: full })).toBe(true)
  expect(await verifyPassword('harbour-2026!', stored, { cost: full })).toBe(false)
  expect(await verifyPassword('', stored, { cost: full })).toBe(false)
})

test('two hashes of one password differ', async () => {
  expect(await hashPassword('Harbour-2026!', full)).not.toBe(await hashPassword('Harbour-2026!', full))
})

test('the same letters verify however the keyboard composed them', async () => {
  expect(await verifyPassword('Cafe\u0301-2026!', await hashPassword('Caf\u00e9-2026!', full), { cost: full })).toBe(
    true,
  )
})

test('a hash of another cost still verifies and asks to be made anew', async () => {
  const old = phc('Harbour-2026!', 8192)
  expect(await verifyPassword('Harbour-2026!', old, { cost: full })).toBe(true)
  expect(needsRehash(old, full)).toBe(true)
  expect(needsRehash(phc('Harbour-2026!', 19_456), full)).toBe(false)
})

test.each(['', 'plain', '$2b$12$abc', '$argon2id$v=19$m=19456,t=2,p=1$short$hash'])(
  'nothing verifies against the unreadable hash %j',
  async (stored) => {
    expect(await verifyPassword('Harbour-2026!', stored, { cost: full })).toBe(false)
    expect(needsRehash(stored, full)).toBe(true)
  },
)

test('an unknown person’s password is hashed and refused', async () => {
  expect(await verifyPassword('Harbour-2026!', null, { cost: full })).toBe(false)
})

test('a password longer than any that can be set is not hashed', async () => {
  await expect(hashPassword('x'.repeat(129), full)).rejects.toThrow(RangeError)
})

test('beyond the line the next is told Busy, and afterwards all is as before', async () => {
  const room = hashesAtOnceMost + hashesWaitingMost
  const stored = phc('Harbour-2026!', 64)
  const tries = Array.from({ length: room + 3 }, () => verifyPassword('Harbour-2026!', stored, { cost: full }))
  const outcomes = await Promise.allSettled(tries)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(room)
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected')
  expect(refused).toHaveLength(3)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(Busy)
  expect(await verifyPassword('Harbour-2026!', stored, { cost: full })).toBe(true)
})
