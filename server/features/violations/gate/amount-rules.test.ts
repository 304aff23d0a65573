/** How much a fine may be, and when the next one may come. */
import { describe, expect, it, test } from 'vitest'
import type { CaseFacts, ContravenedText } from './case-facts.ts'
import { capCents, fineAgainFrom, fineMostOf, fineOf } from './fine-amounts.ts'
import { missingOf } from './rules.ts'

const text: ContravenedText = {
  ...{ kind: 'bylaw', isShortStay: false, state: 'inForce' },
  ...{ fineCents: 20_000, laterFineCents: null, fineEveryDays: 7 },
}
const sent = {
  state: 'sent',
  addressees: [{ personId: 'Olivia Owner', name: 'Olivia Owner', isCopy: false, deemedOn: '2026-09-05' }],
} as const

/** A case about an owner in BC with every step on file, to be fined in November. */
const whole: CaseFacts = {
  ...{ jurisdiction: 'BC', today: '2026-11-03', happenedOn: '2026-08-30', complaintsOn: ['2026-08-31'], bylaw: text },
  ...{ hasUnit: true, accused: 'owners', causedBy: 'self', strangers: [] },
  ...{ particulars: { ...sent, on: '2026-09-01' }, answerBy: '2026-09-19', answeredOn: null },
  ...{ hearing: { askedOn: null, heldOn: null, withdrawnOn: null }, told: sent },
  ...{ decision: { on: '2026-10-01', upheld: true, made: 'meeting', ratification: 'none', barred: [] } },
  ...{ finedOn: [], finedElsewhere: 0, sightings: [] },
}
const lacks = (over: Partial<CaseFacts>, cents: number | null): string[] =>
  missingOf({ ...whole, ...over }, { kind: 'fine', cents }).map((one) => `${one.step}: ${one.words} (${one.do})`)
const shortStay = { ...text, isShortStay: true, fineCents: 100_000, fineEveryDays: 1 }
const inAB = {
  jurisdiction: 'AB',
  bylaw: { ...text, fineCents: 50_000, laterFineCents: 100_000, fineEveryDays: null },
} as const
const inOther = { jurisdiction: 'other', bylaw: { ...text, fineCents: 90_000, fineEveryDays: null } } as const

test.each<[name: string, over: Partial<CaseFacts>, cents: number, missing: string[]]>([
  ['the fine of the register', {}, 20_000, []],
  ['less than it', {}, 100, []],
  ['a cent over it', {}, 20_001, ['amount: The fine can be at most $200.00. (fine)']],
  [
    'the register names $250 for a bylaw in BC',
    { bylaw: { ...text, fineCents: 25_000 } },
    20_000,
    ['fine_set: The register names $250.00, but the law allows $200.00, so no fine can be imposed. (register)'],
  ],
  [
    'a rule over $50',
    { bylaw: { ...text, kind: 'rule', fineCents: 5001 } },
    5000,
    ['fine_set: The register names $50.01, but the law allows $50.00, so no fine can be imposed. (register)'],
  ],
  ['a rule of $50', { bylaw: { ...text, kind: 'rule', fineCents: 5000 } }, 5000, []],
  ['a short stay for $1,000', { bylaw: shortStay }, 100_000, []],
  [
    'a short stay before the higher fine for them',
    { bylaw: shortStay, happenedOn: '2018-11-29' },
    100_000,
    ['fine_set: The register names $1,000.00, but the law allows $200.00, so no fine can be imposed. (register)'],
  ],
  ['Alberta, the first time', inAB, 50_000, []],
  ['Alberta, $1,000 the first time', inAB, 100_000, ['amount: The fine can be at most $500.00. (fine)']],
  ['Alberta, the second time', { ...inAB, finedElsewhere: 1 }, 100_000, []],
  [
    'Alberta, no fine for a rule',
    { ...inAB, bylaw: { ...inAB.bylaw, kind: 'rule' } },
    50_000,
    ['fine_set: The law allows no fine for it. (register)'],
  ],
  ['no law of ours: what the register names', inOther, 90_000, []],
  ['no law of ours: no more than that', inOther, 90_001, ['amount: The fine can be at most $900.00. (fine)']],
  [
    'no law of ours: no fine in the register',
    { ...inOther, bylaw: { ...inOther.bylaw, fineCents: null } },
    100,
    ['fine_set: The register names no fine for it, so no fine can be imposed. (register)'],
  ],
])('%s', (_, over, cents, missing) => expect(lacks(over, cents)).toEqual(missing))

