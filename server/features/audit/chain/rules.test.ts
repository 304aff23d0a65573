/** The hashes of the history, beside the texts that they are hashes of. */
import { createHash } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { beginning, changeHash, linkHash, platformScope, rootHash, valuesHash, type SealedChange } from './rules.ts'

const sha256 = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

const id = '01900000-0000-7000-8000-000000000001'
const change: SealedChange = {
  ...{ id, buildingId: null, subject: 'unit', subjectId: id, action: 'changed', at: '1795204800000000' },
  ...{
    accountId: null,
    actor: 'system',
    requestId: 'r',
    fields: ['floor', 'note'],
    fieldBounds: '[1:2]',
    reason: null,
  },
}
const begins = `36:${id},~4:unit,36:${id},7:changed,16:1795204800000000,~`

describe('the hash of a change', () => {
  it.each<[string, Partial<SealedChange>, string]>([
    ['every column', {}, `${begins}6:system,1:r,5:[1:2],16:["floor","note"],~`],
    ['no fields', { fields: [], fieldBounds: null }, `${begins}6:system,1:r,~2:[],~`],
    ['a quotation mark', { fields: ['a"b'], fieldBounds: '[1:1]' }, `${begins}6:system,1:r,5:[1:1],8:["a\\"b"],~`],
    ['bytes, not letters', { reason: 'né' }, `${begins}6:system,1:r,5:[1:2],16:["floor","note"],3:né,`],
    ['an empty text', { actor: '' }, `${begins}0:,1:r,5:[1:2],16:["floor","note"],~`],
  ])('is of %s', (_, other, text) => {
    expect(changeHash({ ...change, ...other }, null).toString('hex')).toBe(sha256(`${text}~`))
  })

  it('is also of the hash of its values', () => {
    const ofValues = Buffer.alloc(32, 7)
    const text = `${begins}6:system,1:r,5:[1:2],16:["floor","note"],~64:${'07'.repeat(32)},`
    expect(changeHash(change, ofValues).toString('hex')).toBe(sha256(text))
  })

  it('is another one where a text passes from a column to the next', () => {
    const two = [
      { actor: 'ab', requestId: 'c' },
      { actor: 'a', requestId: 'bc' },
    ].map((other) => changeHash({ ...change, ...other }, null).toString('hex'))
    expect(two[0]).not.toBe(two[1])
  })
})

test('the hash of values is of their salt, and of both', () => {
  const salt = Buffer.alloc(32, 9)
  expect(valuesHash({ salt, before: '{}', after: '{"é": 1}' }).toString('hex')).toBe(sha256(salt, '2:{},9:{"é": 1},'))
})

test('the hash of a link is of the one before it, its number, its moment, how many changes it holds, and their root', () => {
  const root = rootHash().update('one').digest()
  const before = beginning(platformScope)
  expect(before.toString('hex')).toBe(sha256('00000000-0000-0000-0000-000000000000'))
  const numbers = Buffer.from(['0000000000000102', '0000000000000304', '00000005'].join(''), 'hex')
  const link = { seq: 0x01_02, at: String(0x03_04), changes: 5, root }
  expect(linkHash(before, link).toString('hex')).toBe(sha256(before, numbers, root))
})
