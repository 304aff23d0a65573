/** Whose access a roster file ends by itself, and who keeps it until it is ended by hand: told before and after. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { notices } from '../../../../contract/notices.ts'
import { units, type KeptAccess } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { applyTried, importFile } from '../../../testing/imports.ts'
import { deskOf, rolesIn } from '../../../testing/moves.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { addMember, findCurrentBuilding } from '../../buildings/buildings.ts'
import { matchPeople } from '../units.ts'

let world: World
let mandeep: Caller
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

const head = 'unit_number,role,first_name,last_name,email,end_date\n'
const theoEnds = (day = '2026-11-19') => `305,tenant,Theo,Tenant,tenant@parapet.example,${day}\n`
const carlaEnds = '804,owner,Carla,Council,council@parapet.example,2026-11-19\n'
const olivia703 = '703,owner,Olivia,Owner,owner@parapet.example,2026-11-19\n'

const keepers = (id: string): Promise<KeptAccess> => mandeep.call(units.importAccess, { params: { id } })
const named = async (id: string) =>
  (await keepers(id)).people.map(({ name, role, until, can }) => [name, role, until, can.endAccess])
const end = (id: string, personIds: string[], by = mandeep) =>
  by.try(units.endImportAccess, { params: { id }, body: { personIds } })
const hears = async (who: Caller) => (await who.try(notices.list)).status
const roles = () => rolesIn(world, world.cast.buildings.harbour)

test('who would have no tie left is told by the dry run, stays on the page, and is ended there', async () => {
  const theo = await world.as('theo')
  const tried = await importFile(world, mandeep, head + theoEnds() + carlaEnds + olivia703)
  // Olivia owns 305 still, so that nothing is said of her; nothing can be ended before it is written.
  expect(await named(tried._id)).toEqual([
    ['Carla Council', 'council', null, false],
    ['Theo Tenant', 'tenant', null, false],
  ])
  const before = await keepers(tried._id)
  expect((await end(tried._id, [before.people[1]!.personId])).status).toBe(409)

  const applied = await applyTried(world, mandeep, tried)
  expect(applied.status).toBe('applied')
  expect(await hears(theo)).toBe(200)
  expect(await named(tried._id)).toEqual([
    ['Carla Council', 'council', null, true],
    ['Theo Tenant', 'tenant', null, true],
  ])
  const [, his] = (await keepers(tried._id)).people
  expect((await end(tried._id, [his!.personId, his!.personId])).body.data).toEqual({ ended: 1, refused: [] })
  expect(await hears(theo)).toBe(403)
  expect(await named(tried._id)).toEqual([['Carla Council', 'council', null, true]])
  // Said again, there is nothing left to end.
  expect((await end(tried._id, [his!.personId])).body.data).toEqual({ ended: 0, refused: [] })
  await world.jobs.drain()
  expect(world.mails.map(({ subject }) => subject)).toEqual(['Your access to Harbour View has ended'])
  const { items } = await mandeep.call(audit.history, { params: { subject: 'person', id: his!.personId }, query: {} })
  expect(items[0]).toMatchObject({
    action: 'access ended',
    fields: [
      { field: 'role', before: 'tenant' },
      { field: 'reason', after: 'Roster file roster.csv' },
    ],
  })
})

test('undoing the import brings the ties back and not the access', async () => {
  const made = await importFile(world, mandeep, head + theoEnds(), true)
  const [his] = (await keepers(made._id)).people
  await end(made._id, [his!.personId])
  const undone = await mandeep.try(units.undoImport, { params: { id: made._id }, body: { version: made.version } })
  expect([undone.status, undone.body.data.status]).toEqual([200, 'undone'])
  expect(await roles()).not.toHaveProperty('tenant@parapet.example')
  const none = { count: 0, people: [] }
  expect(await keepers(made._id)).toEqual({ ...none, ending: none, byUndo: none })
})

const then = async (id: string) => (await keepers(id)).ending.people.map(({ name, until }) => [name, until])
/** A moment of Vancouver's December 1, which keeps UTC-7. */
const dayAfter = '2026-12-01T07:00:00.000Z'
const device = async (serial: string) => {
  const { rows } = await world.connection.pool.query(
    `select ended_on, end_reason from access_devices where serial = $1`,
    [serial],
  )
  return rows[0]
}

