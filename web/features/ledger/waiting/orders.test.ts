import { describe, expect, test } from 'vitest'
import { sharesFirst, sharesWords } from './orders.ts'

const holdings = [
  { holdingId: 'b', unitNumber: '305', dueCents: 37_841, laterCents: 0 },
  { holdingId: 'a', unitNumber: '703', dueCents: 43_307, laterCents: 0 },
]

describe('sharing a payment with one unit first', () => {
  test.each([
    [70_000, 'a', '$433.07 for 703, $266.93 for 305'],
    [70_000, 'b', '$378.41 for 305, $321.59 for 703'],
    [43_307, 'a', '$433.07 for 703'],
    [90_000, 'a', '$521.59 for 703, $378.41 for 305'],
  ])('%d with %s first is %s', (unplacedCents, first, words) => {
    const payment = { unplacedCents, holdings }
    const shares = sharesFirst(payment, first)
    expect(sharesWords(payment, shares)).toBe(words)
    expect(shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(unplacedCents)
  })
})
