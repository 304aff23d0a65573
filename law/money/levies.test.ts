import { describe, expect, test } from 'vitest'
import { apportion, dividedByPaid, instalmentDebtor, levyRefund, levyResolution, levyVote } from '../law.ts'

// Harbour View: 5,926 in all; the largest lot has 182, lot 703 has 103 and lot 305 has 90, which one owner holds both.
const weights = [182, 103, 90, 5551]
const owners = [['Ada'], ['Olivia'], ['Olivia'], ['the others']]
const paid = apportion(25_000_000, weights).map((paidCents, index) => ({ owners: owners[index]!, paidCents }))
/** The others hold no more than the largest lot each; they are left out where the most of one owner is asked for. */
const withOthersApart = paid.flatMap((lot) =>
  lot.owners.includes('the others')
    ? apportion(
        lot.paidCents,
        Array.from({ length: 61 }, () => 91),
      ).map((paidCents, index) => ({
        owners: [`owner ${index}`],
        paidCents,
      }))
    : [lot],
)

test.each([
  // No lot gets more than 95.21, but one owner of two gets 100.96.
  [310_000, 10_096, false],
  [300_000, 9770, true],
])('a surplus of %d: the owner who gets most gets %d, and it may go to the reserve: %s', (surplus, most, mayGo) => {
  const refund = levyRefund('BC', surplus, withOthersApart)!
  expect(refund).toMatchObject({ mostOfOneOwnerCents: most, mayGoToReserve: mayGo })
  expect(refund.sharesCents.reduce((sum, cents) => sum + cents, 0)).toBe(surplus)
})

test('the largest lot gets 95.21 of 3,100.00', () => {
  expect(levyRefund('BC', 310_000, withOthersApart)!.sharesCents[0]).toBe(9521)
})

test('what was paid counts, not what was owed: one instalment of three', () => {
  const lots = [
    { owners: ['Ada'], paidCents: 434_526 },
    { owners: ['Ben'], paidCents: 144_842 },
  ]
  expect(levyRefund('BC', 100_000, lots)!.sharesCents).toEqual([75_000, 25_000])
})

test('what was refunded before counts: two who paid the same get the same in the end', () => {
  const lots = [
    { owners: ['Ada'], paidCents: 100_000, refundedCents: 60_000 },
    { owners: ['Ben'], paidCents: 100_000 },
  ]
  expect(levyRefund('BC', 100_000, lots)).toMatchObject({ sharesCents: [20_000, 80_000], mostOfOneOwnerCents: 80_000 })
})

test('an owner who got more before than their part gets nothing more', () => {
  const lots = [
    { owners: ['Ada'], paidCents: 100, refundedCents: 90 },
    { owners: ['Ben'], paidCents: 100 },
    { owners: ['Cy'], paidCents: 200 },
  ]
  expect(levyRefund('BC', 30, lots)!.sharesCents).toEqual([0, 10, 20])
})

