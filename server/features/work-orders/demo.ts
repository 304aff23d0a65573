/** The work orders of the demo, through the verbs; what they told people of was read. */
import { OrderFields, type Windows } from '../../../contract/work-orders/bodies.ts'
import type { Order } from '../../../contract/work-orders/order.ts'
import { TicketDraft, type TicketStep } from '../../../contract/tickets/bodies.ts'
import { addDays } from '../../../contract/time.ts'
import type { Role } from '../../../contract/roles.ts'
import type { InBuilding } from '../../context.ts'
import type { SeedDemo } from '../../feature.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { findAccountByEmail } from '../accounts/accounts.ts'
import { permissionsFor } from '../buildings/buildings.ts'
import { settle } from '../notifications/notifications.ts'
import { getTicket, reportingFacts, reportTicket, sayOnTicket, stepTicket } from '../tickets/tickets.ts'
import { vendorNames } from '../vendors/vendors.ts'
import { insertLink } from './bids-store.ts'
import { demoOrders, type DemoOrder } from './demo-orders.ts'
import { bearCost, cancelOrder, closeOrder } from './finishing.ts'
import { linkedDecline, linkedDone, linkedInvoice, linkedQuote, linkedWindows } from './linked.ts'
import { addOrder, askVendors } from './making.ts'
import { selectToldIds } from './messages-store.ts'
import { giveOrder } from './ordering.ts'
import { getOrder, todayIn, type Caller } from './reading.ts'
import { pickWindow } from './visiting.ts'

/** The building on a day so many days ago. */
type At = (daysAgo: number) => InBuilding
type By = (daysAgo: number) => Caller

interface Cast {
  manager: By
  tenant: By
}

const somebody = async (at: At, email: string, role: Role): Promise<By> => {
  const account = (await findAccountByEmail(at(0).db, email))!
  const standing = { account, role, superadmin: false, permissions: permissionsFor(role, {}) }
  return (daysAgo) => ({ ...at(daysAgo), ...standing })
}

/** A link as a mail would bear it: the demo has no mailbox to take one from. */
const tokenOf = async (ctx: InBuilding, order: Order, vendorId: string): Promise<{ token: string }> => {
  const bid = order.bids.find(({ vendor }) => vendor._id === vendorId)!
  const token = newSecret()
  await insertLink(ctx.db, ctx.building._id, { hash: hashOf(token), bidId: bid._id, at: ctx.now })
  return { token }
}

interface Making {
  cast: Cast
  at: At
  vendorId: (name: string) => string
  plan: DemoOrder
}

const report = async ({ cast, plan }: Making): Promise<string> => {
  const who = cast[plan.by](plan.daysAgo)
  const [unit] = plan.by === 'tenant' ? (await reportingFacts(who)).units : []
  const place = unit ? { place: 'unit', unitId: unit._id } : { place: 'common' }
  const body = TicketDraft.parse({ ...plan.ticket, ...place })
  return (await reportTicket(who, { body, files: [] }))._id
}

/** The newest stand as they came; of the others somebody was told that they are looked after. */
const untouchedDays = 3
const waitsAfterDays = 9

/** Takes a step with the ticket of an order as it stands. */
const stepOf = async (ctx: Caller, id: string, body: object): Promise<void> => {
  const { version } = await getTicket(ctx, { params: { id } })
  await stepTicket(ctx, { params: { id }, body: { ...body, version } as TicketStep })
}

/** Whoever reported it has an answer, and the manager has the ticket. */
const answer = async ({ cast, plan: { daysAgo } }: Making, id: string): Promise<void> => {
  if (daysAgo <= untouchedDays) return
  const ctx = cast.manager(daysAgo)
  const words = 'Thanks for reporting this. We’re getting quotes and will let you know when someone is coming.'
  await sayOnTicket(ctx, { params: { id }, body: { words, waits: false }, files: [] })
  const hands = { accountId: ctx.account._id, vendorId: null, despiteWarnings: false }
  await stepOf(ctx, id, { step: 'assign', words: '', ...hands })
}

/** What became of the ticket: done with the work, declined with it, or on hold while a quote or a decision is awaited. */
const conclude = async ({ cast, plan }: Making, id: string): Promise<void> => {
  const { daysAgo, done, cancelled } = plan
  if (done) return stepOf(cast.manager(done.daysAgo), id, { step: 'resolve', words: done.words })
  if (cancelled) return stepOf(cast.manager(daysAgo - 5), id, { step: 'decline', words: cancelled })
  if (daysAgo > waitsAfterDays)
    await stepOf(cast.manager(daysAgo - 2), id, {
      step: 'hold',
      words: 'Waiting for a decision on the quotes',
      resumesOn: null,
    })
}

