import { describe, expect, it } from 'vitest'
import { hoursRefusal, nightsOfStay, openingsOn, openOn, timesOn, type Timetable } from './opening.ts'

const zone = 'America/Vancouver'
const at = (local: string) => new Date(`${local}:00.000-07:00`).toISOString()
const span = (from: string, until: string) => ({ from: at(from), until: at(until) })
const open = { from: '09:00', until: '22:00' }
const hours = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: { from: '09:00', until: '24:00' },
  saturday: open,
  sunday: null,
}
const gym: Timetable = { mode: 'free', hours, slotMinutes: 60, arrivesAt: '15:00', leavesAt: '11:00' }
const slots: Timetable = { ...gym, mode: 'slot', slotMinutes: 120 }
const day: Timetable = { ...gym, mode: 'day' }
const suite: Timetable = { ...gym, mode: 'overnight' }

describe('opening', () => {
  it('knows when it is open, also until midnight', () => {
    expect(openOn(gym, '2026-12-01', zone)).toEqual(span('2026-12-01T09:00', '2026-12-01T22:00'))
    expect(openOn(gym, '2026-12-04', zone)).toEqual(span('2026-12-04T09:00', '2026-12-05T00:00'))
    expect(openOn(gym, '2026-12-06', zone)).toBeNull()
    expect(openOn(suite, '2026-12-06', zone)).toEqual(span('2026-12-06T15:00', '2026-12-07T11:00'))
  })

  it.each([
    ['slots', slots, { stepMinutes: null, shortestMinutes: null }, 6, span('2026-12-01T09:00', '2026-12-01T11:00')],
    ['starts', gym, { stepMinutes: 15, shortestMinutes: 60 }, 49, span('2026-12-01T09:00', '2026-12-01T10:00')],
    [
      'starts without rules',
      gym,
      { stepMinutes: null, shortestMinutes: null },
      26,
      span('2026-12-01T09:00', '2026-12-01T09:30'),
    ],
    [
      'starts on the steps of the day, in whole steps',
      { ...gym, hours: { ...hours, tuesday: { from: '09:15', until: '22:00' } } },
      { stepMinutes: 45, shortestMinutes: 60 },
      15,
      span('2026-12-01T09:45', '2026-12-01T11:15'),
    ],
    ['the day', day, { stepMinutes: null, shortestMinutes: null }, 1, span('2026-12-01T09:00', '2026-12-01T22:00')],
  ])('offers %s', (_what, amenity, sharing, many, first) => {
    const times = timesOn({ ...amenity, sharing }, '2026-12-01', zone)
    expect(times).toHaveLength(many)
    expect(times[0]).toEqual(first)
    expect(timesOn({ ...amenity, sharing }, '2026-12-06', zone)).toEqual([])
  })

  it('counts the nights of a stay', () => {
    expect(nightsOfStay(span('2026-12-06T15:00', '2026-12-09T11:00'), zone)).toBe(3)
    expect(nightsOfStay(span('2026-12-06T15:00', '2026-12-06T18:00'), zone)).toBe(1)
  })

  it.each([
    ['a free time', gym, span('2026-12-01T10:10', '2026-12-01T11:00'), null, null],
    ['until midnight', gym, span('2026-12-04T22:00', '2026-12-05T00:00'), null, null],
    [
      'before opening',
      gym,
      span('2026-12-01T08:00', '2026-12-01T10:00'),
      'On Tuesdays, it’s open from 9:00 a.m. to 10:00 p.m.',
      at('2026-12-01T09:00'),
    ],
    [
      'past midnight',
      gym,
      span('2026-12-04T23:00', '2026-12-05T01:00'),
      'On Fridays, it’s open from 9:00 a.m. to midnight',
      at('2026-12-05T09:00'),
    ],
    ['a closed day', gym, span('2026-12-06T10:00', '2026-12-06T11:00'), 'Closed on Sundays', at('2026-12-07T09:00')],
    ['a slot', slots, span('2026-12-01T11:00', '2026-12-01T13:00'), null, null],
    [
      'no slot',
      slots,
      span('2026-12-01T10:00', '2026-12-01T12:00'),
      'Bookings are in 120-minute slots, from 9:00 a.m. to 10:00 p.m.',
      at('2026-12-01T11:00'),
    ],
    [
      'a slot of another length',
      slots,
      span('2026-12-01T09:00', '2026-12-01T10:00'),
      'Bookings are in 120-minute slots, from 9:00 a.m. to 10:00 p.m.',
      null,
    ],
    ['the day', day, span('2026-12-01T09:00', '2026-12-01T22:00'), null, null],
    [
      'part of the day',
      day,
      span('2026-12-01T09:00', '2026-12-01T12:00'),
      'Bookings are for the full day, from 9:00 a.m. to 10:00 p.m.',
      null,
    ],
    ['two nights', suite, span('2026-12-05T15:00', '2026-12-07T11:00'), null, null],
    [
      'an early arrival',
      suite,
      span('2026-12-05T14:00', '2026-12-06T11:00'),
      'Arrival is at 3:00 p.m. and departure at 11:00 a.m.',
      null,
    ],
  ])('judges %s', (_what, amenity, asked, says, allowedFrom) => {
    const refusal = hoursRefusal(amenity, asked, zone)
    expect(refusal && [refusal.says.replace(/\.$/, ''), refusal.allowedFrom]).toEqual(
      says && [says.replace(/\.$/, ''), allowedFrom],
    )
  })
})

