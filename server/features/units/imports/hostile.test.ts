/** A roster file that is made to harm is refused, and everybody else is answered meanwhile. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readHereMostBytes } from '../../../../contract/limits/reading.ts'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { csv, importFile } from '../../../testing/imports.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let mandeep: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
})
afterAll(() => world.close())

/** Many short lines: cutting them apart takes more memory than a reader is given. */
const hostile = `Unit,Owner\n${'ab\n'.repeat(8_000_000)}`

test('it is refused in a sentence, with nothing of it kept, while others are answered', async () => {
  const theo = await world.as('theo')
  let isRefused = false
  const refusal = mandeep.try(units.startImport, { body: {}, files: [csv(hostile)] }).finally(() => (isRefused = true))
  let answered = 0
  while (!isRefused) {
    const { status } = await theo.send('GET', '/api/notifications/unread-count')
    expect(status).toBe(200)
    answered++
  }
  const { status, body } = await refusal
  expect([status, body]).toEqual([
    400,
    {
      success: false,
      code: 'INVALID',
      error: 'This file takes too much time or memory to read. Save the roster as CSV again, or split it.',
      errors: [expect.objectContaining({ field: 'files' })],
    },
  ])
  expect(answered).toBeGreaterThan(1)
  expect((await mandeep.call(units.listImports, { query: {} })).items).toEqual([])
})

test('a sound file of thousands of rows is read after it', async () => {
  const rows = Array.from({ length: 4000 }, (_, n) => `${1000 + n},owner,Ann,Ash\n`)
  expect(rows.join('').length).toBeGreaterThan(readHereMostBytes)
  const { counts, faults } = await importFile(world, mandeep, `unit,role,first_name,last_name\n${rows.join('')}`)
  expect([faults, counts.new]).toEqual([[], 4000])
})
