/** Which months are charged, and what a run charges, by table. */
import { describe, expect, test } from 'vitest'
import {
  authorityIn,
  catchUpsOf,
  catchUpSource,
  caughtUpWords,
  chargesOf,
  earlyRefusal,
  feeSource,
  firstCharged,
  isCatchUp,
  leftOutWords,
  lockRefusal,
  missingWords,
  monthsDue,
  monthsOf,
  nextMonth,
  noFees,
  noOwnerWords,
  noShareWords,
} from './rules.ts'

describe('months due', () => {
  const runs = [
    { month: '2026-09-01', leftOut: 0 },
    { month: '2026-10-01', leftOut: 2 },
  ]
  test.each([
    [null, [], null, []],
    ['2026-09-01', [], null, ['2026-09-01', '2026-10-01', '2026-11-01']],
    ['2026-09-01', runs, null, ['2026-10-01', '2026-11-01']],
    ['2026-09-01', [], '2026-09-30', ['2026-10-01', '2026-11-01']],
    ['2026-09-01', runs, '2026-10-31', ['2026-11-01']],
    ['2026-12-01', [], null, []],
  ])('from %j with runs %j, closed through %j: %j', (first, made, lockedThrough, due) =>
    expect(monthsDue({ first, runs: made, lockedThrough, today: '2026-11-30' })).toEqual(due),
  )

  test.each([
    [null, [], '2026-11-01'],
    ['2027-04-01', [], '2027-04-01'],
    ['2026-01-01', ['2026-09-01'], '2026-11-01'],
    ['2026-01-01', ['2026-11-01'], '2026-12-01'],
    ['2026-01-01', ['2026-12-01', '2026-11-01'], '2027-01-01'],
  ])('with fees from %j, after runs of %j, the next one is %s', (first, months, next) => {
    const made = months.map((month) => ({ month, leftOut: 0 }))
    expect(nextMonth({ first, runs: made, today: '2026-11-20' })).toBe(next)
  })

  test('begin with the first of all schedules', () => {
    expect(firstCharged([])).toBeNull()
    expect(firstCharged([{ fromMonth: '2027-01-01' }, { fromMonth: '2026-04-01' }])).toBe('2026-04-01')
  })
})

test.each([
  ['2026-11-01', null],
  ['2026-12-01', null],
  ['2027-01-01', 'January 2027 can be charged from Dec 1, 2026 on'],
])('%s on November 20 is too early: %j', (month, refusal) => expect(earlyRefusal(month, '2026-11-20')).toBe(refusal))

test.each([
  [null, null],
  ['2026-10-31', null],
  ['2026-11-30', 'November 2026 is locked. No fees can be charged for it.'],
])('November with books closed through %j: %j', (through, refusal) =>
  expect(lockRefusal('2026-11-01', through)).toBe(refusal),
)

test('a month after the budget’s year says that its fees continue', () => {
  const of = (month: string) => authorityIn('Budget 2026, approved Feb 26, 2026', '2026-12-31', month)
  expect(of('2026-12-01')).toBe('Budget 2026, approved Feb 26, 2026')
  expect(of('2027-01-01')).toBe('Budget 2026, approved Feb 26, 2026; continues until a new budget is approved')
})

test.each([
  [[], null],
  [['a', 'b', 'c'], 'The fees of October 2026 haven’t been charged yet.'],
  [['a', '-b'], 'Unit b has no owner on record, so its fees of October 2026 weren’t charged.'],
  [['-a', '-b'], 'Units a and b have no owner on record, so their fees of October 2026 weren’t charged.'],
  [['a'], 'The fees of October 2026 haven’t been charged to unit a yet.'],
  [['a', 'b'], 'The fees of October 2026 haven’t been charged to units a and b yet.'],
] as const)('of three units without fees of %j: %j', (units, words) => {
  const uncharged = units.map((unit) => ({ unitNumber: unit.replace('-', ''), hasOwner: !unit.startsWith('-') }))
  expect(missingWords('2026-10-01', { paying: 3, uncharged })).toBe(words)
})

test('units without an owner are counted', () => {
  expect([noOwnerWords(1), noOwnerWords(2)]).toEqual([
    '1 unit has no owner on record and is left out for now.',
    '2 units have no owner on record and are left out for now.',
  ])
})

test('units without a fee are counted, and say how they get one', () => {
  expect([noShareWords(1), noShareWords(2)]).toEqual([
    '1 unit was added after the budget was approved and isn’t charged. Approve the budget again to include it.',
    '2 units were added after the budget was approved and aren’t charged. Approve the budget again to include them.',
  ])
})

test('a month without fees asks for a budget', () => {
  expect(noFees('2026-12-01')).toBe('No fees are set for December 2026. Approve a budget whose fees apply by then.')
})

test.each([
  [{ noOwner: 0, noShare: 0 }, null],
  [
    { noOwner: 2, noShare: 0 },
    { units: '2 units left out', why: noOwnerWords(2) },
  ],
  [
    { noOwner: 0, noShare: 1 },
    { units: '1 unit left out', why: noShareWords(1) },
  ],
  [
    { noOwner: 1, noShare: 1 },
    { units: '2 units left out', why: `${noOwnerWords(1)} ${noShareWords(1)}` },
  ],
])('of units left out, %j', (units, words) => expect(leftOutWords(units)).toEqual(words))

