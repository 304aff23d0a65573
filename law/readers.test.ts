import { describe, expect, test } from 'vitest'
import { defaultReaders, jurisdictions, type DocumentCategory, type Reader } from './law.ts'

const forResidents: DocumentCategory[] = ['bylaws', 'rules', 'forms', 'guides']
const forOwners: DocumentCategory[] = ['minutes', 'financial', 'insurance', 'contracts', 'other']
const reads = (of: (typeof jurisdictions)[number], role: Reader) =>
  Object.entries(defaultReaders(of)).flatMap(([category, { roles }]) => (roles.includes(role) ? [category] : []))

describe.each(jurisdictions)('in %s', (jurisdiction) => {
  test.each(['owner', 'council', 'management'] as const)('%s reads all', (role) => {
    expect(reads(jurisdiction, role).toSorted()).toEqual([...forResidents, ...forOwners].toSorted())
  })

  test.each(['tenant', 'member'] as const)('%s reads bylaws, rules, forms and guides', (role) => {
    expect(reads(jurisdiction, role).toSorted()).toEqual(forResidents.toSorted())
  })

  test('a visitor reads nothing', () => {
    expect(reads(jurisdiction, 'visitor')).toEqual([])
  })

  test('each says why in a sentence', () => {
    for (const { why } of Object.values(defaultReaders(jurisdiction))) expect(why).toMatch(/^[A-Z].+\.$/)
  })
})

test('the law is named where it says so, and where nobody held it against the text', () => {
  const named = (category: DocumentCategory) =>
    jurisdictions.map((one) => {
      const { source, unverified } = defaultReaders(one)[category]
      return [source, unverified ?? false]
    })
  expect(named('bylaws')).toEqual([
    ['Strata Property Act, s. 36', false],
    ['Condominium Property Act, s. 44', true],
    [null, false],
  ])
  expect(named('minutes')).toEqual([
    ['Strata Property Act, ss. 36, 147 and 148', false],
    ['Condominium Property Act, s. 44', true],
    [null, false],
  ])
  expect(named('guides')).toEqual(jurisdictions.map(() => [null, false]))
})
