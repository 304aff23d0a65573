/** A roster file that is made to harm harms the process that reads it, and no other. */
import { expect, test } from 'vitest'
import { readHereMostBytes } from '../../../../contract/limits/reading.ts'
import { readTable } from './read-table.ts'
import { tableOf } from './table.ts'

const rows = (count: number) =>
  Buffer.from(`Unit,Owner\n${Array.from({ length: count }, (_, n) => `${n},"Ann, ${n} Zoë"\n`).join('')}`)
const bounds = { mostMs: 60_000, mostBytes: 500_000_000, heapMostMegabytes: 128 }
const refused = { status: 400, message: expect.stringMatching(/^This file takes too much time or memory to read\. /) }

test.each([
  ['short', 10],
  ['long', 4900],
])('a %s file is read to the last cell', async (what, count) => {
  const content = rows(count)
  expect(content.length > readHereMostBytes).toBe(what === 'long')
  const table = await readTable(content, bounds)
  expect(table).toEqual(tableOf(content))
  expect(table.records).toHaveLength(count)
})

test.each([
  ['too much time', { ...bounds, mostMs: 0 }],
  ['too much memory', { ...bounds, mostBytes: 1000 }],
  ['too much memory of its own', { ...bounds, heapMostMegabytes: 8 }],
])('one that takes %s is refused', async (_what, narrow) => {
  await expect(readTable(rows(400_000), narrow)).rejects.toMatchObject(refused)
})

test('one that cannot be read as a table says why', async () => {
  expect((await readTable(Buffer.from(`a,b\n"${'x'.repeat(readHereMostBytes)}`), bounds)).fault).toContain(
    'never closed',
  )
})
