/** Whatever ends by a sale or a move, somebody who manages the building can be reached. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { units } from '../../../../contract/units.ts'
import type { Caller } from '../../../testing/caller.ts'
import { deskOf, rolesIn, sell, tieOf } from '../../../testing/moves.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { addMember } from '../../buildings/buildings.ts'

let world: World
let mandeep: Caller
beforeEach(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
})
afterEach(() => world.close())

const roles = () => rolesIn(world, world.cast.buildings.harbour)

const livesIn = async (unitNumber: string, [firstName, lastName]: [string, string], email: string) => {
  const { unit } = await deskOf(mandeep, unitNumber)
  const body = { firstName, lastName, companyName: '', email, role: 'occupant', from: '2025-01-01' } as const
  await mandeep.call(units.addTie, { params: { id: unit._id }, body })
}

/** Plans that somebody moves out and loses the office too, and tries to record it. */
const putOut = async (by: Caller, unitNumber: string, name: string) => {
  const desk = await deskOf(by, unitNumber)
  const tieId = tieOf(desk, name)
  const { personId } = desk.ties.find(({ _id }) => _id === tieId)!
  const params = { id: desk.unit._id }
  const body = { lastDay: '2026-11-19', tieIds: [tieId], roles: [{ personId, stays: false }] }
  const plan = await by.call(units.planMoveOut, { params, body })
  return { plan, record: () => by.try(units.recordMoveOut, { params, body: { ...body, planned: plan.planned } }) }
}

test('the only manager keeps the office when they move out, and a word against it is refused', async () => {
  await livesIn('305', ['Mandeep', 'Manager'], 'manager@parapet.example')
  const sam = await world.as('sam', 'harbour')
  const { plan, record } = await putOut(sam, '305', 'Mandeep Manager')
  expect(plan.decisions).toMatchObject([{ role: 'management', stays: true, locked: true, isLast: true }])
  const refused = await record()
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'Mandeep Manager is the only manager of Harbour View. Invite another manager first.',
  ])
  expect(await roles()).toMatchObject({ 'manager@parapet.example': 'management' })
  const { buildings, accounts } = world.cast
  await addMember(world.context(), { buildingId: buildings.harbour, accountId: accounts.nora, role: 'management' })
  const again = await putOut(sam, '305', 'Mandeep Manager')
  expect((await again.record()).status).toBe(200)
  expect(await roles()).not.toHaveProperty('manager@parapet.example')
})

test('of two managers who move each other out at once, one stays', async () => {
  const { buildings, accounts } = world.cast
  await addMember(world.context(), { buildingId: buildings.harbour, accountId: accounts.nora, role: 'management' })
  await livesIn('305', ['Mandeep', 'Manager'], 'manager@parapet.example')
  await livesIn('804', ['Nora', 'Newcomer'], 'newcomer@parapet.example')
  const nora = await world.as('nora', 'harbour')
  const moves = [await putOut(mandeep, '804', 'Nora Newcomer'), await putOut(nora, '305', 'Mandeep Manager')]
  expect(moves.map(({ plan }) => plan.decisions.map(({ isLast }) => isLast))).toEqual([[false], [false]])
  const answers = await Promise.all(moves.map(({ record }) => record()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(Object.values(await roles()).filter((role) => role === 'management')).toHaveLength(1)
})

test('the sale of the last council member is warned of, and goes through', async () => {
  const { plan } = await sell(mandeep, { unitNumber: '804', on: '2026-11-20', sellers: ['Carla Council'] })
  expect(plan.doubts).toContain('Carla Council is the last council member of Harbour View; no one would be on council.')
  expect(await roles()).not.toHaveProperty('council@parapet.example')
})

test('the last on council stays where nobody is in management', async () => {
  await world.connection.pool.query(`update memberships set ended_at = now() where account_id = $1`, [
    world.cast.accounts.mandeep,
  ])
  mandeep = await world.as('sam', 'harbour')
  const { plan } = await sell(mandeep, { unitNumber: '804', on: '2026-11-20', sellers: ['Carla Council'] })
  expect(plan.decisions).toMatchObject([{ role: 'council', stays: true, isLast: true }])
  expect(await roles()).toMatchObject({ 'council@parapet.example': 'council' })
})
