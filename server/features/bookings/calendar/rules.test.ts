import { describe, expect, it } from 'vitest'
import { clock } from '../../../testing/amenities.ts'
import type { KnownAmenity } from '../amenity-store.ts'
import { closedEntries, placesLeft, takenEntries, type CalendarAmenity, type CalendarBooking } from './rules.ts'

const zone = 'America/Vancouver'
const open = { from: '09:00', until: '22:00' }
const room: CalendarAmenity = {
  _id: 'room',
  name: 'Room',
  mode: 'free',
  hours: {
    monday: open,
    tuesday: open,
    wednesday: open,
    thursday: open,
    friday: open,
    saturday: null,
    sunday: null,
  },
  capacityKind: 'exclusive',
  capacity: 1,
  closures: [],
}
const at = (time: string) => clock(`2026-12-01T${time}`)
const span = (from: string, until: string) => ({ from: at(from), until: at(until) })
const booking = (who: string, from: string, until: string, more: Partial<CalendarBooking> = {}): CalendarBooking => ({
  _id: `${who} ${from}`,
  amenityId: 'room',
  accountId: who,
  unitNumber: `of ${who}`,
  people: 1,
  status: 'active',
  ...span(from, until),
  ...more,
})
const me = { accountId: 'me', manages: false }
const desk = { accountId: 'desk', manages: true }
const seen = (amenity: CalendarAmenity, bookings: CalendarBooking[], reader = me) =>
  takenEntries(amenity, bookings, reader).map(({ what, from, until, bookingId, label }) =>
    [what, from.slice(11, 13), until.slice(11, 13), bookingId, label].filter((part) => part !== null && part !== ''),
  )

describe('the calendar', () => {
  it('says to residents what is theirs and what is taken, and not by whom or by how many', () => {
    const bookings = [
      booking('you', '10:00', '12:00'),
      booking('other', '12:00', '13:00'),
      booking('me', '13:00', '14:00'),
      booking('you', '15:00', '16:00'),
    ]
    expect(seen(room, bookings)).toEqual([
      ['mine', '20', '21', 'me 13:00'],
      ['full', '17', '20'],
      ['full', '22', '23'],
    ])
    expect(seen(room, [])).toEqual([])
  })

  it('tells what is full from what is partly taken', () => {
    const gym = { ...room, capacityKind: 'parties', capacity: 2 } as const
    const bookings = [
      booking('you', '10:00', '13:00'),
      booking('other', '11:00', '12:00'),
      booking('me', '12:00', '14:00'),
    ]
    expect(seen(gym, bookings)).toEqual([
      ['mine', '19', '21', 'me 12:00'],
      ['partly', '17', '18'],
      ['full', '18', '20'],
    ])
    const pool = { ...room, capacityKind: 'people', capacity: 10 } as const
    expect(
      seen(pool, [booking('you', '10:00', '12:00', { people: 8 }), booking('other', '11:00', '13:00', { people: 2 })]),
    ).toEqual([
      ['partly', '17', '18'],
      ['full', '18', '19'],
      ['partly', '19', '20'],
    ])
  })

  it('tells those who manage amenities whose it is, but not who waits', () => {
    const gym = { ...room, capacityKind: 'parties', capacity: 2 } as const
    const bookings = [
      booking('you', '10:00', '13:00'),
      booking('other', '11:00', '12:00'),
      booking('me', '11:00', '12:00', { status: 'waitlisted' }),
    ]
    expect(seen(gym, bookings, desk)).toEqual([
      ['partly', '17', '20', 'you 10:00', 'of you'],
      ['full', '18', '19', 'other 11:00', 'of other'],
    ])
    expect(seen(gym, bookings)[0]).toEqual(['mine', '18', '19', 'me 11:00'])
  })

  it('puts the days together that are closed for one reason', () => {
    const days = { from: '2026-12-04', to: '2026-12-08' }
    const closed = { ...room, closures: [{ from: '2026-12-08', to: '2026-12-09', why: 'Painting' }] }
    expect(closedEntries(closed, days, zone).map(({ from, until, label }) => [from, until, label])).toEqual([
      [clock('2026-12-05T00:00'), clock('2026-12-07T00:00'), ''],
      [clock('2026-12-08T00:00'), clock('2026-12-09T00:00'), 'Painting'],
    ])
    expect(closedEntries({ ...room, mode: 'overnight' }, days, zone)).toEqual([])
    const late = { ...closed, hours: { ...room.hours, friday: { from: '18:00', until: '01:00' } } }
    expect(closedEntries(late, days, zone).map(({ from, until }) => [from, until])).toEqual([
      [clock('2026-12-05T01:00'), clock('2026-12-07T00:00')],
      [clock('2026-12-08T00:00'), clock('2026-12-09T00:00')],
    ])
  })
})

describe('what is left', () => {
  const sharing = { bufferBeforeMinutes: 0, bufferAfterMinutes: 30 } as KnownAmenity['sharing']
  const taken = (from: string, until: string, lane: number | null, people = 1) => ({
    ...span(from, until),
    blockedFrom: at(from),
    blockedUntil: at(until),
    lane,
    people,
  })
  it.each([
    ['one party beside nobody', 'exclusive', 1, [], 1],
    ['one party at the time of another', 'exclusive', 1, [taken('11:00', '12:00', 1)], 0],
    ['one party within the buffer of before', 'exclusive', 1, [taken('09:00', '09:45', 1)], 0],
    ['one party after the buffer of before', 'exclusive', 1, [taken('08:00', '09:30', 1)], 1],
    ['one party whose own buffer meets the next', 'exclusive', 1, [taken('12:15', '13:00', 1)], 0],
    ['parties', 'parties', 3, [taken('10:00', '11:00', 1), taken('11:45', '12:00', 2)], 1],
    ['parties whose lane is no more', 'parties', 2, [taken('10:00', '11:00', 5)], 1],
    ['people', 'people', 10, [taken('10:00', '11:00', null, 4), taken('11:45', '12:00', null, 3)], 6],
    ['fewer places than are taken', 'people', 3, [taken('10:00', '11:00', null, 4)], 0],
  ] as const)('is counted for %s', (_what, capacityKind, capacity, uses, left) => {
    expect(placesLeft({ capacityKind, capacity, sharing }, uses, span('10:00', '12:00'))).toBe(left)
  })

  it('keeps the buffers with which something was booked, or longer ones of today', () => {
    const long = { ...taken('08:00', '09:00', 1), blockedUntil: at('10:15') }
    expect(placesLeft({ capacityKind: 'exclusive', capacity: 1, sharing }, [long], span('10:00', '12:00'))).toBe(0)
    const wider = { ...sharing, bufferBeforeMinutes: 60, bufferAfterMinutes: 0 }
    const next = { capacityKind: 'exclusive', capacity: 1, sharing: wider } as const
    expect(placesLeft(next, [taken('12:30', '13:00', 1)], span('10:00', '12:00'))).toBe(0)
  })
})
