/** Approval over HTTP: only council members decide, above the building's limit, and only one of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifications } from '../../../contract/notifications.ts'
import { maintenance } from '../../../contract/tickets/settings.ts'
import type { Ticket } from '../../../contract/tickets/ticket.ts'
import { tickets } from '../../../contract/tickets.ts'
import { vendors } from '../../../contract/vendors.ts'
import { workOrders } from '../../../contract/work-orders.ts'
import type { Vendor } from '../../../contract/vendors/vendor.ts'
import type { Order } from '../../../contract/work-orders/order.ts'
import type { Caller } from '../../testing/caller.ts'
import { postAtOnce } from '../../testing/race.ts'
import { giveTo, makeOrder, of, reportLeak, soundVendor, tokenFor } from '../../testing/work-orders.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { addMember } from '../buildings/buildings.ts'

let world: World
let carla: Caller
let mandeep: Caller
let theo: Caller
/** A second council member. */
let nora: Caller
let tidewater: Vendor
let leak: Ticket
beforeAll(async () => {
  world = await openWorld({ connections: 24 })
  const { accounts, buildings } = world.cast
  await addMember(world.context(), { buildingId: buildings.harbour, accountId: accounts.nora, role: 'council' })
  nora = await world.as('nora', 'harbour')
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
  theo = await world.as('theo')
  tidewater = await soundVendor(mandeep, 'Tidewater')
  leak = await reportLeak(theo, mandeep)
})
afterAll(() => world.close())

const dear = async (amountCents = 250_001): Promise<Order> =>
  giveTo(mandeep, await makeOrder(mandeep, leak._id), tidewater._id, amountCents)
const decide = (who: Caller, order: Order, body: object) =>
  who.send('POST', `/api/work-orders/${order._id}/decision`, { body: { version: order.version, ...body } })

describe('an order above the limit', () => {
  it('awaits a council member, and only they can decide', async () => {
    expect((await dear(250_000)).status).toBe('ordered')
    const order = await dear()
    expect(order).toMatchObject({
      status: 'awaiting_approval',
      awaitsApproval: true,
      can: { steps: ['bear', 'cancel'] },
    })
    const seen = await carla.call(workOrders.get, { params: { id: order._id } })
    expect(seen.can.steps).toEqual(['decide', 'bear', 'cancel'])
    const sam = await world.as('sam', 'harbour')
    for (const who of [mandeep, sam, theo]) expect((await decide(who, order, { approves: true })).status).toBe(403)
    const list = await carla.call(workOrders.list, { query: { approval: 'waiting' } })
    expect(list.items.map(({ _id }) => _id)).toEqual([order._id])
    const inbox = (await carla.call(notifications.list, { query: {} })).items
    expect(inbox[0]).toMatchObject({
      title: `W-${order.number} is awaiting council approval`,
      link: `/work-orders/${order._id}`,
    })
    const approved = await carla.call(workOrders.decide, {
      params: { id: order._id },
      body: { approves: true, reason: 'Cannot wait', version: order.version },
    })
    expect(approved).toMatchObject({ status: 'ordered', approvedCents: 250_001, awaitsApproval: false })
    expect(approved.events[0]).toMatchObject({ kind: 'approved', by: 'Carla Council', words: '$2,500.01: Cannot wait' })
    expect(await tokenFor(world, tidewater.email)).toHaveLength(43)
    const told = (await mandeep.call(notifications.list, { query: {} })).items
    expect(told[0]!.title).toBe(`W-${order.number} was approved`)
  })

  it('is rejected with a reason, and goes back to where it came from', async () => {
    const order = await dear()
    const silent = await decide(carla, order, { approves: false })
    expect(silent.body.errors).toEqual([{ field: 'reason', message: 'Enter why it is rejected' }])
    const body = { approves: false, reason: 'Ask two more', version: order.version }
    const back = await nora.call(workOrders.decide, { params: { id: order._id }, body })
    expect(back).toMatchObject({ status: 'draft', rejectReason: 'Ask two more', vendor: null })
    const again = await giveTo(mandeep, back, tidewater._id, 100_000)
    expect(again).toMatchObject({ status: 'ordered', rejectReason: '' })
    const { events } = await theo.call(tickets.get, { params: { id: leak._id } })
    expect(JSON.stringify(events)).not.toContain('Ask two more')
  })

  it('is decided by one of two who decide at once', async () => {
    for (let round = 0; round < 5; round++) {
      const order = await dear()
      const path = `/api/work-orders/${order._id}/decision`
      const by = (who: Caller, approves: boolean) =>
        postAtOnce(world.app, 10, {
          path,
          headers: { cookie: who.cookie, 'x-building-id': who.buildingId! },
          body: { approves, reason: 'Mine', version: order.version },
        })
      const statuses = (await Promise.all([by(carla, true), by(nora, false)])).flat().toSorted((a, b) => a - b)
      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
      const { events } = await carla.call(workOrders.get, { params: { id: order._id } })
      expect(events.filter(({ kind }) => kind === 'approved' || kind === 'rejected')).toHaveLength(1)
    }
  })

  it('has the limit that the building says', async () => {
    const { version, ...settings } = await mandeep.call(maintenance.settings)
    await mandeep.call(maintenance.change, { body: { ...settings, workOrderLimitCents: 0, version } })
    const order = await dear(1)
    expect(order).toMatchObject({ status: 'awaiting_approval', limitCents: 0 })
    const now = await mandeep.call(maintenance.settings)
    await mandeep.call(maintenance.change, { body: { ...now, workOrderLimitCents: 250_000 } })
  })
})

