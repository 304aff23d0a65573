import { describe, expect, it, test } from 'vitest'
import type { CitedBylaw } from '../../../../contract/bylaws/citing.ts'
import {
  basesFor,
  feeEndedWords,
  lendingLeft,
  longestUntil,
  nextInLine,
  roomAmong,
  rulesOf,
  stateOf,
  termsFault,
  type InLine,
} from './rules.ts'

const common = { tenure: 'common_property', evCharging: false, visitor: false } as const
const terms = {
  basis: 'council_approval',
  from: '2026-12-01',
  until: '2027-11-30',
  conditions: '',
  feeCents: null,
  bylawId: null,
  authority: '',
} as const

test.each([
  [{ from: '2026-11-21', until: null }, 'coming'],
  [{ from: '2026-11-20', until: null }, 'running'],
  [{ from: '2025-11-20', until: '2026-12-20' }, 'endsSoon'],
  [{ from: '2025-11-20', until: '2026-12-21' }, 'running'],
  [{ from: '2025-11-20', until: '2026-11-20' }, 'endsSoon'],
  [{ from: '2025-11-20', until: '2026-11-19' }, 'over'],
] as const)('%j is %s', (days, state) => expect(stateOf(days, '2026-11-20')).toBe(state))

test.each([
  [common, ['council_approval', 'rented']],
  [{ ...common, visitor: true }, []],
  [{ ...common, tenure: 'part_of_lot' }, ['with_lot']],
  [{ ...common, tenure: 'limited_common_property' }, ['with_lot']],
  [{ ...common, tenure: 'separate_lot' }, ['with_lot', 'rented']],
] as const)('%j is given as %j', (stall, bases) => expect(basesFor(stall)).toEqual(bases))

describe('a term', () => {
  it.each([
    [common, {}, null],
    [common, { until: '2027-12-01' }, ['until', 'until Nov 30, 2027 at most']],
    [{ ...common, evCharging: true }, { until: '2031-11-30' }, null],
    [{ ...common, evCharging: true }, { until: '2031-12-01' }, ['until', 'until Nov 30, 2031 at most']],
    [common, { until: null }, ['until', 'Enter the last day']],
    [common, { until: '2026-11-30' }, ['until', 'before the first']],
    [common, { basis: 'with_lot' }, ['basis', 'Common property can’t be assigned as “With the lot”']],
    [{ ...common, visitor: true }, {}, ['basis', 'for visitors']],
    [common, { feeCents: 5000 }, ['feeCents', 'Only a rented']],
    [common, { basis: 'rented' }, ['feeCents', 'Enter the monthly fee']],
    [common, { basis: 'rented', feeCents: 5000 }, ['authority', 'ratified rule']],
    [common, { basis: 'rented', feeCents: 5000, authority: 'Bylaw 31' }, null],
    [{ ...common, tenure: 'part_of_lot' }, { basis: 'with_lot', until: null }, null],
    [{ ...common, tenure: 'limited_common_property' }, { basis: 'with_lot', until: '2040-01-01' }, null],
  ] as const)('of %j with %j: %j', (stall, more, fault) => {
    const found = termsFault(stall, { ...terms, ...more }, 'BC')
    const [field, words] = fault ?? [undefined, '']
    expect(found?.field).toBe(field)
    expect(found?.message ?? '').toContain(words)
  })

  it('has no longest where no act names one', () => {
    expect(termsFault(common, { ...terms, until: '2040-01-01' }, 'AB')).toBeNull()
    expect(longestUntil(common, '2026-12-01', 'AB')).toBeNull()
    expect(rulesOf('AB', '2026-11-20')).toMatchObject({ termYears: null, termSource: null, feeSource: null })
    expect(rulesOf('BC', '2026-11-20')).toMatchObject({ termYears: 1, evTermYears: 5 })
    expect(longestUntil({ ...common, tenure: 'separate_lot' }, '2026-12-01', 'BC')).toBeNull()
  })
})

describe('the next in line', () => {
  const any = { accessible: false, evCharging: false, level: '' }
  const one = (_id: string, more: Partial<InLine> & { wishes?: InLine['wishes'] } = {}): InLine => ({
    _id,
    wishes: any,
    passed: [],
    holds: false,
    ...more,
  })
  const stall = { _id: 's', level: 'P1', accessible: false, evCharging: false }
  it.each([
    ['is the first', [one('a'), one('b')], stall, 'a'],
    ['is nobody in an empty line', [], stall, null],
    ['is not who let it go', [one('a', { passed: ['s'] }), one('b')], stall, 'b'],
    ['is not for whom another is held', [one('a', { holds: true }), one('b')], stall, 'b'],
    ['wants what it has', [one('a', { wishes: { ...any, evCharging: true } }), one('b')], stall, 'b'],
    [
      'wants its level, however it is spelt',
      [one('a', { wishes: { ...any, level: 'P2' } }), one('b', { wishes: { ...any, level: 'p1' } })],
      stall,
      'b',
    ],
    [
      'needs an accessible one first',
      [one('a'), one('b', { wishes: { ...any, accessible: true } })],
      { ...stall, accessible: true },
      'b',
    ],
    ['takes an accessible one where nobody needs it', [one('a')], { ...stall, accessible: true }, 'a'],
    ['is nobody whose wishes it does not meet', [one('a', { wishes: { ...any, accessible: true } })], stall, null],
  ])('%s', (_says, line, of, expected) => expect(nextInLine(line, of)?._id ?? null).toBe(expected))
})

describe('room on the map', () => {
  it('is beside what stands there, and in the next row when a row is full', () => {
    const places: ReturnType<typeof roomAmong>[] = []
    for (let i = 0; i < 17; i++) places.push(roomAmong(places))
    expect(places[0]).toEqual({ x: 0, y: 0, width: 3, height: 6, turned: 0 })
    expect(places[15]).toMatchObject({ x: 45, y: 0 })
    expect(places[16]).toMatchObject({ x: 0, y: 10 })
  })
  it('is the corner where there is none left', () => {
    const wall = [{ x: 0, y: 0, width: 240, height: 240, turned: 0 }]
    expect(roomAmong(wall)).toMatchObject({ x: 0, y: 0 })
  })
})

test.each([
  [{ from: '2026-12-01', until: '2026-12-05' }, '2026-12-31', '2026-12-05'],
  [{ from: '2026-12-01', until: '2026-12-05' }, '2026-12-03', '2026-12-03'],
  [{ from: '2026-12-01', until: '2026-12-05' }, '2026-11-30', null],
])('of %j there is left until %s: %s', (share, lastDay, left) => expect(lendingLeft(share, lastDay)).toBe(left))

test.each([
  [
    { kind: 'bylaw', state: 'repealed', endedOn: '2026-11-19' },
    'The bylaw that allows the fee was repealed on Nov 19, 2026.',
  ],
  [{ kind: 'rule', state: 'lapsed', endedOn: '2026-02-28' }, 'The rule that allows the fee lapsed on Feb 28, 2026.'],
  [{ kind: 'bylaw', state: 'inForce', endedOn: null }, null],
] as const)('a fee under %j is said to be allowed no longer: %s', (how, words) => {
  const cited: CitedBylaw = {
    ...{ _id: 'b', number: '31', heading: 'Stalls', inForceFrom: '2024-11-03', replacedBy: null },
    ...how,
  }
  expect(feeEndedWords(cited)).toBe(words)
})
