import { describe, expect, test } from 'vitest'
import { fineWords } from '../../../contract/bylaws/bylaw-words.ts'
import { filingFor } from '../../../law/law.ts'
import {
  beginningOf,
  bySet,
  countedOf,
  doneWords,
  forceWords,
  periodWords,
  unratifyWords,
  untoldWords,
} from './words.ts'

test.each([
  [null, null, null, null],
  [20_000, null, null, '$200.00'],
  [20_000, null, 7, '$200.00, at most once every 7 days'],
  [5_000, 20_000, 7, '$50.00, $200.00 after the first, at most once every 7 days'],
  [100_000, null, 1, '$1,000.00, at most once a day'],
])('a fine of %s, then %s, every %s days', (fineCents, laterFineCents, fineEveryDays, words) =>
  expect(fineWords({ fineCents, laterFineCents, fineEveryDays })).toBe(words),
)

const bylaws = { _id: 'a', kind: 'bylaw', name: 'Bylaws' } as const
const rules = { _id: 'b', kind: 'rule', name: 'Rules' } as const
const one: Parameters<typeof forceWords>[0] = {
  ...{ set: bylaws, state: 'inForce', isStandard: false, passedOn: '2024-10-20', filedOn: '2024-11-03' },
  ...{ filingNumber: 'CA1234567', inForceFrom: '2024-11-03', ratifyBy: null, endedOn: null, endedBy: null },
}

describe('when a text is in force', () => {
  const said = (more: Partial<Parameters<typeof forceWords>[0]>, where: 'BC' | 'AB' = 'BC') =>
    forceWords({ ...one, ...more }, filingFor(where))

  test('is since it was filed, under its number, in the words of the law', () => {
    expect(said({})).toBe('In force since Nov 3, 2024 (filed, CA1234567)')
    expect(said({}, 'AB')).toBe('In force since Nov 3, 2024 (registered, CA1234567)')
    expect(said({ filingNumber: '' })).toBe('In force since Nov 3, 2024 (filed)')
  })

  test('is not before it is filed', () => {
    const waiting = { state: 'waiting', filedOn: null, inForceFrom: null } as const
    expect(said(waiting)).toBe('Passed on Oct 20, 2024, and not filed yet')
    expect(said({ ...waiting, passedOn: null }, 'AB')).toBe('Passed, and not registered yet')
    expect(said({ ...waiting, set: rules })).toBe('Not in force yet')
  })

  test('is since it was made, of a rule, and always, of a standard bylaw', () => {
    expect(said({ set: rules, filedOn: null, inForceFrom: '2024-10-20' })).toBe('In force since Oct 20, 2024')
    expect(said({ isStandard: true, filedOn: null, inForceFrom: null })).toBe('Standard bylaw of the Act')
    expect(said({ filedOn: null, inForceFrom: null })).toBe('In force')
  })

  test('ends on the first day on which it isn’t in force any more', () => {
    const ended = { state: 'repealed', endedOn: '2026-05-01', endedBy: 'repealed' } as const
    expect(said(ended)).toBe('Came into force on Nov 3, 2024 (filed, CA1234567) and ended on May 1, 2026')
    expect(said({ ...ended, filedOn: null, inForceFrom: null })).toBe('Ended on May 1, 2026')
    const lapsed = { set: rules, state: 'lapsed', filedOn: null, ratifyBy: '2025-10-31' } as const
    expect(said(lapsed)).toBe('Came into force on Nov 3, 2024 and lapsed after Oct 31, 2025, the last day to ratify it')
    const voted = { ...lapsed, endedOn: '2025-06-01', endedBy: 'lapsed' } as const
    expect(said(voted)).toBe('Came into force on Nov 3, 2024 and lapsed on Jun 1, 2025')
    // As it was on a day before its end.
    expect(said({ ...voted, state: 'toRatify' })).toBe('Came into force on Nov 3, 2024 and lapsed on Jun 1, 2025')
  })
})

test.each([
  ['inForce', '2024-11-03', null, 'In force since Nov 3, 2024'],
  ['inForce', null, null, 'In force'],
  ['replaced', '2020-11-03', '2024-11-03', 'Came into force on Nov 3, 2020 and ended on Nov 3, 2024'],
  ['replaced', null, '2024-11-03', 'Ended on Nov 3, 2024'],
  ['waiting', null, null, 'Not in force yet'],
  ['lapsed', '2024-11-03', null, 'Came into force on Nov 3, 2024 and lapsed'],
  ['lapsed', '2024-11-03', '2025-06-01', 'Came into force on Nov 3, 2024 and lapsed on Jun 1, 2025'],
] as const)('%s, from %s to %s', (state, inForceFrom, endedOn, words) =>
  expect(periodWords({ state, inForceFrom, endedOn })).toBe(words),
)

test.each([
  [null, 'Use this only if the ratification was recorded in error.'],
  [
    '2026-11-20',
    'Use this only if the ratification was recorded in error. The rule lapses after Nov 20, 2026 unless owners ratify it by then.',
  ],
  [
    '2026-11-19',
    'Use this only if the ratification was recorded in error. The last day to ratify the rule was Nov 19, 2026, so it will be shown as lapsed.',
  ],
])('without a ratification, by %s', (ratifyBy, words) => expect(unratifyWords({ ratifyBy }, '2026-11-20')).toBe(words))

test('counts say what is counted', () => {
  expect(countedOf(23, 'bylaw')).toBe('23 bylaws')
  expect(countedOf(1, 'rule')).toBe('1 rule')
  expect([doneWords('bylaw', 'repealed'), doneWords('rule', 'saved')]).toEqual(['Bylaw repealed', 'Rule saved'])
  expect(untoldWords(1)).toBe('1 change hasn’t been announced to residents.')
  expect(untoldWords(3)).toBe('3 changes haven’t been announced to residents.')
})

test('the beginning of a text is one line', () => {
  expect(beginningOf('(1) One dog,\nor one cat.')).toBe('(1) One dog, or one cat.')
  expect(beginningOf('word '.repeat(80))).toHaveLength(140)
})

test('texts are gathered under their sets', () => {
  const all = [
    { number: '1', set: bylaws },
    { number: '2', set: bylaws },
    { number: '1', set: rules },
  ]
  expect(bySet(all).map(({ set, bylaws: some }) => [set.name, some.map(({ number }) => number)])).toEqual([
    ['Bylaws', ['1', '2']],
    ['Rules', ['1']],
  ])
})