describe('a lot that still owes some of the levy', () => {
  const lot = (paidCents: number, owedCents: number, refundedCents = 0) => ({ paidCents, owedCents, refundedCents })

  test.each([
    // Each was charged 1,000.00. With all of it paid, the 700.00 spent cost each 350.00, so each is to get 650.00 back.
    [
      'its share comes to more: the rest is credit',
      70_000,
      [lot(100_000, 0), lot(40_000, 60_000)],
      [65_000, 65_000],
      [0, 60_000],
    ],
    // 900.00 of 1,200.00 is spent. The other lot gets 30%, all that is left: 300.00. 85.71 is 30% of 200.00 + 85.71.
    ['its share comes to less: all of it', 30_000, [lot(100_000, 0), lot(20_000, 80_000)], [30_000, 8571], [0, 8571]],
    ['nothing was spent: it gets back what it paid', 50_000, [lot(50_000, 150_000)], [200_000], [150_000]],
    ['it paid nothing: it gets nothing', 60_000, [lot(100_000, 0), lot(0, 100_000)], [60_000, 0], [0, 0]],
    // With all of it paid, each is to get 650.00; this one had 800.00 and owes 100.00.
    [
      'it got too much before: it gets nothing',
      40_000,
      [lot(100_000, 0), lot(90_000, 10_000, 80_000)],
      [40_000, 0],
      [0, 0],
    ],
  ])('settles it first; %s', (_what, surplus, lots, sharesCents, settledCents) => {
    expect(
      dividedByPaid(
        surplus,
        lots.map((one) => ({ ...one, owners: [] })),
      ),
    ).toEqual({ sharesCents, settledCents })
  })

  test('counts for the limit of $100 with all that it gets', () => {
    const lots = [
      { owners: ['Ada'], paidCents: 100_000 },
      { owners: ['Ben'], paidCents: 20_000, owedCents: 80_000 },
    ]
    // By what was paid so far, Ada would get 91.67 of 110.00; but what Ben gets pays what he owes, and comes to her too.
    expect(levyRefund('BC', 11_000, lots)).toMatchObject({ mostOfOneOwnerCents: 11_000, mayGoToReserve: false })
  })

  test('leaves nothing to divide again, and each gets the same part of what it paid in the end', () => {
    let seed = 7
    const upTo = (most: number): number => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % (most + 1)
    }
    for (let run = 0; run < 2000; run += 1) {
      const lots = Array.from({ length: 1 + upTo(6) }, () => ({
        ...lot(upTo(9) * 1000 + upTo(999), upTo(9000)),
        owners: [],
      }))
      lots.push({ ...lot(1 + upTo(5000), 0), owners: [] })
      const paidBefore = lots.reduce((sum, { paidCents }) => sum + paidCents, 0)
      const surplus = 1 + upTo(paidBefore - 1)
      const { sharesCents, settledCents } = dividedByPaid(surplus, lots)
      const settled = settledCents.reduce((sum, cents) => sum + cents, 0)
      expect(sharesCents.reduce((sum, cents) => sum + cents, 0)).toBe(surplus + settled)
      const back = (surplus + settled) / (paidBefore + settled)
      for (const [index, { paidCents, owedCents }] of lots.entries()) {
        const [share, own] = [sharesCents[index]!, settledCents[index]!]
        expect(own).toBeGreaterThanOrEqual(0)
        expect(own).toBeLessThanOrEqual(owedCents)
        // It has credit only once it owes nothing.
        expect(share === own || own === owedCents).toBe(true)
        expect(Math.abs(share - back * (paidCents + own))).toBeLessThan(2)
      }
    }
  })
})

test('what went to the reserve before counts for the limit of $100', () => {
  const lots = [{ owners: ['Ada'], paidCents: 100_000 }]
  expect(levyRefund('BC', 6000, lots)).toMatchObject({ mayGoToReserve: true })
  expect(levyRefund('BC', 6000, lots, 6000)).toMatchObject({ mostOfOneOwnerCents: 12_000, mayGoToReserve: false })
})

test('a levy no one paid, and one of another law, has no refund', () => {
  expect(levyRefund('BC', 100, [{ owners: ['Ada'], paidCents: 0 }])).toBeNull()
  expect(levyRefund('AB', 100, [{ owners: ['Ada'], paidCents: 100 }])).toBeNull()
})

test('703 of a levy of 250,000.00 owes 4,345.26, in three instalments of 1,448.42', () => {
  expect(paid[1]!.paidCents).toBe(434_526)
  expect(apportion(434_526, [1, 1, 1])).toEqual([144_842, 144_842, 144_842])
})

test.each([
  ['2027-03-01', 'seller'],
  ['2027-06-01', 'buyer'],
  ['2027-09-01', 'buyer'],
])('an instalment of %s of a lot conveyed on June 1 is owed by the %s', (dueOn, debtor) => {
  expect(instalmentDebtor('BC', { dueOn, conveyedOn: '2027-06-01' })).toMatchObject({ debtor, unverified: true })
  expect(instalmentDebtor('AB', { dueOn, conveyedOn: '2027-06-01' })).toBeNull()
})

test('a resolution states five things in British Columbia', () => {
  expect(levyResolution('BC')?.source).toBe('Strata Property Act, s. 108 (3)')
  expect(levyResolution('AB')).toBeNull()
})

test('each co-owner counts with all that their lot gets, and someone of two lots with both', () => {
  const lots = [
    { owners: ['Ada', 'Ben'], paidCents: 300_000 },
    { owners: ['Ben'], paidCents: 200_000 },
    { owners: [], paidCents: 500_000 },
  ]
  expect(levyRefund('BC', 20_000, lots)).toMatchObject({
    sharesCents: [6000, 4000, 10_000],
    mostOfOneOwnerCents: 10_000,
    mayGoToReserve: true,
  })
})

test.each([
  ['entitlement', 'threeQuarters'],
  ['otherFair', 'unanimous'],
] as const)('a levy divided by %s needs a vote: %s', (division, vote) => {
  expect(levyVote('BC', division)).toMatchObject({ vote, source: 'Strata Property Act, s. 108 (2)' })
  expect(levyVote('AB', division)).toBeNull()
})
