/** An amenity that council denied a unit: nothing new is booked there until it is over. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookings } from '../../../contract/bookings.ts'
import { addLounge, homeOf } from '../../testing/amenities.ts'
import { book, dayOf, read, span, take, tryBook, tryStep, tryWait, wait } from '../../testing/bookings.ts'
import type { Caller } from '../../testing/caller.ts'
import { denyUse } from '../../testing/denials.ts'
import { letOut } from '../../testing/moves.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let [theo, carla, mandeep] = [] as unknown as [Caller, Caller, Caller]
let [of305, of804] = ['', '']
beforeAll(async () => {
  world = await openWorld()
  theo = await world.as('theo')
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
  of305 = await homeOf(theo)
  of804 = await homeOf(carla)
})
afterAll(() => world.close())

/** Denies unit 305 an amenity from December 1 to 31. */
const deny = (amenityId: string) =>
  denyUse(world, { amenityId, unitId: of305, who: 'theo', from: '2026-12-01', until: '2026-12-31' })

const saysToDesk = (name: string) =>
  `${name} isn’t available to unit 305 from Dec 1, 2026 to Dec 31, 2026, by a decision of council.`
const says = (name: string) => `${saysToDesk(name)} Contact management.`
const statusOf = async ({ _id }: { _id: string }) => (await read(theo, _id)).status

it('isn’t booked by the unit while it is denied, and is before, after and once that is cancelled', async () => {
  const amenityId = await addLounge(mandeep, { name: 'Party room' })
  const other = await addLounge(mandeep, { name: 'Gym' })
  const { cancel } = await deny(amenityId)
  const at = (date: string) => ({ amenityId, unitId: of305, ...span(date) })
  const body = at('2026-12-31')
  expect(await theo.call(bookings.preview, { body })).toMatchObject({
    allowed: false,
    canWait: false,
    refusals: [{ rule: 'denied', says: says('Party room'), allowedFrom: span('2027-01-01').from, moves: 'start' }],
  })
  const { status, body: answer } = await tryBook(theo, body)
  expect([status, answer.error]).toEqual([409, says('Party room')])
  expect((await tryBook(mandeep, { ...body, forAccountId: world.cast.accounts.theo })).body.error).toBe(
    saysToDesk('Party room'),
  )
  await book(carla, { ...at('2026-12-02'), unitId: of804 })
  await book(theo, { ...at('2026-12-03'), amenityId: other })
  await book(theo, at('2026-11-30'))
  await book(theo, at('2027-01-01'))
  await cancel()
  await book(theo, body)
})

it('refuses a stay that ends on a denied day, and each denied date of a series', async () => {
  const guests = await addLounge(mandeep, {
    name: 'Guest suite',
    mode: 'overnight',
    arrivesAt: '15:00',
    leavesAt: '11:00',
  })
  await deny(guests)
  const stay = { amenityId: guests, unitId: of305, from: span('2026-11-30', '15:00').from }
  expect((await tryBook(theo, { ...stay, until: span('2026-12-01', '10:00', '11:00').until })).body.error).toContain(
    'Guest suite isn’t available to unit 305',
  )
  const amenityId = await addLounge(mandeep, { name: 'Sauna' })
  await deny(amenityId)
  const series = {
    amenityId,
    unitId: of305,
    ...span('2026-11-26'),
    rulesVersion: 0,
    every: 1,
    unit: 'weeks',
    times: 2,
  } as const
  const { booked, refused } = await theo.call(bookings.repeat, { body: series })
  expect(booked.map(({ from }) => from)).toEqual([span('2026-11-26').from])
  expect(refused).toMatchObject([{ from: span('2026-12-03').from, refusals: [{ rule: 'denied' }] }])
})

it('isn’t waited for, offered, or confirmed', async () => {
  const amenityId = await addLounge(mandeep, { name: 'Lounge' })
  const time = { amenityId, ...span('2026-12-04') }
  const later = { amenityId, ...span('2026-12-05') }
  const hasFirst = await book(carla, { ...time, unitId: of804 })
  const hasLater = await book(carla, { ...later, unitId: of804 })
  const [first, second] = [await wait(theo, { ...time, unitId: of305 }), await wait(theo, { ...later, unitId: of305 })]
  await take(carla, hasFirst._id, 'cancel')
  expect(await statusOf(first)).toBe('offered')
  const { cancel } = await deny(amenityId)
  const accepted = await tryStep(theo, first._id, 'accept')
  expect([accepted.status, accepted.body.error]).toEqual([409, says('Lounge')])
  await take(carla, hasLater._id, 'cancel')
  expect(await statusOf(second)).toBe('waitlisted')
  const third = await book(carla, { ...later, unitId: of804 })
  await take(theo, second._id, 'cancel')
  expect((await tryWait(theo, { ...later, unitId: of305 })).body.error).toBe(says('Lounge'))
  await cancel()
  await take(theo, first._id, 'accept')
  await take(carla, third._id, 'cancel')
})

it('isn’t approved where it was requested before, and stays where it was confirmed', async () => {
  const amenityId = await addLounge(mandeep, { name: 'Library', needsApproval: true })
  const request = (date: string) => book(theo, { amenityId, unitId: of305, ...span(date) })
  const [confirmed, pending] = [await request('2026-12-06'), await request('2026-12-07')]
  await take(mandeep, confirmed._id, 'approve')
  await deny(amenityId)
  const refused = await tryStep(mandeep, pending._id, 'approve')
  expect([refused.status, refused.body.error]).toEqual([409, saysToDesk('Library')])
  expect([await statusOf(confirmed), await statusOf(pending)]).toEqual(['active', 'requested'])
  expect((await take(mandeep, pending._id, 'decline', 'By a decision of council')).status).toBe('declined')
})

it('isn’t won in a draw', async () => {
  const amenityId = await addLounge(mandeep, { name: 'Roof' })
  const peak = { name: 'Holidays', from: '2026-12-24', to: '2026-12-24', drawsOn: dayOf(world, 2) }
  const { peaks } = await mandeep.call(bookings.addPeak, { params: { id: amenityId }, body: peak })
  const time = { amenityId, ...span('2026-12-24', '18:00', '21:00') }
  const ours = await wait(theo, { ...time, unitId: of305 })
  await deny(amenityId)
  const drawn = await mandeep.call(bookings.draw, { params: { id: amenityId, peakId: peaks[0]!._id } })
  expect(drawn.peaks[0]!.lots).toMatchObject([{ unitId: of305, won: false }])
  expect(await statusOf(ours)).toBe('waitlisted')
  await book(carla, { ...time, unitId: of804 })
})

it('is booked again by the unit once those whom the decision is about have left it', async () => {
  const amenityId = await addLounge(mandeep, { name: 'Court' })
  await deny(amenityId)
  const wish = { amenityId, unitId: of305 }
  await letOut(mandeep, { unitNumber: '305', lastDay: '2026-12-15', leavers: ['Theo Tenant'] })
  expect((await tryBook(mandeep, { ...wish, ...span('2026-12-15') })).body.error).toBe(saysToDesk('Court'))
  await book(mandeep, { ...wish, ...span('2026-12-16') })
})
