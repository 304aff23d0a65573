/** The fee of each unit, to the cent. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { labelsFor } from '../../../../law/law.ts'
import { harbourLots } from '../../../testing/lots.ts'
import {
  blocksOf,
  catchesUp,
  countingMonths,
  feesOf,
  monthsBetween,
  monthsCaughtUp,
  scheduleIn,
  shownFees,
  totalFee,
  type ByFund,
  type FeeUnit,
  type Schedule,
} from './rules.ts'

const unitOf = (unitEntitlement: number | null, index: number): FeeUnit => ({
  _id: `lot ${index + 1}`,
  unitNumber: String(index + 1),
  unitEntitlement,
})
const harbour = harbourLots.map(unitOf)
const month = { operating: 2_250_000, reserve: 241_667 }
const basis = { units: harbour, month, groups: [], before: null, earlier: [] }
const feeOf = (lot: number) => feesOf(basis)[lot - 1]!.after
const sum = (fees: readonly ByFund[]) => fees.reduce((all, { operating, reserve }) => all + operating + reserve, 0)

describe('fees', () => {
  test.each([
    [49, 'unit 703', 39_107, 4200],
    [19, 'unit 305', 34_171, 3670],
    [58, 'unit 804', 29_615, 3181],
    [1, 'unit 101', 23_540, 2528],
  ])('of lot %d, %s, are %d and %d of 22,500.00 and 2,416.67', (lot, _unit, operating, reserve) =>
    expect(feeOf(lot)).toEqual({ operating, reserve }),
  )

  test('of all are the month, to the cent, and of twelve months 0.04 more than the year', () => {
    const all = sum(feesOf(basis).map(({ after }) => after))
    expect([all, all * 12 - 29_900_000]).toEqual([2_491_667, 4])
    expect(totalFee(feeOf(49))).toBe(43_307)
  })

  test('of three equal lots share 100.00 by the order of their lots', () => {
    const units = [1, 1, 1].map(unitOf)
    expect(
      feesOf({ ...basis, units, month: { operating: 10_000, reserve: 0 } }).map(({ after }) => after.operating),
    ).toEqual([3334, 3333, 3333])
  })

  test('of a unit without entitlement are nothing, and of units that all have none', () => {
    const fees = feesOf({ ...basis, units: [null, 2].map(unitOf) })
    expect(fees.map(({ after }) => after)).toEqual([{ operating: 0, reserve: 0 }, month])
    expect(feesOf({ ...basis, units: [null].map(unitOf) })[0]!.after).toEqual({ operating: 0, reserve: 0 })
  })

  test('row 3: of a cost of a type of lots are divided among them alone, the reserve among all', () => {
    const units = [62, 84, 54].map(unitOf)
    const months = { operating: 2_000_00, reserve: 100_00 }
    const groups = [
      { name: 'Townhouses', unitIds: new Set(['lot 1', 'lot 2']), cents: 900_00 },
      { name: 'Unused', unitIds: new Set(['lot 3']), cents: 0 },
    ]
    const fees = feesOf({ ...basis, units, month: months, groups })
    expect(fees.map(({ shared }) => shared)).toEqual([
      [{ group: 0, name: 'Townhouses', cents: 382_19 }],
      [{ group: 0, name: 'Townhouses', cents: 517_81 }],
      [],
    ])
    expect(fees.map(({ after }) => after)).toEqual([
      { operating: 620_00 + 382_19, reserve: 31_00 },
      { operating: 840_00 + 517_81, reserve: 42_00 },
      { operating: 540_00, reserve: 27_00 },
    ])
    expect(shownFees(fees).units.map(({ unit, shared }) => [unit.unitNumber, shared])).toEqual([
      ['1', [{ name: 'Townhouses', cents: 382_19 }]],
      ['2', [{ name: 'Townhouses', cents: 517_81 }]],
      ['3', []],
    ])
  })

  test('always add up to the month of each fund', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 })
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1 }), cents, cents, (weights, a, b) => {
        const fees = feesOf({ ...basis, units: weights.map(unitOf), month: { operating: a, reserve: b } })
        expect(sum(fees.map(({ after }) => after))).toBe(a + b)
      }),
    )
  })
})

describe('the difference', () => {
  const units = [100].map(unitOf)
  const after = { operating: 39_107, reserve: 4200 }
  const catchUp = (...earlier: (ByFund & { months: number })[]) =>
    feesOf({
      ...{ units, month: after, groups: [], before: null },
      earlier: earlier.map(({ months, ...fee }) => ({ monthsOf: () => months, fees: new Map([['lot 1', fee]]) })),
    })[0]!.catchUp

  test.each([
    [1, 507, 55, 562],
    [3, 1521, 165, 1686],
  ])(
    'row 7: in place of 427.45, %d × 433.07 make a difference of %d and %d, together %d',
    (months, ofOperating, ofReserve, all) => {
      const { operating, reserve } = catchUp({ months, operating: 38_600, reserve: 4145 })
      expect([operating, reserve, operating + reserve]).toEqual([ofOperating, ofReserve, all])
    },
  )

  test.each([
    ['nothing where no month was charged otherwise', [], { operating: 0, reserve: 0 }],
    [
      'added up over fees that changed meanwhile',
      [
        { months: 1, operating: 39_000, reserve: 4200 },
        { months: 2, operating: 39_100, reserve: 4199 },
      ],
      { operating: 121, reserve: 2 },
    ],
    [
      'less in the reserve lowers the operating part',
      [{ months: 1, operating: 39_000, reserve: 4210 }],
      { operating: 97, reserve: 0 },
    ],
    [
      'less in operating lowers the reserve part',
      [{ months: 1, operating: 39_110, reserve: 4100 }],
      { operating: 0, reserve: 97 },
    ],
    [
      'nothing where the fee went down',
      [{ months: 1, operating: 39_000, reserve: 5000 }],
      { operating: 0, reserve: 0 },
    ],
  ])('is %s', (_what, earlier, expected) => expect(catchUp(...earlier)).toEqual(expected))

  test('is nothing for a unit that wasn’t charged then', () => {
    const [fee] = feesOf({
      units,
      month: after,
      groups: [],
      before: null,
      earlier: [{ monthsOf: () => 3, fees: new Map() }],
    })
    expect(fee!.catchUp).toEqual({ operating: 0, reserve: 0 })
  })
})

describe('schedules', () => {
  const schedule = (id: string, year: number, from: string, catchUpOn: string | null = null): Schedule => ({
    ...{ _id: id, yearFrom: `${year}-01-01`, fromMonth: `${from}-01`, catchUpOn },
  })
  const last = schedule('last', 2026, '2026-03')
  const first = schedule('first', 2027, '2027-06', '2027-07-01')
  const corrected = schedule('corrected', 2027, '2027-05')

  test.each([
    ['2026-02-01', [last], null],
    ['2026-03-01', [last], 'last'],
    ['2027-05-01', [last, first], 'last'],
    ['2027-06-01', [last, first], 'first'],
    ['2029-01-01', [last, first], 'first'],
    // One of the same year that was made later replaces it, also where it begins earlier.
    ['2027-06-01', [last, first, corrected], 'corrected'],
    ['2027-04-01', [last, first, corrected], 'last'],
    // A correction of an earlier year doesn't replace the fees of a later one.
    ['2027-06-01', [last, first, schedule('late', 2026, '2026-12')], 'first'],
  ] as const)('in %s of %j: %j', (of, schedules, id) =>
    expect(scheduleIn<Schedule>(schedules, of)?._id ?? null).toBe(id),
  )

  test('charge a difference only while no other one replaced them', () => {
    expect(catchesUp([last, first], last)).toBe(false)
    expect(catchesUp([last, first], first)).toBe(true)
    expect(catchesUp([last, first, corrected], first)).toBe(false)
  })

  test('count the months before them by the fees that these come to', () => {
    const counted = (schedules: Schedule[], added: Schedule) =>
      Object.fromEntries([...monthsCaughtUp(schedules, added)].map(([id, months]) => [id, months.length]))
    expect(counted([], first)).toEqual({})
    expect(counted([last], first)).toEqual({ last: 5 })
    expect(counted([schedule('from April', 2027, '2027-04')], first)).toEqual({ 'from April': 2 })
    // The months before June come to the fees from June, as their difference was charged.
    expect(counted([last, first], schedule('autumn', 2027, '2027-09', '2027-09-01'))).toEqual({ first: 8 })
    // But not where the new one replaces it before that day.
    expect(counted([last, first], schedule('summer', 2027, '2027-07', '2027-08-01'))).toEqual({ last: 5, first: 1 })
  })

  test('count a month that was charged or still can be, of each unit by its own', () => {
    const charged = [
      { month: '2026-09-01', unitId: 'a', isUndone: false },
      { month: '2026-11-01', unitId: 'a', isUndone: true },
    ]
    const { ofAll, ofUnit } = countingMonths(charged, '2026-10-31')
    expect(['2026-09-01', '2026-10-01', '2026-11-01'].map(ofAll)).toEqual([true, false, true])
    expect(['2026-09-01', '2026-10-01', '2026-11-01'].map((of) => ofUnit('a', of))).toEqual([true, false, false])
    expect(['2026-09-01', '2026-10-01', '2026-11-01'].map((of) => ofUnit('b', of))).toEqual([false, false, true])
    expect(countingMonths([], null).ofAll('2026-10-01')).toBe(true)
  })

  test('list months', () => {
    expect(monthsBetween('2026-11-01', '2027-02-01')).toEqual(['2026-11-01', '2026-12-01', '2027-01-01'])
    expect(monthsBetween('2026-11-01', '2026-11-01')).toEqual([])
  })
})

test('blocks name what is to be fixed, in the law’s words', () => {
  const [bc, ab] = [labelsFor('BC'), labelsFor('AB')]
  expect(blocksOf(harbour, null, bc)).toEqual([])
  expect(blocksOf([], 'Nothing.', bc).map(({ about }) => about)).toEqual(['noUnits', 'nothingToCharge'])
  expect(blocksOf([null, 1, null].map(unitOf), null, ab)).toEqual([
    {
      about: 'noEntitlement',
      words: '2 units have no unit factor on record. Add it to the units, then continue.',
      unitNumbers: ['1', '3'],
    },
  ])
  expect(blocksOf([null].map(unitOf), null, bc)[0]!.words).toBe(
    '1 unit has no unit entitlement on record. Add it to the unit, then continue.',
  )
})

describe('shown fees', () => {
  test('begin with those that change, in the order of unit numbers', () => {
    const units = [1, 1, 1].map((weight, index) => ({ ...unitOf(weight, index), unitNumber: ['10', '9', '2'][index]! }))
    const before = new Map([
      ['lot 1', { operating: 99, reserve: 0 }],
      ['lot 2', { operating: 100, reserve: 0 }],
      ['lot 3', { operating: 100, reserve: 1 }],
    ])
    const shown = shownFees(feesOf({ units, month: { operating: 300, reserve: 0 }, groups: [], before, earlier: [] }))
    expect(shown.units.map(({ unit, isChanged }) => [unit.unitNumber, isChanged])).toEqual([
      ['2', true],
      ['10', true],
      ['9', false],
    ])
    expect([shown.changedUnits, shown.before, shown.after]).toEqual([
      2,
      { operatingCents: 299, reserveCents: 1, totalCents: 300 },
      { operatingCents: 300, reserveCents: 0, totalCents: 300 },
    ])
  })

  test('have nothing before where nothing was scheduled, and add up differences', () => {
    const earlier = [{ monthsOf: () => 2, fees: new Map([['lot 1', { operating: 0, reserve: 1 }]]) }]
    const shown = shownFees(
      feesOf({ units: [1].map(unitOf), month: { operating: 5, reserve: 2 }, groups: [], before: null, earlier }),
    )
    expect([shown.before, shown.units[0]!.before, shown.changedUnits, shown.catchUpCents]).toEqual([null, null, 1, 12])
  })
})
