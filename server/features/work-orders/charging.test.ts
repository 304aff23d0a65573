/** Charging a unit for a work order, from the invoice to the account of its owners. */
import { beforeEach, expect, it } from 'vitest'
import { ledger } from '../../../contract/ledger.ts'
import { notifications } from '../../../contract/notifications.ts'
import { workOrders } from '../../../contract/work-orders.ts'
import type { OrderCharge } from '../../../contract/work-orders/bodies.ts'
import type { Order } from '../../../contract/work-orders/order.ts'
import { withBooks } from '../../testing/books.ts'
import { openDesk } from '../../testing/ledger-desk.ts'
import { giveTo, makeOrder, of, reportLeak, soundVendor } from '../../testing/work-orders.ts'

const on = withBooks()
let desk: Awaited<ReturnType<typeof openDesk>>
let order: Order
beforeEach(async () => {
  desk = await openDesk(on.world)
  const { mandeep } = desk
  const leak = await reportLeak(await on.world.as('theo'), mandeep)
  const given = await giveTo(mandeep, await makeOrder(mandeep, leak._id), (await soundVendor(mandeep, 'Tidewater'))._id)
  const { params, version } = of(given)
  order = await mandeep.call(workOrders.finish, { params, body: { words: 'New trap.', version }, files: [] })
})

const charge = {
  type: 'chargeback',
  words: 'W-1: Replace the trap',
  authority: 'Bylaw 4 (2)',
  dueOn: '2026-11-20',
} as const
const charges = (more: Partial<OrderCharge> = {}, who = desk.mandeep) =>
  who.send('POST', `/api/work-orders/${order._id}/charge`, {
    body: { ...charge, cents: 48_000, version: order.version, ...more },
  })
const bears = async (chargedTo: 'unit' | 'common', fund: 'operating' | 'reserve' = 'operating') => {
  const body = { chargedTo, chargeWords: 'Their hose', fund, version: order.version }
  return desk.mandeep.send('PUT', `/api/work-orders/${order._id}/cost`, { body })
}
const now = () => desk.mandeep.call(workOrders.get, { params: { id: order._id } })
const account = () => desk.account(on.books.holdingOf('305'))

it('the owners of the unit owe it, in the fund that paid for the work, and are told', async () => {
  expect((await charges()).body.error).toBe('This is a common expense. Set who pays first.')
  order = (await bears('unit', 'reserve')).body.data
  expect([order.charge, order.can.charge]).toEqual([null, true])
  const { status, body } = await charges()
  expect([status, body.data.charge]).toMatchObject([200, { unitNumber: '305', cents: 48_000, openCents: 48_000 }])
  expect(body.data.can.charge).toBe(false)
  expect(body.data.events[0]).toMatchObject({ kind: 'charged', by: 'Mandeep Manager' })
  expect((await account()).charges).toMatchObject([
    { type: 'chargeback', words: 'W-1: Replace the trap', authority: 'Bylaw 4 (2)', cents: 48_000, isLienable: false },
  ])
  const funds = Object.fromEntries(
    (await desk.books()).funds.map(({ kind, receivableCents }) => [kind, receivableCents]),
  )
  expect(funds).toMatchObject({ operating: 0, reserve: 48_000 })
  const { items } = await desk.olivia.call(notifications.list, { query: { limit: 5 } })
  expect(items[0]?.title).toBe('New charge for unit 305: $480.00')
})

it('is charged once, and again only after the charge was cancelled', async () => {
  order = (await bears('unit')).body.data
  const answers = await Promise.all(Array.from({ length: 5 }, () => charges()))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409])
  order = await now()
  expect((await charges()).body.error).toBe('Unit 305 was already charged. Cancel that charge first.')
  expect((await bears('common')).body.error).toBe('Unit 305 was charged for this. Cancel that charge first.')
  const { _id: chargeId } = (await account()).charges[0]!
  await desk.step(on.books.holdingOf('305'), { step: 'cancelCharge', chargeId, reason: 'The vendor pays' })
  order = await now()
  expect([order.charge, order.can.charge]).toEqual([null, true])
  expect((await charges({ cents: 10_000 })).body.data.charge).toMatchObject({ cents: 10_000 })
  expect((await account()).dueCents).toBe(10_000)
})

it('only by those who keep the books, and council reads what was charged', async () => {
  order = (await bears('unit')).body.data
  expect((await charges({}, desk.carla)).status).toBe(403)
  expect((await charges({}, desk.olivia)).status).toBe(403)
  await charges()
  const read = await desk.carla.call(workOrders.get, { params: { id: order._id } })
  expect([read.charge?.cents, read.can.charge]).toEqual([48_000, false])
})

it('also once the order is closed, and not with an older version of it', async () => {
  const before = order.version
  order = (await bears('unit')).body.data
  expect((await charges({ version: before })).body.code).toBe('STALE')
  const { params, version } = of(order)
  order = await desk.mandeep.call(workOrders.close, { params, body: { version } })
  expect(order.can).toMatchObject({ steps: [], charge: true })
  expect((await charges()).body.data.charge).toMatchObject({ openCents: 48_000 })
})

it('only by those who look after tickets too, and it isn’t shown to management that lost the books', async () => {
  order = (await bears('unit')).body.data
  const settings = (management: object) =>
    on.books.query('update buildings set permissions = $2 where id = $1', [
      on.books.ctx.building._id,
      JSON.stringify({ management }),
    ])
  await settings({ tickets: false })
  expect((await charges()).status).toBe(403)
  await settings({})
  expect((await charges({ cents: 12_345 })).status).toBe(200)
  await settings({ billing: false })
  const read = await now()
  expect([read.charge, read.can.charge]).toEqual([null, false])
  expect(read.events[0]).toMatchObject({ kind: 'charged', words: '' })
  expect(JSON.stringify(read)).not.toContain('12345')
})

it('not in a month that is locked', async () => {
  await on.books.owes(on.olivia, 'strataFee', '2026-10-01', 100)
  await desk.stepBooks({ step: 'lock', month: '2026-10-01' })
  order = (await bears('unit')).body.data
  const { status, body } = await charges({ dueOn: '2026-10-15' })
  expect([status, body.error]).toEqual([409, 'October 2026 is locked. The first open day is Nov 1, 2026.'])
  expect((await desk.mandeep.call(ledger.holding, { params: { id: on.books.holdingOf('305') } })).dueCents).toBe(0)
})