test.each(['AB', 'other'] as const)('in %s the landlord needs no copy', (jurisdiction) => {
  expect(lacks({ jurisdiction, bylaw: inOther.bylaw, accused: 'tenants' }, null)).not.toContainEqual(
    expect.stringContaining('landlord'),
  )
})

const finedOn = ['2026-11-03']
test.each<[name: string, over: Partial<CaseFacts>, missing: string[]]>([
  [
    'fined Nov 3, asked again Nov 9',
    { finedOn, today: '2026-11-09', sightings: ['2026-11-08'] },
    ['interval: The next fine can be imposed from Nov 10, 2026. (wait)'],
  ],
  ['Nov 10 with a sighting since Nov 3', { finedOn, today: '2026-11-10', sightings: ['2026-11-04'] }, []],
  [
    'Nov 10 without a sighting',
    { finedOn, today: '2026-11-10' },
    ['interval: It hasn’t been reported again since the last fine. (seeAgain)'],
  ],
  [
    'Nov 10 with a sighting on the day of the fine',
    { finedOn, today: '2026-11-10', sightings: ['2026-11-03'] },
    ['interval: It hasn’t been reported again since the last fine. (seeAgain)'],
  ],
  [
    'counted from the last of two fines',
    { finedOn: ['2026-10-27', '2026-11-03'], today: '2026-11-05', sightings: ['2026-11-04'] },
    ['interval: The next fine can be imposed from Nov 10, 2026. (wait)'],
  ],
  [
    'every 14 days by the register',
    { finedOn, today: '2026-11-16', sightings: ['2026-11-08'], bylaw: { ...text, fineEveryDays: 14 } },
    ['interval: The next fine can be imposed from Nov 17, 2026. (wait)'],
  ],
  [
    'never more often than the law allows',
    { finedOn, today: '2026-11-09', sightings: ['2026-11-08'], bylaw: { ...text, fineEveryDays: 1 } },
    ['interval: The next fine can be imposed from Nov 10, 2026. (wait)'],
  ],
  ['a short stay daily', { finedOn, today: '2026-11-04', sightings: ['2026-11-04'], bylaw: shortStay }, []],
  ['Alberta, once it was seen again', { ...inAB, finedOn, today: '2026-11-04', sightings: ['2026-11-04'] }, []],
  [
    'Alberta, unless it was seen again',
    { ...inAB, finedOn, today: '2026-11-04' },
    ['interval: It hasn’t been reported again since the last fine. (seeAgain)'],
  ],
  ['the same in another case', { finedElsewhere: 3 }, []],
])('the interval: %s', (_, over, missing) => expect(lacks(over, null)).toEqual(missing))

test('nothing says when a case without a text can be fined again', () =>
  expect(lacks({ bylaw: null, finedOn: ['2026-10-01'] }, 100)).not.toContainEqual(expect.stringMatching(/^interval/)))

describe('the amounts', () => {
  it('of the register are the first and each later one, or the same', () => {
    const later = { ...text, laterFineCents: 15_000 }
    expect([fineOf(whole, later), fineOf({ ...whole, finedOn }, later), fineOf({ ...whole, finedOn }, text)]).toEqual([
      20_000, 15_000, 20_000,
    ])
  })

  it('of the law have no limit where no act of ours sets one', () => {
    expect([capCents(whole, text), capCents({ ...whole, jurisdiction: 'other' }, text)]).toEqual([20_000, Infinity])
  })

  it.each([
    ['what the register names', {}, 20_000],
    ['nothing without a text', { bylaw: null }, null],
    ['nothing where the register names none', { bylaw: { ...text, fineCents: null } }, null],
    ['nothing, not the limit, where the register names more', { bylaw: { ...text, fineCents: 25_000 } }, null],
  ] as const)('that the next fine may be at most: %s', (_, over, most) => {
    expect(fineMostOf({ ...whole, ...over })).toBe(most)
  })

  it.each([
    ['no fine so far', {}, null],
    ['a text that was taken off the case', { finedOn, bylaw: null }, null],
    ['no interval at all', { finedOn, jurisdiction: 'other', bylaw: { ...text, fineEveryDays: null } }, '2026-11-03'],
    [
      'an interval of the register only',
      { finedOn, jurisdiction: 'other', bylaw: { ...text, fineEveryDays: 3 } },
      '2026-11-06',
    ],
  ] as const)('come again from: %s', (_, over, day) => {
    expect(fineAgainFrom({ ...whole, ...over })).toBe(day)
  })
})
