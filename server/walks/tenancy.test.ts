/** Every id in a path, a query or a body, taken from the building next door: it is not there, and nothing happens to it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { notices } from '../../contract/notices.ts'
import type { Route } from '../../contract/route.ts'
import { routes } from '../app.ts'
import { addMember } from '../features/buildings/buildings.ts'
import { Caller, type Answer } from '../testing/caller.ts'
import { watchNextDoor, type NextDoor } from '../testing/next-door.ts'
import { addressOf } from '../testing/probe.ts'
import type { Ids } from '../testing/walk.ts'
import { openWorld, type World } from '../testing/world.ts'
import { bodies, recordsOf } from './neighbours.ts'

interface Place {
  where: 'path' | 'query' | 'body'
  name: string
}

let world: World
/** A council member of Harbour View who lives there, and its manager for what is about money; Ada sits next door. */
let carla: Caller
let nora: Caller
let ada: Caller
let nextDoor: NextDoor

beforeAll(async () => {
  world = await openWorld()
  const { accounts, buildings } = world.cast
  await addMember(world.context(), { buildingId: buildings.harbour, accountId: accounts.nora, role: 'management' })
  nora = await world.as('nora', 'harbour')
  carla = await world.as('carla')
  ada = await world.as('ada')
  nextDoor = await watchNextDoor(world)
})
afterAll(() => world.close())

interface JsonSchema {
  format?: string
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

const holdsId = (schema: JsonSchema): boolean =>
  schema.format === 'uuid' || (schema.items ? holdsId(schema.items) : false) || (schema.anyOf?.some(holdsId) ?? false)

const idsIn = (where: Place['where'], schema: z.ZodType | undefined): Place[] => {
  if (!schema) return []
  const whole = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema
  const forms = [whole, ...(whole.anyOf ?? []), ...(whole.oneOf ?? [])]
  const properties = Object.assign({}, ...forms.map((form) => form.properties ?? {})) as Record<string, JsonSchema>
  const named = Object.entries(properties).filter(([name, field]) => holdsId(field) || /Ids?$/.test(name))
  return named.map(([name]) => ({ where, name }))
}

const placesOf = ({ params, query, body }: Route): Place[] => [
  ...idsIn('path', params),
  ...idsIn('query', query),
  ...idsIn('body', body),
]

const callerOf = (route: Route): Caller => (route.access === 'finance' ? nora : carla)

/** The same browser once more, so that a call which signs somebody else in leaves the walk its own. */
const again = (caller: Caller): Caller =>
  Object.assign(new Caller(caller.app, caller.buildingId), { cookie: caller.cookie })

/** The call with the given ids, otherwise complete; in the body a list is a list. */
const call = async (route: Route, ids: Ids, body: object | undefined): Promise<Pick<Answer, 'status' | 'text'>> => {
  const caller = again(callerOf(route))
  const path = route.path.replaceAll(/:(\w+)/g, (_all, name: string) => ids[name] ?? '')
  // A link is reached by its secret: that of the caller's own building.
  const secret = route.access === 'link' ? ['token'] : []
  // A list of a day is asked for by the day.
  const wanted = [...idsIn('query', route.query).map(({ name }) => name), ...secret, ...(route.query ? ['date'] : [])]
  const query = Object.fromEntries(wanted.flatMap((name) => (ids[name] ? [[name, ids[name]]] : [])))
  if (route.sends !== 'events') return caller.send(route.method, path, { query, ...(body && { body }) })
  const leaving = new AbortController()
  const url = `${await addressOf(world.app)}${path}?${new URLSearchParams(query)}`
  const { status } = await fetch(url, { headers: { cookie: caller.cookie }, signal: leaving.signal })
  leaving.abort()
  return { status, text: '' }
}

/** Where an id of next door is met: a path does not find it, a building may not be named, a body's list has no effect. */
const accepted = ({ where, name }: Place): number[] =>
  where === 'path' ? [404] : where === 'query' && name === 'building' ? [403] : [200, 400, 404, 409]

const walk = async (route: Route, place: Place): Promise<void> => {
  const [own, theirs] = [await recordsOf(world, route, callerOf(route)), await recordsOf(world, route, ada)]
  const foreign = theirs[place.name]
  if (!foreign)
    throw new Error(`The walk does not know where the neighbour's ${place.name} of ${route.path} comes from.`)
  await nextDoor.forget()
  const mixed = { ...own, [place.name]: foreign }
  const answer = await call(route, mixed, bodies(route, mixed))
  expect(accepted(place)).toContain(answer.status)
  expect(answer.text).not.toContain('Prairie')
  expect(await nextDoor.writes()).toEqual([])
  const mine = await call(route, own, bodies(route, own))
  expect({ ...mine, heard: mine.status < 500 && mine.status !== 404 && mine.status !== 403 }).toMatchObject({
    heard: true,
  })
}

/** What platform staff do reaches any building; of those who are none, nobody comes as far as an id. */
const meetClosed = async (route: Route, place: Place): Promise<void> => {
  const both = [await recordsOf(world, route, carla), await recordsOf(world, route, ada)]
  await nextDoor.forget()
  for (const ids of both) {
    expect(ids[place.name]).toBeDefined()
    const path = route.path.replaceAll(/:(\w+)/g, (_all, name: string) => ids[name] ?? '')
    for (const caller of [carla, nora]) {
      const body = bodies(route, ids)
      const answer = await again(caller).send(route.method, path, body ? { body } : {})
      expect(answer.status).toBe(403)
      expect(answer.text).not.toContain('Prairie')
    }
  }
  expect(await nextDoor.writes()).toEqual([])
}

describe('the building next door', () => {
  it('is met by a route for every kind of place', () => {
    const met = new Set(routes.flatMap(({ route }) => placesOf(route).map(({ where }) => where)))
    expect(met).toEqual(new Set(['path', 'query', 'body']))
  })

  it('has a name for every part of a path that could be an id', () => {
    const parts = routes.flatMap(({ route }) =>
      [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => [route, name!] as const),
    )
    for (const [route, name] of parts)
      // The secret of a link is no id: it is drawn anew for each, and names the building by itself.
      expect([...placesOf(route).map((place) => place.name), 'subject', 'token']).toContain(name)
  })

  it('is watched: what its own people write there is seen', async () => {
    await nextDoor.forget()
    await ada.call(notices.create, { body: { title: 'Snow', content: '<p>It snows.</p>' }, files: [] })
    expect(await nextDoor.writes()).toEqual(expect.arrayContaining(['INSERT of changes', 'INSERT of notices']))
    await nextDoor.forget()
    await carla.call(notices.create, { body: { title: 'Rain', content: '<p>It rains.</p>' }, files: [] })
    expect(await nextDoor.writes()).toEqual([])
  })

  for (const { route } of routes)
    for (const place of placesOf(route))
      it(`is out of reach of ${route.method} ${route.path} by ${place.name} in the ${place.where}`, () =>
        route.access === 'superadmin' ? meetClosed(route, place) : walk(route, place))
})
