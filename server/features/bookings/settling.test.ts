/** What bookings do by themselves when their time comes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookings } from '../../../contract/bookings.ts'
import { notifications } from '../../../contract/notifications.ts'
import { addDays } from '../../../contract/time.ts'
import { addLounge, homeOf } from '../../testing/amenities.ts'
import { book, dayOf, read, span, take, tryBook } from '../../testing/bookings.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { forgetJob, remindJob, settleJob } from './bookings.ts'

let world: World
let [theo, mandeep] = [] as unknown as [Caller, Caller]
let of305 = ''

const signIn = async () => {
  theo = await world.as('theo')
  mandeep = await world.as('mandeep')
}
beforeAll(async () => {
  world = await openWorld()
  await signIn()
  of305 = await homeOf(theo)
})
afterAll(() => world.close())

const at = async (moment: string) => {
  world.clock.set(moment)
  await world.jobs.runNow(settleJob)
  await signIn()
}
const told = async (title: string) =>
  (await theo.call(notifications.list)).items.filter((one) => one.title === title).length

describe('by itself', () => {
  it('what nobody approved in time is declined, and its place is free', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Sauna', needsApproval: true, declineAfterHours: 24 })
    const wish = { amenityId, unitId: of305, ...span(dayOf(world, 5)) }
    const asked = await book(theo, wish)
    await at(span(dayOf(world, 1), '11:00').until)
    expect(await read(theo, asked._id)).toMatchObject({ status: 'requested' })
    await at(span(dayOf(world, 0), '10:00', '13:30').until)
    const declined = await read(theo, asked._id)
    expect(declined).toMatchObject({ status: 'declined', reason: 'It wasn’t approved in time.', cancelledBy: null })
    expect(declined.events.at(-1)).toMatchObject({ kind: 'declined', side: 'product', by: null })
    expect(await told('Your Sauna booking was declined')).toBe(1)
    expect((await tryBook(mandeep, wish)).status).toBe(200)
  })

  it('a booking is completed at its end, or a no-show where one checks in', async () => {
    const free = await addLounge(mandeep, { name: 'Lawn' })
    const strict = await addLounge(mandeep, { name: 'Studio', needsCheckIn: true })
    const day = dayOf(world, 1)
    const one = await book(theo, { amenityId: free, unitId: of305, ...span(day) })
    const came = await book(theo, { amenityId: strict, unitId: of305, ...span(day) })
    const missed = await book(theo, { amenityId: strict, unitId: of305, ...span(day, '12:00', '13:00') })
    await at(one.from)
    await take(mandeep, came._id, 'checkIn')
    await at(span(day, '10:00', '13:00').until)
    const statuses = await Promise.all([one, came, missed].map(async ({ _id }) => (await read(theo, _id)).status))
    expect(statuses).toEqual(['completed', 'completed', 'no_show'])
    expect(await told('You missed your Studio booking')).toBe(1)
    expect(await told('Your Lawn booking has ended')).toBe(0)
    const { version } = await read(theo, one._id)
    await at(span(day, '10:00', '14:00').until)
    expect((await read(theo, one._id)).version).toBe(version)
  })

  it('reminds a day before, once, and not of what was booked later than that', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Guest room' })
    const day = dayOf(world, 3)
    const early = await book(theo, { amenityId, unitId: of305, ...span(day) })
    await world.jobs.runNow(remindJob)
    expect(await told('Your Guest room booking starts soon')).toBe(0)
    await at(span(addDays(day, -1), '10:00').from)
    await book(theo, { amenityId, unitId: of305, ...span(day, '14:00', '15:00') })
    await world.jobs.runNow(remindJob)
    await world.jobs.runNow(remindJob)
    expect(await told('Your Guest room booking starts soon')).toBe(1)
    expect((await read(theo, early._id)).events.map(({ kind }) => kind)).toEqual(['booked', 'reminded'])
  })

  it('forgets refusals that no statistic counts any more', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Court', peopleMost: 2 })
    await tryBook(theo, { amenityId, unitId: of305, ...span(dayOf(world, 2)), people: 3 })
    const refused = dayOf(world, 0)
    const count = async () =>
      (await mandeep.call(bookings.figures, { query: { from: refused, to: refused } })).refused.length
    await world.jobs.runNow(forgetJob)
    expect(await count()).toBe(1)
    await at(span(dayOf(world, 402)).from)
    await world.jobs.runNow(forgetJob)
    expect(await count()).toBe(0)
  })
})
