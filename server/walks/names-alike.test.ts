/** Names that look the same, wherever no two may have one name; and titles of which nothing can be seen. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { units } from '../../contract/units.ts'
import { amenityBody } from '../testing/amenities.ts'
import type { Caller } from '../testing/caller.ts'
import { laundry } from '../testing/tickets.ts'
import { openWorld, type World } from '../testing/world.ts'

const migration = join(import.meta.dirname, '../db/migrations/20261130T0400_names_alike.sql')

let world: World
let mandeep: Caller
let unitId: string
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  unitId = (await mandeep.call(units.list, { query: { limit: 1 } })).items[0]!._id
})
afterAll(() => world.close())

const post = (path: string, body: object) => mandeep.send('POST', path.replace(':unit', unitId), { body })

/** Where a name must be the only one, with what makes a record of that name. */
const places: readonly (readonly [what: string, path: string, body: (name: string) => object, refusal: number])[] = [
  ['amenity', '/api/amenities', (name) => amenityBody({ name }), 400],
  ['vendor', '/api/vendors', (name) => ({ name, trade: 'other' }), 400],
  ['asset', '/api/assets', (name) => ({ name, kind: 'pump' }), 400],
  ['saved filter', '/api/ticket-views', (name) => ({ name, filter: { due: 'late' } }), 400],
  ['folder', '/api/documents/folders', (name) => ({ category: 'minutes', name }), 400],
  ['stall', '/api/parking/stalls', (number) => ({ level: 'P7', number }), 400],
  ['level of a stall', '/api/parking/stalls', (level) => ({ level, number: '1' }), 400],
  ['locker', '/api/units/:unit/spaces', (label) => ({ kind: 'locker', label }), 409],
  ['fob', '/api/units/:unit/devices', (serial) => ({ kind: 'fob', serial, issuedOn: '2026-02-01' }), 409],
]
const first = 'Zoë 2 One'
const alike = [
  'ZOË 2 ONE',
  'Zoë 2\u00A0One',
  '\u200EZo\u200Bë 2  One\uFEFF',
  'Zoe\u0308 2 On\u00ADe',
  'Ｚｏë ２ One',
  'Zo\u034Fë 2 One',
]

describe.each(places)('the name of a(n) %s', (_what, path, body, refusal) => {
  test('is there once, however it is written', async () => {
    expect((await post(path, body(first))).status).toBe(200)
    for (const name of alike) expect([name, (await post(path, body(name))).status]).toEqual([name, refusal])
    expect((await post(path, body('Zoë 2 Two'))).status).toBe(200)
  })
})

test('a title of marks alone is missing, and an email between marks is taken', async () => {
  const nothing = await post('/api/tickets', { ...laundry, title: '\u200D\u2060\u00AD\u2800' })
  expect([nothing.status, nothing.body.errors]).toEqual([
    400,
    [{ field: 'title', message: 'Describe the issue in a few words' }],
  ])
  const pasted = {
    forName: 'Wendy Wong',
    forEmail: '\u202Awendy@ex\u00ADample.ca\u202C\u00A0',
    forPhone: '\uFEFF604\u00A0555\u00A00123\u200B',
  }
  const made = await post('/api/tickets', { ...laundry, ...pasted })
  expect(made.status).toBe(200)
  expect(made.body.data.desk.reporter).toMatchObject({ email: 'wendy@example.ca', phone: '+16045550123' })
})

test('records that looked the same before this was refused are told apart by the migration', async () => {
  const { pool } = world.connection
  await post('/api/vendors', { name: 'Twin', trade: 'other' })
  await post('/api/vendors', { name: 'Other twin', trade: 'other' })
  await pool.query('drop index vendors_named; create index vendors_named on vendors (id)')
  await pool.query(`update vendors set name = E'TW\\u200BIN' where name = 'Other twin'`)
  await pool.query((await readFile(migration, 'utf8')).replace('create function', 'create or replace function'))
  const { rows } = await pool.query(`select name from vendors where name ~* '^tw' order by id`)
  expect(rows).toEqual([{ name: 'Twin' }, { name: expect.stringMatching(/^TW\u200BIN \([\da-f]{4}\)$/) }])
  expect((await post('/api/vendors', { name: 'twin', trade: 'other' })).status).toBe(400)
})

test('the levels of stalls that look the same are one', async () => {
  await post('/api/parking/stalls', { level: 'North\u00A0 Lot', number: '1' })
  await post('/api/parking/stalls', { level: 'north l\u200Bot', number: '2' })
  const { body } = await mandeep.send('GET', '/api/parking/stalls/levels')
  expect(body.data.levels.filter(({ level }: { level: string }) => /^north/i.test(level))).toMatchObject([
    { stalls: 2 },
  ])
})
