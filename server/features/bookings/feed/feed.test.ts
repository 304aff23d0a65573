/** The link of a calendar program, read by an independent parser of iCalendar. */
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookings } from '../../../../contract/bookings.ts'
import { instantOf } from '../../../../contract/time.ts'
import { addLounge, homeOf } from '../../../testing/amenities.ts'
import type { Caller } from '../../../testing/caller.ts'
import { openWorld, type World } from '../../../testing/world.ts'

let world: World
let [theo, carla, mandeep] = [] as unknown as [Caller, Caller, Caller]
let [lounge, of305] = ['', '']

beforeAll(async () => {
  world = await openWorld()
  theo = await world.as('theo')
  carla = await world.as('carla')
  mandeep = await world.as('mandeep')
  lounge = await addLounge(mandeep, {
    name: 'Café “Écluse”; 2nd floor, by the très long corridor of the building',
  })
  of305 = await homeOf(theo)
})
afterAll(() => world.close())

const pathOf = ({ url }: { url: string | null }): string => new URL(url!).pathname
const read = (path: string) => world.stranger().send('GET', path)
const linkOf = async (who: Caller): Promise<string> => pathOf(await who.call(bookings.makeFeed))
const eventsAt = async (path: string) => {
  const answer = await read(path)
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  for (const line of answer.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const calendar = new ICAL.Component(ICAL.parse(answer.text) as never)
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
}
const span = (date: string, zone: string, from = '10:00', until = '12:00') => ({
  from: instantOf(date, from, zone),
  until: instantOf(date, until, zone),
})
const book = (who: Caller, amenityId: string, unitId: string, when: { from: string; until: string }) =>
  who.call(bookings.book, { body: { amenityId, unitId, ...when, rulesVersion: 0 } })
const shownAt = ({ startDate, endDate }: ICAL.Event) => [startDate, endDate].map((at) => at.toJSDate().toISOString())

const toronto = `BEGIN:VTIMEZONE
TZID:America/Toronto
BEGIN:DAYLIGHT
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
TZNAME:EDT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
TZNAME:EST
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
END:STANDARD
END:VTIMEZONE`.replaceAll('\n', '\r\n')

describe('the times of a feed', () => {
  it('are right in December 2026 in British Columbia, which keeps its summer time', async () => {
    const { _id } = await book(theo, lounge, of305, span('2026-12-05', 'America/Vancouver'))
    const [event, ...others] = await eventsAt(await linkOf(theo))
    expect(others).toEqual([])
    expect(shownAt(event!)).toEqual(['2026-12-05T17:00:00.000Z', '2026-12-05T19:00:00.000Z'])
    expect(event!.startDate.zone.tzid).toBe('UTC')
    expect(event!.summary).toBe('Café “Écluse”; 2nd floor, by the très long corridor of the building')
    expect([event!.uid, event!.description]).toEqual([`${_id}@parapet`, 'Unit 305'])
    expect(event!.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
    expect(event!.component.getFirstPropertyValue('url')).toBe(`${world.config.publicUrl}/bookings/${_id}`)
  })

  it('stay at the same time of day where the clocks change between two dates of a series', async () => {
    const zone = 'America/Toronto'
    const prairie = await world.as('ben')
    await world.connection.pool.query('update buildings set time_zone = $1 where id = $2', [zone, prairie.buildingId])
    const amenityId = await addLounge(await world.as('ada'))
    const unitId = await homeOf(prairie)
    const body = {
      amenityId,
      unitId,
      ...span('2027-03-07', zone),
      rulesVersion: 0,
      every: 1,
      unit: 'weeks',
      times: 2,
    } as const
    expect((await prairie.call(bookings.repeat, { body })).booked).toHaveLength(2)
    const events = await eventsAt(await linkOf(prairie))
    expect(events.map((event) => shownAt(event)[0])).toEqual(['2027-03-07T15:00:00.000Z', '2027-03-14T14:00:00.000Z'])
    const zoneOfParser = new ICAL.Timezone(new ICAL.Component(ICAL.parse(toronto) as never))
    expect(events.map(({ startDate }) => startDate.convertToZone(zoneOfParser).hour)).toEqual([10, 10])
  })
})

describe('a feed', () => {
  it('shows what its maker has or may still get: not what others have, what they wait for, or what was cancelled', async () => {
    const byHand = await addLounge(mandeep, { name: 'Guest suite', place: 'Level 1', needsApproval: true })
    const zone = 'America/Vancouver'
    await book(theo, byHand, of305, span('2026-12-06', zone))
    const mine = await book(carla, lounge, await homeOf(carla), span('2026-12-07', zone))
    const wish = { amenityId: lounge, unitId: of305, ...span('2026-12-07', zone), rulesVersion: 0 }
    await theo.call(bookings.wait, { body: wish })
    const { _id: id, version } = await book(theo, lounge, of305, span('2026-12-08', zone))
    await theo.call(bookings.step, { params: { id }, body: { step: 'cancel', version } })
    const path = await linkOf(theo)
    const events = await eventsAt(path)
    expect(events.map(({ summary }) => summary)).toEqual([
      'Café “Écluse”; 2nd floor, by the très long corridor of the building',
      'Guest suite (pending approval)',
    ])
    expect(events[1]!.component.getFirstPropertyValue('status')).toBe('TENTATIVE')
    expect(events[1]!.location).toBe('Level 1')
    expect((await eventsAt(await linkOf(carla))).map(({ uid }) => uid)).toEqual([`${mine._id}@parapet`])
    world.clock.advance(90 * 86_400_000)
    expect(await eventsAt(path)).toEqual([])
  })

  it('opens by the newest link alone, and the database keeps no link', async () => {
    theo = await world.as('theo')
    const first = await linkOf(theo)
    const second = await linkOf(theo)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    const known = await theo.call(bookings.feed)
    expect(known).toEqual({ madeAt: world.clock.now(), url: null })
    const { rows } = await world.connection.pool.query('select f::text as kept from booking_feeds f')
    expect(rows.some(({ kept }) => String(kept).includes(second.split('/').at(-1)!))).toBe(false)
    const keyed = await theo.try(bookings.makeFeed, {}, { 'idempotency-key': 'link' })
    expect(keyed.status).toBe(200)
    expect(
      (await world.connection.pool.query('select from idempotency_keys where reply like $1', ['%/feed/%'])).rowCount,
    ).toBe(0)
    expect(await theo.call(bookings.endFeed)).toEqual({ madeAt: null, url: null })
    expect([(await read(second)).status, (await read('/api/bookings/feed/none')).status]).toEqual([404, 404])
  })

  it('opens no longer once its maker has left the building or may not sign in, or while the building rests', async () => {
    const path = await linkOf(theo)
    const { buildingId } = theo
    const by = (text: string) => world.connection.pool.query(text, [buildingId])
    await by('update buildings set suspended_at = now() where id = $1')
    expect((await read(path)).status).toBe(404)
    await by('update buildings set suspended_at = null where id = $1')
    expect((await read(path)).status).toBe(200)
    const switchOff = (at: string | null) =>
      world.connection.pool.query('update accounts set disabled_at = $1 where id = $2', [at, world.cast.accounts.theo])
    await switchOff(world.clock.now())
    expect((await read(path)).status).toBe(404)
    await switchOff(null)
    expect((await read(path)).status).toBe(200)
    await world.connection.pool.query('update memberships set ended_at = $1 where account_id = $2', [
      world.clock.now(),
      world.cast.accounts.theo,
    ])
    expect((await read(path)).status).toBe(404)
  })
})
