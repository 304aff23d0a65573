/** How a call names its building, and the one answer to every building that is not the caller's. */
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { newId } from '../db/ids.ts'
import { addMember, endMembership } from '../features/buildings/buildings.ts'
import type { Caller } from '../testing/caller.ts'
import { addressOf } from '../testing/probe.ts'
import { openWorld, type World } from '../testing/world.ts'

let world: World
let carla: Caller
let harbour: string
let prairie: string

beforeAll(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  ;({ harbour, prairie } = world.cast.buildings)
})
afterAll(() => world.close())

const naming = (building: string, path = '/api/auth/me') =>
  carla.send('GET', path, { headers: { 'x-building-id': building } })

describe('the header that names a building', () => {
  it('answers 403 with one body for a foreign, an absent and a misspelt one', async () => {
    const history = `/api/history/building/${harbour}`
    for (const path of ['/api/auth/me', '/api/notifications', history]) {
      const answers = await Promise.all(
        [prairie, newId(), 'harbour', '1', "' or 1=1 --", `${harbour}x`].map((building) => naming(building, path)),
      )
      for (const answer of answers) {
        expect(answer.status).toBe(403)
        expect(answer.text).toBe('{"success":false,"error":"You don’t belong to this building.","code":"FORBIDDEN"}')
      }
    }
  })

  it('of the caller that is suspended says so, and to those who manage it why; to strangers it is as any other', async () => {
    const { pool } = world.connection
    await pool.query(`update buildings set suspended_at = $1, suspension_reason = 'Unpaid' where id = $2`, [
      world.clock.now(),
      harbour,
    ])
    const answer = await naming(harbour)
    const stranger = await world.as('ben', 'harbour')
    const foreign = await stranger.send('GET', '/api/auth/me')
    await pool.query('update buildings set suspended_at = null, suspension_reason = null where id = $1', [harbour])
    expect([answer.status, answer.body.code, answer.body.error]).toEqual([
      403,
      'BUILDING_SUSPENDED',
      'Harbour View is suspended: Unpaid',
    ])
    expect(foreign.status).toBe(403)
    expect(foreign.text).toBe((await naming(newId())).text)
  })

  it('may not name two, nor be sent twice', async () => {
    expect((await naming(`${harbour},${harbour}`)).status).toBe(400)
    const { hostname, port } = new URL(await addressOf(world.app))
    const status = await new Promise((resolve) =>
      request({
        hostname,
        port,
        path: '/api/auth/me',
        headers: ['host', hostname, 'cookie', carla.cookie, 'x-building-id', harbour, 'X-Building-Id', prairie],
      })
        .on('response', (response) => resolve(response.resume().statusCode))
        .end(),
    )
    expect(status).toBe(400)
  })

  it('is asked for where a route needs it, and empty is the same as missing', async () => {
    for (const headers of [{}, { 'x-building-id': '' }]) {
      const nowhere = await world.as('carla', null)
      const answer = await nowhere.send('GET', `/api/history/building/${harbour}`, { headers })
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ code: 'BUILDING_REQUIRED', error: 'Choose a building first.' })
    }
  })

  it('is asked for before the rest of a call is read', async () => {
    const nowhere = await world.as('carla', null)
    expect((await nowhere.send('GET', '/api/history/nonsense/nonsense')).body.code).toBe('BUILDING_REQUIRED')
  })
})

describe('the path that names a building', () => {
  it('answers 404 with one body for a foreign, an absent and a misspelt one', async () => {
    for (const method of ['GET', 'PUT'] as const)
      for (const building of [prairie, newId(), 'harbour', '%00', "'"]) {
        const answer = await carla.send(method, `/api/buildings/${building}`, {
          ...(method === 'PUT' && { body: { version: 1 } }),
        })
        expect(answer.status).toBe(404)
        expect(answer.text).toBe('{"success":false,"error":"Not found.","code":"NOT_FOUND"}')
      }
  })

  it('is the one that counts: the header is ignored', async () => {
    for (const header of [prairie, newId(), 'nonsense']) {
      const mine = await naming(header, `/api/buildings/${harbour}`)
      expect(mine.body.data).toMatchObject({ _id: harbour, userRole: 'council' })
    }
    expect((await naming(harbour, `/api/buildings/${prairie}`)).status).toBe(404)
  })
})

describe('the query that names a building', () => {
  it('may name only one of the caller, once', async () => {
    const live = '/api/notifications/live'
    expect((await carla.send('GET', `${live}?building=${prairie}`)).status).toBe(403)
    expect((await carla.send('GET', `${live}?building=${newId()}`)).status).toBe(403)
    expect((await carla.send('GET', `${live}?building=${harbour}&building=${harbour}`)).status).toBe(400)
  })
})

describe('a role', () => {
  it('holds in its own building only: a council member here is a tenant where they rent', async () => {
    const { accounts } = world.cast
    await addMember(world.context(), { buildingId: prairie, accountId: accounts.carla, role: 'tenant' })
    const there = await world.as('carla', 'prairie')
    const managing = routes.filter(({ route }) => route.access === 'manager' || route.access === 'finance')
    expect(managing.length).toBeGreaterThan(10)
    for (const { route } of managing) {
      const path = route.path.replaceAll(/:(\w+)/g, () => (route.building === 'path' ? prairie : newId()))
      const { status } = await there.send(route.method, path)
      expect([route.path, status]).toEqual([route.path, 403])
    }
    const { body } = await there.send('GET', '/api/auth/me')
    expect(body.data.buildings[0]).toMatchObject({ building: { _id: prairie }, role: 'tenant' })
    await endMembership(world.context(), { buildingId: prairie, accountId: accounts.carla })
  })
})
