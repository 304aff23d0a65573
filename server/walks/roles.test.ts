/** Whoever says in a call that they are more than they are stays what they are: every route that changes something. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '../../contract/route.ts'
import { routes } from '../app.ts'
import { Caller } from '../testing/caller.ts'
import type { Name } from '../testing/cast.ts'
import type { Ids } from '../testing/walk.ts'
import { openWorld, type World } from '../testing/world.ts'
import { bodies, recordsOf } from './neighbours.ts'

const residents = ['olivia', 'theo', 'mia', 'vic'] as const satisfies readonly Name[]

let world: World
let carla: Caller
/** Signed in once; a call that ends the session of one copy would end all, so those routes go last. */
const cookies = new Map<Name, string>()

beforeAll(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  for (const name of residents) cookies.set(name, (await world.as(name)).cookie)
})
afterAll(() => world.close())

/** The words by which somebody might hope to become more, under every name that a record of ours or of others has. */
const claims = () => ({
  role: 'management',
  userRole: 'management',
  platformRole: 'superadmin',
  permissions: { billing: true },
  buildings: [{ building: world.cast.buildings.harbour, role: 'management' }],
  memberships: [{ buildingId: world.cast.buildings.harbour, role: 'management' }],
  accountId: world.cast.accounts.olivia,
  isCouncil: true,
  superadmin: true,
})

/** Who is what in which building, and who is superadmin. */
const standing = async (): Promise<string[]> => {
  const { rows } = await world.connection.pool.query<{ row: string }>(
    `select a.email || ' ' || a.platform_role || ' ' || coalesce(b.code || ' ' || m.role, '') as row
     from accounts a
     left join memberships m on m.account_id = a.id and m.ended_at is null
     left join buildings b on b.id = m.building_id
     where a.platform_role <> 'normal' or m.id is not null
     order by 1`,
  )
  return rows.map(({ row }) => row)
}

/** What the caller may themself give away is not given away by residents: no open invitation says management. */
const offered = async (): Promise<number> => {
  const { rows } = await world.connection.pool.query<{ count: number }>(
    `select count(*)::int as count from invitations where role = 'management'`,
  )
  return rows[0]!.count
}

const send = async (route: Route, ids: Ids, name: Name): Promise<number> => {
  const path = route.path.replaceAll(/:(\w+)/g, (_all, part: string) => ids[part] ?? '')
  const caller = Object.assign(new Caller(world.app, world.cast.buildings.harbour), { cookie: cookies.get(name)! })
  const { status } = await caller.send(route.method, path, { body: { ...bodies(route, ids), ...claims() } })
  return status
}

const signedInStill = async (name: Name): Promise<boolean> => {
  const caller = Object.assign(new Caller(world.app, null), { cookie: cookies.get(name)! })
  return (await caller.send('GET', '/api/auth/me')).status === 200
}

/** What residents may not call at all. */
const closed = new Set<Route['access']>(['manager', 'finance', 'council', 'superadmin'])
const changing = routes.filter(({ route }) => route.method === 'POST' || route.method === 'PUT')

describe('a resident who says that they manage the building', () => {
  it('meets every kind of route that changes something', () => {
    const met = new Set(changing.map(({ route }) => route.access))
    expect([...met]).toEqual(expect.arrayContaining(['public', 'signedIn', 'member', 'manager', 'superadmin']))
  })

  for (const { route } of changing)
    it(`stays what they are after ${route.method} ${route.path}`, async () => {
      const before = await standing()
      expect(before).toContain('member@parapet.example normal HARB01 member')
      const ids = route.path.includes(':') || route.body ? await recordsOf(world, route, carla) : {}
      const answers: [Name, number][] = []
      for (const name of residents) {
        if (!(await signedInStill(name))) cookies.set(name, (await world.as(name)).cookie)
        answers.push([name, await send(route, ids, name)])
      }
      expect(answers.filter(([, status]) => status >= 500)).toEqual([])
      expect(closed.has(route.access) ? new Set(answers.map(([, status]) => status)) : null).toEqual(
        closed.has(route.access) ? new Set([403]) : null,
      )
      await world.jobs.drain()
      expect(await standing()).toEqual(before)
      expect(await offered()).toBe(0)
    })
})
