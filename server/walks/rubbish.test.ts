/** Rubbish in every place of every route: it is refused or ignored, in the one shape of errors, and nothing ever fails. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Route } from '../../contract/route.ts'
import { routes } from '../app.ts'
import { newId } from '../db/ids.ts'
import { addMember } from '../features/buildings/buildings.ts'
import type { Caller } from '../testing/caller.ts'
import { openWorld, type World } from '../testing/world.ts'
import { bodies, recordsOf } from './neighbours.ts'
import { rubbishFor, type Round, type Sent } from './rubbish.ts'

const atOnce = 12
/** Every status that an answer may have. */
const known = new Set([200, 400, 401, 403, 404, 409, 413, 415, 422, 429, 503])

let world: World
/** Nora manages Harbour View and sits on no council; Carla does; Sam is superadmin. */
let nora: Caller
let carla: Caller
let sam: Caller

beforeAll(async () => {
  world = await openWorld({ connections: atOnce })
  const { accounts, buildings } = world.cast
  await addMember(world.context(), { buildingId: buildings.harbour, accountId: accounts.nora, role: 'management' })
  nora = await world.as('nora', 'harbour')
  carla = await world.as('carla')
  sam = await world.as('sam', 'harbour')
})
afterAll(() => world.close())

/** What is one's own asks for somebody with a home in the building. */
const callerOf = ({ access, path }: Route): Caller => {
  if (access === 'superadmin') return sam
  if (access === 'council' || /^\/api\/(?:parking|people\/mine|records-requests|polls|decisions)/.test(path))
    return carla
  return access === 'public' ? world.stranger() : nora
}

/** Whose records a route is called with; a stranger keeps none. */
const keeperOf = (route: Route): Caller => (route.access === 'public' ? nora : callerOf(route))

interface Sound {
  url: string
  body: object | undefined
}
const sounds = new Map<Route, Promise<Sound>>()

const makeSound = async (route: Route): Promise<Sound> => {
  const needsIds = route.path.includes(':') || (route.body !== undefined && route.access !== 'public')
  const ids = needsIds ? await recordsOf(world, route, keeperOf(route)) : {}
  return { url: route.path.replaceAll(/:(\w+)/g, (_all, name: string) => ids[name] ?? ''), body: bodies(route, ids) }
}

/** The route's address with the ids of real records, so that rubbish elsewhere in the call reaches the verb. */
const soundCall = (route: Route): Promise<Sound> => {
  const sound = sounds.get(route) ?? makeSound(route)
  sounds.set(route, sound)
  return sound
}

type Answer = { status: number; text: string }

const send = async (route: Route, caller: Caller, { url, headers, body }: Sent): Promise<Answer> => {
  const { statusCode, body: text } = await world.app.inject({
    method: route.method,
    url,
    headers: {
      ...(caller.cookie && { cookie: caller.cookie }),
      ...(caller.buildingId && { 'x-building-id': caller.buildingId }),
      ...headers,
    },
    ...(body !== undefined && { payload: body }),
  })
  return { status: statusCode, text }
}

const shapely = (text: string): boolean => {
  const { success, error, code } = JSON.parse(text) as Record<string, unknown>
  return success === false && typeof error === 'string' && error !== '' && /^[A-Z_]+$/.test(String(code))
}

const ends = (text: string): string => (text.length > 200 ? `${text.slice(0, 80)} … ${text.slice(-120)}` : text)
const wordsOf = ({ url, headers = {}, body = '' }: Sent): string =>
  `${ends(url)} ${ends(String(body))} ${JSON.stringify(headers).slice(0, 100)}`

/** What is wrong with an answer to rubbish; null where nothing is. */
const faultIn = ({ sends }: Route, sent: Sent, { status, text }: Answer): string | null => {
  // A browser on its way is led to a page of ours, whatever it brings.
  if (sends === 'redirect' && status === 302) return null
  if (!known.has(status) || status === 503) return `${status} to ${wordsOf(sent)}: ${text.slice(0, 200)}`
  if (status >= 400 && !shapely(text)) return `a refusal of another shape to ${wordsOf(sent)}: ${text.slice(0, 200)}`
  return sent.refused && status < 400 ? `${status} to ${wordsOf(sent)}` : null
}

