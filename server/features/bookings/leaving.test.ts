/** What becomes of bookings when whoever has them moves out. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookings } from '../../../contract/bookings.ts'
import { bookIt, makeAmenity, unitOf, wishOf } from '../../testing/amenities.ts'
import type { Caller } from '../../testing/caller.ts'
import { letOut } from '../../testing/moves.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let [theo, carla, mandeep] = [] as unknown as [Caller, Caller, Caller]

beforeAll(async () => {
  world = await openWorld()
  theo = await world.as('theo')
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
})
afterAll(() => world.close())

const statusOf = async (who: Caller, { _id: id }: { _id: string }) => {
  const { status, cancelledBy, reason } = await who.call(bookings.get, { params: { id } })
  return [status, cancelledBy, reason]
}

it('those to come are cancelled and offered to who waits, what is over stays, and the calendar link ends', async () => {
  const lounge = await makeAmenity(mandeep, { name: 'Lounge' })
  const [of305, of804] = [await unitOf(theo, '305'), await unitOf(carla, '804')]
  const over = await bookIt(theo, lounge, of305, ['2026-11-20T15:00', '2026-11-20T17:00'])
  const evening = ['2026-12-05T19:00', '2026-12-05T21:00'] as const
  const toCome = await bookIt(theo, lounge, of305, evening)
  const others = await bookIt(carla, lounge, of804, ['2026-12-06T19:00', '2026-12-06T21:00'])
  const waits = await theo.call(bookings.wait, {
    body: wishOf(lounge, of305, ['2026-12-06T19:00', '2026-12-06T21:00']),
  })
  const first = await carla.call(bookings.wait, { body: wishOf(lounge, of804, evening) })
  const { url } = await theo.call(bookings.makeFeed)
  const { pathname } = new URL(url!)
  world.clock.set('2026-11-21T20:00:00.000Z')
  mandeep = await world.as('mandeep')
  const { plan } = await letOut(mandeep, { unitNumber: '305', lastDay: '2026-11-20', leavers: ['Theo Tenant'] })
  const lines = plan.groups.flatMap((group) => group.lines)
  expect(lines).toEqual(
    expect.arrayContaining(['2 bookings will be cancelled.', 'Their calendar link to bookings will stop working.']),
  )
  expect(await statusOf(mandeep, toCome)).toEqual(['cancelled', 'product', 'Left the unit'])
  expect(await statusOf(mandeep, waits)).toEqual(['cancelled', 'product', 'Left the unit'])
  expect(await statusOf(mandeep, over)).toEqual(['active', null, ''])
  carla = await world.as('carla')
  expect(await statusOf(carla, first)).toEqual(['offered', null, ''])
  expect(await statusOf(carla, others)).toEqual(['active', null, ''])
  const { rows } = await world.connection.pool.query('select count(*)::integer as links from booking_feeds')
  expect([(await world.stranger().send('GET', pathname)).status, rows]).toEqual([404, [{ links: 0 }]])
})
