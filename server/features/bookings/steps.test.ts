/** The steps of a booking, by whom they are taken, whom they are told, and what they leave behind. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { bookings } from '../../../contract/bookings.ts'
import { notifications } from '../../../contract/notifications.ts'
import { addLounge, homeOf } from '../../testing/amenities.ts'
import { book, dayOf, read, span, take, tryBook, tryStep } from '../../testing/bookings.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'

let world: World
let [theo, carla, mandeep, olivia] = [] as unknown as [Caller, Caller, Caller, Caller]
let [of305, of804] = ['', '']

beforeAll(async () => {
  world = await openWorld()
  theo = await world.as('theo')
  carla = await world.as('carla')
  olivia = await world.as('olivia')
  mandeep = await world.as('mandeep')
  of305 = await homeOf(theo)
  of804 = await homeOf(carla)
})
afterAll(() => world.close())

const titles = async (who: Caller): Promise<string[]> =>
  (await who.call(notifications.list)).items.map(({ title }) => title)
const signIn = async () => {
  theo = await world.as('theo')
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
}

describe('a booking that is approved by hand', () => {
  it('waits, is approved by the desk alone, and says so to whoever asked', async () => {
    const amenityId = await addLounge(mandeep, {
      name: 'Party room',
      needsApproval: true,
      declineAfterHours: 48,
    })
    const asked = await book(theo, { amenityId, unitId: of305, ...span(dayOf(world, 5)) })
    expect(asked).toMatchObject({ status: 'requested', bookedFor: { name: 'Theo Tenant' }, can: { steps: ['cancel'] } })
    expect(await titles(mandeep)).toContain('Unit 305 requested Party room')
    const told = (await mandeep.call(notifications.list)).items.find(({ kind }) => kind === 'booking.asked')
    expect(told!.text).toMatch(/^[^.]+ [ap]\.m\. Approve or decline it\.$/)
    expect((await tryStep(theo, asked._id, 'approve')).status).toBe(403)
    const approved = await take(mandeep, asked._id, 'approve', 'Mind the floor.')
    expect(approved).toMatchObject({ status: 'active', version: 2 })
    expect(approved.events.map(({ kind, side }) => [kind, side])).toEqual([
      ['requested', 'resident'],
      ['approved', 'desk'],
    ])
    const { items } = await theo.call(notifications.list)
    expect(items[0]).toMatchObject({ title: 'Your Party room booking was approved', link: `/bookings/${asked._id}` })
    expect(items[0]!.text).toContain('Mind the floor.')
    const again = await mandeep.try(bookings.step, {
      params: { id: asked._id },
      body: { step: 'cancel', words: '', version: 1 },
    })
    expect([again.status, again.body.code]).toEqual([409, 'STALE'])
    expect((await tryStep(mandeep, asked._id, 'approve')).body.error).toContain('This booking is booked.')
    const history = await mandeep.call(audit.history, { params: { subject: 'booking', id: asked._id }, query: {} })
    expect(history.items.map(({ action }) => action)).toEqual(['approved', 'requested'])
    expect(JSON.stringify(history.items.map(({ fields }) => fields))).not.toContain('Theo')
  })

  it('is declined with words, which frees the place', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Sauna', needsApproval: true })
    const wish = { amenityId, unitId: of305, ...span(dayOf(world, 5), '18:00', '20:00') }
    const asked = await book(theo, wish)
    expect((await tryBook(carla, { ...wish, unitId: of804 })).status).toBe(409)
    expect((await tryStep(mandeep, asked._id, 'decline')).status).toBe(400)
    expect(await take(mandeep, asked._id, 'decline', 'It is being painted.')).toMatchObject({
      status: 'declined',
      reason: 'It is being painted.',
    })
    expect((await tryBook(carla, { ...wish, unitId: of804 })).status).toBe(200)
  })
})

describe('a cancellation', () => {
  it('in time counts nowhere; late it counts, and as a no-show where the amenity says so', async () => {
    const sharing = {
      quotas: [{ most: 1, of: 'times', by: 'unit', per: 'month' } as const],
      strikes: { most: 1, withinDays: 30, suspendDays: 30 },
    }
    const more = { name: 'Court', cancelBeforeMinutes: 24 * 60, lateIsStrike: true, sharing }
    const amenityId = await addLounge(mandeep, more)
    const wish = { amenityId, unitId: of305, ...span(dayOf(world, 9)) }
    const first = await book(theo, wish)
    expect((await tryBook(theo, { ...wish, ...span(dayOf(world, 10)) })).status).toBe(409)
    expect(await take(theo, first._id, 'cancel')).toMatchObject({ status: 'cancelled', isLate: false })
    const second = await book(theo, wish)
    world.clock.set(span(dayOf(world, 8), '20:00', '21:00').from)
    await signIn()
    const late = await take(theo, second._id, 'cancel', 'Ill.')
    expect(late).toMatchObject({ status: 'cancelled', isLate: true, cancelledBy: 'resident', reason: 'Ill.' })
    world.clock.set(second.until)
    await signIn()
    const refused = await tryBook(theo, { ...wish, ...span(dayOf(world, 8)) })
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('no-show')])
  })

  it('by the desk is never late; nobody cancels what is not theirs, and strangers do not see it', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Gym', cancelBeforeMinutes: 3 * 24 * 60 })
    const made = await book(theo, { amenityId, unitId: of305, ...span(dayOf(world, 2)) })
    expect((await olivia.try(bookings.get, { params: { id: made._id } })).status).toBe(404)
    const body = { step: 'cancel', words: '', version: 1 } as const
    expect((await olivia.try(bookings.step, { params: { id: made._id }, body })).status).toBe(404)
    expect(await take(mandeep, made._id, 'cancel', 'A pipe burst.')).toMatchObject({
      isLate: false,
      cancelledBy: 'desk',
    })
    expect(await titles(theo)).toContain('Your Gym booking was cancelled')
  })
})

describe('at the door', () => {
  it('one checks in by the code, in time, once, and only to what is one’s own', async () => {
    const amenityId = await addLounge(mandeep, { name: 'Studio', needsCheckIn: true })
    const { path } = await mandeep.call(bookings.checkInCode, { params: { id: amenityId } })
    const code = new URL(path, 'http://localhost').searchParams.get('checkIn')!
    const checkIn = (who: Caller, secret = code) => who.try(bookings.checkInHere, { body: { code: secret } })
    const made = await book(theo, { amenityId, unitId: of305, ...span(dayOf(world, 1)) })
    expect((await checkIn(theo, 'nothing')).status).toBe(404)
    expect((await checkIn(carla)).body.error).toBe('You have no booking here right now.')
    expect((await checkIn(theo)).body.error).toMatch(/^You can check in from .* 9:30 a\.m\. on\.$/)
    world.clock.set(made.from)
    await signIn()
    expect((await checkIn(theo)).body.data).toMatchObject({ status: 'checked_in', version: 2 })
    expect((await checkIn(theo)).body.data).toMatchObject({ status: 'checked_in', version: 2 })
    const completed = await take(mandeep, made._id, 'complete')
    expect(completed.events.map(({ kind, side }) => [kind, side])).toEqual([
      ['booked', 'resident'],
      ['checkedIn', 'resident'],
      ['completed', 'desk'],
    ])
  })
})

describe('two units of one person', () => {
  it('have a place each at one time, and are checked in one after the other', async () => {
    const more = { name: 'Garden', capacityKind: 'parties', capacity: 2 } as const
    const eligible = ['residentOwner', 'offsiteOwner'] as const
    const amenityId = await addLounge(mandeep, { ...more, eligible: [...eligible] })
    const { path } = await mandeep.call(bookings.checkInCode, { params: { id: amenityId } })
    const body = { code: new URL(path, 'http://localhost').searchParams.get('checkIn')! }
    olivia = await world.as('olivia')
    const { units } = await olivia.call(bookings.choices)
    const when = span(dayOf(world, 1), '18:00', '20:00')
    for (const { _id: unitId } of units) await book(olivia, { amenityId, unitId, ...when })
    world.clock.set(when.from)
    await signIn()
    olivia = await world.as('olivia')
    const seen = [await olivia.call(bookings.checkInHere, { body }), await olivia.call(bookings.checkInHere, { body })]
    expect(seen.map(({ unit, status }) => `${unit.unitNumber} ${status}`).toSorted()).toEqual([
      '305 checked_in',
      '703 checked_in',
    ])
  })
})

describe('a deposit', () => {
  it('is returned, or kept with words, once the booking is over; whoever paid it is told', async () => {
    const cost = { depositCents: 20000, authorityKind: 'bylaw', authority: '12(3)' } as const
    const amenityId = await addLounge(mandeep, { name: 'Guest room', ...cost })
    const day = dayOf(world, 1)
    const one = await book(theo, { amenityId, unitId: of305, ...span(day, '14:00', '15:00') })
    const other = await book(theo, { amenityId, unitId: of305, ...span(day, '16:00', '17:00') })
    expect(one).toMatchObject({ depositCents: 20000, deposit: 'due', authority: 'Bylaw 12(3)' })
    expect((await tryStep(mandeep, one._id, 'returnDeposit')).status).toBe(409)
    world.clock.set(other.until)
    await signIn()
    await take(mandeep, one._id, 'complete')
    await take(mandeep, other._id, 'noShow')
    const due = await mandeep.call(bookings.list, { query: { scope: 'all', shows: 'past', deposit: 'due' } })
    expect(due.items.map(({ _id }) => _id)).toEqual([other._id, one._id])
    expect(await take(mandeep, one._id, 'returnDeposit')).toMatchObject({ deposit: 'returned', status: 'completed' })
    expect((await tryStep(mandeep, other._id, 'keepDeposit')).status).toBe(400)
    await take(mandeep, other._id, 'keepDeposit', 'The table broke.')
    expect(await read(theo, other._id)).toMatchObject({ deposit: 'kept', can: { steps: [] } })
    expect((await titles(theo)).slice(0, 3)).toEqual([
      'Your deposit for Guest room was kept',
      'Your deposit for Guest room was returned',
      'You missed your Guest room booking',
    ])
  })
})
