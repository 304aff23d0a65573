/** Who belongs to a building, where many say so at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../testing/world.ts'
import { addMember } from './buildings.ts'

let world: World
let prairie: string
beforeAll(async () => {
  world = await openWorld({ connections: 12 })
  ;({ prairie } = world.cast.buildings)
})
afterAll(() => world.close())

describe('belonging to a building', () => {
  it('given ten times at once in three roles leaves one of them, with the history of each change', async () => {
    const accountId = world.cast.accounts.nora
    const roles = ['owner', 'tenant', 'council'] as const
    const given = Array.from({ length: 10 }, (_, n) => roles[n % roles.length]!)
    await Promise.all(given.map((role) => addMember(world.context(), { buildingId: prairie, accountId, role })))
    const { rows } = await world.connection.pool.query(
      `select count(*)::int as all, count(*) filter (where ended_at is null)::int as current,
        (select count(*)::int from changes h where h.subject = 'membership'
          and h.subject_id in (select id from memberships where account_id = $1)) as told
      from memberships where account_id = $1`,
      [accountId],
    )
    expect(rows[0].current).toBe(1)
    expect(rows[0].told).toBe(rows[0].all)
  })
})
