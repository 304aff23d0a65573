import { expect, test } from 'vitest'
import { inCents, inDollars } from './dollars.ts'

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
  [null, ''],
  [48_000, '480'],
  [48_050, '480.50'],
])('%j cents are %j in a form', (cents, dollars) => {
  expect(inDollars(cents)).toBe(dollars)
})
