/** What is kept of a superadmin who goes to work in a building. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { reasonMostChars } from '../../../contract/limits.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let sam: Caller
beforeEach(async () => {
  world = await openWorld()
  sam = await world.as('sam')
})
afterEach(() => world.close())

const enter = (who: Caller, reason?: string, id: string | null = world.cast.buildings.harbour) => {
  who.buildingId = id
  return who.send('POST', '/api/building/entries', { body: reason === undefined ? {} : { reason } })
}

test('the building’s history says who came and why, also without a reason', async () => {
  expect((await enter(sam, ' Mandeep cannot import <b>the roster</b> ')).status).toBe(200)
  expect((await enter(sam)).status).toBe(200)
  const mandeep = await world.as('mandeep')
  const params = { subject: 'building', id: world.cast.buildings.harbour } as const
  const { items } = await mandeep.call(audit.history, { params, query: { limit: 2 } })
  expect(items.map(({ by, action, fields }) => ({ by, action, fields }))).toEqual([
    { by: 'Sam Superadmin', action: 'entered by a superadmin', fields: [] },
    {
      by: 'Sam Superadmin',
      action: 'entered by a superadmin',
      fields: [{ field: 'reason', before: null, after: 'Mandeep cannot import the roster' }],
    },
  ])
})

test('nobody else can enter so, without a building there is nothing to enter, and a reason has its bounds', async () => {
  for (const name of ['mandeep', 'carla', 'nora'] as const) expect((await enter(await world.as(name))).status).toBe(403)
  expect((await enter(sam, 'Help', null)).status).toBe(404)
  expect((await enter(sam, 'Help', '01990000-0000-7000-8000-000000000000')).status).toBe(404)
  expect((await enter(sam, 'x'.repeat(reasonMostChars + 1))).status).toBe(400)
})
