/** What the screen says of the chain of a building. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { publish } from '../../../testing/notices.ts'
import { past } from '../../../testing/past.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
beforeEach(async () => {
  world = await openWorld()
})
afterEach(() => world.close())

test('since when the history is sealed, how many links it has, and the newest, of the reader’s building alone', async () => {
  const carla = await world.as('carla')
  const before = await carla.call(audit.seal)
  expect(before).toMatchObject({
    since: world.clock.now(),
    hasUnproven: false,
    head: expect.stringMatching(/^[\da-f]{64}$/),
  })
  const prairie = await (await world.as('ada')).call(audit.seal)
  world.clock.set('2026-11-21T20:00:00.000Z')
  await publish(carla)
  const after = await carla.call(audit.seal)
  expect(after).toMatchObject({ since: before.since, links: before.links + 2 })
  expect(after.head).not.toBe(before.head)
  expect(await (await world.as('ada')).call(audit.seal)).toEqual(prairie)
})

test('that the first link proves nothing, where changes are older than the seals', async () => {
  const { harbour } = world.cast.buildings
  await past(world, `update chain_links set seq = 0 where scope = '${harbour}' and seq = 1`)
  expect(await (await world.as('carla')).call(audit.seal)).toMatchObject({ hasUnproven: true })
})
