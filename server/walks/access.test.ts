/** Every route × every kind of caller, against the hand-written matrix of docs/access.md. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { newId } from '../db/ids.ts'
import { Caller } from '../testing/caller.ts'
import { openWorld, type World } from '../testing/world.ts'
import type { Route } from '../../contract/route.ts'

const columns = ['anon', 'none', 'V', 'M', 'T', 'O', 'C', 'G', 'S', 'else'] as const
type Column = (typeof columns)[number]

const readMatrix = async (): Promise<Map<string, Record<Column, string>>> => {
  const text = await readFile(join(import.meta.dirname, '../../docs/access.md'), 'utf8')
  const lines = text.split('\n').filter((line) => /^\| (GET|POST|PUT|DELETE) /.test(line))
  return new Map(
    lines.map((line) => {
      const [route, ...cells] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
      return [
        route!,
        Object.fromEntries(columns.map((column, index) => [column, cells[index]])) as Record<Column, string>,
      ]
    }),
  )
}

let world: World
let matrix: Awaited<ReturnType<typeof readMatrix>>
const callers = {} as Record<Column, Caller>

beforeAll(async () => {
  world = await openWorld()
  matrix = await readMatrix()
  const { harbour } = world.cast.buildings
  Object.assign(callers, {
    anon: new Caller(world.app, harbour),
    none: await world.as('nora', null),
    V: await world.as('vic'),
    M: await world.as('mia'),
    T: await world.as('theo'),
    O: await world.as('olivia'),
    C: await world.as('carla'),
    G: await world.as('mandeep'),
    S: await world.as('sam', 'harbour'),
    else: await world.as('ben', 'harbour'),
  })
})
afterAll(() => world.close())

/** The route's address: the building's id where the path names the building, ids of nothing elsewhere. */
const addressOf = ({ path, building }: Route): string =>
  path.replaceAll(/:(\w+)/g, (_all, name: string) => {
    if (building === 'path' && (name === 'buildingId' || (name === 'id' && !path.includes(':buildingId'))))
      return world.cast.buildings.harbour
    return name === 'subject' ? 'notice' : newId()
  })

const statusFor = async (
  column: Column,
  route: Route,
  method: Route['method'] | 'HEAD' = route.method,
): Promise<number> => {
  // A public route looks at nobody's session; signing out through it would end the caller's.
  const caller = route.access === 'public' ? new Caller(world.app, callers[column].buildingId) : callers[column]
  if (route.sends === 'events' && method === 'GET') return openStream(caller, route)
  const query = route.building === 'query' && caller.buildingId ? { building: caller.buildingId } : {}
  return (await caller.send(method, addressOf(route), { query })).status
}

/** An event stream never ends by itself: its head is enough. */
const openStream = async (caller: Caller, route: Route): Promise<number> => {
  const query = caller.buildingId ? `?building=${caller.buildingId}` : ''
  const abort = new AbortController()
  const port = await listening()
  const response = await fetch(`http://127.0.0.1:${port}${route.path}${query}`, {
    headers: caller.cookie ? { cookie: caller.cookie } : {},
    signal: abort.signal,
  })
  abort.abort()
  return response.status
}

const listening = async (): Promise<number> => {
  if (!world.app.server.listening) await world.app.listen({ port: 0, host: '127.0.0.1' })
  return (world.app.server.address() as { port: number }).port
}

const refusals = new Set([401, 403])
/** A call that is heard may still be incomplete or find nothing, but it is never refused and never fails. */
const agrees = (expected: string, status: number, route: Route): boolean => {
  if (expected === '400' || expected === '404') return status === Number(expected)
  if (expected !== 'yes') return status === Number(expected)
  const isLogin = route.path === '/api/auth/login'
  return !(refusals.has(status) && !isLogin) && status < 500
}

describe('access matrix', () => {
  it('has a line for every route and a route for every line', () => {
    const known = routes.map(({ route }) => `${route.method} ${route.path}`).toSorted()
    expect([...matrix.keys()].toSorted()).toEqual(known)
  })

  for (const { route } of routes)
    it(`${route.method} ${route.path}`, async () => {
      const line = matrix.get(`${route.method} ${route.path}`)
      expect(line).toBeDefined()
      for (const column of columns) {
        const status = await statusFor(column, route)
        expect(agrees(line![column], status, route), `${column}: expected ${line![column]}, answered ${status}`).toBe(
          true,
        )
        const byHead = route.method === 'GET' ? await statusFor(column, route, 'HEAD') : status
        expect(byHead, `${column} by HEAD`).toBe(status)
      }
    })
})
