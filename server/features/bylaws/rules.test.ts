/** When texts are in force, which steps they allow, and what may be written of them. */
import { describe, expect, it, test } from 'vitest'
import { BylawFields } from '../../../contract/bylaws/bylaw.ts'
import { capOf, faultsOf, fitted, forceFrom, isUntold, stateOn, stepRefusal, stepsOf, type BylawDays } from './rules.ts'

const today = '2026-11-20'
const bc = { kind: 'bylaw', jurisdiction: 'BC', today, fiscalYearEnd: '12-31' } as const
const rule = { ...bc, kind: 'rule' } as const
const ab = { ...bc, jurisdiction: 'AB' } as const
const other = { ...bc, jurisdiction: 'other' } as const

const text = (over: Partial<BylawDays>): BylawDays => ({
  isStandard: false,
  inForceFrom: '2024-11-03',
  endedOn: null,
  endedBy: null,
  ratifyBy: null,
  ratifiedOn: null,
  ...over,
})
const made = { inForceFrom: '2026-05-01', ratifyBy: '2027-02-28' }

test.each([
  ['a filed bylaw', {}, 'inForce', ['repeal', 'discard']],
  ['a standard bylaw', { isStandard: true, inForceFrom: null }, 'inForce', ['repeal', 'discard']],
  ['one that isn’t filed', { inForceFrom: null }, 'waiting', ['file', 'discard']],
  ['one repealed today', { endedOn: today, endedBy: 'repealed' }, 'repealed', ['reinstate', 'discard']],
  ['one replaced before', { endedOn: '2026-11-19', endedBy: 'replaced' }, 'replaced', []],
  ['a rule to ratify', made, 'toRatify', ['ratify', 'lapse', 'repeal', 'discard']],
  ['a ratified rule', { ...made, ratifiedOn: '2026-10-01' }, 'inForce', ['repeal', 'unratify', 'discard']],
  ['a rule on its last day', { ...made, ratifyBy: today }, 'toRatify', ['ratify', 'lapse', 'repeal', 'discard']],
  ['a rule past its day', { ...made, ratifyBy: '2026-11-19' }, 'lapsed', ['ratify', 'discard']],
  [
    'a rule ratified late',
    { ...made, ratifyBy: '2026-11-19', ratifiedOn: '2026-11-20' },
    'inForce',
    ['repeal', 'unratify', 'discard'],
  ],
  [
    'one that was seen to lapse',
    { ...made, endedOn: '2026-10-01', endedBy: 'lapsed' },
    'lapsed',
    ['reinstate', 'discard'],
  ],
] as const)('%s', (_, over, state, steps) => {
  expect([stateOn(text(over), today), stepsOf(text(over), today)]).toEqual([state, steps])
})

test('a text is in force until the day on which it ends', () => {
  const replaced = text({ endedOn: '2026-11-03', endedBy: 'replaced' })
  expect(stateOn(replaced, '2026-11-02')).toBe('inForce')
  expect(stateOn(replaced, '2026-11-03')).toBe('replaced')
  expect(stateOn(replaced, '2024-11-02')).toBe('waiting')
})

test.each([
  [null, {}, true],
  ['2026-11-01', {}, false],
  ['2026-01-10', { ratifyBy: '2026-02-28' }, true],
  ['2026-03-01', { ratifyBy: '2026-02-28' }, false],
  ['2026-01-10', { ratifyBy: '2026-02-28', endedOn: '2026-02-20', endedBy: 'lapsed' }, false],
] as const)('notified on %s of %o, residents still need to be: %s', (toldOn, over, isNews) =>
  expect(isUntold({ ...text(over), toldOn }, today)).toBe(isNews),
)

test('a refused step says how the text is', () => {
  expect(stepRefusal(text({}), 'repeal', today)).toBeNull()
  expect(stepRefusal(text({}), 'file', today)).toContain('is in force')
  expect(stepRefusal(text({ endedOn: today, endedBy: 'replaced' }), 'discard', today)).toContain('been replaced')
})

const draft = (over: object): BylawFields =>
  BylawFields.parse({ number: '3', heading: 'Pets', text: 'One dog or one cat.', ...over })
const faults = (over: object, ground: Parameters<typeof faultsOf>[1] = bc) => {
  const one = fitted(draft(over), ground)
  return Object.fromEntries(faultsOf(one, ground).map(({ field, message }) => [field, message]))
}