test('a difference names its months', () => {
  const [january, february, march, may] = ['2027-01-01', '2027-02-01', '2027-03-01', '2027-05-01'] as const
  expect(caughtUpWords([january, february, march])).toBe('January 2027 to March 2027')
  expect(caughtUpWords([january, february, march, may])).toBe('January 2027 to March 2027, May 2027')
  expect(caughtUpWords([january])).toBe('January 2027')
})

test('a month is each unit’s share of what all units share and of what a group does, and a difference is none', () => {
  const scheduled = (unitId: string, unitEntitlement: number | null, operating: number, reserve: number, own = 0) => ({
    unit: { _id: unitId, unitNumber: unitId.toUpperCase(), unitEntitlement },
    month: { operating: operating + own, reserve },
    shared: own > 0 ? [{ group: 1, name: 'Townhouses', cents: own }] : [],
    catchUp: { operating: 1, reserve: 2 },
  })
  const all = [
    ...[scheduled('a', 1.1, 39_107, 4200), scheduled('b', 2.2, 100, 0, 60), scheduled('c', null, 0, 0)],
    scheduled('d', 1, 0, 0, 30),
  ]
  const [operating, reserve] = [39_207, 4200].map((wholeCents) => ({ wholeCents, weights: 4.3 }))
  const group = { group: 'Townhouses', wholeCents: 90, weights: 3.2 }
  const part = (fund: string, cents: number, share?: object) => ({ fund, cents, ...(share && { share }) })
  const shares = monthsOf(all)
  expect(shares.map(({ unitId, unitNumber }) => [unitId, unitNumber]).at(-1)).toEqual(['d', 'D'])
  expect(shares.map(({ parts }) => parts)).toEqual([
    [part('operating', 39_107, { ...operating, weight: 1.1 }), part('reserve', 4200, { ...reserve, weight: 1.1 })],
    [
      part('operating', 100, { ...operating, weight: 2.2 }),
      part('operating', 60, { ...group, weight: 2.2 }),
      part('reserve', 0, { ...reserve, weight: 2.2 }),
    ],
    [part('operating', 0), part('reserve', 0)],
    [
      part('operating', 0, { ...operating, weight: 1 }),
      part('operating', 30, { ...group, weight: 1 }),
      part('reserve', 0, { ...reserve, weight: 1 }),
    ],
  ])
  expect(catchUpsOf(all)[0]!.parts).toEqual([part('operating', 1), part('reserve', 2)])
  const books = { funds: { operating: 'O', reserve: 'R' }, feesAccountId: 'F' }
  const round = { dueOn: '2026-12-01', words: 'Strata fee', authority: 'Budget 2026', sourceOf: String, books }
  const { charges } = chargesOf({ ...round, shares, holdings: new Map([['a', 'holding of a']]) })
  expect(charges[0]!.parts).toEqual([
    { fundId: 'O', accountId: 'F', cents: 39_107, share: { wholeCents: 39_207, weight: 1.1, weights: 4.3 } },
    { fundId: 'R', accountId: 'F', cents: 4200, share: { wholeCents: 4200, weight: 1.1, weights: 4.3 } },
  ])
})

test('a run charges what units pay into each fund, and leaves out those without a holding', () => {
  const share = (unitId: string, operating: number, reserve: number) => ({
    ...{ unitId, unitNumber: unitId.toUpperCase() },
    parts: [
      { fund: 'operating' as const, cents: operating },
      { fund: 'reserve' as const, cents: reserve },
    ],
  })
  const said = { dueOn: '2026-12-01', words: 'Strata fee, December 2026', authority: 'Budget 2026' }
  const round = {
    ...said,
    shares: [share('a', 391, 42), share('b', 391, 0), share('c', 0, 42), share('d', 0, 0), share('e', 1, 0)],
    holdings: new Map(['a', 'b', 'c'].map((unitId) => [unitId, `holding of ${unitId}`])),
    books: { funds: { operating: 'O', reserve: 'R' }, feesAccountId: 'F' },
    sourceOf: feeSource('2026-12-01'),
  }
  const { charges, leftOut } = chargesOf(round)
  expect(leftOut).toEqual(['E'])
  const [operating, reserve] = [
    { fundId: 'O', accountId: 'F', cents: 391 },
    { fundId: 'R', accountId: 'F', cents: 42 },
  ]
  expect(charges.map(({ source, parts }) => [source, parts])).toEqual([
    ['fee:2026-12:a', [operating, reserve]],
    ['fee:2026-12:b', [operating]],
    ['fee:2026-12:c', [reserve]],
  ])
  expect(charges[0]).toMatchObject({ ...said, holdingId: 'holding of a', type: 'strataFee' })
  expect(catchUpSource('s')('a')).toBe('catchup:s:a')
  expect([catchUpSource('s')('a'), feeSource('2026-12-01')('a')].map(isCatchUp)).toEqual([true, false])
})
