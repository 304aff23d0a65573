import { describe, expect, it } from 'vitest'
import { harbourLots } from '../../../testing/lots.ts'
import {
  byUnitNumber,
  cancelledShares,
  dueBy,
  instalmentState,
  instalmentsOf,
  instalmentsShown,
  paidOfInstalment,
  sharesByEntitlement,
  sharesShown,
  toComeOf,
  weightsOf,
  type UnitShare,
} from './rules.ts'

const unit = (unitNumber: string, unitEntitlement: number | null = 10) => ({
  ...{ _id: unitNumber, unitNumber, unitEntitlement },
})
const dueDays = ['2027-03-01', '2027-06-01', '2027-09-01']

describe('the shares of Harbour View', () => {
  const units = harbourLots.map((entitlement, index) => unit(String(index + 1), entitlement))

  it('are 4,345.26 of 250,000.00 for lot 49, which has 103 of 5,926, in three instalments of 1,448.42', () => {
    const shares = sharesByEntitlement(25_000_000, units)
    expect(shares.reduce((sum, { cents }) => sum + cents, 0)).toBe(25_000_000)
    expect(shares[48]!.cents).toBe(434_526)
    expect(instalmentsOf(shares[48]!.cents, 3)).toEqual([144_842, 144_842, 144_842])
  })

  it.each([
    [100, 3, [34, 33, 33]],
    [2, 3, [1, 1, 0]],
    [0, 2, [0, 0]],
    [7, 1, [7]],
  ])('of %d cents in %d instalments are %j', (cents, many, parts) => {
    expect(instalmentsOf(cents, many)).toEqual(parts)
  })
})

const shares: UnitShare[] = [
  { unit: unit('1002'), cents: 100 },
  { unit: unit('305', null), cents: 2 },
]

it('weighs the units of a levy by entitlement, or not at all', () => {
  const two = [unit('101'), unit('102')].map((one) => ({ unit: one, cents: 5 }))
  expect(weightsOf('entitlement', two)).toBe(20)
  expect(weightsOf('otherFair', shares)).toBeNull()
})

describe('what is due', () => {
  it('is each instalment of each unit that was not charged, but none of nothing', () => {
    const due = (charged: { nth: number; unitId: string; isMoved: boolean }[], today: string) =>
      dueBy({ dueDays, shares }, charged, today).map(({ nth, unit: { unitNumber }, cents }) => [nth, unitNumber, cents])
    expect(due([], '2027-02-28')).toEqual([])
    expect(due([], '2027-03-01')).toEqual([
      [1, '1002', 34],
      [1, '305', 1],
    ])
    expect(due([{ nth: 1, unitId: '1002', isMoved: false }], '2027-09-01')).toEqual([
      [1, '305', 1],
      [2, '1002', 33],
      [2, '305', 1],
      [3, '1002', 33],
    ])
  })
})

describe('what is shown', () => {
  const by1 = { holdingId: 'h', itemId: 'i', isCancelled: false, isMoved: false, openCents: 0 }
  const charged = [
    { ...by1, nth: 1, unitId: '1002', cents: 34, paidCents: 20 },
    // Cancelled since.
    { ...by1, nth: 2, unitId: '1002', cents: 0, paidCents: 0, isCancelled: true },
  ]

  it('is by unit number, with what was charged and paid', () => {
    expect(byUnitNumber(shares).map((share) => share.unit.unitNumber)).toEqual(['305', '1002'])
    expect(sharesShown(shares, charged, 3)).toEqual([
      {
        ...{ unit: { _id: '305', unitNumber: '305' }, unitEntitlement: null, cents: 2 },
        ...{ instalmentsCents: [1, 1, 0], chargedCents: 0, paidCents: 0 },
      },
      {
        ...{ unit: { _id: '1002', unitNumber: '1002' }, unitEntitlement: 10, cents: 100 },
        ...{ instalmentsCents: [34, 33, 33], chargedCents: 34, paidCents: 20 },
      },
    ])
  })

  it('adds up what is still to come, and what was cancelled before it was charged', () => {
    expect(toComeOf({ dueDays, shares }, charged)).toEqual({ instalments: 3, cents: 35 })
    const never = { ...by1, holdingId: null, itemId: null, isCancelled: true, cents: 0, paidCents: 0 }
    const left = dueBy({ dueDays, shares }, charged, '2027-09-01')
    const all = [...charged, ...left.map((one) => ({ ...never, nth: one.nth, unitId: one.unit._id }))]
    expect(toComeOf({ dueDays, shares }, all)).toEqual({ instalments: 0, cents: 0 })
    const shown = instalmentsShown(dueDays, sharesShown(shares, all, 3), { charged: all, leftOut: [] })
    expect(shown.map(({ cancelledCents }) => cancelledCents)).toEqual([1, 1, 33])
  })

  it('adds up instalments, and names units that were left out', () => {
    const leftOut = dueBy({ dueDays, shares }, charged, '2027-03-01')
    expect(instalmentsShown(dueDays, sharesShown(shares, charged, 3), { charged, leftOut })).toEqual([
      { dueOn: '2027-03-01', cents: 35, chargedCents: 34, cancelledCents: 0, leftOut: ['305'] },
      { dueOn: '2027-06-01', cents: 34, chargedCents: 0, cancelledCents: 0, leftOut: [] },
      { dueOn: '2027-09-01', cents: 33, chargedCents: 0, cancelledCents: 0, leftOut: [] },
    ])
  })
})

it.each([
  ['nothing was charged', [], 'toCome'],
  ['it was charged to them', [['mine', false, false]], 'charged'],
  ['it was charged to who owned before', [['theirs', false, false]], 'earlierOwner'],
  ['it was cancelled', [['mine', true, false]], 'cancelled'],
  ['it was charged to the wrong owner and cancelled', [['theirs', true, true]], 'toCome'],
  [
    'it was then charged to them',
    [
      ['theirs', true, true],
      ['mine', false, false],
    ],
    'charged',
  ],
] as const)('of an instalment, where %s', (_what, charged, state) => {
  const all = charged.map(([holdingId, isCancelled, isMoved]) => ({ holdingId, isCancelled, isMoved }))
  expect(instalmentState(all, 'mine')).toBe(state)
})

it('says what of an instalment was paid and is open, of the one who was charged', () => {
  const charge = { holdingId: 'mine', isCancelled: false, paidCents: 20, openCents: 14 }
  expect(paidOfInstalment([{ ...charge, isCancelled: true }, charge], 'mine')).toEqual({ paidCents: 20, openCents: 14 })
  expect(paidOfInstalment([charge], 'theirs')).toEqual({ paidCents: 0, openCents: 0 })
})

it('no longer pay the instalments that were cancelled before they were charged', () => {
  const two = [
    { unit: unit('101'), cents: 100 },
    { unit: unit('102'), cents: 100 },
  ]
  const charged = [
    { nth: 1, unitId: '101', holdingId: 'h' },
    { nth: 2, unitId: '101', holdingId: null },
    { nth: 3, unitId: '101', holdingId: null },
  ]
  expect(cancelledShares({ dueDays, shares: two }, charged).map(({ cents }) => cents)).toEqual([66, 0])
})
