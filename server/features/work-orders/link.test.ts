/** The vendor's link over HTTP: what it shows and lets a vendor do, and that nothing else is reached by it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notifications } from '../../../contract/notifications.ts'
import { tickets } from '../../../contract/tickets.ts'
import { workOrders } from '../../../contract/work-orders.ts'
import type { Ticket } from '../../../contract/tickets/ticket.ts'
import type { Vendor } from '../../../contract/vendors/vendor.ts'
import type { Order } from '../../../contract/work-orders/order.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { findCurrentBuilding, suspendBuilding } from '../buildings/buildings.ts'
import type { Caller } from '../../testing/caller.ts'
import { emailOf } from '../../testing/cast.ts'
import { textFile } from '../../testing/notices.ts'
import { makeOrder, of, reportLeak, soundVendor, tokenFor } from '../../testing/work-orders.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let mandeep: Caller
let theo: Caller
let tidewater: Vendor
let ebb: Vendor
let leak: Ticket
/** Somebody without an account. */
let vendor: Caller
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  theo = await world.as('theo')
  tidewater = await soundVendor(mandeep, 'Tidewater')
  ebb = await soundVendor(mandeep, 'Ebb and Flow')
  leak = await reportLeak(theo, mandeep)
  vendor = world.stranger()
})
afterAll(() => world.close())

const day = 86_400_000
const canaries = { note: 'quetzalcoatl', rival: 731_313, rivalWords: 'ocelot' }

/** An order for which both vendors were asked, with a secret each. */
const asked = async (more: object = {}) => {
  const made = await makeOrder(mandeep, leak._id, { notes: canaries.note, scope: 'Trap and seals', ...more })
  const body = { vendorIds: [tidewater._id, ebb._id], version: made.version }
  const order = await mandeep.call(workOrders.ask, { params: { id: made._id }, body })
  return { order, token: await tokenFor(world, tidewater.email), rival: await tokenFor(world, ebb.email) }
}
const given = async (more: object = {}) => {
  const { order, token, rival } = await asked(more)
  await vendor.call(workOrders.linkedQuote, { query: { token }, body: { amountCents: 48_000 }, files: [] })
  const quoted = await mandeep.call(workOrders.get, { params: { id: order._id } })
  const bid = quoted.bids.find((one) => one.vendor._id === tidewater._id)!
  const body = { bidId: bid._id, version: quoted.version }
  return { order: await mandeep.call(workOrders.order, { params: { id: order._id }, body }), token, rival }
}
const fresh = (order: Pick<Order, '_id'>) => mandeep.call(workOrders.get, { params: { id: order._id } })
const statusOf = async (token: string) => (await vendor.try(workOrders.linked, { query: { token } })).status

