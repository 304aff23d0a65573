/** Lots for dates that many want: until the day of the draw one takes part, then anybody can compute who has them. */
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { bookings } from '../../../contract/bookings.ts'
import { addLounge, allWeek, homeOf } from '../../testing/amenities.ts'
import { book, dayOf, read, span, take, tryBook, wait } from '../../testing/bookings.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { drawJob } from './bookings.ts'

let world: World
let callers: Record<'theo' | 'carla' | 'olivia', Caller>
let mandeep: Caller
const units = { theo: '', carla: '', olivia: '' }
type Name = keyof typeof units
const names: readonly Name[] = ['theo', 'carla', 'olivia']

const signIn = async () => {
  callers = { theo: await world.as('theo'), carla: await world.as('carla'), olivia: await world.as('olivia') }
  mandeep = await world.as('mandeep')
}
beforeAll(async () => {
  world = await openWorld()
  await signIn()
  units.theo = await homeOf(callers.theo)
  units.carla = await homeOf(callers.carla)
  const own = await callers.olivia.call(bookings.choices)
  units.olivia = own.units.find(({ unitNumber }) => unitNumber === '703')!._id
})
afterAll(() => world.close())

const lotOf = (seed: string, unitId: string) => createHash('sha256').update(`${seed}:${unitId}`).digest('hex')

/** An amenity with a peak in so many days, and everybody's wish for it. */
const peakWith = async (inDays: number, more: object = {}) => {
  const amenityId = await addLounge(mandeep, { name: `Roof in ${inDays} days`, ...more })
  const day = dayOf(world, inDays)
  const peak = { name: 'New Year', from: day, to: day, drawsOn: dayOf(world, 2) }
  const amenity = await mandeep.call(bookings.addPeak, { params: { id: amenityId }, body: peak })
  const time = { amenityId, ...span(day, '18:00', '22:00') }
  return { amenityId, peakId: amenity.peaks[0]!._id, time, day }
}

