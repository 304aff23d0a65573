import { expect, test } from 'vitest'
import { formatMoney, inCents, plainDollars } from './money.ts'

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123_456, '$1,234.56'],
  [-123_456, '−$1,234.56'],
  [100_000_000_000, '$1,000,000,000.00'],
])('%i cents read %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text)
})

test.each([
  ['2000000', 200_000_000],
  ['2,000,000', 200_000_000],
  ['$ 5 000 000.50', 500_000_050],
  ['12.5', 1250],
  ['', ''],
  ['two million', 'two million'],
  ['1,2', '1,2'],
  [null, null],
])('%j is %j in cents', (typed, cents) => {
  expect(inCents(typed)).toBe(cents)
})

test.each([
  [250_000, '2500'],
  [750, '7.50'],
  [0, '0'],
])('%i cents fill a field with %s, which reads the same again', (cents, text) => {
  expect([plainDollars(cents), inCents(text)]).toEqual([text, cents])
})
