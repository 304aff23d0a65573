import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [123_456, '$1,234.56'],
  [-123_456, '-$1,234.56'],
  [100_000_000_000, '$1,000,000,000.00'],
])('%i cents read %s', (cents, text) => {
  expect(formatMoney(cents)).toBe(text)
})
