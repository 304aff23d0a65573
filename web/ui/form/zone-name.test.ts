import { expect, test } from 'vitest'
import { zoneName } from './zone-name.ts'

test('a zone is called by its city', () => {
  expect(zoneName('America/Vancouver')).toBe('Vancouver time')
  expect(zoneName('America/St_Johns')).toBe('St Johns time')
})
