import { expect, test } from 'vitest'
import { provinceNames } from '../../../../contract/places.ts'
import { nothingTyped } from './values.ts'

test('a new building is in British Columbia until another province is chosen', () => {
  expect(nothingTyped.province).toBe('BC')
  expect(provinceNames.BC).toBe('British Columbia')
  expect(nothingTyped.timeZone).toBe('America/Vancouver')
})
