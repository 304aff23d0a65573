/** The waitlist: a place that becomes free is held for who is first in line, for a while, and then for the next. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookings } from '../../../contract/bookings.ts'
import { later } from '../../../contract/time.ts'
import { notifications } from '../../../contract/notifications.ts'
import { addLounge, homeOf } from '../../testing/amenities.ts'
import { book, dayOf, read, span, take, tryBook, tryStep, tryWait, wait } from '../../testing/bookings.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { settleJob } from './bookings.ts'

const minuteMs = 60_000
let world: World
let [theo, carla, olivia, mandeep] = [] as unknown as [Caller, Caller, Caller, Caller]
let [of305, of804, of703] = ['', '', '']

beforeAll(async () => {
  world = await openWorld()
  await signIn()
  of305 = await homeOf(theo)
  of804 = await homeOf(carla)
  const own = await olivia.call(bookings.choices)
  of703 = own.units.find(({ unitNumber }) => unitNumber === '703')!._id
})
afterAll(() => world.close())

const signIn = async () => {
  theo = await world.as('theo')
  carla = await world.as('carla')
  olivia = await world.as('olivia')
  mandeep = await world.as('mandeep')
}
const pass = async (minutes: number) => {
  world.clock.advance(minutes * minuteMs)
  await world.jobs.runNow(settleJob)
}
const statusOf = async (who: Caller, { _id }: { _id: string }) => (await read(who, _id)).status

describe('the waitlist', () => {
  it('is for what somebody else has, once for a unit, and not where there is none', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Sauna' })
    const time = { amenityId, ...span(dayOf(world, 3)) }
    expect((await tryWait(theo, { ...time, unitId: of305 })).body.error).toBe('This time is free. Book it instead.')
    await book(carla, { ...time, unitId: of804 })
    const preview = await theo.call(bookings.preview, { body: { ...time, unitId: of305 } })
    expect(preview).toMatchObject({ allowed: false, canWait: true, refusals: [{ rule: 'capacity' }] })
    const waits = await wait(theo, { ...time, unitId: of305 })
    expect(waits).toMatchObject({ status: 'waitlisted', aheadInLine: 0, can: { steps: ['cancel'] } })
    expect((await tryWait(theo, { ...time, unitId: of305 })).body.error).toBe(
      'The unit is already on the waitlist for this time.',
    )
    expect(await wait(olivia, { ...time, unitId: of703 })).toMatchObject({ aheadInLine: 1 })
    const closed = { amenityId, ...span(dayOf(world, 3), '06:00', '07:00'), unitId: of305 }
    expect((await tryWait(theo, closed)).body.error).toContain('open from 8:00 a.m.')
    const small = await addLounge(mandeep, { name: 'Boat', capacityKind: 'people', capacity: 4 })
    const many = await tryWait(theo, { ...time, amenityId: small, unitId: of305, people: 5 })
    expect([many.status, many.body.error]).toEqual([409, 'This needs 5 spots; the maximum is 4.'])
    const none = await addLounge(mandeep, { name: 'Court', hasWaitlist: false })
    await book(carla, { ...time, amenityId: none, unitId: of804 })
    expect((await tryWait(theo, { ...time, amenityId: none, unitId: of305 })).body.error).toBe(
      'This amenity has no waitlist.',
    )
  })

  it('offers a freed place to the first, holds it from everybody, and passes it on when it is not taken in time', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Party room', offerMinutes: 60 })
    const time = { amenityId, ...span(dayOf(world, 4)) }
    const has = await book(carla, { ...time, unitId: of804 })
    const first = await wait(theo, { ...time, unitId: of305 })
    const second = await wait(olivia, { ...time, unitId: of703 })
    await take(carla, has._id, 'cancel')
    expect(await read(theo, first._id)).toMatchObject({
      status: 'offered',
      offerUntil: later(world.clock.now(), 60 * minuteMs),
      can: { steps: ['accept', 'cancel'] },
    })
    expect(await statusOf(olivia, second)).toBe('waitlisted')
    expect((await theo.call(notifications.list)).items[0]).toMatchObject({
      title: 'Party room is reserved for you',
      text: expect.stringContaining('Confirm by'),
      link: `/bookings/${first._id}`,
    })
    expect((await theo.call(notifications.list)).items[0]!.text).toMatch(
      /^[^.]+ [ap]\.m\. Confirm by [^;]+ [ap]\.m\.; after/,
    )
    await world.jobs.drain()
    expect(world.mails.at(-1)).toMatchObject({ subject: expect.stringContaining('Party room is reserved for you') })
    expect((await tryBook(carla, { ...time, unitId: of804 })).status).toBe(409)

    await pass(60)
    expect((await tryStep(theo, first._id, 'accept')).status).toBe(409)
    expect(await read(theo, first._id)).toMatchObject({ status: 'cancelled', cancelledBy: 'product' })
    expect((await read(theo, first._id)).events.map(({ kind }) => kind)).toEqual(['joined', 'offered', 'passed'])
    expect(await statusOf(olivia, second)).toBe('offered')
    expect(await take(olivia, second._id, 'accept')).toMatchObject({ status: 'active', offerUntil: null })
    await pass(60)
    expect(await statusOf(olivia, second)).toBe('active')
  })

  it('offers what is let go, declined or ended early to the next, as far as the places go', async () => {
    const more = { name: 'Study', capacityKind: 'parties', capacity: 2 } as const
    const amenityId = await addLounge(mandeep, more)
    const time = { amenityId, ...span(dayOf(world, 5), '14:00', '18:00') }
    const has = await book(carla, { ...time, unitId: of804 })
    const other = await book(mandeep, { ...time, unitId: of305 })
    expect(other.bookedFor).toBeNull()
    const waits = await wait(olivia, { ...time, unitId: of703, ...span(dayOf(world, 5), '17:00', '20:00') })
    await take(carla, has._id, 'cancel')
    expect(await statusOf(olivia, waits)).toBe('offered')
    const dropped = await take(olivia, waits._id, 'cancel')
    expect(dropped.events.at(-1)).toMatchObject({ kind: 'passed', side: 'resident' })
    expect(dropped.status).toBe('cancelled')
  })

  it('keeps the place of who may not have it by the rules, and asks them again when they take it', async () => {
    const sharing = { quotas: [{ most: 1, of: 'times', by: 'unit', per: 'month' } as const] }
    const amenityId = await addLounge(mandeep, { name: 'Guest room', sharing })
    const [one, two] = [span(dayOf(world, 6)), span(dayOf(world, 7))]
    const has = await book(carla, { amenityId, ...one, unitId: of804 })
    const waits = await wait(theo, { amenityId, ...one, unitId: of305 })
    await book(theo, { amenityId, ...two, unitId: of305 })
    await take(carla, has._id, 'cancel')
    expect(await statusOf(theo, waits)).toBe('waitlisted')
    expect((await tryBook(olivia, { amenityId, ...one, unitId: of703 })).status).toBe(200)
  })

  it('offers what became free while the amenity was out of use once it is back', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Loft' })
    const time = { amenityId, ...span(dayOf(world, 9)) }
    const has = await book(carla, { ...time, unitId: of804 })
    const waits = await wait(theo, { ...time, unitId: of305 })
    const params = { id: amenityId }
    const { version } = await mandeep.call(bookings.amenity, { params })
    const retired = await mandeep.call(bookings.retireAmenity, { params, body: { reason: '', version } })
    await take(carla, has._id, 'cancel')
    expect(await statusOf(theo, waits)).toBe('waitlisted')
    await mandeep.call(bookings.reopenAmenity, { params, body: { version: retired.version } })
    expect(await statusOf(theo, waits)).toBe('offered')
  })

  it('is offered with what stays free around it by the rules of that day', async () => {
    const sharing = { bufferAfterMinutes: 60 }
    const amenityId = await addLounge(mandeep, { name: 'Kitchen', sharing })
    const day = dayOf(world, 10)
    const has = await book(carla, { amenityId, ...span(day, '10:00', '11:00'), unitId: of804 })
    const waits = await wait(theo, { amenityId, ...span(day, '10:00', '12:00'), unitId: of305 })
    const params = { id: amenityId }
    const { version, name, mode, hours } = await mandeep.call(bookings.amenity, { params })
    await mandeep.call(bookings.changeAmenity, { params, body: { version, name, mode, hours, sharing: {} } })
    await book(olivia, { amenityId, ...span(day, '12:00', '13:00'), unitId: of703 })
    await take(carla, has._id, 'cancel')
    expect(await statusOf(theo, waits)).toBe('offered')
  })

  it('refuses a held place on a day that was closed since', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Roof' })
    const time = { amenityId, ...span(dayOf(world, 8)) }
    const has = await book(carla, { ...time, unitId: of804 })
    const waits = await wait(theo, { ...time, unitId: of305 })
    await take(carla, has._id, 'cancel')
    const closure = { from: dayOf(world, 8), to: dayOf(world, 8), why: 'Roof works' }
    await mandeep.call(bookings.addClosure, { params: { id: amenityId }, body: closure })
    const refused = await tryStep(theo, waits._id, 'accept')
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('Roof works')])
  })

  it('is over when the time begins', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Bench' })
    const time = { amenityId, ...span(dayOf(world, 1)) }
    await book(carla, { ...time, unitId: of804 })
    const waits = await wait(theo, { ...time, unitId: of305 })
    world.clock.set(time.from)
    await pass(0)
    await signIn()
    expect(await read(theo, waits._id)).toMatchObject({ status: 'cancelled', reason: 'No spot opened up.' })
    const titles = (await theo.call(notifications.list)).items.map(({ title }) => title)
    expect(titles).toContain('Your Bench time was released')
  })
})
