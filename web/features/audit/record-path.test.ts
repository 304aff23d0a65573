import { expect, test } from 'vitest'
import { recordPath } from './record-path.ts'

test('a record opens by its kind’s page, unless no screen shows it', () => {
  expect(recordPath({ subject: 'vendor', openId: 'v' })).toBe('/vendors/v')
  expect(recordPath({ subject: 'vendor', openId: null })).toBeNull()
  expect(recordPath({ subject: 'visitorPass', openId: 'p' })).toBeNull()
})