describe('a vendor by its link', () => {
  it('reads its own part, quotes, offers times, finishes and sends the bill', async () => {
    const { order, token, rival } = await asked({ entryNotes: 'Ring 305 twice', sharePhone: true })
    const first = await vendor.call(workOrders.linked, { query: { token } })
    expect(first).toMatchObject({
      buildingName: 'Harbour View',
      vendorName: 'Tidewater',
      title: 'Replace the trap',
      scope: 'Trap and seals',
      place: 'Unit 305, Kitchen',
      standing: 'asked',
      quote: null,
      work: null,
      can: ['quote', 'decline'],
    })
    expect(JSON.stringify(first)).not.toContain('Ring 305 twice')
    const quoted = await vendor.call(workOrders.linkedQuote, {
      query: { token },
      body: { amountCents: 48_000, words: 'Two hours', validUntil: '2026-12-31' },
      files: [textFile('quote.txt')],
    })
    expect(quoted).toMatchObject({ standing: 'quoted', quote: { amountCents: 48_000 }, files: [{ isOwn: true }] })
    const { bids, status, version } = await fresh(order)
    expect(status).toBe('quoted')
    const mine = bids.find((bid) => bid.vendor._id === tidewater._id)!
    expect(mine).toMatchObject({ standing: 'quoted', quote: { isEntered: false, words: 'Two hours' } })
    const params = { id: order._id }
    await mandeep.call(workOrders.order, { params, body: { bidId: mine._id, version } })
    const work = await vendor.call(workOrders.linked, { query: { token } })
    expect(work).toMatchObject({
      standing: 'ordered',
      work: { agreedCents: 48_000, entryNotes: 'Ring 305 twice' },
      can: ['offer', 'finish'],
    })
    const offered = await vendor.call(workOrders.linkedWindows, {
      query: { token },
      body: { windows: [{ on: '2026-11-24', from: '09:00', until: '11:00' }] },
    })
    expect(offered.work).toMatchObject({ windows: [{ from: '2026-11-24T16:00:00.000Z' }], windowsAreTheirs: false })
    const news = (await theo.call(notifications.list, { query: {} })).items[0]!
    expect(news).toMatchObject({
      title: `Your ticket #${leak.number} has a work update`,
      link: `/tickets/${leak._id}`,
    })
    expect(news.text).toContain('Tidewater can come Nov 24, 2026')
    const [visit] = await theo.call(workOrders.ofTicket, { params: { ticketId: leak._id } })
    const pick = { windowId: visit!.windows[0]!._id, version: visit!.version }
    await theo.call(workOrders.pick, { params, body: pick })
    const done = await vendor.call(workOrders.linkedDone, {
      query: { token },
      body: { words: 'New trap.' },
      files: [textFile('after.txt')],
    })
    expect(done).toMatchObject({ standing: 'done', can: ['invoice'], work: { doneWords: 'New trap.' } })
    const billed = await vendor.call(workOrders.linkedInvoice, {
      query: { token },
      body: { number: 'T-1', amountCents: 48_000, taxCents: 2285, on: '2026-11-20' },
      files: [textFile('bill.txt')],
    })
    expect(billed).toMatchObject({ standing: 'invoiced', can: [], work: { invoice: { number: 'T-1' } } })
    const after = await fresh(order)
    expect(after.files.map(({ kind }) => kind)).toEqual(['quote', 'work', 'invoice'])
    expect(after.events.filter(({ side }) => side === 'vendor').map(({ kind, by }) => [kind, by])).toEqual([
      ['invoiced', 'Tidewater'],
      ['finished', 'Tidewater'],
      ['offered', 'Tidewater'],
      ['quoted', 'Tidewater'],
    ])
    const inbox = (await mandeep.call(notifications.list, { query: {} })).items.map(({ title }) => title)
    expect(inbox.slice(0, 5)).toEqual([
      `Tidewater sent the invoice for W-${order.number}`,
      `Tidewater finished W-${order.number}`,
      `A visit time was chosen for W-${order.number}`,
      `Tidewater offered times for W-${order.number}`,
      `Tidewater quoted for W-${order.number}`,
    ])
    const { events } = await theo.call(tickets.get, { params: { id: leak._id } })
    expect(events.at(-1)).toMatchObject({ kind: 'worked', side: 'vendor', by: 'Tidewater' })
    expect(await vendor.call(workOrders.linked, { query: { token: rival } })).toMatchObject({
      standing: 'elsewhere',
      work: null,
      can: [],
    })
  })

  it('gives no price, and may think better of it', async () => {
    const { order, token } = await asked()
    const body = { words: 'Too far away' }
    expect(await vendor.call(workOrders.linkedDecline, { query: { token }, body })).toMatchObject({
      standing: 'declined',
      can: ['quote'],
    })
    expect((await fresh(order)).bids[0]).toMatchObject({ standing: 'declined', declineWords: 'Too far away' })
    const twice = await vendor.try(workOrders.linkedDecline, { query: { token }, body })
    expect([twice.status, twice.body.code]).toEqual([409, 'CONFLICT'])
    const quote = await vendor.call(workOrders.linkedQuote, { query: { token }, body: { amountCents: 1 }, files: [] })
    expect(quote.standing).toBe('quoted')
  })

  it('is told no phone unless the desk shares it, and then only whoever does the work', async () => {
    await theo.send('PUT', '/api/auth/profile', { body: { phone: '604 555 0199', version: 1 } })
    const quiet = await given()
    expect((await vendor.call(workOrders.linked, { query: quiet })).work!.contact).toBeNull()
    const told = await given({ sharePhone: true })
    const { work } = await vendor.call(workOrders.linked, { query: { token: told.token } })
    expect(work!.contact).toEqual({ name: 'Theo Tenant', phone: '+16045550199' })
    const other = await vendor.try(workOrders.linked, { query: { token: told.rival } })
    expect(other.text).not.toContain('0199')
  })
})