it('an invoice above what was approved is decided on before the order is closed', async () => {
  let order = await dear(200_000)
  const { params } = of(order)
  order = await mandeep.call(workOrders.finish, { params, body: { version: order.version }, files: [] })
  const bill = { number: 'B-2', amountCents: 300_000, on: '2026-11-20', version: order.version }
  order = await mandeep.call(workOrders.invoice, { params, body: bill, files: [] })
  expect(order).toMatchObject({ status: 'invoiced', awaitsApproval: true, invoice: { overCents: 100_000 } })
  const early = await mandeep.send('POST', `/api/work-orders/${order._id}/close`, { body: { version: order.version } })
  expect([early.status, early.body.error]).toEqual([
    409,
    'The invoice is $3,000.00, above the approved amount. A council member must decide first.',
  ])
  const rejection = { approves: false, reason: 'Twice the hours', version: order.version }
  order = await carla.call(workOrders.decide, { params, body: rejection })
  expect(order).toMatchObject({ status: 'invoiced', rejectReason: 'Twice the hours', awaitsApproval: true })
  order = await carla.call(workOrders.decide, { params, body: { approves: true, version: order.version } })
  expect(order).toMatchObject({ status: 'invoiced', approvedCents: 300_000, awaitsApproval: false })
  order = await mandeep.call(workOrders.close, { params, body: { version: order.version } })
  expect(order.status).toBe('closed')
})

describe('a council that looks after no tickets', () => {
  const permit = (looksAfter: boolean) =>
    world.connection.pool.query('update buildings set permissions = $1 where id = $2', [
      JSON.stringify({ council: { tickets: looksAfter } }),
      world.cast.buildings.harbour,
    ])
  const told = async () => (await carla.call(notifications.list, { query: { limit: 100 } })).items

  it('decides on no order, reads none by trying, and is told of none', async () => {
    const before = await dear()
    const words = `W-${before.number} is awaiting council approval`
    expect((await told()).some(({ title }) => title === words)).toBe(true)
    await permit(false)
    for (const version of [before.version, 1]) {
      const refused = await decide(carla, { ...before, version }, { approves: true })
      expect([refused.status, JSON.stringify(refused.body).includes(before.title)]).toEqual([403, false])
    }
    const after = await dear()
    const titles = (await told()).map(({ title }) => title).join()
    expect(titles).not.toContain(words)
    expect(titles).not.toContain(`W-${after.number}`)
    await permit(true)
    expect((await decide(carla, before, { approves: true })).status).toBe(200)
  })
})

it('an order is approved only while it could be ordered', async () => {
  const short = await soundVendor(mandeep, 'Short notice')
  const leaving = await soundVendor(mandeep, 'Leaving soon')
  const made = await makeOrder(mandeep, leak._id)
  const quote = { vendorId: short._id, amountCents: 260_000, validUntil: '2026-11-20', version: made.version }
  const quoted = await mandeep.call(workOrders.quote, { params: { id: made._id }, body: quote, files: [] })
  const body = { bidId: quoted.bids[0]!._id, version: quoted.version }
  const held = await mandeep.call(workOrders.order, { params: { id: made._id }, body })
  const gone = await giveTo(mandeep, await makeOrder(mandeep, leak._id), leaving._id, 260_000)
  await mandeep.call(vendors.end, { params: { id: leaving._id }, body: { version: leaving.version } })
  world.clock.advance(86_400_000)
  const later = await world.as('carla')
  for (const [order, words] of [
    [held, 'This quote was valid until Nov 20, 2026. Request a new one.'],
    [gone, 'Leaving soon is no longer an active vendor.'],
  ] as const) {
    const refused = await decide(later, order, { approves: true })
    expect([refused.status, refused.body.error]).toEqual([409, words])
    expect((await decide(later, order, { approves: false, reason: 'Over' })).status).toBe(200)
  }
})
