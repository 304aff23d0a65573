import { expect, test } from 'vitest'
import { addressDutyFor } from './law.ts'

test('owners in British Columbia tell their mailing address within two weeks, by the Standard Bylaws', () => {
  const duty = addressDutyFor('BC')
  expect(duty).toMatchObject({ dueDays: 14, source: 'Standard Bylaws, s. 4 (1)' })
  expect(duty?.words).toContain('within two weeks')
  expect(duty?.words).toContain(duty?.source)
})

test.each(['AB', 'other'] as const)('nothing is claimed of %s', (jurisdiction) => {
  expect(addressDutyFor(jurisdiction)).toBeNull()
})
