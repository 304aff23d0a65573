import { expect, test } from 'vitest'
import { labelsFor } from '../../../law/law.ts'
import { audienceWords } from './audience-words.ts'

test('audiences read as specified, the council by the law of the building', () => {
  const inBc = labelsFor('BC')
  expect(
    (['all', 'owners', 'tenants', 'council', 'specific_units'] as const).map((one) => audienceWords(one, inBc)),
  ).toEqual(['All Residents', 'Owners Only', 'Tenants Only', 'Council Members', 'Specific Units'])
  expect(audienceWords('council', labelsFor('AB'))).toBe('Board Members')
})
