import { expect, test } from 'vitest'
import { copyToOwners, corporationName, entryFrom, letterAuthority, jurisdictions } from './law.ts'

test.each([
  ['particulars', 'Strata Property Act, s. 135 (1)', 'Condominium Property Regulation, AR 168/2000', null],
  ['decision', 'Strata Property Act, s. 135 (2)', undefined, undefined],
  ['hearingDecision', 'Strata Property Act, s. 34.1', undefined, undefined],
  ['demand', 'Strata Property Act, s. 112', undefined, undefined],
  ['entry', 'Standard Bylaw 7', 'Condominium Property Regulation, AR 168/2000', undefined],
  ['meetingNotice', 'Strata Property Act, s. 45', 'Condominium Property Act, s. 30.1', undefined],
  ['proxy', 'Strata Property Act, s. 56', undefined, undefined],
] as const)('a letter of the kind %s stands by %s, %s, %s', (letter, ...sources) => {
  expect(jurisdictions.map((jurisdiction) => letterAuthority(jurisdiction, letter)?.source)).toEqual(sources)
})

test('of a letter about a tenant owners get a copy where the act says so', () => {
  expect(copyToOwners('BC', 'particulars')?.source).toBe('Strata Property Act, s. 135 (1) (f)')
  expect(copyToOwners('BC', 'decision')).not.toBeNull()
  expect(copyToOwners('BC', 'entry')).toBeNull()
  expect([copyToOwners('AB', 'particulars'), copyToOwners('other', 'decision')]).toEqual([null, null])
})

test('a corporation is called by its plan, elsewhere by its name', () => {
  const named = { planNumber: 'EPS 4821', name: 'Harbour View' }
  expect(jurisdictions.map((jurisdiction) => corporationName(jurisdiction, named))).toEqual([
    'The Owners, Strata Plan EPS 4821',
    'Condominium Corporation No. EPS 4821',
    'Harbour View',
  ])
})

test.each([
  ['BC', 'hand', '2026-11-22', '2026-11-25'],
  ['BC', 'email', '2026-11-22', '2026-11-29'],
  ['AB', 'hand', '2026-11-22', '2026-11-24'],
  ['AB', 'recordedMail', '2026-11-22', null],
  ['other', 'hand', '2026-11-22', null],
] as const)('in %s notice given by %s on %s lets somebody in from %j', (jurisdiction, method, sentOn, from) => {
  expect(entryFrom(jurisdiction, { method, sentOn })).toBe(from)
})
