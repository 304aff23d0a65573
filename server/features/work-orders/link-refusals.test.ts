/** The vendor's link over HTTP: to whom none is sent, and what a vendor is told where a step is not open. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { vendors } from '../../../contract/vendors.ts'
import { workOrders } from '../../../contract/work-orders.ts'
import type { Ticket } from '../../../contract/tickets/ticket.ts'
import type { Caller } from '../../testing/caller.ts'
import { giveTo, makeOrder, of, reportLeak, soundVendor, tokenFor } from '../../testing/work-orders.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let mandeep: Caller
let leak: Ticket
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  leak = await reportLeak(await world.as('theo'), mandeep)
})
afterAll(() => world.close())

const noted = async (vendorId: string) => {
  const { params, version } = of(await makeOrder(mandeep, leak._id))
  return mandeep.send('POST', `/api/work-orders/${params.id}/quotes`, {
    body: { vendorId, amountCents: 48_000, version },
  })
}
const sendTo = (order: { _id: string; bids: { _id: string }[] }) =>
  mandeep.send('POST', `/api/work-orders/${order._id}/bids/${order.bids[0]!._id}/link`)
const leave = ({ _id, version }: { _id: string; version: number }) =>
  mandeep.call(vendors.end, { params: { id: _id }, body: { version } })

it('is sent to nobody who would not be asked', async () => {
  const bare = await soundVendor(mandeep, 'Bare papers', { insurer: '', insuredUntil: null })
  const price = (await noted(bare._id)).body.data
  const refused = await sendTo(price)
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'Bare papers: No liability insurance is on file. Request a quote instead; you can confirm there that you accept this.',
  ])
  const body = { vendorIds: [bare._id], despiteWarnings: true, version: price.version }
  await mandeep.call(workOrders.ask, { params: { id: price._id }, body })
  expect((await sendTo(price)).status).toBe(200)

  const leaving = await soundVendor(mandeep, 'Leaving soon')
  const kept = (await noted(leaving._id)).body.data
  await leave(leaving)
  for (const answer of [await sendTo(kept), await noted(leaving._id)])
    expect([answer.status, answer.body.error]).toEqual([409, 'Leaving soon is no longer an active vendor.'])
})

it('is still sent to who has the work and ends it', async () => {
  const last = await soundVendor(mandeep, 'Last job')
  const order = await giveTo(mandeep, await makeOrder(mandeep, leak._id), last._id)
  await leave(last)
  expect((await sendTo(order)).status).toBe(200)
})

it('names to its vendor what is open where a step is refused', async () => {
  const tidewater = await soundVendor(mandeep, 'Tidewater')
  const vendor = world.stranger()
  const refusal = (token: string) =>
    vendor.try(workOrders.linkedInvoice, {
      query: { token },
      body: { number: 'N-1', amountCents: 48_000, on: '2026-11-20' },
      files: [],
    })
  const made = await makeOrder(mandeep, leak._id)
  const body = { vendorIds: [tidewater._id], version: made.version }
  const order = await mandeep.call(workOrders.ask, { params: { id: made._id }, body })
  const asked = await refusal(await tokenFor(world, tidewater.email))
  expect([asked.status, asked.body.error]).toEqual([
    409,
    'The work order doesn’t allow this right now. Available steps: submit a quote, decline to quote.',
  ])
  const held = await giveTo(mandeep, order, tidewater._id, 900_000)
  expect(held.status).toBe('awaiting_approval')
  const waits = await refusal(await tokenFor(world, tidewater.email))
  expect(waits.body.error).toBe(
    'The work order doesn’t allow this right now. There is nothing for you to do right now.',
  )
})
