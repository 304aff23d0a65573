/** The hand-written matrix of docs/access.md, and how its walks call a route as one of its columns. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Route } from '../../contract/route.ts'
import { newId } from '../db/ids.ts'
import { Caller } from '../testing/caller.ts'
import type { World } from '../testing/world.ts'

export const columns = ['anon', 'none', 'V', 'M', 'T', 'O', 'C', 'G', 'S', 'else'] as const
export type Column = (typeof columns)[number]
export type Matrix = ReadonlyMap<string, Readonly<Record<Column, string>>>

/** Reads the matrix: what each column is answered, by `GET /api/path`. */
export const readMatrix = async (): Promise<Matrix> => {
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

/** Names the line of a route. */
export const lineOf = ({ method, path }: Route): string => `${method} ${path}`

/** The route's address: the building's id where the path names the building, ids of nothing elsewhere. */
const addressOf = (world: World, { path, building }: Route): string =>
  path.replaceAll(/:(\w+)/g, (_all, name: string) => {
    if (building === 'path' && (name === 'buildingId' || (name === 'id' && !path.includes(':buildingId'))))
      return world.cast.buildings.harbour
    return name === 'subject' ? 'notice' : newId()
  })

const listening = async ({ app }: World): Promise<number> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as { port: number }).port
}

/** An event stream never ends by itself: its head is enough. */
const openStream = async (world: World, caller: Caller, route: Route): Promise<number> => {
  const query = caller.buildingId ? `?building=${caller.buildingId}` : ''
  const abort = new AbortController()
  const port = await listening(world)
  const response = await fetch(`http://127.0.0.1:${port}${route.path}${query}`, {
    headers: caller.cookie ? { cookie: caller.cookie } : {},
    signal: abort.signal,
  })
  abort.abort()
  return response.status
}

/** Calls a route with nothing in it, and answers the status. */
export const statusFor = async (
  world: World,
  who: Caller,
  route: Route,
  method: Route['method'] | 'HEAD' = route.method,
): Promise<number> => {
  // A public route looks at nobody's session; signing out through it would end the caller's.
  const caller = route.access === 'public' ? new Caller(world.app, who.buildingId) : who
  if (route.sends === 'events' && method === 'GET') return openStream(world, caller, route)
  const query = route.building === 'query' && caller.buildingId ? { building: caller.buildingId } : {}
  return (await caller.send(method, addressOf(world, route), { query })).status
}

const refusals = new Set([401, 403])
/** Tells whether a status is what the matrix says. A call that is heard may be incomplete or find nothing, but isn't refused. */
export const agrees = (expected: string, status: number, route: Route): boolean => {
  if (expected !== 'yes') return status === Number(expected)
  const isLogin = route.path === '/api/auth/login'
  return !(refusals.has(status) && !isLogin) && status < 500
}
