/** What may rest on a text, and how one is said that isn't in force. */
import { describe, expect, it, test } from 'vitest'
import type { BylawState } from '../../../../contract/bylaws/bylaw.ts'
import type { CitedBylaw } from '../../../../contract/bylaws/citing.ts'
import { stateOn, type BylawDays } from '../rules.ts'
import { citingFault, endOf } from './rules.ts'

const days: BylawDays = {
  ...{ isStandard: false, inForceFrom: '2024-11-03', endedOn: null, endedBy: null },
  ...{ ratifyBy: null, ratifiedOn: null },
}
const rule = { ...days, inForceFrom: '2025-05-01', ratifyBy: '2026-02-28' }
const replaced = { ...days, endedOn: '2026-11-18', endedBy: 'replaced' } as const

test.each([
  ['before it came into force', days, '2024-11-02', 'waiting', null],
  ['since it came into force', days, '2024-11-03', 'inForce', null],
  ['before it ended', replaced, '2026-11-17', 'inForce', null],
  ['since it ended', replaced, '2026-11-18', 'replaced', '2026-11-18'],
  ['repealed', { ...replaced, endedBy: 'repealed' }, '2026-11-20', 'repealed', '2026-11-18'],
  ['a rule to ratify', rule, '2026-02-28', 'toRatify', null],
  ['a rule past its day', rule, '2026-03-01', 'lapsed', '2026-02-28'],
  [
    'a rule that was seen to lapse',
    { ...rule, endedOn: '2026-01-20', endedBy: 'lapsed' },
    '2026-03-01',
    'lapsed',
    '2026-01-20',
  ],
  ['a standard bylaw', { ...days, isStandard: true, inForceFrom: null }, '2020-01-01', 'inForce', null],
] as const)('%s', (_, text, day, state, ended) => {
  const found = stateOn(text, day)
  expect([found, endOf(text, found)]).toEqual([state, ended])
})

describe('what rests on a text', () => {
  const cited = (state: BylawState, over: Partial<CitedBylaw> = {}): CitedBylaw => ({
    ...{ _id: '01990000-0000-7000-8000-000000000001', kind: 'bylaw', number: '14 (3)', heading: 'Amenities', state },
    ...{ inForceFrom: '2024-11-03', endedOn: null, replacedBy: null },
    ...over,
  })
  const fee = { asksMoney: true, jurisdiction: 'BC' } as const

  it.each([
    ['inForce', {}, null],
    [
      'toRatify',
      { kind: 'rule' },
      'Rule 14 (3) isn’t ratified yet, so it can’t allow a fee or deposit (Strata Property Act, s. 110; Strata Property Regulation, s. 6.9).',
    ],
    ['waiting', { inForceFrom: null }, 'Bylaw 14 (3) isn’t in force yet.'],
    ['waiting', {}, 'Bylaw 14 (3) wasn’t in force before Nov 3, 2024.'],
    ['lapsed', { kind: 'rule', endedOn: '2026-02-28' }, 'Rule 14 (3) lapsed on Feb 28, 2026.'],
    ['replaced', { endedOn: '2026-11-18' }, 'Bylaw 14 (3) was replaced on Nov 18, 2026.'],
    ['repealed', { endedOn: '2026-11-18' }, 'Bylaw 14 (3) was repealed on Nov 18, 2026.'],
    ['repealed', {}, 'Bylaw 14 (3) was repealed.'],
  ] as const)('is refused while it is %s %j', (state, over, words) => {
    expect(citingFault(cited(state, over), fee)).toEqual(words)
  })

  it('needs no ratified rule where no fee rests on it, and names the act only where there is one', () => {
    const unratified = cited('toRatify', { kind: 'rule' })
    expect(citingFault(unratified, { ...fee, asksMoney: false })).toBeNull()
    expect(citingFault(unratified, { ...fee, jurisdiction: 'other' })).toBe(
      'Rule 14 (3) isn’t ratified yet, so it can’t allow a fee or deposit.',
    )
  })
})
