/** An agent's rights end with the agency, by whichever way it ends. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { notices } from '../../../../contract/notices.ts'
import { units } from '../../../../contract/units.ts'
import type { InBuilding } from '../../../context.ts'
import type { Caller } from '../../../testing/caller.ts'
import { deskOf, rolesIn, tieOf } from '../../../testing/moves.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { addMember, findCurrentBuilding } from '../../buildings/buildings.ts'
import { addPerson, matchPeople, startTenancy } from '../units.ts'

let world: World
let mandeep: Caller
let nora: Caller
let harbour: InBuilding
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  const buildingId = world.cast.buildings.harbour
  harbour = { ...world.context(), building: (await findCurrentBuilding(world.platform.db, buildingId))! }
  await addMember(harbour, { buildingId, accountId: world.cast.accounts.nora, role: 'member' })
  const facts = { firstName: 'Nora', lastName: 'Newcomer', email: 'newcomer@parapet.example' }
  const { unit } = await deskOf(mandeep, '305')
  await startTenancy(harbour, {
    unitId: unit._id,
    personId: await addPerson(harbour, facts),
    kind: 'agent',
    from: '2026-01-01',
  })
  await matchPeople(harbour)
  nora = await world.as('nora', 'harbour')
})
afterEach(() => world.close())

const hears = async () => (await nora.try(notices.list)).status
const roles = () => rolesIn(world, world.cast.buildings.harbour)
const endOn = async (to: string | null) => {
  const desk = await deskOf(mandeep, '305')
  const { links } = await mandeep.call(units.get, { params: { id: desk.unit._id } })
  const { from, version } = links.find(({ name }) => name === 'Nora Newcomer')!
  return mandeep.call(units.changeTie, {
    params: { id: desk.unit._id, linkId: tieOf(desk, 'Nora Newcomer') },
    body: { from, to, version, isPrimary: false, occupiesUnit: false },
  })
}
const subjects = () => world.mails.map(({ to, subject }) => [to, subject])
const told = [['newcomer@parapet.example', 'Your access to Harbour View has ended']]

test('put right to yesterday, the access ends at once, by mail', async () => {
  expect(await hears()).toBe(200)
  await endOn('2026-11-19')
  expect(await hears()).toBe(403)
  expect(await roles()).not.toHaveProperty('newcomer@parapet.example')
  await world.jobs.drain()
  expect(subjects()).toEqual(told)
  expect(world.mails[0]!.text).toContain('you no longer act for an owner')
})

test('with a last day to come it ends with that day, job or no job, and once', async () => {
  await endOn('2026-11-25')
  expect(await hears()).toBe(200)
  world.clock.set('2026-11-26T07:00:00.000Z')
  expect(await hears()).toBe(403)
  await world.jobs.drain()
  expect(await roles()).not.toHaveProperty('newcomer@parapet.example')
  await world.jobs.drain()
  expect(subjects()).toEqual(told)
})

test('prolonged before the day, it goes on', async () => {
  await endOn('2026-11-25')
  await endOn(null)
  world.clock.set('2026-11-26T07:00:00.000Z')
  await world.jobs.drain()
  expect(await hears()).toBe(200)
  expect(world.mails).toEqual([])
})

test('whoever is on council stays there when an agency of theirs ends', async () => {
  const buildingId = world.cast.buildings.harbour
  await addMember(harbour, { buildingId, accountId: world.cast.accounts.nora, role: 'council' })
  await endOn('2026-11-19')
  expect(await roles()).toMatchObject({ 'newcomer@parapet.example': 'council' })
  await world.jobs.drain()
  expect(world.mails).toEqual([])
})

test('a correction gives nobody more than they had', async () => {
  const buildingId = world.cast.buildings.harbour
  await addMember(harbour, { buildingId, accountId: world.cast.accounts.nora, role: 'visitor' })
  await endOn('2026-11-25')
  expect(await roles()).toMatchObject({ 'newcomer@parapet.example': 'visitor' })
})
