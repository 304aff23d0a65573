import { describe, expect, test } from 'vitest'
import type { Council, CouncilTerm } from '../../../../contract/units/council.ts'
import { labelsFor } from '../../../../law/law.ts'
import {
  accessOf,
  endLines,
  periodOf,
  seatsWithout,
  termLines,
  tiesOf,
  treasurerLine,
  treasurersIn,
} from './term-words.ts'

const today = '2026-11-20'
const term = (over: Partial<CouncilTerm> = {}): CouncilTerm => ({
  ...{ _id: 'a', personId: 'p', name: 'Hana Sato', positions: [], from: '2026-01-01', to: null, state: 'running' },
  ...{ version: 1, role: 'council', isMe: false },
  ...over,
})
const council = (...terms: CouncilTerm[]): Council => ({
  ...{ today, terms, withoutTerm: [], keepsBooks: [], doubts: [], lots: 64, owners: 80 },
})
const labels = labelsFor('AB')

test.each([
  ['2026-01-01', null, 'Since Jan 1, 2026'],
  ['2027-01-01', null, 'From Jan 1, 2027'],
  ['2026-01-01', '2026-12-31', 'Jan 1, 2026 to Dec 31, 2026'],
])('a term from %s to %s is %s', (from, to, words) => {
  expect(periodOf({ from, to }, today)).toBe(words)
})

test('a term is told in lines', () => {
  const lines = termLines(term({ positions: ['secretary', 'privacy_officer'], to: '2026-12-31' }))
  expect(lines).toEqual(['Secretary and privacy officer', 'First day: Jan 1, 2026', 'Last day: Dec 31, 2026'])
  expect(termLines(term())).toEqual(['Member at large', 'First day: Jan 1, 2026', 'Last day: none'])
})

test('the treasurers are those of today, and said with the end of the term and why they have no books yet', () => {
  const one = term({ positions: ['secretary', 'treasurer'] })
  const others = [term({ positions: ['president'] }), term({ positions: ['treasurer'], state: 'coming' })]
  expect(treasurersIn(council(...others, one))).toEqual([one])
  expect(
    [one, { ...one, to: '2026-12-31' }].flatMap((each) => [each, { ...each, role: null }]).map(treasurerLine),
  ).toEqual([
    'Hana Sato is treasurer.',
    'Hana Sato is treasurer, but has no account here yet.',
    'Hana Sato is treasurer until Dec 31, 2026.',
    'Hana Sato is treasurer until Dec 31, 2026, but has no account here yet.',
  ])
})

test('somebody’s ties are grouped by what they are', () => {
  const ties = [
    { unitNumber: '305', role: 'owner' as const },
    { unitNumber: '703', role: 'owner' as const },
    { unitNumber: '12', role: 'tenant' as const },
  ]
  const who = { personId: 'p', name: 'Hana Sato', email: null, role: null, doubts: [] }
  expect(tiesOf({ ...who, ties })).toBe('Owner of 305, 703; Tenant of 12')
  expect(tiesOf({ ...who, ties: [] })).toBe('No current unit')
  expect(accessOf({ ...who, ties }, 'board member')).toContain('when they join')
  expect(accessOf({ ...who, ties, role: 'management' }, 'board member')).toContain('keeps that role')
})

describe('ending a term', () => {
  const president = term({ positions: ['president'] })
  const other = term({ _id: 'b' })

  test('of the only president says that nobody is', () => {
    const left = seatsWithout(council(president, other), president)
    expect(endLines(president, left, labels)).toContain('There is no longer a president.')
    expect(endLines(other, seatsWithout(council(president, other), other), labels)).toHaveLength(2)
  })

  test('of the last member says that nobody is left, and one to come is taken back', () => {
    expect(endLines(president, seatsWithout(council(president), president), labels)).toContain(
      'No one is left on the board.',
    )
    expect(endLines(term({ state: 'coming' }), [], labels)).toHaveLength(1)
  })
})
