import { describe, expect, test } from 'vitest'
import { owedWords, sharesFirst, sharesWords, sumWords } from './orders.ts'

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

describe('what falls due within a month', () => {
  const soon = [
    { holdingId: 'b', unitNumber: '305', dueCents: 0, laterCents: 37_841 },
    { holdingId: 'a', unitNumber: '703', dueCents: 412, laterCents: 43_307 },
  ]
  test.each([
    [81_560, 'a', '$437.19 for 703, $378.41 for 305'],
    [81_560, 'b', '$378.41 for 305, $437.19 for 703'],
    [70_000, 'a', '$437.19 for 703, $262.81 for 305'],
    [70_000, 'b', '$378.41 for 305, $321.59 for 703'],
    [90_000, 'a', '$521.59 for 703, $378.41 for 305'],
    [412, 'b', '$4.12 for 703'],
  ])('is paid after what is due: %d with %s first is %s', (unplacedCents, first, words) => {
    const payment = { unplacedCents, holdings: soon }
    expect(sharesWords(payment, sharesFirst(payment, first))).toBe(words)
  })

  test.each([
    [0, 0, 'Nothing is due.'],
    [412, 0, '$4.12 is due.'],
    [0, 43_307, 'Nothing is due now, and $433.07 within a month.'],
    [412, 43_307, '$4.12 is due, and $433.07 more within a month.'],
  ])('is said beside what is due: %d, %d', (dueCents, laterCents, words) =>
    expect(owedWords({ holdingId: 'a', unitNumber: '703', dueCents, laterCents })).toBe(words),
  )
})

test.each([
  [0, 'Together $0.00 of $700.00.'],
  [70_000, 'Together $700.00 of $700.00.'],
  [90_000, 'Together $900.00 of $700.00: $200.00 too much.'],
])('amounts of %d are summed', (cents, words) => expect(sumWords(cents, 70_000)).toBe(words))
