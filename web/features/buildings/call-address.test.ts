import { expect, test } from 'vitest'
import { callAddress } from './call-address.ts'

test.each([
  ['+16045550123', 'tel:+16045550123'],
  ['(604) 555-0123', 'tel:6045550123'],
  ['604.555.0123 ext. 12', 'tel:6045550123;ext=12'],
  ['604 555 0123 x12', 'tel:6045550123;ext=12'],
  ['604 555 0123, extension 7', 'tel:6045550123;ext=7'],
  ['604 555 0123x12', 'tel:6045550123;ext=12'],
  ['Fax 6045550123', 'tel:6045550123'],
  ['911', 'tel:911'],
  ['*86', null],
  ['ring the bell', null],
  ['', null],
])('a tap on %j leads to %j', (phone, address) => {
  expect(callAddress(phone)).toBe(address)
})