test('a last day to come ends the access by itself, job or no job, with what a move out ends', async () => {
  const theo = await world.as('theo')
  const file = `unit_number,role,first_name,last_name,email,end_date,fobs
305,tenant,Theo,Tenant,tenant@parapet.example,2026-11-30,5577
804,owner,Carla,Council,council@parapet.example,2026-11-30,`
  const tried = await importFile(world, mandeep, file)
  // Carla's office outlasts her tie, so that somebody has to end it by hand.
  const said = [[['Theo Tenant', '2026-11-30']], [['Carla Council', 'council', '2026-11-30', false]]]
  expect([await then(tried._id), await named(tried._id)]).toEqual(said)
  await applyTried(world, mandeep, tried)
  expect([await then(tried._id), await named(tried._id)]).toEqual(said)
  expect((await deskOf(mandeep, '305')).moves).toMatchObject([
    { kind: 'last_day', takesEffectOn: '2026-12-01', recordedBy: 'Mandeep Manager', done: false },
  ])
  world.clock.set('2026-12-01T06:59:59.000Z')
  expect(await hears(theo)).toBe(200)
  world.clock.set(dayAfter)
  expect(await hears(theo)).toBe(403)
  await world.jobs.drain()
  expect(await roles()).not.toHaveProperty('tenant@parapet.example')
  expect(await roles()).toMatchObject({ 'council@parapet.example': 'council' })
  expect(await device('5577')).toEqual({ ended_on: '2026-12-01', end_reason: 'deactivated' })
  expect(world.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['tenant@parapet.example', 'Your access to Harbour View has ended'],
  ])
  mandeep = await world.as('mandeep')
  expect([await then(tried._id), await named(tried._id)]).toEqual([[], [['Carla Council', 'council', null, true]]])
})

test('a later file that puts the day off, or an undo before it, lets the access go on', async () => {
  const theo = await world.as('theo')
  const first = await importFile(world, mandeep, head + theoEnds('2026-11-30'), true)
  const later = await importFile(world, mandeep, head + theoEnds('2026-12-15'), true)
  world.clock.set(dayAfter)
  await world.jobs.drain()
  expect(await hears(theo)).toBe(200)
  mandeep = await world.as('mandeep')
  for (const made of [later, first])
    expect(
      (await mandeep.try(units.undoImport, { params: { id: made._id }, body: { version: made.version } })).status,
    ).toBe(200)
  world.clock.set('2026-12-16T09:00:00.000Z')
  await world.jobs.drain()
  expect(await hears(await world.as('theo'))).toBe(200)
  expect(world.mails).toEqual([])
})

test('whoever comes in while the file names their last day loses access with that day too', async () => {
  await importFile(world, mandeep, `${head}305,occupant,Nora,Newcomer,newcomer@parapet.example,2026-11-30\n`, true)
  const { buildings, accounts } = world.cast
  const harbour = (await findCurrentBuilding(world.platform.db, buildings.harbour))!
  await addMember(world.context(), { buildingId: buildings.harbour, accountId: accounts.nora, role: 'tenant' })
  await matchPeople({ ...world.context(), building: harbour }, accounts.nora)
  const nora = await world.as('nora', 'harbour')
  expect(await hears(nora)).toBe(200)
  world.clock.set(dayAfter)
  expect(await hears(nora)).toBe(403)
})

test('who is left out and ticked to end counts; who has no account, or moves within the building, does not', async () => {
  const made = await importFile(
    world,
    mandeep,
    `${head}101,owner,Hana,Sato,hana.sato@mail.example,2026-11-19\n306,tenant,Theo,Tenant,tenant@parapet.example,\n`,
  )
  const gone = made.notInFile.filter(({ name }) => name === 'Carla Council' || name === 'Theo Tenant')
  const chosen = await mandeep.call(units.chooseImport, {
    params: { id: made._id },
    body: { version: made.version, ends: { day: '2026-11-19', linkIds: gone.map(({ _id }) => _id) } },
  })
  expect(await named(made._id)).toEqual([['Carla Council', 'council', null, false]])
  await applyTried(world, mandeep, chosen)
  expect(await named(made._id)).toEqual([['Carla Council', 'council', null, true]])
})

test('each obeys the rule of their own page: council ends nobody in management, nor itself', async () => {
  const carla = await world.as('carla')
  await world.connection.pool.query(`update memberships set role = 'management' where account_id = $1`, [
    world.cast.accounts.theo,
  ])
  const made = await importFile(world, mandeep, head + theoEnds() + carlaEnds, true)
  const ids = (await keepers(made._id)).people.map(({ personId }) => personId)
  const { body } = await end(made._id, ids, carla)
  expect(body.data).toEqual({
    ended: 0,
    refused: [
      { personId: ids[0], name: 'Carla Council', why: expect.stringContaining('This is your own access.') },
      { personId: ids[1], name: 'Theo Tenant', why: 'Only managers can end a manager’s access.' },
    ],
  })
  expect((await end(made._id, ids)).body.data).toEqual({ ended: 2, refused: [] })
})

test('nobody is ended of whom the import ended nothing, and of no other building', async () => {
  const made = await importFile(world, mandeep, head + theoEnds(), true)
  expect((await end(made._id, [world.cast.accounts.vic])).status).toBe(404)
  const ada = await world.as('ada')
  expect((await ada.try(units.importAccess, { params: { id: made._id } })).status).toBe(404)
  expect((await end(made._id, [(await keepers(made._id)).people[0]!.personId], ada)).status).toBe(404)
})