describe('a draw', () => {
  it('gives the place by lots that anybody can compute again; the others wait in the drawn order', async () => {
    const { amenityId, peakId, time } = await peakWith(30)
    const refused = await tryBook(callers.theo, { ...time, unitId: units.theo })
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('There’s a draw for New Year')])
    const wishes = new Map<string, { who: Caller; id: string }>()
    for (const name of names) {
      const { _id } = await wait(callers[name], { ...time, unitId: units[name] })
      wishes.set(units[name], { who: callers[name], id: _id })
    }
    expect((await callers.theo.call(bookings.amenity, { params: { id: amenityId } })).peaks[0]).toMatchObject({
      entries: 3,
      seed: null,
    })
    const params = { id: amenityId, peakId }
    expect((await callers.theo.try(bookings.draw, { params })).status).toBe(403)
    const { peaks } = await mandeep.call(bookings.draw, { params })
    const { seed, lots, drawnAt } = peaks[0]!
    expect(drawnAt).toBe(world.clock.now())
    const expected = [...wishes.keys()].toSorted((a, b) => (lotOf(seed!, a) < lotOf(seed!, b) ? -1 : 1))
    expect(lots.map(({ unitId, lot, wins }) => [unitId, lot, wins])).toEqual(
      expected.map((unitId) => [unitId, lotOf(seed!, unitId), 0]),
    )
    expect(lots.map(({ won }) => won)).toEqual([true, false, false])
    const inOrder = await Promise.all(expected.map((unitId) => read(wishes.get(unitId)!.who, wishes.get(unitId)!.id)))
    expect(inOrder.map(({ status, aheadInLine }) => [status, aheadInLine])).toEqual([
      ['active', null],
      ['waitlisted', 0],
      ['waitlisted', 1],
    ])
    expect(inOrder[0]!.events.at(-1)).toMatchObject({ kind: 'booked', side: 'product', by: null })
    expect((await mandeep.try(bookings.draw, { params })).body.error).toBe('This draw has already been held.')
    const seen = await callers.theo.call(bookings.amenity, { params: { id: amenityId } })
    expect(seen.peaks[0]).toMatchObject({ seed, lots: [] })
    const history = await mandeep.call(audit.history, { params: { subject: 'amenity', id: amenityId }, query: {} })
    expect(history.items[0]).toMatchObject({ action: 'drawn' })
    // The line keeps the drawn order when the winner gives the place up.
    await take(wishes.get(expected[0]!)!.who, inOrder[0]!._id, 'cancel')
    expect((await read(wishes.get(expected[1]!)!.who, inOrder[1]!._id)).status).toBe('offered')
  })

  it('puts who won lately behind, gives a unit one place before others have theirs, and offers what is left', async () => {
    const { amenityId, peakId, time, day } = await peakWith(40)
    const winners = (await mandeep.call(bookings.amenities, { query: {} })).map(({ _id }) => _id)
    const earlier = await Promise.all(winners.map((id) => mandeep.call(bookings.amenity, { params: { id } })))
    const lucky = earlier.flatMap(({ peaks }) => peaks.flatMap(({ lots }) => lots)).find(({ won }) => won)!
    const name = names.find((one) => units[one] === lucky.unitId)!
    const other = names.find((one) => one !== name)!
    const morning = { amenityId, ...span(day, '08:00', '10:00') }
    const won = await wait(callers[name], { ...time, unitId: units[name] })
    const late = await wait(callers[other], { ...time, unitId: units[other] })
    const second = await wait(callers[other], { ...morning, unitId: units[other] })
    const { peaks } = await mandeep.call(bookings.draw, { params: { id: amenityId, peakId } })
    expect(peaks[0]!.lots.map(({ unitId, wins, won: has }) => [unitId, wins, has])).toEqual([
      [units[other], 0, true],
      [units[name], 1, false],
    ])
    expect((await read(callers[other], late._id)).status).toBe('active')
    expect((await read(callers[other], second._id)).status).toBe('offered')
    expect((await read(callers[name], won._id)).status).toBe('waitlisted')
  })

  it('takes what begins in the first hour of the dates, by clocks of British Columbia that no longer change', async () => {
    const whole = Object.fromEntries(Object.keys(allWeek).map((day) => [day, { from: '00:00', until: '24:00' }]))
    const { amenityId, peakId, day } = await peakWith(33, { hours: whole })
    const wish = await wait(callers.theo, { amenityId, ...span(day, '00:00', '01:00'), unitId: units.theo })
    const { peaks } = await mandeep.call(bookings.draw, { params: { id: amenityId, peakId } })
    expect(peaks[0]!.lots).toMatchObject([{ unitNumber: '305', won: true }])
    expect((await read(callers.theo, wish._id)).status).toBe('active')
  })

  it('happens by itself on the morning of its day, where approval is needed as a request', async () => {
    const { amenityId, time } = await peakWith(50, { needsApproval: true })
    const wish = await wait(callers.theo, { ...time, unitId: units.theo })
    world.clock.set(span(dayOf(world, 2), '02:00', '03:00').from)
    await world.jobs.runNow(drawJob)
    await signIn()
    expect((await read(callers.theo, wish._id)).status).toBe('waitlisted')
    world.clock.set(span(dayOf(world, 0), '08:30', '09:00').from)
    await world.jobs.runNow(drawJob)
    await world.jobs.runNow(drawJob)
    expect(await read(callers.theo, wish._id)).toMatchObject({ status: 'requested', version: 2 })
    const { peaks } = await mandeep.call(bookings.amenity, { params: { id: amenityId } })
    expect(peaks[0]).toMatchObject({ drawnAt: world.clock.now(), lots: [{ unitNumber: '305', won: true }] })
    // From then on the date is booked like any other.
    const free = { amenityId, ...span(peaks[0]!.from, '10:00', '11:00'), unitId: units.carla }
    expect((await book(callers.carla, free)).status).toBe('active')
  })
})
