/** Work orders over HTTP: from a leak to a bill that is paid, who is told what, and what is refused. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { notifications } from '../../../contract/notifications.ts'
import { tickets } from '../../../contract/tickets.ts'
import type { Ticket } from '../../../contract/tickets/ticket.ts'
import { vendors } from '../../../contract/vendors.ts'
import { workOrders } from '../../../contract/work-orders.ts'
import type { Vendor } from '../../../contract/vendors/vendor.ts'
import type { Order } from '../../../contract/work-orders/order.ts'
import type { Caller } from '../../testing/caller.ts'
import { textFile } from '../../testing/notices.ts'
import { giveTo, makeOrder, of, reportLeak, soundVendor, tokenFor } from '../../testing/work-orders.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let carla: Caller
let mandeep: Caller
let theo: Caller
let tidewater: Vendor
let leak: Ticket
beforeAll(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
  theo = await world.as('theo')
  tidewater = await soundVendor(mandeep, 'Tidewater')
  leak = await reportLeak(theo, mandeep)
})
afterAll(() => world.close())

const windows = [
  { on: '2026-11-24', from: '09:00', until: '11:00' },
  { on: '2026-11-25', from: '13:00', until: '15:00' },
]
const bill = { number: 'A-17', amountCents: 48_000, taxCents: 2285, on: '2026-11-20' }
const story = async (id: string) =>
  (await theo.call(tickets.get, { params: { id } })).events.filter(({ kind }) => kind === 'worked')
const titles = async (who: Caller) =>
  (await who.call(notifications.list, { query: { limit: 50 } })).items.map(({ title }) => title)
const send = (who: Caller, order: Order, rest: string, body: object) =>
  who.send('POST', `/api/work-orders/${order._id}${rest}`, { body: { version: order.version, ...body } })

describe('an order', () => {
  it('goes from a draft to a bill that is closed, and whoever reported the leak reads along', async () => {
    let order = await makeOrder(mandeep, leak._id, { scope: 'Trap and seals', estimateCents: 50_000 })
    expect(order).toMatchObject({
      number: 1,
      status: 'draft',
      amountCents: 50_000,
      place: { kind: 'unit', words: 'Kitchen', unitNumber: '305' },
      limitCents: 250_000,
      can: { steps: ['change', 'ask', 'quote', 'order', 'bear', 'cancel'], keepFiles: true },
    })
    order = await giveTo(mandeep, order, tidewater._id)
    expect(order).toMatchObject({ status: 'ordered', vendor: { name: 'Tidewater' }, amountCents: 48_000 })
    order = await mandeep.call(workOrders.offer, {
      params: { id: order._id },
      body: { windows, version: order.version },
    })
    const [visit] = await theo.call(workOrders.ofTicket, { params: { ticketId: leak._id } })
    expect(visit).toMatchObject({ vendor: 'Tidewater', can: { pick: true }, visit: null })
    const picked = await theo.call(workOrders.pick, {
      params: { id: order._id },
      body: { windowId: visit!.windows[1]!._id, version: visit!.version },
    })
    expect(picked).toMatchObject({
      status: 'scheduled',
      visit: { from: '2026-11-25T20:00:00.000Z', until: '2026-11-25T22:00:00.000Z' },
      can: { pick: false },
    })
    order = await mandeep.call(workOrders.finish, {
      params: { id: order._id },
      body: { words: 'New trap.', version: picked.version },
      files: [textFile('photo.txt')],
    })
    expect(order).toMatchObject({ status: 'done', done: { words: 'New trap.' }, files: [{ kind: 'work' }] })
    order = await mandeep.call(workOrders.invoice, {
      params: { id: order._id },
      body: { ...bill, version: order.version },
      files: [textFile('bill.txt')],
    })
    expect(order).toMatchObject({ status: 'invoiced', invoice: { ...bill, overCents: 0 }, awaitsApproval: false })
    const unit = { chargedTo: 'unit', chargeWords: 'The dishwasher hose was theirs', fund: 'operating' } as const
    order = await mandeep.call(workOrders.bear, {
      params: { id: order._id },
      body: { ...unit, version: order.version },
    })
    expect(order.cost).toEqual(unit)
    order = await mandeep.call(workOrders.close, { params: { id: order._id }, body: { version: order.version } })
    expect(order).toMatchObject({ status: 'closed', can: { steps: [], keepFiles: false } })
    expect(order.events.map(({ kind, by }) => [kind, by])).toEqual([
      ['closed', 'Mandeep Manager'],
      ['borne', 'Mandeep Manager'],
      ['invoiced', 'Mandeep Manager'],
      ['finished', 'Mandeep Manager'],
      ['picked', 'Theo Tenant'],
      ['offered', 'Mandeep Manager'],
      ['ordered', 'Mandeep Manager'],
      ['made', 'Mandeep Manager'],
    ])
    const lines = (await story(leak._id)).map(({ words }) => words)
    expect(lines).toEqual([
      'Tidewater has been hired for “Replace the trap”.',
      'Tidewater can come Nov 24, 2026, 9:00 a.m. to 11:00 a.m.; Nov 25, 2026, 1:00 p.m. to 3:00 p.m. ' +
        'Choose a time, or say that none work.',
      'Tidewater comes Nov 25, 2026, 1:00 p.m. to 3:00 p.m.',
      'The work “Replace the trap” is done.',
    ])
    expect(JSON.stringify(lines)).not.toContain('480')
    expect(await titles(mandeep)).toContain('A visit time was chosen for W-1')
    const { items } = await carla.call(audit.history, { params: { subject: 'workOrder', id: order._id }, query: {} })
    expect(items.map(({ action }) => action)).toEqual(order.events.map(({ kind }) => kind))
  })

  it('refuses what it does not allow, and names what it does', async () => {
    const order = await makeOrder(mandeep, leak._id)
    const { status, body } = await send(mandeep, order, '/close', {})
    expect([status, body.code, body.error]).toEqual([
      409,
      'CONFLICT',
      'The status of this work order is “Draft”. Available steps: edit it, request quotes, enter a quote, ' +
        'order the work, set who pays, cancel it.',
    ])
    const stale = await send(mandeep, { ...order, version: 7 }, '/cancel', { reason: 'Twice' })
    expect([stale.status, stale.body.code, stale.body.current]).toMatchObject([409, 'STALE', { version: 1 }])
    const gone = await mandeep.call(workOrders.cancel, {
      params: { id: order._id },
      body: { reason: 'Not needed', version: 1 },
    })
    expect(gone).toMatchObject({ status: 'cancelled', endReason: 'Not needed', can: { steps: [] } })
  })

  it('is written anew until it is given away', async () => {
    const order = await makeOrder(mandeep, leak._id)
    const body = { title: 'Replace the tap', scope: 'All of it', notes: 'Ask for a discount', version: order.version }
    const changed = await carla.call(workOrders.change, { params: { id: order._id }, body })
    expect(changed).toMatchObject({ title: 'Replace the tap', notes: 'Ask for a discount', version: 2 })
    const given = await giveTo(mandeep, changed, tidewater._id)
    const late = await mandeep.send('PUT', `/api/work-orders/${order._id}`, {
      body: { ...body, version: given.version },
    })
    expect(late.status).toBe(409)
  })

  it('is not given to a vendor whose papers are missing, unless that was read, which the history keeps', async () => {
    const bare = await mandeep.call(vendors.add, { body: { name: 'Bare Wires', trade: 'electrical' } })
    const order = await makeOrder(mandeep, leak._id)
    const refused = await send(mandeep, order, '/order', { vendorId: bare._id, amountCents: 1000 })
    expect([refused.status, refused.body.code]).toEqual([409, 'VENDOR_WARNINGS'])
    expect(refused.body.error).toContain('No liability insurance is on file.')
    const unread = await send(mandeep, order, '/ask', { vendorIds: [bare._id] })
    expect(unread.body.code).toBe('VENDOR_WARNINGS')
    const unreachable = await send(mandeep, order, '/ask', { vendorIds: [bare._id], despiteWarnings: true })
    expect([unreachable.status, unreachable.body.errors]).toMatchObject([400, [{ field: 'vendorIds' }]])
    const body = { vendorId: bare._id, amountCents: 1000, despiteWarnings: true, version: order.version }
    const given = await mandeep.call(workOrders.order, { params: { id: order._id }, body })
    expect(given).toMatchObject({ status: 'ordered', bids: [{ link: { standing: 'none' }, standing: 'chosen' }] })
    const { items } = await carla.call(audit.history, { params: { subject: 'workOrder', id: order._id }, query: {} })
    expect(items[0]!.fields).toContainEqual({ field: 'despiteWarnings', before: null, after: true })
  })

  it('by a quote whose last day is over is refused', async () => {
    const order = await makeOrder(mandeep, leak._id)
    const quote = { vendorId: tidewater._id, amountCents: 9000, validUntil: '2026-11-21', version: order.version }
    const quoted = await mandeep.call(workOrders.quote, { params: { id: order._id }, body: quote, files: [textFile()] })
    expect(quoted).toMatchObject({ status: 'quoted', bids: [{ standing: 'quoted', quote: { isEntered: true } }] })
    const none = await send(mandeep, quoted, '/quotes', { ...quote, validUntil: '2026-11-19', version: quoted.version })
    expect(none.body.errors).toEqual([{ field: 'validUntil', message: 'This date has passed' }])
    world.clock.advance(2 * 86_400_000)
    mandeep = await world.as('mandeep')
    const late = await send(mandeep, quoted, '/order', { bidId: quoted.bids[0]!._id })
    expect([late.status, late.body.error]).toEqual([409, 'This quote was valid until Nov 21, 2026. Request a new one.'])
    carla = await world.as('carla')
    theo = await world.as('theo')
  })

  it('is for those who look after tickets alone', async () => {
    const order = await makeOrder(mandeep, leak._id, { notes: 'Quetzal' })
    for (const name of ['olivia', 'theo', 'vic', 'mia'] as const) {
      const who = await world.as(name)
      for (const path of ['', '/counts', '/export', `/${order._id}`, '/visits?from=2026-11-01&to=2026-11-02'])
        expect((await who.send('GET', `/api/work-orders${path}`)).status).toBe(403)
    }
  })
})

describe('the list', () => {
  it('is narrowed, counted and paged, and is a file', async () => {
    const ticket = await reportLeak(theo, mandeep, 'Another leak')
    const made: Order[] = []
    for (const title of ['List one', 'List two', 'List three'])
      made.push(await makeOrder(mandeep, ticket._id, { title }))
    await giveTo(mandeep, made[2]!, tidewater._id, 999_00)
    const found = async (query: object) =>
      (await mandeep.call(workOrders.list, { query: { limit: 50, ...query } })).items.map(({ title }) => title)
    expect(await found({ ticketId: ticket._id })).toEqual(['List three', 'List two', 'List one'])
    expect(await found({ ticketId: ticket._id, status: 'ordered' })).toEqual(['List three'])
    expect(await found({ ticketId: ticket._id, vendorId: tidewater._id })).toEqual(['List three'])
    expect(await found({ search: 'list t' })).toEqual(['List three', 'List two'])
    expect(await found({ search: `w-${made[0]!.number}` })).toContain('List one')
    expect(await found({ ticketId: ticket._id, status: 'current' })).toHaveLength(3)
    expect(await found({ approval: 'waiting' })).toEqual([])
    const first = await mandeep.call(workOrders.list, { query: { ticketId: ticket._id, limit: 2 } })
    const rest = await mandeep.call(workOrders.list, {
      query: { ticketId: ticket._id, limit: 2, cursor: first.nextCursor! },
    })
    expect([...first.items, ...rest.items].map(({ title }) => title)).toEqual(['List three', 'List two', 'List one'])
    const current = await found({ status: 'current', limit: 100 })
    expect((await mandeep.call(workOrders.counts)).current).toBe(current.length)
    const { text } = await mandeep.try(workOrders.file, { query: { ticketId: ticket._id } })
    expect(text).toContain(`W-${made[2]!.number},List three,Ordered,#${ticket.number},Tidewater,999.00,0,`)
  })

  it('says on a vendor’s page what it did, was paid by year, and how residents liked it', async () => {
    const work = await mandeep.call(vendors.work, { params: { id: tidewater._id } })
    expect(work.spend).toEqual([{ year: 2026, invoices: 1, amountCents: 48_000 }])
    expect(work.orders.length).toBeGreaterThan(2)
    expect(work.rating).toEqual({ mean: null, count: 0 })
    const { version } = await mandeep.call(tickets.get, { params: { id: leak._id } })
    const resolved = await mandeep.call(tickets.step, { params: { id: leak._id }, body: { step: 'resolve', version } })
    await theo.call(tickets.rate, { params: { id: leak._id }, body: { stars: 4, version: resolved.version } })
    const rated = await mandeep.call(vendors.work, { params: { id: tidewater._id } })
    expect(rated.rating).toEqual({ mean: 4, count: 1 })
  })
})

describe('the files of an order', () => {
  it('are the desk’s own or for the vendors; what belongs to a quote stays', async () => {
    const order = await makeOrder(mandeep, leak._id)
    const params = { id: order._id }
    const none = await mandeep.try(workOrders.addFiles, { params, body: {}, files: [] })
    expect(none.status).toBe(400)
    const own = await mandeep.call(workOrders.addFiles, {
      params,
      body: { kind: 'own' },
      files: [textFile('a.txt', 'A')],
    })
    const [file] = own.files
    expect(file).toMatchObject({ fileName: 'a.txt', kind: 'own', bidId: null })
    const answer = await carla.try(workOrders.openFile, { params: { ...params, fileId: file!._id } })
    expect([answer.status, answer.text]).toEqual([200, 'A'])
    const other = await makeOrder(mandeep, leak._id)
    const crossed = { params: { id: other._id, fileId: file!._id } }
    expect((await carla.try(workOrders.openFile, crossed)).status).toBe(404)
    expect((await carla.try(workOrders.removeFile, crossed)).status).toBe(404)
    const left = await carla.call(workOrders.removeFile, { params: { ...params, fileId: file!._id } })
    expect(left.files).toEqual([])
    const quoted = await mandeep.call(workOrders.quote, {
      params,
      body: { vendorId: tidewater._id, amountCents: 100, version: left.version },
      files: [textFile('quote.txt')],
    })
    const kept = await carla.try(workOrders.removeFile, { params: { ...params, fileId: quoted.files[0]!._id } })
    expect(kept.status).toBe(409)
  })
})

it('the secret of a link is kept nowhere but as a hash', async () => {
  const order = await makeOrder(mandeep, leak._id)
  const { params, version } = of(order)
  await mandeep.call(workOrders.ask, { params, body: { vendorIds: [tidewater._id], version } })
  const token = await tokenFor(world, tidewater.email)
  const { rows } = await world.connection.pool.query('select html, plain from outbox where recipient = $1', [
    tidewater.email,
  ])
  expect(JSON.stringify(rows)).not.toContain(token)
})
