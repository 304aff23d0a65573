import { describe, expect, it } from 'vitest'
import {
  amountRefusal,
  dividedSurplus,
  openOf,
  ownerlessRefusal,
  overspentRefusal,
  settledInstalments,
} from './rules.ts'

const units = [
  { owners: ['Olivia'], paidCents: 300, refundedCents: 0, owedCents: 0 },
  { owners: ['Olivia', 'Otto'], paidCents: 100, refundedCents: 0, owedCents: 0 },
]

describe('a surplus', () => {
  it('is divided by what was paid, and goes to the reserve where no owner gets more than $100', () => {
    expect(dividedSurplus('BC', { cents: 10_000, movedCents: 0 }, units)).toMatchObject({
      ...{ sharesCents: [7500, 2500], mostOfOneOwnerCents: 10_000, mayGoToReserve: true },
      reason: { source: 'Strata Property Act, s. 108 (5) and (6)', unverified: false },
    })
    expect(dividedSurplus('BC', { cents: 10_001, movedCents: 0 }, units)).toMatchObject({
      mostOfOneOwnerCents: 10_001,
      mayGoToReserve: false,
    })
  })

  it('is only refunded where no act of ours says more', () => {
    expect(dividedSurplus('AB', { cents: 1000, movedCents: 0 }, units)).toEqual({
      ...{ sharesCents: [750, 250], settledCents: [0, 0], mostOfOneOwnerCents: 1000, mayGoToReserve: false },
      reason: {
        why: 'No act on record says what becomes of a surplus. It is refunded in proportion to what was paid.',
        ...{ source: null, unverified: true },
      },
    })
  })

  it.each(['BC', 'AB'] as const)('in %s settles what a unit still owes of the levy first', (jurisdiction) => {
    // 300 of 500 that were paid are left. Had the second one paid all, 400 of 600 would be left: 200 for each.
    const owing = [units[0]!, { owners: ['Otto'], paidCents: 200, refundedCents: 0, owedCents: 100 }]
    expect(dividedSurplus(jurisdiction, { cents: 300, movedCents: 0 }, owing)).toMatchObject({
      ...{ sharesCents: [200, 200], settledCents: [0, 100], mostOfOneOwnerCents: 200 },
    })
  })

  it.each([
    [0, units],
    [-5, units],
    [100, [{ owners: ['Olivia'], paidCents: 0, refundedCents: 0, owedCents: 100 }]],
  ])('of %d of %j is none', (cents, of) => {
    expect(dividedSurplus('BC', { cents, movedCents: 0 }, of)).toBeNull()
  })
})

describe('what a unit still owes', () => {
  const charge = { unitId: 'u', isCancelled: false, isMoved: false, cents: 100, paidCents: 0 }
  const charged = [
    { ...charge, nth: 2, holdingId: 'mine', itemId: 'second', openCents: 100 },
    { ...charge, nth: 1, holdingId: 'mine', itemId: 'first', openCents: 60 },
    { ...charge, nth: 3, holdingId: 'mine', itemId: 'third', openCents: 0 },
    { ...charge, nth: 1, holdingId: 'theirs', itemId: 'sold', openCents: 100 },
    { ...charge, nth: 4, holdingId: null, itemId: null, openCents: 0 },
  ]

  it('is what its owners of today owe', () => {
    expect(openOf(charged, 'mine').map(({ itemId }) => itemId)).toEqual(['second', 'first'])
    expect(openOf(charged, undefined)).toEqual([])
  })

  it.each([
    [0, []],
    [50, [['first', 50]]],
    [
      70,
      [
        ['first', 60],
        ['second', 10],
      ],
    ],
  ])('is settled with %d, the earliest instalment first', (cents, settled) => {
    const shares = settledInstalments(cents, openOf(charged, 'mine'))
    expect(shares.map((share) => [share.itemId, share.cents])).toEqual(settled)
  })
})

it.each([
  [[], null],
  [['703'], 'Unit 703 has no owner on record. Add one, then refund the surplus.'],
  [['305', '703'], 'Units 305 and 703 have no owner on record. Add one, then refund the surplus.'],
])('without owners in %j it says: %s', (numbers, words) => {
  expect(ownerlessRefusal(numbers)).toBe(words)
})

it.each([
  [0, null],
  [-150, 'The special levy “Roof” would be $1.50 short. Only what owners paid into it can be spent.'],
])('with %d left, spending says: %s', (balance, words) => {
  expect(overspentRefusal('Roof', balance)).toBe(words)
})

it.each([
  [600, 600, null],
  [60_000, 160_000, 'The surplus is $1,600.00 now, not $600.00. Review it, then continue.'],
])('with %d seen and %d there, it says: %s', (said, cents, words) => {
  expect(amountRefusal(said, cents)).toBe(words)
})