const ask = async ({ cast, at, vendorId, plan }: Making, order: Order): Promise<Order> => {
  if (!plan.asked) return order
  const vendorIds = plan.asked.map(({ vendor }) => vendorId(vendor))
  const params = { id: order._id }
  const day = plan.daysAgo
  const asked = await askVendors(cast.manager(day), {
    params,
    body: { vendorIds, despiteWarnings: true, version: order.version },
  })
  for (const { vendor, quote, declines } of plan.asked) {
    const ctx = at(Math.max(day - 2, 0))
    const query = await tokenOf(ctx, asked, vendorId(vendor))
    if (quote) await linkedQuote(ctx, { query, body: { ...quote, validUntil: addDays(todayIn(at(0)), 45) }, files: [] })
    if (declines) await linkedDecline(ctx, { query, body: { words: declines } })
  }
  return getOrder(cast.manager(0), { params })
}

const give = async ({ cast, vendorId, plan }: Making, order: Order): Promise<Order> => {
  if (!plan.given) return order
  const vendor = vendorId(plan.given.vendor)
  const bid = plan.given.amountCents === undefined ? order.bids.find((one) => one.vendor._id === vendor)! : null
  const amountCents = plan.given.amountCents ?? null
  const body = { bidId: bid?._id ?? null, vendorId: vendor, amountCents, despiteWarnings: true, version: order.version }
  const params = { id: order._id }
  const day = Math.max(plan.daysAgo - 3, 0)
  return giveOrder(cast.manager(day), { params, body })
}

const windowsOn = (at: At, inDays: readonly number[]): Windows => ({
  windows: inDays.map((days) => ({ on: addDays(todayIn(at(0)), days), from: '09:00', until: '11:00' })),
})

const visit = async ({ cast, at, plan }: Making, order: Order): Promise<Order> => {
  if (!plan.offered) return order
  const day = Math.max(plan.daysAgo - 4, 0)
  const params = { id: order._id }
  const query = await tokenOf(at(day), order, order.vendor!._id)
  await linkedWindows(at(day), { query, body: windowsOn(at, plan.offered.inDays) })
  const offered = await getOrder(cast.manager(day), { params })
  if (plan.offered.picked === undefined) return offered
  const windowId = offered.windows[plan.offered.picked]!._id
  await pickWindow(cast[plan.by](day), { params, body: { windowId, version: offered.version } })
  return getOrder(cast.manager(day), { params })
}

const finish = async ({ cast, at, plan }: Making, order: Order): Promise<Order> => {
  const params = { id: order._id }
  if (plan.done) {
    const ctx = at(plan.done.daysAgo)
    const query = await tokenOf(ctx, order, order.vendor!._id)
    await linkedDone(ctx, { query, body: { words: plan.done.words }, files: [] })
  }
  if (plan.invoice) {
    const { daysAgo, ...bill } = plan.invoice
    const query = await tokenOf(at(daysAgo), order, order.vendor!._id)
    await linkedInvoice(at(daysAgo), { query, body: { ...bill, on: todayIn(at(daysAgo)) }, files: [] })
  }
  return getOrder(cast.manager(0), { params })
}

const end = async ({ cast, plan }: Making, { _id, version }: Order): Promise<void> => {
  const params = { id: _id }
  if (plan.unitBears) {
    const body = { chargedTo: 'unit', chargeWords: plan.unitBears, fund: 'operating', version } as const
    await bearCost(cast.manager(1), { params, body })
  }
  if (plan.cancelled)
    await cancelOrder(cast.manager(plan.daysAgo - 5), { params, body: { reason: plan.cancelled, version } })
  if (plan.closed) await closeOrder(cast.manager(plan.invoice!.daysAgo - 3), { params, body: { version } })
}

const seedOne = async (making: Making): Promise<void> => {
  const { cast, plan } = making
  const ticketId = await report(making)
  const body = { ...OrderFields.parse(plan.work), ticketId }
  await answer(making, ticketId)
  let order = await addOrder(cast.manager(plan.daysAgo), { body })
  for (const step of [ask, give, visit, finish]) order = await step(making, order)
  await end(making, order)
  await conclude(making, ticketId)
}

/** Of all this people were told, and have read it. */
const readAll = async (ctx: InBuilding): Promise<void> => {
  const told = await selectToldIds(ctx.db, ctx.building._id)
  for (const { accountId, subjectIds } of told)
    await settle(ctx, { accountId, buildingId: ctx.building._id, subjectIds })
}

/** Fills the work orders of Harbour View: one in each state. */
export const seedWorkOrders: SeedDemo = async (at, which) => {
  if (which !== 'harbour') return
  const vendors = await vendorNames(at(0))
  const vendorId = (name: string): string => vendors.find((one) => one.name.startsWith(name))!._id
  const cast: Cast = {
    manager: await somebody(at, 'manager@parapet.example', 'management'),
    tenant: await somebody(at, 'tenant@parapet.example', 'tenant'),
  }
  for (const plan of demoOrders) await seedOne({ cast, at, vendorId, plan })
  await readAll(at(0))
}