describe('nothing else is reached by a link', () => {
  it('neither notes of the desk, nor another vendor’s price, nor who reported it', async () => {
    const { order, token, rival } = await asked()
    const body = { amountCents: canaries.rival, words: canaries.rivalWords }
    const files = [textFile('ocelot.txt')]
    await vendor.call(workOrders.linkedQuote, { query: { token: rival }, body, files })
    await mandeep.call(tickets.sayInternally, {
      params: { id: leak._id },
      body: { words: canaries.note },
      files: [],
    })
    await mandeep.call(workOrders.addFiles, {
      params: { id: order._id },
      body: { kind: 'own' },
      files: [textFile('quetzalcoatl.txt')],
    })
    const texts = [(await vendor.try(workOrders.linked, { query: { token } })).text]
    const quote = { query: { token }, body: { amountCents: 5000 }, files: [] }
    texts.push((await vendor.try(workOrders.linkedQuote, quote)).text)
    await world.jobs.drain()
    texts.push(...world.mails.filter(({ to }) => to === tidewater.email).map((mail) => mail.text + mail.html))
    for (const text of texts)
      for (const canary of [canaries.note, String(canaries.rival), '7,313.13', canaries.rivalWords, ebb.name])
        expect(text).not.toContain(canary)
    for (const text of texts) for (const word of [emailOf('theo'), 'Theo', leak._id]) expect(text).not.toContain(word)
  })

  it('neither files of the desk, of another vendor or of another order', async () => {
    const { order, token, rival } = await asked()
    const add = (kind: 'brief' | 'own') =>
      mandeep.call(workOrders.addFiles, { params: { id: order._id }, body: { kind }, files: [textFile(`${kind}.txt`)] })
    await add('own')
    const { files } = await add('brief')
    const quote = { query: { token: rival }, body: { amountCents: 5000 }, files: [textFile('theirs.txt')] }
    const theirs = (await vendor.call(workOrders.linkedQuote, quote)).files.find(({ isOwn }) => isOwn)!
    const get = (fileId: string, by = token) =>
      vendor.try(workOrders.linkedFile, { params: { fileId }, query: { token: by } })
    const [own, brief] = files
    expect((await get(brief!._id)).status).toBe(200)
    expect((await get(own!._id)).status).toBe(404)
    expect((await get(theirs._id)).status).toBe(404)
    expect((await get(theirs._id, rival)).status).toBe(200)
    const another = await asked()
    expect((await get(brief!._id, another.token)).status).toBe(404)
    expect(await vendor.call(workOrders.linked, { query: { token } })).toMatchObject({
      files: [{ fileName: 'brief.txt', isOwn: false }],
    })
  })

  it('nor anything by a link that is wrong, with one answer for all', async () => {
    const wrong = await vendor.try(workOrders.linked, { query: { token: 'A'.repeat(43) } })
    const { order, token } = await asked()
    const bid = order.bids.find((one) => one.vendor._id === tidewater._id)!
    await mandeep.call(workOrders.revokeLink, { params: { id: order._id, bidId: bid._id } })
    const revoked = await vendor.try(workOrders.linked, { query: { token } })
    expect([wrong.status, revoked.status]).toEqual([404, 404])
    expect(revoked.text.replace(/"requestId":"[^"]+"/, '')).toBe(wrong.text.replace(/"requestId":"[^"]+"/, ''))
    const write = await vendor.try(workOrders.linkedQuote, { query: { token }, body: { amountCents: 1 }, files: [] })
    expect(write.status).toBe(404)
    const twice = await mandeep.try(workOrders.revokeLink, { params: { id: order._id, bidId: bid._id } })
    expect(twice.status).toBe(409)
    expect((await fresh(order)).bids[0]!.link.standing).toBe('revoked')
  })
})

describe('a link', () => {
  it('that is sent anew ends the one before', async () => {
    const { order, token } = await asked()
    const bid = order.bids.find((one) => one.vendor._id === tidewater._id)!
    const sent = await mandeep.call(workOrders.sendLink, { params: { id: order._id, bidId: bid._id } })
    expect(sent.bids[0]!.link).toMatchObject({ standing: 'works', sentTo: tidewater.email })
    const newer = await tokenFor(world, tidewater.email)
    expect([await statusOf(token), await statusOf(newer)]).toEqual([404, 200])
  })

  it('in a mail does not end those of earlier mails about the same order', async () => {
    const { token } = await given()
    const newer = await tokenFor(world, tidewater.email)
    expect(newer).not.toBe(token)
    expect([await statusOf(token), await statusOf(newer)]).toEqual([200, 200])
  })

  it('ends after 60 days in which nobody answers, and 90 days after its order', async () => {
    const silent = await asked()
    const answered = await asked()
    const quote = { query: { token: answered.token }, body: { amountCents: 5000 }, files: [] }
    await vendor.call(workOrders.linkedQuote, quote)
    const work = await given()
    const { params, version } = of(work.order)
    await mandeep.call(workOrders.cancel, { params, body: { reason: 'Sold', version } })
    world.clock.advance(60 * day - 1000)
    expect([await statusOf(silent.token), await statusOf(answered.token)]).toEqual([200, 200])
    world.clock.advance(2000)
    expect([await statusOf(silent.token), await statusOf(answered.token)]).toEqual([404, 200])
    expect(await statusOf(work.token)).toBe(200)
    world.clock.advance(30 * day)
    expect([await statusOf(work.token), await statusOf(work.rival)]).toEqual([404, 404])
    mandeep = await world.as('mandeep')
    theo = await world.as('theo')
  })

  it('answers nothing while its building is suspended', async () => {
    const { token } = await asked()
    const { db } = world.platform
    const account = (await findAccountByEmail(db, emailOf('sam')))!
    const building = (await findCurrentBuilding(db, mandeep.buildingId!))!
    await suspendBuilding({ ...world.context(), account, building }, 'Unpaid')
    expect(await statusOf(token)).toBe(404)
  })
})
