/** How changes to bylaws and rules, and where they come from, are said. */
import { expect, test } from 'vitest'
import { filingFor } from '../../../law/law.ts'
import { newsWords, sourceWords } from './words.ts'

const [filed, registered] = [filingFor('BC'), filingFor('AB')]
const set = { _id: '1', kind: 'bylaw', name: 'Bylaws' } as const
const ruleSet = { ...set, kind: 'rule', name: 'Rules' } as const
const pets = {
  ...{ set, number: '3', heading: 'Pets', state: 'inForce' as const, isStandard: false, inForceFrom: '2026-11-03' },
  ...{ passedOn: '2026-10-20', endedOn: null, ratifyBy: null, replacesId: null },
}

test.each([
  [{}, filed, 'Bylaw 3: Pets has been in force since Nov 3, 2026.'],
  [{ replacesId: '2' }, filed, 'Bylaw 3: Pets was amended. The new wording has been in force since Nov 3, 2026.'],
  [{ state: 'waiting' }, filed, 'Bylaw 3: Pets was passed on Oct 20, 2026 and comes into force once it’s filed.'],
  [
    { state: 'waiting' },
    registered,
    'Bylaw 3: Pets was passed on Oct 20, 2026 and comes into force once it’s registered.',
  ],
  [{ inForceFrom: null, isStandard: true }, filed, 'Bylaw 3: Pets applies.'],
  [{ state: 'repealed', endedOn: '2026-11-10' }, filed, 'Bylaw 3: Pets was repealed on Nov 10, 2026.'],
  [{ state: 'lapsed', ratifyBy: '2026-02-28' }, filed, 'Bylaw 3: Pets lapsed on Feb 28, 2026.'],
] as const)('%o', (over, filing, said) =>
  expect(newsWords([{ ...pets, ...over }], filing)).toEqual({
    ...{ title: 'Change to the building’s bylaws: Bylaw 3: Pets', text: said },
  }),
)

test('several changes are counted, and those beyond ten only counted', () => {
  const many = (length: number) =>
    newsWords(
      Array.from({ length }, () => pets),
      filed,
    )
  expect(many(12).title).toBe('12 changes to the building’s bylaws')
  expect(many(12).text).toMatch(/There are 2 more changes\.$/)
  expect(many(11).text).toMatch(/There is 1 more change\.$/)
  expect(newsWords([pets, { ...pets, set: ruleSet }], filed).title).toBe('2 changes to the building’s bylaws and rules')
  expect(newsWords([{ ...pets, set: ruleSet }], filed).title).toBe('Change to the building’s rules: Rule 3: Pets')
})

const source = { set, isStandard: false, inForceFrom: '2026-11-03', filingNumber: '', ratifyBy: null, ratifiedOn: null }
test.each([
  [{}, filed, 'In force since Nov 3, 2026'],
  [{ filingNumber: 'CA1' }, filed, 'In force since Nov 3, 2026, filed as CA1'],
  [{ filingNumber: '232' }, registered, 'In force since Nov 3, 2026, registered as 232'],
  [{ isStandard: true, inForceFrom: null }, filed, 'Standard bylaw'],
  [{ set: ruleSet }, filed, 'Made on Nov 3, 2026'],
  [{ set: ruleSet, ratifyBy: '2027-02-28' }, filed, 'Made on Nov 3, 2026, not ratified yet'],
  [
    { set: ruleSet, ratifyBy: '2027-02-28', ratifiedOn: '2026-11-20' },
    filed,
    'Made on Nov 3, 2026, ratified on Nov 20, 2026',
  ],
])('%o', (over, filing, words) => expect(sourceWords({ ...source, ...over }, filing)).toBe(words))
