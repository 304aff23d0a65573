/** Who reads special levies: the books' readers all of them, and owners those that their units pay. */
import { describe, expect, it } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { withLevies } from './testing/levies.ts'

const on = withLevies()

const statusesOf = async (caller: Caller, id: string): Promise<number[]> => {
  const answers = await Promise.all(
    ['/api/levies', `/api/levies/${id}`, '/api/levies/mine'].map((path) => caller.send('GET', path)),
  )
  return answers.map(({ status }) => status)
}

describe('special levies', () => {
  it('are read by council, kept by management, and no owner’s, tenant’s or neighbour’s', async () => {
    const { _id, version } = await on.levies.approved()
    const body = { step: 'finish', cancelling: on.levies.cancels(25_000_000), version }
    for (const [name, building, statuses, step] of [
      ['olivia', undefined, [403, 403, 200], 403],
      ['theo', undefined, [403, 403, 200], 403],
      ['carla', undefined, [200, 200, 200], 403],
      ['mandeep', 'prairie', [200, 404, 200], 404],
      ['mandeep', 'harbour', [200, 200, 200], 200],
    ] as const) {
      const who = await on.world.as(name, building)
      expect([name, await statusesOf(who, _id)]).toEqual([name, statuses])
      expect([name, (await who.send('POST', `/api/levies/${_id}/steps`, { body })).status]).toEqual([name, step])
    }
    const carla = (await (await on.world.as('carla')).send('GET', `/api/levies/${_id}`)).body.data
    expect(carla.can).toEqual({ change: false, steps: [] })
  })

  it('aren’t management’s where the building took billing from it; nor is their history', async () => {
    const { _id } = await on.levies.drafted()
    await on.books.query(`update buildings set permissions = '{"management":{"billing":false}}' where id = $1`, [
      on.world.cast.buildings.harbour,
    ])
    const mandeep = await on.world.as('mandeep', 'harbour')
    expect(await statusesOf(mandeep, _id)).toEqual([403, 403, 200])
    expect((await mandeep.send('GET', `/api/history/levy/${_id}`)).status).toBe(404)
    const sam = await on.world.as('sam', 'harbour')
    expect(await statusesOf(sam, _id)).toEqual([200, 200, 200])
  })
})
