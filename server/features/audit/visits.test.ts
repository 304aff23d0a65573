/** What is kept of the platform's staff at work in a building, and what its council reads of that. */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { readWords } from '../../../contract/audit/read-words.ts'
import { contacts } from '../../../contract/contacts.ts'
import { reasonMostChars } from '../../../contract/limits.ts'
import { units } from '../../../contract/units.ts'
import { later } from '../../../contract/time.ts'
import { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let sam: Caller
let carla: Caller
beforeEach(async () => {
  world = await openWorld()
  sam = await world.as('sam', 'harbour')
  carla = await world.as('carla')
})
afterEach(() => world.close())

const enter = (who: Caller, reason?: string) =>
  who.send('POST', '/api/building/entries', { body: reason === undefined ? {} : { reason } })
const visits = async () => (await carla.call(audit.list, { query: { subject: 'visit' } })).items
const said = async () => (await visits()).map(({ action, reads }) => [action, readWords(reads)])
const unitIds = async (): Promise<string[]> => (await carla.call(units.list, { query: {} })).items.map(({ _id }) => _id)
const notedReads = async (): Promise<number> => {
  const { rows } = await world.connection.pool.query('select count(*)::int as count from staff_reads')
  return rows[0].count as number
}
/** The same browser at the same time, as from another process. */
const again = () => Object.assign(new Caller(world.app, sam.buildingId), { cookie: sam.cookie })

test('the building’s history says who came and why, also without a reason', async () => {
  expect((await enter(sam, ' Mandeep cannot import <b>the roster</b> ')).status).toBe(200)
  expect((await enter(sam)).status).toBe(200)
  expect((await visits()).map(({ by, byStaff, action, fields }) => ({ by, byStaff, action, fields }))).toEqual([
    { by: 'Sam Superadmin', byStaff: true, action: 'came without a reason', fields: [] },
    { by: 'Sam Superadmin', byStaff: true, action: 'left', fields: [] },
    {
      by: 'Sam Superadmin',
      byStaff: true,
      action: 'entered',
      fields: [{ field: 'reason', before: null, after: 'Mandeep cannot import the roster' }],
    },
  ])
})

test('nobody else can enter so, without a building there is nothing to enter, and a reason has its bounds', async () => {
  for (const name of ['mandeep', 'carla'] as const) expect((await enter(await world.as(name))).status).toBe(403)
  const nora = await world.as('nora')
  nora.buildingId = world.cast.buildings.harbour
  expect((await enter(nora)).status).toBe(403)
  expect((await enter(sam, 'x'.repeat(reasonMostChars + 1))).status).toBe(400)
  for (const building of [null, '01990000-0000-7000-8000-000000000000']) {
    sam.buildingId = building
    expect((await enter(sam, 'Help')).status).toBe(404)
    expect((await sam.try(audit.visit)).status).toBe(404)
    expect((await sam.try(audit.leave)).status).toBe(404)
  }
})

test('a visit is of one browser in one building, until it is left', async () => {
  expect(await sam.call(audit.visit)).toEqual({ visit: null })
  await enter(sam, 'Help with the roster')
  const visit = { since: world.clock.now(), reason: 'Help with the roster' }
  expect(await sam.call(audit.visit)).toEqual({ visit })
  expect(await (await world.as('sam', 'harbour')).call(audit.visit)).toEqual({ visit: null })
  sam.buildingId = world.cast.buildings.prairie
  expect(await sam.call(audit.visit)).toEqual({ visit: null })
  sam.buildingId = world.cast.buildings.harbour
  for (const time of ['first', 'again']) expect([time, (await sam.try(audit.leave)).status]).toEqual([time, 200])
  expect(await sam.call(audit.visit)).toEqual({ visit: null })
  expect(await said()).toEqual([
    ['left', ''],
    ['entered', ''],
  ])
})

describe('what staff read', () => {
  it('stands under their entry, in words', async () => {
    const [first, second] = await unitIds()
    await enter(sam, 'Help with the roster')
    await sam.call(units.directory, { query: {} })
    await sam.call(units.directory, { query: { search: 'olivia' } })
    for (const id of [first, second, first]) await sam.call(units.get, { params: { id: id! } })
    await sam.call(units.desk, { params: { id: first! } })
    expect(await said()).toEqual([['entered', 'the unit directory, Unit 101, Unit 102']])
  })

  it('is counted where it is much, also what was not there', async () => {
    await enter(sam, 'Looking')
    for (let n = 0; n < 5; n++) await sam.send('GET', `/api/units/01990000-0000-7000-8000-00000000000${n}`)
    expect(await said()).toEqual([['entered', '5 units']])
  })

  it('stands under an entry without a reason where they did not enter', async () => {
    await sam.call(contacts.list)
    expect(await said()).toEqual([['came without a reason', 'the important contacts']])
    await sam.call(units.directory, { query: {} })
    await enter(sam, 'Now I say why')
    await sam.call(contacts.list)
    expect(await said()).toEqual([
      ['entered', 'the important contacts'],
      ['left', ''],
      ['came without a reason', 'the important contacts, the unit directory'],
    ])
  })

  it('is noted once in a quarter of an hour, and under the visit in which it was read', async () => {
    await enter(sam, 'Help')
    for (let time = 0; time < 3; time++) await sam.call(contacts.list)
    expect(await notedReads()).toBe(1)
    world.clock.set(later(world.clock.now(), 15 * 60_000))
    await sam.call(contacts.list)
    expect(await notedReads()).toBe(2)
  })

  it('is noted once by many calls at once, and they begin one visit', async () => {
    const calls = Array.from({ length: 12 }, () => again().try(contacts.list))
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(await said()).toEqual([['came without a reason', 'the important contacts']])
    expect(await notedReads()).toBe(1)
  })

  it('is not shown where it cannot be noted', async () => {
    await enter(sam, 'Help')
    await world.connection.pool.query('alter table staff_reads rename to staff_reads_away')
    expect((await sam.try(contacts.list)).status).toBe(500)
    expect((await carla.try(contacts.list)).status).toBe(200)
  })

  it('is nothing of what people of the building read, nor of what is their own', async () => {
    await carla.call(units.directory, { query: {} })
    await sam.send('GET', `/api/buildings/${sam.buildingId}`)
    await sam.send('GET', '/api/notifications/unread-count')
    expect(await notedReads()).toBe(0)
    expect(await visits()).toEqual([])
  })

  it('is not edited', async () => {
    await sam.call(contacts.list)
    for (const text of ["update staff_reads set route = 'x'", 'delete from staff_reads'])
      await expect(world.connection.pool.query(text)).rejects.toThrow('the history is never edited')
  })

  it('stands in the file too', async () => {
    await enter(sam, 'Help')
    await sam.call(contacts.list)
    const { text } = await carla.try(audit.file, { query: { subject: 'visit' } })
    expect(text).toContain(
      'Sam Superadmin,Y,Staff visit,Sam Superadmin,Entered the building,reason: Help,the important contacts',
    )
  })

  it('costs one statement more, for staff alone', async () => {
    await enter(sam, 'Help')
    for (const [who, statements] of [
      [sam, [3, 2, 2]],
      [carla, [2, 1, 1]],
    ] as const)
      for (const expected of statements)
        expect(await world.statements(() => who.call(contacts.list))).toHaveLength(expected)
  })

  it('costs those who read the history one statement more where it holds a visit', async () => {
    await enter(sam, 'Help')
    expect(await world.statements(visits)).toHaveLength(3)
  })
})

test.each([
  [[{ what: 'unit.directory', records: 0, names: [] }], 'the unit directory'],
  [[{ what: 'accessRequest.one', records: 3, names: [] }], '3 access requests'],
  [[{ what: 'accessRequest.one', records: 1, names: ['Farah Haddad'] }], 'the access request from Farah Haddad'],
  [[{ what: 'unit.one', records: 2, names: ['Unit 703'] }], '2 units'],
  [[{ what: 'Lists the ledger', records: 0, names: [] }], '“Lists the ledger”'],
  [[], ''],
])('%j reads %s', (reads, words) => expect(readWords(reads)).toBe(words))
