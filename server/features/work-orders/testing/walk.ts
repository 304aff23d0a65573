/** For the walks: a work order in the state that a route asks for, a vendor's link to it, and complete bodies. */
import { tickets } from '../../../../contract/tickets.ts'
import { vendors } from '../../../../contract/vendors.ts'
import { workOrders } from '../../../../contract/work-orders.ts'
import type { Order } from '../../../../contract/work-orders/order.ts'
import { newId } from '../../../db/ids.ts'
import type { Caller } from '../../../testing/caller.ts'
import { tokenFor } from '../../../testing/work-orders.ts'
import type { World } from '../../../testing/world.ts'
import type { FeatureWalk, Ids } from '../../../testing/walk.ts'

const paper = () => new File([newId()], 'plan.txt', { type: 'text/plain' })
const report = { title: 'Water under the sink', category: 'plumbing', place: 'common', placeWords: 'Laundry' } as const
const windows = [{ on: '2026-12-01', from: '09:00', until: '11:00' }]
const dearCents = 300_000

interface Made {
  who: Caller
  order: Order
  vendorId: string
}

/** One of the calls by which an order comes to where a route finds it. */
type Lead = (made: Made) => Promise<Order>
const given = { despiteWarnings: true }
const params = ({ order }: Made) => ({ params: { id: order._id } })
const seen = ({ order }: Made) => ({ version: order.version })

const ask: Lead = (made) =>
  made.who.call(workOrders.ask, { ...params(made), body: { vendorIds: [made.vendorId], ...given, ...seen(made) } })
const quote: Lead = (made) =>
  made.who.call(workOrders.quote, {
    ...params(made),
    body: { vendorId: made.vendorId, amountCents: 48_000, ...seen(made) },
    files: [],
  })
const give =
  (amountCents: number): Lead =>
  (made) =>
    made.who.call(workOrders.order, {
      ...params(made),
      body: { vendorId: made.vendorId, amountCents, ...given, ...seen(made) },
    })
const offer: Lead = (made) => made.who.call(workOrders.offer, { ...params(made), body: { windows, ...seen(made) } })
const finish: Lead = (made) =>
  made.who.call(workOrders.finish, { ...params(made), body: { words: 'Sealed.', ...seen(made) }, files: [] })

/** What comes before each route, by how its path ends. */
const leads: readonly (readonly [RegExp, readonly Lead[]])[] = [
  [/\/order$/, [quote]],
  [/\/decision$/, [give(dearCents)]],
  [/\/(visit|none)$/, [give(1000), offer]],
  [/\/vendor-link\/(windows|done)$/, [give(1000)]],
  [/\/vendor-link\/invoice$/, [give(1000), finish]],
  [/\/(windows|done)$/, [give(1000)]],
  [/\/(invoice|close)$/, [give(1000), finish]],
  [/\/(link|vendor-link.*)$/, [ask]],
]

const makeOrder = async (world: World, who: Caller, path: string): Promise<Ids> => {
  const ticket = await who.call(tickets.report, { body: report, files: [] })
  const email = `walk.${newId()}@vendor.example`
  const vendor = await who.call(vendors.add, { body: { name: `Walk ${newId()}`, trade: 'plumbing', email } })
  const draft = { ticketId: ticket._id, title: 'Seal the pipe', scope: 'Under the sink' }
  const made: Made = { who, order: await who.call(workOrders.add, { body: draft }), vendorId: vendor._id }
  made.order = await who.call(workOrders.addFiles, { ...params(made), body: { kind: 'brief' }, files: [paper()] })
  for (const lead of leads.find(([ends]) => ends.test(path))?.[1] ?? []) made.order = await lead(made)
  const { order } = made
  return {
    id: order._id,
    ticketId: ticket._id,
    vendorId: vendor._id,
    vendorIds: vendor._id,
    fileId: order.files[0]!._id,
    bidId: order.bids[0]?._id ?? '',
    windowId: order.windows[0]?._id ?? '',
    version: String(order.version),
    token: path.includes('vendor-link') ? await tokenFor(world, email) : '',
  }
}

const version = (ids: Ids) => ({ version: Number(ids.version) })
const work = { title: 'Seal the pipe', scope: 'Under the sink', entryNotes: 'Ring 12', estimateCents: 50_000 }
const price = { amountCents: 48_000, words: 'Parts and two hours', validUntil: '2026-12-31' }
const bill = { number: 'A-17', amountCents: 48_000, taxCents: 2285, on: '2026-11-20' }
const charge = { type: 'chargeback', words: 'Hose', authority: 'Bylaw 3', dueOn: '2026-11-20', cents: 4800 }
const order = (rest: string) => `/api/work-orders${rest}`
const link = (rest: string) => `POST /api/vendor-link/${rest}`

export const walk: FeatureWalk = {
  records: { 'work-orders': makeOrder, 'vendor-link': makeOrder },
  bodies: {
    [`POST ${order('')}`]: (ids) => ({ ...work, ticketId: ids.ticketId }),
    [`PUT ${order('/:id')}`]: (ids) => ({ ...work, ...version(ids) }),
    [`POST ${order('/:id/ask')}`]: (ids) => ({ vendorIds: [ids.vendorIds], ...given, ...version(ids) }),
    [`POST ${order('/:id/quotes')}`]: (ids) => ({ ...price, vendorId: ids.vendorId, ...version(ids) }),
    [`POST ${order('/:id/order')}`]: (ids) => ({ bidId: ids.bidId, vendorId: ids.vendorId, ...given, ...version(ids) }),
    [`POST ${order('/:id/decision')}`]: (ids) => ({ approves: true, ...version(ids) }),
    [`POST ${order('/:id/windows')}`]: (ids) => ({ windows, ...version(ids) }),
    [`POST ${order('/:id/visit')}`]: (ids) => ({ windowId: ids.windowId, ...version(ids) }),
    [`POST ${order('/:id/visit/none')}`]: (ids) => ({ words: 'Rather in the evening', ...version(ids) }),
    [`POST ${order('/:id/done')}`]: (ids) => ({ words: 'Sealed.', ...version(ids) }),
    [`POST ${order('/:id/invoice')}`]: (ids) => ({ ...bill, ...version(ids) }),
    [`PUT ${order('/:id/cost')}`]: (ids) => ({ chargedTo: 'unit', chargeWords: 'The tenant’s hose', ...version(ids) }),
    [`POST ${order('/:id/charge')}`]: (ids) => ({ ...charge, ...version(ids) }),
    [`POST ${order('/:id/close')}`]: version,
    [`POST ${order('/:id/cancel')}`]: (ids) => ({ reason: 'Not needed', ...version(ids) }),
    [`POST ${order('/:id/files')}`]: () => ({ kind: 'own' }),
    [link('quote')]: () => price,
    [link('decline')]: () => ({ words: 'No time' }),
    [link('windows')]: () => ({ windows }),
    [link('done')]: () => ({ words: 'Sealed.' }),
    [link('invoice')]: () => bill,
  },
}
