/** Visits over HTTP: who picks a time, who reads along, and what the vendor is told. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifications } from '../../../contract/notifications.ts'
import { tickets } from '../../../contract/tickets.ts'
import { workOrders } from '../../../contract/work-orders.ts'
import type { Vendor } from '../../../contract/vendors/vendor.ts'
import type { Order } from '../../../contract/work-orders/order.ts'
import type { Caller } from '../../testing/caller.ts'
import { giveTo, makeOrder, of, reportLeak, soundVendor } from '../../testing/work-orders.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let mandeep: Caller
let theo: Caller
let tidewater: Vendor
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  theo = await world.as('theo')
  tidewater = await soundVendor(mandeep, 'Tidewater')
})
afterAll(() => world.close())

const story = async (id: string) =>
  (await theo.call(tickets.get, { params: { id } })).events.filter(({ kind }) => kind === 'worked')
const titles = async (who: Caller) =>
  (await who.call(notifications.list, { query: { limit: 50 } })).items.map(({ title }) => title)
const send = (who: Caller, order: Order, rest: string, body: object) =>
  who.send('POST', `/api/work-orders/${order._id}${rest}`, { body: { version: order.version, ...body } })

describe('the visit', () => {
  const ordered = async () => {
    const ticket = await reportLeak(theo, mandeep)
    const order = await giveTo(mandeep, await makeOrder(mandeep, ticket._id), tidewater._id)
    const body = { windows: [{ on: '2026-12-01', from: '09:00', until: '11:00' }], version: order.version }
    return mandeep.call(workOrders.offer, { params: { id: order._id }, body })
  }

  it('is seen and not picked by a neighbour who follows', async () => {
    const body = { title: 'Pump hums', category: 'plumbing', place: 'common', placeWords: 'Boiler room' } as const
    const hum = await theo.call(tickets.report, { body, files: [] })
    const mia = await world.as('mia')
    await mia.call(tickets.follow, { params: { id: hum._id } })
    const given = await giveTo(mandeep, await makeOrder(mandeep, hum._id), tidewater._id)
    const offered = { windows: [{ on: '2026-12-02', from: '09:00', until: '11:00' }], version: given.version }
    const order = await mandeep.call(workOrders.offer, { params: { id: given._id }, body: offered })
    const [seen] = await mia.call(workOrders.ofTicket, { params: { ticketId: hum._id } })
    expect(seen).toMatchObject({ status: 'ordered', can: { pick: false } })
    expect((await send(mia, order, '/visit', { windowId: order.windows[0]!._id })).status).toBe(403)
    expect((await send(mia, order, '/visit/none', { words: 'Never' })).status).toBe(403)
  })

  it('is picked by whoever reported it, or the desk', async () => {
    const order = await ordered()
    const mia = await world.as('mia')
    const path = `/api/work-orders/mine-for-ticket/${order.ticket._id}`
    expect((await mia.send('GET', path)).status).toBe(404)
    const pick = { windowId: order.windows[0]!._id }
    expect((await send(mia, order, '/visit', pick)).status).toBe(404)
    const foreign = await send(theo, order, '/visit', { windowId: order._id })
    expect(foreign.status).toBe(404)
    const stale = await send(theo, order, '/visit', { ...pick, version: 1 })
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE'])
    const picked = await mandeep.call(workOrders.pick, {
      params: { id: order._id },
      body: { ...pick, version: order.version },
    })
    expect(picked.status).toBe('scheduled')
    await world.jobs.drain()
    expect(world.mails.some(({ subject }) => subject === 'Your visit is scheduled: Replace the trap')).toBe(true)
    const days = { query: { from: '2026-12-01', to: '2026-12-07' } }
    expect(await mandeep.call(workOrders.visits, days)).toMatchObject([
      { _id: order._id, vendor: 'Tidewater', placeWords: 'Unit 305, Kitchen' },
    ])
    const wrong = await mandeep.send('GET', '/api/work-orders/visits?from=2026-12-02&to=2026-12-01')
    expect(wrong.status).toBe(400)
    const long = await mandeep.send('GET', '/api/work-orders/visits?from=2026-01-01&to=2026-12-01')
    expect(long.status).toBe(400)
    for (const day of ['0001-01-01', '9999-12-31'])
      expect((await mandeep.send('GET', `/api/work-orders/visits?from=${day}&to=${day}`)).status).toBe(400)
  })

  it('may suit at none of the times; the vendor is asked for others', async () => {
    const order = await ordered()
    const refused = await theo.call(workOrders.noneSuits, {
      params: { id: order._id },
      body: { words: 'After six only', version: order.version },
    })
    expect(refused).toMatchObject({ status: 'ordered', windows: [], noneSuitWords: 'After six only' })
    await world.jobs.drain()
    const mail = world.mails.findLast(({ subject }) => subject === 'Please offer other times: Replace the trap')
    expect(mail!.text).toContain('After six only')
    expect(await titles(mandeep)).toContain(`None of the visit times work for W-${order.number}`)
    expect((await send(theo, { ...order, version: refused.version }, '/visit', { windowId: order._id })).status).toBe(
      409,
    )
  })

  it('is told of as cancelled to the vendor and to whoever reported it', async () => {
    const order = await ordered()
    const body = { reason: 'Sold', version: order.version }
    await mandeep.call(workOrders.cancel, { params: { id: order._id }, body })
    expect((await story(order.ticket._id)).at(-1)!.words).toBe('The work “Replace the trap” was cancelled.')
    await world.jobs.drain()
    expect(world.mails.some(({ subject }) => subject === 'Cancelled: Replace the trap')).toBe(true)
    expect(await theo.call(workOrders.ofTicket, { params: { ticketId: order.ticket._id } })).toEqual([])
  })

  it('refuses a resident by the visit, and says nothing of what the desk and the council do', async () => {
    let order = await ordered()
    const { params } = of(order)
    const pick = { windowId: order.windows[0]!._id }
    const done = { version: order.version }
    order = await mandeep.call(workOrders.finish, { params, body: done, files: [] })
    const bill = { number: 'B-9', amountCents: 9_000_000, on: '2026-11-20', version: order.version }
    order = await mandeep.call(workOrders.invoice, { params, body: bill, files: [] })
    const refused = await send(theo, order, '/visit', pick)
    expect([refused.status, refused.body.error]).toEqual([409, 'This work is done, so no visit is needed.'])
    expect((await send(mandeep, order, '/visit', pick)).body.error).toContain('approve or reject it')
  })

  it('is at no time that has begun', async () => {
    const ticket = await reportLeak(theo, mandeep)
    const given = await giveTo(mandeep, await makeOrder(mandeep, ticket._id), tidewater._id)
    const offered = {
      windows: [
        { on: '2026-11-21', from: '08:00', until: '09:00' },
        { on: '2026-12-01', from: '09:00', until: '11:00' },
      ],
      version: given.version,
    }
    const order = await mandeep.call(workOrders.offer, { params: { id: given._id }, body: offered })
    world.clock.set(order.windows[0]!.from)
    const [later, desk] = [await world.as('theo'), await world.as('mandeep')]
    for (const who of [later, desk])
      expect((await send(who, order, '/visit', { windowId: order.windows[0]!._id })).body.error).toBe(
        'This time has passed. Choose another, or say that none work.',
      )
    expect((await send(later, order, '/visit', { windowId: order.windows[1]!._id })).status).toBe(200)
  })
})
