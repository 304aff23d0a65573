import { describe, expect, it, test } from 'vitest'
import { missingWords, monthsDue, rentOf, rentSource, rentWords } from './rules.ts'

test.each([
  ['none where rents aren’t charged', null, null, []],
  ['none before the first month', '2027-03-01', null, []],
  ['from the first month through this one', '2026-12-01', null, ['2026-12-01', '2027-01-01', '2027-02-01']],
  ['on the first day itself', '2027-02-01', null, ['2027-02-01']],
  ['none in a locked month', '2026-12-01', '2026-12-31', ['2027-01-01', '2027-02-01']],
] as const)('months due: %s', (_, from, lockedThrough, months) =>
  expect(monthsDue({ from, lockedThrough, today: '2027-02-01' })).toEqual(months),
)

test('a rent that isn’t charged is named to someone who locks its month', () => {
  expect(missingWords({ level: 'P1', number: '12' }, '2026-12-01')).toBe(
    'The rent of stall P1-12 for December 2026 isn’t charged yet. Rents are charged overnight, so try again tomorrow.',
  )
})

test('a charge names the stall and the month, once for each assignment', () => {
  expect(rentWords({ level: 'P1', number: '12' }, '2026-12-01')).toBe('Stall P1-12, December 2026')
  expect(rentSource('a', '2026-12-01')).toBe('stallRent:a:2026-12')
})

describe('the rent of an assignment', () => {
  const term = { from: '2026-11-15', until: '2027-11-14', feeCents: 4500 }
  it.each([
    ['isn’t charged without a fee', { feeCents: null }, '2026-11-01', null],
    ['isn’t charged where the building charges none', {}, null, null],
    ['begins on the next first of a month', {}, '2026-11-01', '2026-12-01'],
    ['begins with an assignment on the first', { from: '2026-11-01' }, '2026-11-01', '2026-11-01'],
    ['begins when the building begins', {}, '2027-02-01', '2027-02-01'],
    ['has a last month', { until: '2026-12-01' }, '2026-11-01', '2026-12-01'],
    ['isn’t charged for a part month alone', { until: '2026-11-30' }, '2026-11-01', null],
    ['isn’t charged after its end', { until: '2027-01-31' }, '2027-02-01', null],
    ['may have no end', { until: null }, '2026-11-01', '2026-12-01'],
  ])('%s', (_, more, chargedFrom, from) => {
    const rent = rentOf({ ...term, ...more }, chargedFrom, null)
    expect(rent).toEqual(from === null ? null : { from, through: null })
  })

  it('says through when it was charged', () =>
    expect(rentOf(term, '2026-11-01', '2027-01-01')).toEqual({ from: '2026-12-01', through: '2027-01-01' }))
})
