import { expect, test } from 'vitest'
import { inOrder, saySame, usualSettings } from './rules.ts'

const closed = (from: string) => ({ from, to: from, why: 'Works' })

test('days without parking are kept in their order, and versions do not count', () => {
  const settings = { ...usualSettings, blackouts: [closed('2026-12-02'), closed('2026-12-01')] }
  expect(inOrder(settings).blackouts.map(({ from }) => from)).toEqual(['2026-12-01', '2026-12-02'])
  expect(saySame(usualSettings, { ...usualSettings, version: 3 })).toBe(true)
  expect(saySame(usualSettings, { ...usualSettings, atOnce: null })).toBe(false)
})