describe('past midnight', () => {
  const night = { from: '18:00', until: '01:00' }
  const bar: Timetable = { ...gym, hours: { ...hours, friday: night, saturday: night } }
  const evening = span('2026-12-04T18:00', '2026-12-05T01:00')
  const saturday = span('2026-12-05T18:00', '2026-12-06T01:00')
  const closedOn = (from: string, to = from): Timetable => ({ ...bar, closures: [{ from, to }] })
  const free = { sharing: { stepMinutes: 30, shortestMinutes: 30 } }

  it('an evening goes on into the next day, also into one that is closed', () => {
    expect(openOn(bar, '2026-12-04', zone)).toEqual(evening)
    expect(openingsOn(bar, '2026-12-04', zone)).toEqual([evening])
    expect(openingsOn(bar, '2026-12-05', zone)).toEqual([evening, saturday])
    expect(openingsOn(bar, '2026-12-06', zone)).toEqual([saturday])
    expect(openingsOn(bar, '2026-12-08', zone)).toEqual([span('2026-12-08T09:00', '2026-12-08T22:00')])
  })

  it('with an evening that is closed its night is closed, and no other', () => {
    expect(openingsOn(closedOn('2026-12-05'), '2026-12-06', zone)).toEqual([])
    expect(openingsOn(closedOn('2026-12-04'), '2026-12-05', zone)).toEqual([saturday])
    expect(openingsOn(closedOn('2026-12-01', '2026-12-03'), '2026-12-05', zone)).toEqual([evening, saturday])
    expect(openingsOn(closedOn('2026-12-06', '2026-12-08'), '2026-12-05', zone)).toEqual([evening, saturday])
  })

  it('a day offers what begins on it', () => {
    const startsOn = (date: string) => timesOn({ ...bar, ...free }, date, zone).map(({ from }) => from)
    expect(startsOn('2026-12-04').at(-1)).toBe(at('2026-12-04T23:30'))
    expect(startsOn('2026-12-05').slice(0, 3)).toEqual(
      ['00:00', '00:30', '18:00'].map((time) => at(`2026-12-05T${time}`)),
    )
    expect(startsOn('2026-12-06')).toEqual(['00:00', '00:30'].map((time) => at(`2026-12-06T${time}`)))
    const across = timesOn({ ...bar, mode: 'slot', slotMinutes: 210, ...free }, '2026-12-04', zone)
    expect(across).toEqual([span('2026-12-04T18:00', '2026-12-04T21:30'), span('2026-12-04T21:30', '2026-12-05T01:00')])
    expect(timesOn({ ...bar, mode: 'day', ...free }, '2026-12-06', zone)).toEqual([])
  })

  it('the clocks of the building decide how long it lasts', () => {
    // In Toronto clocks go back at 2 a.m. on November 1, 2026, and forward on March 14, 2027.
    const sunday = { ...bar, hours: { ...bar.hours, saturday: { from: '18:00', until: '03:00' } } }
    const lengthOn = (date: string) => {
      const { from, until } = openOn(sunday, date, 'America/Toronto')!
      return (Date.parse(until) - Date.parse(from)) / 3_600_000
    }
    expect(['2026-10-24', '2026-10-31', '2027-03-13'].map(lengthOn)).toEqual([9, 10, 8])
  })

  const fridays = 'On Fridays, it’s open from 6:00 p.m. to 1:00 a.m. the next day.'
  it.each([
    ['across midnight', bar, span('2026-12-04T23:00', '2026-12-05T01:00'), null, null],
    ['after midnight', bar, span('2026-12-05T00:15', '2026-12-05T01:00'), null, null],
    ['after midnight into a closed day', bar, span('2026-12-06T00:00', '2026-12-06T01:00'), null, null],
    ['the whole evening', { ...bar, mode: 'day' as const }, evening, null, null],
    ['its last slot', { ...bar, mode: 'slot' as const }, span('2026-12-05T00:00', '2026-12-05T01:00'), null, null],
    ['beyond closing', bar, span('2026-12-05T00:30', '2026-12-05T01:30'), fridays, at('2026-12-05T18:00')],
    [
      'between closing and opening',
      bar,
      span('2026-12-05T01:00', '2026-12-05T02:00'),
      'On Saturdays, it’s open from 6:00 p.m. to 1:00 a.m. the next day.',
      at('2026-12-05T18:00'),
    ],
    ['an hour too early', bar, span('2026-12-04T17:00', '2026-12-04T18:00'), fridays, at('2026-12-04T18:00')],
    [
      'the night of an evening that is closed',
      closedOn('2026-12-05'),
      span('2026-12-06T00:00', '2026-12-06T01:00'),
      'Closed on Sundays.',
      at('2026-12-07T09:00'),
    ],
  ])('judges %s', (_what, amenity, asked, says, allowedFrom) => {
    expect(hoursRefusal(amenity, asked, zone)).toEqual(says && { says, allowedFrom })
  })
})
