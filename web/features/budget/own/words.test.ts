import { expect, test } from 'vitest'
import { authorityOf, ownUnitsWords, sortedOut, statementWords, stateWords, titleOf } from './words.ts'

type State = Parameters<typeof stateWords>[0]

const proposed: State = {
  ...{ name: '2027', state: 'noticed', startsOn: '2027-01-01', endsOn: '2027-12-31' },
  ...{ noticedOn: '2026-11-20', approvedOn: null, authority: '', feesFrom: null },
}
const approved: State = {
  ...{ name: '2026', state: 'approved', startsOn: '2026-01-01', endsOn: '2026-12-31' },
  ...{ noticedOn: '2026-02-05', approvedOn: '2026-02-26', authority: 'Annual general meeting', feesFrom: '2026-04-01' },
}

test('a budget is named by its year, and says what became of it', () => {
  expect([titleOf(proposed), titleOf(approved)]).toEqual(['Proposed budget 2027', 'Budget 2026'])
  expect(stateWords(proposed).join(' ')).toBe(
    'For Jan 1, 2027 to Dec 31, 2027. Sent to owners on Nov 20, 2026. Owners will vote on it at a general meeting.',
  )
  expect(stateWords(approved).join(' ')).toBe(
    'For Jan 1, 2026 to Dec 31, 2026. Approved on Feb 26, 2026: Annual general meeting. Its monthly fees apply from April 2026.',
  )
})

test('fees rest on the budget, approved or proposed', () => {
  expect(authorityOf(proposed)).toBe('Proposed budget 2027')
  expect(authorityOf(approved)).toBe('Budget 2026, approved Feb 26, 2026')
})

test.each([
  [[], 'None of your units share this.'],
  [['305'], 'Your unit 305'],
  [['305', '703'], 'Your units 305, 703'],
])('of the units %j in a group it says %s', (ownUnits, words) => {
  expect(ownUnitsWords({ ownUnits })).toBe(words)
})

const budget = (state: 'noticed' | 'approved', year: number) => ({
  ...{ state, startsOn: `${year}-01-01`, endsOn: `${year}-12-31` },
})

test.each([
  ['2026-11-20', ['2027 noticed', '2026 approved'], ['2025 approved']],
  ['2025-06-01', ['2027 noticed', '2026 approved', '2025 approved'], []],
  ['2030-01-01', ['2027 noticed', '2026 approved'], ['2025 approved']],
])('on %s, %j are read first and %j are earlier ones', (today, now, earlier) => {
  const all = [budget('noticed', 2027), budget('approved', 2026), budget('approved', 2025)]
  const found = sortedOut(all, today)
  const named = (of: typeof all) => of.map(({ state, startsOn }) => `${startsOn.slice(0, 4)} ${state}`)
  expect([named(found.now), named(found.earlier)]).toEqual([now, earlier])
})

test('a statement is named by its fiscal year', () => {
  expect([statementWords('2025-01-01'), statementWords('2025-07-01')]).toEqual([
    'Statement 2025 (PDF)',
    'Statement 2025/26 (PDF)',
  ])
})
