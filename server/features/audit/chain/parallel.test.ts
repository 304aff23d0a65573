// Runs on both versions of PostgreSQL: locks.
/** Many who write in one building at once: the chain has no fork and no gap, and no one waits for each other in a circle. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Caller } from '../../../testing/caller.ts'
import { postAllAtOnce } from '../../../testing/race.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { recordChange, verifyHistory } from '../audit.ts'

let world: World
beforeEach(async () => {
  world = await openWorld({ connections: 20 })
})
afterEach(() => world.close())

const linksOf = async (scope: string): Promise<number[]> => {
  const { rows } = await world.connection.pool.query('select seq from chain_links where scope = $1 order by seq', [
    scope,
  ])
  return rows.map(({ seq }) => seq as number)
}
const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)
const faults = async () => (await verifyHistory(world.context(), [])).map(({ fault }) => fault)

it('fifty tickets and fifty notices at once are a hundred links, one after the other', async () => {
  const { harbour } = world.cast.buildings
  const before = (await linksOf(harbour)).length
  const callOf = (path: string, { cookie }: Caller, body: object) => ({
    path,
    headers: { cookie, 'x-building-id': harbour },
    body,
  })
  const place = { category: 'electrical', place: 'common', placeWords: 'Lobby' }
  const ticket = callOf('/api/tickets', await world.as('olivia'), { title: 'Lamp', words: 'It flickers.', ...place })
  const notice = callOf('/api/notices', await world.as('carla'), {
    title: 'Water off',
    content: '<p>From 9 to 11.</p>',
  })
  const answers = await postAllAtOnce(
    world.app,
    upTo(100).map((n) => (n % 2 ? ticket : notice)),
  )
  expect(new Set(answers.map(({ status, text }) => (status === 200 ? 200 : text)))).toEqual(new Set([200]))
  expect(await linksOf(harbour)).toEqual(upTo(before + 100))
  expect(await faults()).toEqual([null, null, null])
})

it('who writes in two buildings holds both chains in the same order', async () => {
  const { harbour, prairie } = world.cast.buildings
  const before = { harbour: (await linksOf(harbour)).length, prairie: (await linksOf(prairie)).length }
  let tries = 0
  const write = (...buildings: (string | null)[]) =>
    inTransaction(world.context(), async (tx) => {
      tries += 1
      for (const buildingId of buildings)
        await recordChange(tx, { subject: 'unit', subjectId: newId(), buildingId, action: 'changed' })
    })
  await Promise.all(upTo(60).map((n) => (n % 2 ? write(harbour, null, prairie) : write(prairie, harbour))))
  expect(tries).toBe(60)
  expect(await linksOf(harbour)).toEqual(upTo(before.harbour + 60))
  expect(await linksOf(prairie)).toEqual(upTo(before.prairie + 60))
  expect(await faults()).toEqual([null, null, null])
})