describe('the days of a text', () => {
  it.each([
    [{ filedOn: '2024-11-03', passedOn: '2024-10-20' }, bc, '2024-11-03'],
    [{ passedOn: '2026-11-03' }, bc, null],
    [{ isStandard: true, passedOn: '2026-11-03', filedOn: '2026-11-04' }, bc, null],
    [{ passedOn: '2026-05-01', filedOn: '2026-05-02' }, rule, '2026-05-01'],
    [{ passedOn: '2026-05-01' }, other, '2026-05-01'],
    [{ passedOn: '2026-05-01', filedOn: '2026-05-09' }, other, '2026-05-09'],
  ] as const)('%o comes into force by its law on %o', (over, ground, from) =>
    expect(forceFrom(fitted(draft(over), ground), ground)).toBe(from),
  )

  it.each([
    [{ passedOn: '2026-05-01' }, rule, '2027-02-28'],
    [{ passedOn: '2026-05-01', ratifyBy: '2026-12-10' }, rule, '2026-12-10'],
    [{ ratifyBy: '2026-12-10' }, rule, null],
    [{ passedOn: '2026-05-01', ratifyBy: '2026-12-10' }, { ...rule, jurisdiction: 'AB' }, null],
    [{ passedOn: '2026-05-01', ratifyBy: '2026-12-10' }, bc, null],
  ] as const)('%o is ratified by %o', (over, ground, last) => expect(fitted(draft(over), ground).ratifyBy).toBe(last))

  it('refuses days to come, days in the wrong order, and a text without any', () => {
    expect(faults({ filedOn: '2026-11-21' })).toEqual({ filedOn: 'This date is in the future' })
    expect(faults({ filedOn: '2026-11-01', passedOn: '2026-11-03' })).toHaveProperty('filedOn')
    expect(faults({})).toEqual({ passedOn: expect.stringContaining('passed or filed') as string })
    expect(faults({}, ab)).toEqual({ passedOn: expect.stringContaining('passed or registered') as string })
    expect(faults({}, other)).toEqual({ passedOn: expect.stringContaining('it was passed, or') as string })
    expect(faults({}, rule)).toEqual({ passedOn: 'Enter the date it was made' })
    expect(faults({ passedOn: '2026-05-01', ratifyBy: '2026-04-30' }, rule)).toHaveProperty('ratifyBy')
    expect(faults({ passedOn: '2026-05-01', ratifyBy: '2030-01-01' }, rule)).toEqual({
      ratifyBy: 'The law allows Feb 28, 2027 at the latest',
    })
    expect(faults({ passedOn: '2026-05-01', ratifiedOn: '2026-04-30' }, rule)).toHaveProperty('ratifiedOn')
    expect(faults({ passedOn: '2026-05-01', ratifiedOn: '2026-11-21' }, rule)).toHaveProperty('ratifiedOn')
    expect(faults({ passedOn: '2026-05-01', ratifiedOn: '2026-11-20' }, rule)).toEqual({})
    expect(faults({ isStandard: true })).toEqual({})
  })

  it('clears what its kind doesn’t have', () => {
    const replacesId = '01990000-0000-7000-8000-000000000001'
    const said = {
      passedOn: '2026-05-01',
      filedOn: '2026-05-02',
      filingNumber: 'CA1',
      isStandard: true,
      isShortStay: true,
    }
    expect(fitted(draft(said), rule)).toMatchObject({
      ...{ passedOn: '2026-05-01', filedOn: null, filingNumber: '', isStandard: false, isShortStay: false },
    })
    expect(fitted(draft({ ...said, replacesId }), bc)).toMatchObject({
      replacesId: null,
      passedOn: null,
      filedOn: null,
      filingNumber: '',
      isShortStay: true,
    })
    const bare = fitted(draft({ laterFineCents: 20_000, fineEveryDays: 7 }), bc)
    expect(bare).toMatchObject({ fineCents: null, laterFineCents: null, fineEveryDays: null })
    expect(fitted(draft({ fineCents: 20_000, laterFineCents: 20_000 }), bc).laterFineCents).toBeNull()
    expect(fitted(draft({ fineCents: 10_000, laterFineCents: 20_000 }), bc).laterFineCents).toBe(20_000)
  })
})

describe('a fine', () => {
  const filed = { filedOn: '2024-11-03' }
  it.each([
    [{ ...filed, fineCents: 20_000, fineEveryDays: 7 }, bc, {}],
    [{ ...filed, fineCents: 25_000 }, bc, { fineCents: 'At most $200.00 (Strata Property Regulation, s. 7.1)' }],
    [
      { ...filed, fineCents: 20_000, fineEveryDays: 6 },
      bc,
      { fineEveryDays: 'At least 7 days (Strata Property Regulation, s. 7.1)' },
    ],
    [{ ...filed, fineCents: 100_000, fineEveryDays: 1, isShortStay: true }, bc, {}],
    [
      { passedOn: '2026-05-01', fineCents: 5001 },
      rule,
      { fineCents: 'At most $50.00 (Strata Property Regulation, s. 7.1)' },
    ],
    [{ ...filed, fineCents: 50_000, laterFineCents: 100_000, fineEveryDays: 1 }, ab, {}],
    [
      { ...filed, fineCents: 50_000, laterFineCents: 100_001 },
      ab,
      { laterFineCents: expect.stringContaining('$1,000.00') as string },
    ],
    [
      { passedOn: '2026-05-01', fineCents: 1 },
      { ...ab, kind: 'rule' },
      { fineCents: expect.stringContaining('No fine is allowed') as string },
    ],
    [{ ...filed, fineCents: 900_000, fineEveryDays: 1 }, other, {}],
  ] as const)('%o', (over, ground, found) => expect(faults(over, ground)).toEqual(found))

  it('costs no less later than the first time', () => {
    expect(faults({ ...filed, fineCents: 10_000, laterFineCents: 5000 })).toEqual({
      laterFineCents: 'At least $100.00, as for the first',
    })
    expect(faults({ ...filed, fineCents: 10_000, laterFineCents: 5000 }, other)).toHaveProperty('laterFineCents')
  })

  it('is limited by a rule with a source', () => {
    expect(capOf({ isShortStay: false }, bc)?.firstMostCents).toBe(20_000)
    expect(capOf({ isShortStay: true }, bc)?.firstMostCents).toBe(100_000)
    expect(capOf({ isShortStay: false }, other)).toBeNull()
  })
})
