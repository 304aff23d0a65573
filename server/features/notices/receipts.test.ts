import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notices } from '../../../contract/notices.ts'
import type { Caller } from '../../testing/caller.ts'
import { publish, titlesFor } from '../../testing/notices.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let mandeep: Caller
let olivia: Caller
let theo: Caller
beforeAll(async () => {
  world = await openWorld({ connections: 25 })
  mandeep = await world.as('mandeep')
  olivia = await world.as('olivia')
  theo = await world.as('theo')
})
afterAll(() => world.close())

const byId = (id: string) => ({ params: { id } })
const receiptsOf = (id: string) =>
  world.platform.db.selectFrom('notice_receipts').where('notice_id', '=', id).selectAll().execute()

test('acknowledged a second time, the first time stands', async () => {
  const { _id } = await publish(mandeep, { mustAcknowledge: true })
  expect(await titlesFor(olivia, { filter: 'toAcknowledge' })).toHaveLength(1)
  expect((await olivia.call(notices.get, byId(_id))).can.acknowledge).toBe(true)
  const first = await olivia.call(notices.acknowledge, byId(_id))
  expect(first.acknowledgedAt).toBe(world.clock.now())
  world.clock.advance(60_000)
  expect(await olivia.call(notices.acknowledge, byId(_id))).toEqual(first)
  const { acknowledgedAt, readAt, can } = await olivia.call(notices.get, byId(_id))
  expect([acknowledgedAt, readAt, can.acknowledge]).toEqual([first.acknowledgedAt, first.acknowledgedAt, false])
  expect(await titlesFor(olivia, { filter: 'toAcknowledge' })).toEqual([])
})

test('opened, it is read from then on; acknowledged later, it keeps the time of reading', async () => {
  const { _id } = await publish(mandeep, { title: 'Read me' })
  expect(await titlesFor(theo, { filter: 'unread' })).toContain('Read me')
  await theo.call(notices.read, byId(_id))
  const readAt = world.clock.now()
  world.clock.advance(60_000)
  await theo.call(notices.read, byId(_id))
  await theo.call(notices.acknowledge, byId(_id))
  expect(await theo.call(notices.get, byId(_id))).toMatchObject({ readAt, acknowledgedAt: world.clock.now() })
  expect(await titlesFor(theo, { filter: 'unread' })).not.toContain('Read me')
  const { items } = await theo.call(notices.list, { query: {} })
  expect(items.find((item) => item._id === _id)).toMatchObject({ readAt })
})

test('a hundred acknowledgements at once make one receipt', async () => {
  const { _id } = await publish(mandeep, { title: 'Rush' })
  await world.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.app.server.address() as { port: number }
  const headers = { cookie: olivia.cookie, 'x-building-id': olivia.buildingId!, 'content-length': '0' }
  const calls = Array.from({ length: 100 }, () => {
    const call = request({
      port,
      host: '127.0.0.1',
      agent: false,
      method: 'POST',
      path: `/api/notices/${_id}/acknowledge`,
      headers,
    })
    const connected = new Promise<void>((resolve) =>
      call.on('socket', (socket) => socket.on('connect', () => resolve())),
    )
    const status = new Promise<number>((resolve, reject) => {
      call.on('error', reject)
      call.on('response', (response) => {
        response.resume()
        resolve(response.statusCode!)
      })
    })
    // Headers leave with the end of the request, so that all of them start when all sockets stand.
    return { call, connected, status }
  })
  await Promise.all(calls.map(({ connected }) => connected))
  for (const { call } of calls) call.end()
  expect(new Set(await Promise.all(calls.map(({ status }) => status)))).toEqual(new Set([200]))
  expect(await receiptsOf(_id)).toHaveLength(1)
})

describe('analytics', () => {
  test('count people once and units by the furthest that anybody got', async () => {
    const { _id } = await publish(mandeep, { title: 'Insurance', audience: 'all', mustAcknowledge: true })
    await olivia.call(notices.acknowledge, byId(_id))
    await theo.call(notices.read, byId(_id))
    await mandeep.call(notices.read, byId(_id))
    const { people, units, recipients, byUnit, unitsNotReached } = await mandeep.call(notices.analytics, byId(_id))
    expect(people).toEqual({ total: 7, read: 2, acknowledged: 1, withoutAccount: 3 })
    expect(units).toEqual({ total: 5, reached: 2, acknowledged: 2 })
    expect(recipients.find(({ name }) => name === 'Olivia Owner')).toMatchObject({
      unitNumbers: ['305', '703'],
      hasAccount: true,
      acknowledgedAt: world.clock.now(),
    })
    expect(recipients.map(({ name }) => name)).not.toContain('Mandeep Manager')
    expect(byUnit.map(({ unitNumber, floor, reach }) => [unitNumber, floor, reach])).toEqual([
      ['101', '1', 'none'],
      ['102', '1', 'none'],
      ['305', '3', 'everyOwner'],
      ['703', '7', 'everyOwner'],
      ['804', '8', 'none'],
    ])
    expect(unitsNotReached.map(({ unitNumber }) => unitNumber)).toEqual(['101', '102', '804'])
    expect((await olivia.try(notices.analytics, byId(_id))).status).toBe(403)
  })

  test('of council members name them, and no units', async () => {
    const { _id } = await publish(mandeep, { audience: 'council' })
    const { people, units, recipients } = await mandeep.call(notices.analytics, byId(_id))
    expect([people.total, units.total]).toEqual([1, 0])
    expect(recipients[0]).toMatchObject({ name: 'Carla Council', unitNumbers: [] })
  })

  test('tell of tenants their units alone', async () => {
    const { _id } = await publish(mandeep, { audience: 'tenants' })
    const { byUnit } = await mandeep.call(notices.analytics, byId(_id))
    expect(byUnit.map(({ unitNumber }) => unitNumber)).toEqual(['305'])
  })
})
