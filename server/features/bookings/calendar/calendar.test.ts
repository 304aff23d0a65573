/** The calendar and the days of amenities over HTTP: what each reader sees, and what is left to choose from. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookings } from '../../../../contract/bookings.ts'
import type { Amenity } from '../../../../contract/bookings/amenity.ts'
import type { Calendar } from '../../../../contract/bookings/booking.ts'
import { allWeek, bookIt, clock, makeAmenity, unitOf, wishOf } from '../../../testing/amenities.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let carla: Caller
let mandeep: Caller
let olivia: Caller
let theo: Caller
beforeAll(async () => {
  world = await openWorld()
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
  olivia = await world.as('olivia')
  theo = await world.as('theo')
})
afterAll(() => world.close())

const december = { from: '2026-12-01', to: '2026-12-07' }
const calendarOf = (who: Caller, query = {}) => who.call(bookings.calendar, { query: { ...december, ...query } })
const entriesOf = ({ entries }: Calendar, { _id }: Pick<Amenity, '_id'>) =>
  entries.filter(({ amenityId }) => amenityId === _id)
const dayOf = (who: Caller, { _id }: Amenity, date: string) =>
  who.call(bookings.day, { params: { id: _id }, query: { date } })
const leftOn = async (who: Caller, amenity: Amenity, date: string) =>
  (await dayOf(who, amenity, date)).times.map(({ from, placesLeft }) => [from, placesLeft])

it('tells whose the time is only to those who have it', async () => {
  const room = await makeAmenity(carla)
  await bookIt(olivia, room, await unitOf(olivia, '703'), ['2026-12-02T09:00', '2026-12-02T11:00'])
  const mineOn = async (who: Caller) => (await dayOf(who, room, '2026-12-02')).times.map(({ isMine }) => isMine)
  expect(await mineOn(olivia)).toEqual([true, false, false, false, false, false])
  expect(await mineOn(theo)).toEqual([false, false, false, false, false, false])
})

describe('a day that no calendar reckons with', () => {
  it.each(['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])(
    '%s is refused wherever it is asked',
    async (day) => {
      const params = { id: (await makeAmenity(carla))._id }
      const days = { from: day, to: day }
      const times = { from: `${day}T18:00:00.000Z`, until: `${day}T20:00:00.000Z` }
      const wish = { amenityId: params.id, unitId: await unitOf(olivia, '703'), ...times }
      const answers = [
        await carla.try(bookings.day, { params, query: { date: day } }),
        await carla.try(bookings.calendar, { query: days }),
        await carla.try(bookings.figures, { query: days }),
        await carla.try(bookings.addClosure, { params, body: days }),
        await carla.try(bookings.addPeak, { params, body: { ...days, drawsOn: day, name: 'Never' } }),
        await olivia.try(bookings.preview, { body: wish }),
        await olivia.try(bookings.book, { body: { ...wish, rulesVersion: 0 } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
    },
  )
})

describe('an evening that goes on past midnight', () => {
  const night = { from: '18:00', until: '01:00' }
  const late = { mode: 'free' as const, hours: { ...allWeek, friday: night, saturday: night, sunday: null } }
  const startsOn = async (amenity: Amenity, date: string) =>
    (await dayOf(theo, amenity, date)).times.map(({ from }) => from)
  const closeOn = (amenity: Amenity, day: string) =>
    carla.call(bookings.addClosure, { params: { id: amenity._id }, body: { from: day, to: day, why: 'Painting' } })

  it('is booked after midnight, and shows on the day on which it is', async () => {
    const lounge = await makeAmenity(carla, late)
    const unitId = await unitOf(olivia, '703')
    const { _id } = await bookIt(olivia, lounge, unitId, ['2026-12-05T23:30', '2026-12-06T00:30'])
    const day = await dayOf(theo, lounge, '2026-12-06')
    expect(day.open).toEqual([{ from: clock('2026-12-05T18:00'), until: clock('2026-12-06T01:00') }])
    expect(day.times.map(({ from, placesLeft }) => [from, placesLeft])).toEqual([
      [clock('2026-12-06T00:00'), 0],
      [clock('2026-12-06T00:30'), 1],
    ])
    expect(entriesOf(await calendarOf(olivia), lounge)).toMatchObject([
      { what: 'mine', bookingId: _id, from: clock('2026-12-05T23:30'), until: clock('2026-12-06T00:30') },
      { what: 'closed', from: clock('2026-12-06T01:00'), until: clock('2026-12-07T00:00') },
    ])
    const wish = wishOf(lounge, unitId, ['2026-12-06T00:30', '2026-12-06T01:30'])
    const refused = await olivia.try(bookings.book, { body: wish })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.stringContaining('On Saturdays, it’s open from 6:00 p.m. to 1:00 a.m. the next day.'),
    ])
  })

  it('ends at midnight where the next day is closed, and is not there on one that is closed itself', async () => {
    const lounge = await makeAmenity(carla, late)
    await closeOn(lounge, '2026-12-05')
    expect((await dayOf(theo, lounge, '2026-12-04')).open).toEqual([
      { from: clock('2026-12-04T18:00'), until: clock('2026-12-05T00:00') },
    ])
    expect((await startsOn(lounge, '2026-12-04')).at(-1)).toBe(clock('2026-12-04T23:30'))
    expect(await dayOf(theo, lounge, '2026-12-05')).toMatchObject({ open: [], closedWhy: 'Painting', times: [] })
    expect(await dayOf(theo, lounge, '2026-12-06')).toMatchObject({ open: [], closedWhy: '', times: [] })
    const wish = wishOf(lounge, await unitOf(olivia, '703'), ['2026-12-06T00:00', '2026-12-06T01:00'])
    expect((await olivia.try(bookings.book, { body: wish })).status).toBe(409)
  })
})

describe('the calendar', () => {
  it('shows what is taken to everybody, and whose it is to those who manage amenities', async () => {
    const lounge = await makeAmenity(carla, { name: 'Lounge' })
    const time = ['2026-12-02T11:00', '2026-12-02T13:00'] as const
    const { _id } = await bookIt(olivia, lounge, await unitOf(olivia, '703'), time)
    const span = { amenityId: lounge._id, from: clock(time[0]), until: clock(time[1]) }
    const none = { bookingId: null, status: null, label: '' }
    expect(entriesOf(await calendarOf(olivia), lounge)).toEqual([
      { ...span, what: 'mine', bookingId: _id, status: 'active', label: '' },
    ])
    const seen = await calendarOf(theo)
    expect(entriesOf(seen, lounge)).toEqual([{ ...span, ...none, what: 'full' }])
    expect(seen).toMatchObject({
      ...december,
      amenities: expect.arrayContaining([{ _id: lounge._id, name: 'Lounge' }]),
    })
    expect(entriesOf(await calendarOf(mandeep), lounge)).toEqual([
      { ...span, what: 'full', bookingId: _id, status: 'active', label: '703' },
    ])
    expect(entriesOf(await calendarOf(theo, { from: '2026-12-03' }), lounge)).toEqual([])
  })

  it('shows the days on which it is closed, and one amenity alone where that is asked, also out of use', async () => {
    const made = await makeAmenity(carla, { hours: { ...allWeek, sunday: null } })
    const params = { id: made._id }
    await carla.call(bookings.addClosure, { params, body: { from: '2026-12-03', to: '2026-12-20', why: 'Painting' } })
    const version = (await carla.call(bookings.amenity, { params })).version
    await carla.call(bookings.retireAmenity, { params, body: { reason: '', version } })
    expect((await calendarOf(theo)).amenities.map(({ _id }) => _id)).not.toContain(made._id)
    const { amenities, entries } = await calendarOf(theo, { amenityId: made._id })
    expect(amenities).toEqual([{ _id: made._id, name: made.name }])
    expect(entries).toMatchObject([{ what: 'closed', from: clock('2026-12-03T00:00'), label: 'Painting' }])
    expect(entries[0]!.until).toBe(clock('2026-12-08T00:00'))
  })

  it('shows six weeks of the own building at most', async () => {
    const made = await makeAmenity(carla)
    const status = async (who: Caller, query: object) =>
      (await who.try(bookings.calendar, { query: { ...december, ...query } })).status
    expect(await status(olivia, { to: '2027-01-11' })).toBe(200)
    expect(await status(olivia, { to: '2027-01-12' })).toBe(400)
    expect(await status(olivia, { to: '2026-11-30' })).toBe(400)
    const ada = await world.as('ada')
    expect(await status(ada, { amenityId: made._id })).toBe(404)
    expect((await calendarOf(ada)).entries).toEqual([])
    expect((await ada.try(bookings.day, { params: { id: made._id }, query: { date: '2026-12-01' } })).status).toBe(404)
  })
})

describe('a day', () => {
  it('offers its fixed times by the clocks of the building, with what is left of each', async () => {
    const made = await makeAmenity(carla, { capacityKind: 'parties', capacity: 2, hours: { ...allWeek, sunday: null } })
    await bookIt(olivia, made, await unitOf(olivia, '703'), ['2026-12-02T11:00', '2026-12-02T13:00'])
    expect(await leftOn(theo, made, '2026-12-02')).toEqual([
      [clock('2026-12-02T09:00'), 2],
      [clock('2026-12-02T11:00'), 1],
      [clock('2026-12-02T13:00'), 2],
      [clock('2026-12-02T15:00'), 2],
      [clock('2026-12-02T17:00'), 2],
      [clock('2026-12-02T19:00'), 2],
    ])
    expect(await dayOf(theo, made, '2026-12-06')).toEqual({ date: '2026-12-06', open: [], closedWhy: '', times: [] })
    const today = await dayOf(theo, made, '2026-11-20')
    expect(today.times.map(({ isOver }) => isOver)).toEqual([true, true, false, false, false, false])
  })

  it('offers what can be booked, and nothing that somebody has with what stays free around it', async () => {
    const made = await makeAmenity(carla, {
      mode: 'free',
      sharing: { stepMinutes: 60, shortestMinutes: 120, bufferAfterMinutes: 60 },
    })
    await bookIt(olivia, made, await unitOf(olivia, '703'), ['2026-12-02T12:00', '2026-12-02T14:00'])
    const { times, open } = await dayOf(theo, made, '2026-12-02')
    expect(open).toEqual([{ from: clock('2026-12-02T09:00'), until: clock('2026-12-02T21:00') }])
    const unitId = await unitOf(theo, '305')
    for (const { from, until, placesLeft } of times) {
      const body = { amenityId: made._id, unitId, from, until }
      const { allowed } = await theo.call(bookings.preview, { body })
      expect([from, allowed]).toEqual([from, placesLeft > 0])
    }
    expect(times.filter(({ placesLeft }) => placesLeft > 0).map(({ from }) => from.slice(11, 13))).toEqual([
      '16',
      '22',
      '23',
      '00',
      '01',
      '02',
    ])
  })

  it('says why it is closed, and offers no night that ends on a closed day', async () => {
    const suite = await makeAmenity(carla, { mode: 'overnight' })
    const close = (from: string, why: string) =>
      carla.call(bookings.addClosure, { params: { id: suite._id }, body: { from, to: from, why } })
    await close('2026-12-10', 'New carpet')
    await close('2026-12-20', '')
    expect(await dayOf(theo, suite, '2026-12-10')).toMatchObject({ closedWhy: 'New carpet', times: [] })
    expect(await dayOf(theo, suite, '2026-12-09')).toMatchObject({ closedWhy: 'New carpet', times: [] })
    expect(await dayOf(theo, suite, '2026-12-20')).toMatchObject({ closedWhy: 'no reason given', times: [] })
    expect(await leftOn(theo, suite, '2026-12-11')).toEqual([[clock('2026-12-11T15:00'), 1]])
  })
})
