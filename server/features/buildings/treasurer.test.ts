/** Who may let the treasurer keep the books, and who may take that back. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildings } from '../../../contract/buildings.ts'
import type { Caller } from '../../testing/caller.ts'
import { dismissManager, settingsOf, turn } from '../../testing/treasurer.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addMember } from './buildings.ts'

let world: World
let carla: Caller
beforeEach(async () => {
  world = await openWorld()
  await dismissManager(world, 'harbour')
  carla = await world.as('carla')
})
afterEach(() => world.close())

const why = 'This building has a manager, so only management can let the treasurer keep the books.'

test('is not council’s to turn on while someone is management, and theirs to turn off', async () => {
  const { harbour } = world.cast.buildings
  expect((await settingsOf(carla)).can).toEqual({ letTreasurerKeepBooks: true })
  await addMember(world.context(), {
    buildingId: harbour,
    accountId: world.cast.accounts.mandeep,
    role: 'management',
  })
  const before = await settingsOf(carla)
  expect(before.can).toEqual({ letTreasurerKeepBooks: false })
  const refused = await turn(carla, true)
  expect([refused.status, refused.body.error]).toEqual([409, why])
  expect(await settingsOf(carla)).toEqual(before)

  const mandeep = await world.as('mandeep', 'harbour')
  expect((await turn(mandeep, true)).body.data).toMatchObject({
    treasurerKeepsBooks: true,
    can: { letTreasurerKeepBooks: true },
  })
  // What stays as it is isn’t asked about.
  const other = { treasurerKeepsBooks: true, city: 'Burnaby' }
  expect((await carla.send('PUT', `/api/buildings/${harbour}`, { body: other })).status).toBe(200)
  expect((await turn(carla, false)).body.data.treasurerKeepsBooks).toBe(false)
  expect((await turn(carla, true)).status).toBe(409)
  const sam = await world.as('sam', 'harbour')
  expect((await turn(sam, true)).status).toBe(200)
  expect((await turn(sam, false)).status).toBe(200)
})

test('counts no manager whose account is disabled or whose role ends by its day', async () => {
  const { buildings: place, accounts } = world.cast
  await addMember(world.context(), { buildingId: place.harbour, accountId: accounts.mandeep, role: 'management' })
  const manager = (set: string) => world.connection.pool.query(set, [accounts.mandeep])
  await manager('update accounts set disabled_at = now() where id = $1')
  expect((await settingsOf(carla)).can.letTreasurerKeepBooks).toBe(true)
  await manager('update accounts set disabled_at = null where id = $1')
  expect((await turn(carla, true)).status).toBe(409)
  await manager(`update memberships set ends_at = '2026-11-20T00:00:00Z' where account_id = $1 and ended_at is null`)
  expect((await turn(carla, true)).status).toBe(200)
})

test('stays as it is for a client that knows only the specification', async () => {
  await turn(carla, true)
  const path = `/api/buildings/${carla.buildingId}`
  expect((await carla.send('PUT', path, { body: { city: 'Burnaby' } })).body.data.treasurerKeepsBooks).toBe(true)
  expect((await carla.send('PUT', path, { body: { treasurerKeepsBooks: 'yes' } })).status).toBe(400)
  expect((await settingsOf(carla)).treasurerKeepsBooks).toBe(true)
  const seen = await (await world.as('olivia')).call(buildings.get, { params: { id: carla.buildingId! } })
  expect(Object.keys(seen)).not.toContain('treasurerKeepsBooks')
})
