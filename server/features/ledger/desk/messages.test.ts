/** What owners are told: a charge by hand, and a payment that the bank returned; each once, and only theirs. */
import { beforeEach, expect, it } from 'vitest'
import { notifications } from '../../../../contract/notifications.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openDesk } from '../../../testing/ledger-desk.ts'
import { withBooks } from '../../../testing/books.ts'

const on = withBooks()
let desk: Awaited<ReturnType<typeof openDesk>>
beforeEach(async () => {
  desk = await openDesk(on.world)
})

const told = async (who: Caller) =>
  (await who.call(notifications.list, { query: { limit: 100 } })).items
    .filter(({ kind }) => kind.startsWith('fees.'))
    .map(({ title, text, link }) => [title, text, link])
const mailed = async () => {
  await on.world.jobs.drain()
  return on.world.mails
    .filter(({ subject }) => /charge for unit|returned a payment/.test(subject))
    .map(({ to, subject }) => [to, subject])
}

it('a charge by hand is told to its owners, and no longer once it is cancelled', async () => {
  const { charges } = await desk.charges(on.olivia, {
    type: 'administration',
    words: 'Fob',
    authority: 'Bylaw 3',
    cents: 5000,
  })
  await desk.charges(on.olivia, { isBroughtForward: true, words: 'Owed before' })
  expect(await told(desk.olivia)).toEqual([
    ['New charge for unit 703: $50.00', 'Fob, due Nov 1, 2026. Based on: Bylaw 3.', '/fees'],
  ])
  expect(await told(desk.carla)).toEqual([])
  expect(await mailed()).toEqual([
    [expect.stringContaining('owner@parapet.example'), expect.stringContaining('New charge for unit 703: $50.00')],
  ])
  await desk.step(on.olivia, { step: 'cancelCharge', chargeId: charges[0]!._id, reason: 'A mistake' })
  expect(await told(desk.olivia)).toMatchObject([['No longer available', expect.any(String), null]])
})

it('a returned payment of two units is told to their owner once, as one', async () => {
  const { _id } = (await desk.records({ cents: 70_000 })).body.data
  for (const [number, cents] of [
    ['703', 43_307],
    ['305', 26_693],
  ] as const)
    await desk.payment(_id, { step: 'place', holdingId: on.books.holdingOf(number), cents })
  expect(await told(desk.olivia)).toEqual([])
  await desk.payment(_id, { step: 'return', reason: 'Insufficient funds' })
  const title = 'The bank returned a payment for units 305 and 703: $700.00'
  expect(await told(desk.olivia)).toEqual([
    [title, 'It was received on Nov 5, 2026. The charges it paid are owed again.', '/fees'],
  ])
  expect(await mailed()).toEqual([[expect.stringContaining('owner@parapet.example'), expect.stringContaining(title)]])
})

it('a payment that was taken from a unit before it was returned is no news there', async () => {
  const { _id, receipts } = (await desk.records({ place: { holdingId: on.olivia } })).body.data
  await desk.payment(_id, { step: 'remove', receiptId: receipts[0]._id, reason: 'It was another’s' })
  on.world.clock.advance(1000)
  await desk.payment(_id, { step: 'return', reason: 'Insufficient funds' })
  expect(await told(desk.olivia)).toEqual([])
})