/** The places of a round that its answer does not speak of. */
const unheardIn = ({ names, heard }: Round, { status, text }: Answer): readonly string[] => {
  const { errors = [] } = (status === 400 ? JSON.parse(text) : {}) as { errors?: { field: string }[] }
  // A call that is refused for its query alone says so without naming a field: nothing is read beyond it.
  if (heard === 'ignored') return (status === 400 && errors.length === 0) || status >= 500 ? names : []
  return names.filter((name) => !errors.some(({ field }) => field.split('.')[0] === name))
}

/** Sends all rubbish for a route, a few calls at once; answers what is wrong. */
const faultsOf = async (route: Route, caller: Caller, rubbish: readonly (Sent | Round)[]): Promise<string[]> => {
  const waiting = [...rubbish]
  const faults: string[] = []
  const sendOne = async (sent: Sent): Promise<Answer> => {
    const answer = await send(route, caller, sent)
    const fault = faultIn(route, sent, answer)
    if (fault) faults.push(fault)
    return answer
  }
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if ('url' in next) await sendOne(next)
      else for (const name of await unheardTogether(next)) await sendOne(next.call([name]))
    }
  }
  const unheardTogether = async (round: Round): Promise<readonly string[]> =>
    round.names.length < 2 ? round.names : unheardIn(round, await sendOne(round.call(round.names)))
  await Promise.all(Array.from({ length: atOnce }, worker))
  return faults
}

/** A stream that is heard would never end, so that only the building it names is put wrong. */
const endless = (rubbish: readonly (Sent | Round)[]): (Sent | Round)[] =>
  rubbish.flatMap((one) => {
    if (!('url' in one)) return { ...one, names: one.names.filter((name) => name === 'building') }
    return /[?]building=/.test(one.url) ? one : []
  })

const claims = {
  ...{
    _id: newId(),
    role: 'superadmin',
    platformRole: 'superadmin',
    userRole: 'management',
    permissions: { billing: true },
  },
  ...{
    isVerified: true,
    emailVerified: true,
    accountId: newId(),
    userId: newId(),
    authorId: newId(),
    buildingId: newId(),
  },
  ...{ buildings: [], code: 'EVIL01', createdAt: '2020-01-01T00:00:00.000Z', publishedAt: '2020-01-01T00:00:00.000Z' },
  ...{ pinnedUntil: '2030-01-01T00:00:00.000Z', revision: 0, deletedAt: null, passwordHash: 'x', can: { edit: true } },
}

/** Where a field of such a name is what the route is about, and another one than the record's. */
const meant: Readonly<Record<string, RegExp>> = {
  accountId: /\/tickets\/(?::id\/steps|assign-many)$/,
  code: /\/bookings\/check-in$|\/second-factor|\/buildings\/:id\/code$|\/admin\/buildings$/,
  role: /\/(?:invitations|access-requests)|\/units\/:id\/people$/,
  buildingId: /\/(?:register|access-requests|admin\/mails\/retry)$/,
}

describe('a field that a route does not declare', () => {
  for (const { route } of routes.filter((one) => one.route.body !== undefined))
    it(`never reaches the verb of ${route.method} ${route.path}`, async () => {
      const { body } = await soundCall(route)
      const whole = z.toJSONSchema(route.body!, { io: 'input', unrepresentable: 'any' })
      // Of a body that comes in several forms, what any of them declares.
      const forms = [whole, ...(whole.oneOf ?? []), ...(whole.anyOf ?? [])] as { properties?: object }[]
      const declared = [...new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)))]
      const heard = Object.keys(route.body!.parse({ ...claims, ...body }) as object)
      expect(heard.filter((name) => !declared.includes(name))).toEqual([])
      expect(declared.filter((name) => name in claims && !meant[name]?.test(route.path))).toEqual([])
    })
})

describe('rubbish', () => {
  for (const { route } of routes)
    it(`makes nothing of ${route.method} ${route.path}`, async () => {
      const { url, body } = await soundCall(route)
      const rubbish = rubbishFor(route, url, body)
      const sent = route.sends === 'events' ? endless(rubbish) : rubbish
      expect(await faultsOf(route, callerOf(route), sent)).toEqual([])
    })
})
