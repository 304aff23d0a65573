import { expect, test } from 'vitest'
import { cameAt } from './use-now.ts'

test('an answer came when it came; what stands in for one is compared with now, and not with 1970', () => {
  expect(cameAt({ dataUpdatedAt: Date.UTC(2026, 10, 25, 8) })).toBe('2026-11-25T08:00:00.000Z')
  expect(Date.parse(cameAt({ dataUpdatedAt: 0 }))).toBeGreaterThan(Date.UTC(2026, 0, 1))
})
