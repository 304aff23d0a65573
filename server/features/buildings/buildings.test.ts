/** Finding, reading and changing a building, and what its people may do in it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { foundBuildingsMost } from '../../../contract/limits.ts'
import { get, type Route } from '../../../contract/route.ts'
import { features, areas } from '../../../contract/roles.ts'
import { bind } from '../../http/bind.ts'
import type { Caller } from '../../testing/caller.ts'
import type { Name } from '../../testing/cast.ts'
import { plainPicture } from '../../testing/pictures.ts'
import { addressOf, openProbe } from '../../testing/probe.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { createBuilding, everyFeature } from './buildings.ts'

let world: World
let harbour: string
let prairie: string
const callers = {} as Record<Name, Caller>

beforeAll(async () => {
  world = await openWorld({ connections: 20 })
  ;({ harbour, prairie } = world.cast.buildings)
  for (const name of ['carla', 'mandeep', 'olivia', 'theo', 'vic', 'nora', 'sam', 'ben'] as const)
    callers[name] = await world.as(
      name,
      name === 'ben' ? 'prairie' : name === 'nora' || name === 'sam' ? null : 'harbour',
    )
})
beforeEach(async () => {
  const { pool } = world.connection
  await pool.query(`update buildings set permissions = '{}', suspended_at = null, features = $1`, [
    JSON.stringify(everyFeature),
  ])
})
afterAll(() => world.close())

const search = async (caller: Caller, query?: string) =>
  (await caller.send('GET', '/api/buildings/search', { query: { query } })).body.data as {
    _id: string
    name: string
    city: string
  }[]
const read = async (caller: Caller, id = harbour) => (await caller.send('GET', `/api/buildings/${id}`)).body.data
const change = (caller: Caller, body: object, id = harbour) => caller.send('PUT', `/api/buildings/${id}`, { body })
const named = (found: { name: string }[]) => found.map(({ name }) => name)

describe('the search for a building', () => {
  it('finds by a part of its name, city or address, in any case, and shows nothing else; a code finds nothing', async () => {
    const found = { _id: harbour, name: 'Harbour View', address: '1200 Seawall Crescent', city: 'Vancouver' }
    expect(await search(callers.nora, 'hARB')).toEqual([found])
    expect(await search(callers.nora, 'seawall')).toEqual([found])
    expect(await search(callers.nora, 'HARB01')).toEqual([])
    expect(named(await search(callers.nora, 'monton'))).toEqual(['Prairie Court'])
  })

  it('needs three characters, but for a superadmin', async () => {
    for (const query of [undefined, '', 'Ha', '  H  ']) expect(await search(callers.nora, query)).toEqual([])
    expect(named(await search(callers.sam, 'Ha'))).toEqual(['Harbour View'])
    expect(named(await search(callers.sam, ''))).toEqual(['Harbour View', 'Prairie Court'])
  })

  it('takes the signs of LIKE literally', async () => {
    for (const query of ['%%%', '___', 'Harb%', 'H_rbour', '\\\\\\', 'View\\'])
      expect(await search(callers.nora, query)).toEqual([])
    const rename = (name: string) =>
      world.connection.pool.query('update buildings set name = $1 where id = $2', [name, prairie])
    await rename('100%_pure\\Towers')
    expect(named(await search(callers.nora, '0%_pure\\T'))).toEqual(['100%_pure\\Towers'])
    await rename('Prairie Court')
  })

  it('narrows the list of all buildings by name or city', async () => {
    const listed = async (words: string) =>
      named((await callers.sam.send('GET', '/api/buildings', { query: { search: words } })).body.data)
    expect(await listed('harb')).toEqual(['Harbour View'])
    expect(await listed('Edmon')).toEqual(['Prairie Court'])
    expect(await listed('nowhere')).toEqual([])
  })

  it('without words lists everything to a superadmin, and only so many to others', async () => {
    const made = Array.from({ length: foundBuildingsMost + 5 }, (_, n) => `Many ${String(n).padStart(2, '0')}`)
    for (const [n, name] of made.entries())
      await createBuilding(world.context(), { ...another(name), code: `MANY${n}` })
    expect(named(await search(callers.sam))).toEqual(['Harbour View', ...made, 'Prairie Court'])
    expect(named(await search(callers.nora, 'Many'))).toEqual(made.slice(0, foundBuildingsMost))
    const pages: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await callers.sam.send('GET', '/api/buildings', { query: { limit: 7, cursor } })
      pages.push(...named(body.data))
      cursor = body.nextCursor ?? undefined
    } while (cursor)
    expect(pages).toEqual(['Harbour View', ...made, 'Prairie Court'])
  })

  it('does not find one that is suspended', async () => {
    await suspend()
    expect(await search(callers.nora, 'Harbour')).toEqual([])
  })
})

const another = (name: string) => ({
  name,
  address: '1 Long Street',
  city: 'Kelowna',
  province: 'BC',
  postalCode: 'V1Y 1A1',
  // Each on a plan of its own.
  planNumber: name,
  jurisdiction: 'BC' as const,
  privacyRegime: 'BC_PIPA' as const,
  timeZone: 'America/Vancouver',
  features: everyFeature,
})
const suspend = () => world.connection.pool.query('update buildings set suspended_at = now() where id = $1', [harbour])

describe('my buildings', () => {
  it('are those I belong to, each with my role, its features and its colours', async () => {
    const { body } = await callers.mandeep.send('GET', '/api/buildings/my-buildings')
    expect(body.data).toMatchObject([
      { _id: harbour, userRole: 'management', features: everyFeature, branding: { primaryColor: null } },
      { _id: prairie, userRole: 'management' },
    ])
    expect((await callers.nora.send('GET', '/api/buildings/my-buildings')).body.data).toEqual([])
    expect((await callers.sam.send('GET', '/api/buildings/my-buildings')).body.data).toEqual([])
  })

  it('are without one that is suspended', async () => {
    await suspend()
    const nowhere = await world.as('mandeep', null)
    expect(named((await nowhere.send('GET', '/api/buildings/my-buildings')).body.data)).toEqual(['Prairie Court'])
    expect((await callers.carla.send('GET', `/api/buildings/${harbour}`)).status).toBe(403)
    expect((await change(callers.mandeep, { version: 1 })).status).toBe(403)
    expect((await callers.sam.send('GET', `/api/buildings/${harbour}`)).status).toBe(200)
  })
})

describe('a building', () => {
  it('shows what the specification names, with the permissions of the caller', async () => {
    const [none, all] = [false, true].map((may) => Object.fromEntries(areas.map((area) => [area, may])))
    expect(await read(callers.olivia)).toMatchObject({
      _id: harbour,
      name: 'Harbour View',
      userRole: 'owner',
      permissions: none,
    })
    expect(await read(callers.carla)).toMatchObject({ userRole: 'council', permissions: { ...all, billing: false } })
    expect((await read(callers.mandeep)).permissions.billing).toBe(true)
    expect(Object.keys((await read(callers.olivia)).features)).toEqual([...features])
  })

  it('takes a superadmin for management, in every building and every area', async () => {
    const settings = { management: Object.fromEntries(areas.map((area) => [area, false])) }
    await world.connection.pool.query('update buildings set permissions = $1', [JSON.stringify(settings)])
    for (const id of [harbour, prairie]) {
      const building = await read(callers.sam, id)
      expect(building.userRole).toBe('management')
      expect(Object.values(building.permissions)).toEqual(areas.map(() => true))
    }
    expect(Object.values((await read(callers.mandeep)).permissions)).toEqual(areas.map(() => false))
  })
})

describe('changing a building', () => {
  it('keeps what is named and answers it; the rest stays', async () => {
    const before = await read(callers.carla)
    const { body } = await change(callers.carla, {
      version: before.version,
      name: "Harbour's <b>View</b> & Co",
      features: { forum: false },
      branding: { primaryColor: '#114488' },
    })
    expect(body.data).toMatchObject({
      name: "Harbour's View & Co",
      address: before.address,
      features: { ...everyFeature, forum: false },
      branding: { primaryColor: '#114488', secondaryColor: null },
      version: before.version + 1,
    })
    expect(await read(callers.olivia)).toMatchObject({ name: "Harbour's View & Co", version: before.version + 1 })
    await change(callers.mandeep, {
      version: before.version + 1,
      name: 'Harbour View',
      branding: { primaryColor: null },
    })
  })

  it('takes the icon itself, and no picture of elsewhere', async () => {
    const { version } = await read(callers.carla)
    const icon = `data:image/png;base64,${(await plainPicture(32, 32).png().toBuffer()).toString('base64')}`
    const { body } = await change(callers.carla, { version, branding: { favicon: icon } })
    expect(body.data.branding.favicon).toContain(`/api/buildings/${harbour}/pictures/`)
    for (const favicon of ['https://evil.example/x.png', '//evil.example/x.png', 'javascript:alert(1)']) {
      const answer = await change(callers.carla, { version: version + 1, branding: { favicon } })
      expect(answer.status).toBe(400)
      expect(answer.body.errors).toEqual([
        { field: 'branding.favicon', message: 'Icon must be a PNG, JPEG, WebP or GIF image up to 32 KB' },
      ])
    }
    const after = await change(callers.carla, { version: version + 1, branding: { favicon: null } })
    expect(after.body.data.branding.favicon).toBeNull()
  })

  it('of an outdated copy is refused with the present state', async () => {
    const { version } = await read(callers.carla)
    await change(callers.mandeep, { version, city: 'North Vancouver' })
    const answer = await change(callers.carla, { version, city: 'Richmond' })
    expect(answer.status).toBe(409)
    expect(answer.body).toMatchObject({ code: 'STALE', current: { city: 'North Vancouver', version: version + 1 } })
    expect((await read(callers.carla)).city).toBe('North Vancouver')
  })

  it('ten times at once from the same copy succeeds once', async () => {
    const { version } = await read(callers.carla)
    const url = `${await addressOf(world.app)}/api/buildings/${harbour}`
    const headers = { cookie: callers.carla.cookie, 'content-type': 'application/json' }
    const cities = Array.from({ length: 10 }, (_, n) => `City ${n}`)
    const answers = await Promise.all(
      cities.map((city) => fetch(url, { method: 'PUT', headers, body: JSON.stringify({ version, city }) })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...cities.slice(1).map(() => 409),
    ])
    const won = answers.findIndex(({ status }) => status === 200)
    expect(await read(callers.carla)).toMatchObject({ city: cities[won], version: version + 1 })
  })

  it('stores nothing but the fields of the form', async () => {
    const before = await read(callers.carla)
    const { body } = await change(callers.carla, {
      version: before.version,
      code: 'EVIL01',
      jurisdiction: 'AB',
      permissions: { council: { billing: true } },
      suspended_at: null,
      privacyRegime: 'PIPEDA',
    })
    expect(body.data).toMatchObject(before)
    expect(body.data.code).toBe('HARB01')
  })

  it('that changes nothing makes no version and no line of history', async () => {
    const before = await read(callers.carla)
    const history = async () => (await callers.carla.send('GET', `/api/history/building/${harbour}`)).body.data.length
    const lines = await history()
    const { version, name, features: shown, branding } = before
    expect((await change(callers.carla, { version, name, features: shown, branding })).body.data).toMatchObject(before)
    expect(await history()).toBe(lines)
  })

  it('writes its history: who, and what differs', async () => {
    const before = await read(callers.carla)
    await change(callers.carla, {
      version: before.version,
      city: 'Burnaby',
      name: before.name,
      features: { parking: false },
    })
    const { body } = await callers.carla.send('GET', `/api/history/building/${harbour}`)
    expect(body.data[0]).toMatchObject({
      at: world.clock.now(),
      by: 'Carla Council',
      action: 'changed',
      fields: [
        { field: 'city', before: before.city, after: 'Burnaby' },
        { field: 'parking', before: true, after: false },
      ],
    })
  })
})

describe('a feature that is switched off', () => {
  const routes = Object.fromEntries(
    features.map((feature) => {
      const path = `/api/probe/${feature}` as const
      return [
        feature,
        get(path, { shows: null, access: 'member', feature, summary: feature, reply: z.object({ here: z.boolean() }) }),
      ]
    }),
  ) as unknown as Record<(typeof features)[number], Route>

  it('answers 404 FEATURE_OFF on the server at the next call, and is back at the one after it is switched on', async () => {
    const here = () => ({ here: true })
    const handlers = { maintenanceTickets: here, parking: here, notices: here, forum: here }
    const probe = await openProbe(world, bind(routes, handlers as never))
    const olivia = probe.as(callers.olivia)
    for (const feature of features) {
      const path = `/api/probe/${feature}`
      expect((await olivia.send('GET', path)).status).toBe(200)
      for (const on of [false, true]) {
        await change(callers.carla, { version: (await read(callers.carla)).version, features: { [feature]: on } })
        const answer = await olivia.send('GET', path)
        expect([answer.status, answer.body.code]).toEqual(on ? [200, undefined] : [404, 'FEATURE_OFF'])
      }
    }
    await probe.close()
  })
})
