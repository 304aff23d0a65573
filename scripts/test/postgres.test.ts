import { describe, expect, test } from 'vitest'
import { httpTestFiles } from './http-files.ts'
import { isMarked, isOfLauncher, sharesFor } from './postgres.ts'

test.each([
  ['3bdf97cd0', false, 'whole', 'marked'],
  ['3bdf97cda', false, 'whole', 'marked'],
  ['3bdf97cd1', false, 'marked', 'whole'],
  ['3bdf97cdf', false, 'marked', 'whole'],
  ['3bdf97cdf', true, 'whole', 'whole'],
])('commit %s, all asked for: %s: embedded %s, server %s', (commit, full, embedded, server) => {
  expect(sharesFor(commit, full)).toMatchObject({ embedded, server })
})

test.each([
  ["import { race } from '../../testing/race.ts'", true],
  ["import { importFile } from '../../../testing/imports.ts'", true],
  ['// Runs on both versions of PostgreSQL: it migrates.\nimport pg', true],
  ["import { openWorld } from '../../testing/world.ts'", false],
  ["const words = 'Runs on both versions of PostgreSQL: no'", false],
])('%j is marked: %s', (source, marked) => {
  expect(isMarked(source)).toBe(marked)
})

test.each([
  ['server/db/embedded/survival.test.ts', true],
  ['server/survival/uploads.test.ts', true],
  ['server/start.test.ts', true],
  ['server/db/migrate.test.ts', false],
])('%s is of the launcher: %s', (file, is) => {
  expect(isOfLauncher(file)).toBe(is)
})

describe('the HTTP tests of this tree', () => {
  test.each([
    'server/db/migrate.test.ts',
    'server/db/transaction.test.ts',
    'server/walks/budgets.test.ts',
    'server/features/bookings/races.test.ts',
    'server/features/units/imports/imports.test.ts',
    'server/features/documents/reading/reading.test.ts',
  ])('run %s on both versions', async (file) => {
    const { marked } = await httpTestFiles()
    expect(marked).toContain(file)
  })

  test('are mostly unmarked, and none of them is a table of rules', async () => {
    const { marked, unmarked } = await httpTestFiles()
    expect(marked.length).toBeLessThan(unmarked.length / 2)
    expect([...marked, ...unmarked].filter((file) => file.endsWith('/rules.test.ts'))).toEqual([])
  })
})
