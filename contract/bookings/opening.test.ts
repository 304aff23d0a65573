import { describe, expect, it } from 'vitest'
import { hoursRefusal, nightsOfStay, openOn, timesOn, type Timetable } from './opening.ts'

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
      'On Tuesdays it is open from 9:00 a.m. to 10:00 p.m.',
      at('2026-12-01T09:00'),
    ],
    [
      'past midnight',
      gym,
      span('2026-12-04T23:00', '2026-12-05T01:00'),
      'On Fridays it is open from 9:00 a.m. to midnight',
      at('2026-12-05T09:00'),
    ],
    [
      'a closed day',
      gym,
      span('2026-12-06T10:00', '2026-12-06T11:00'),
      'It is closed on Sundays',
      at('2026-12-07T09:00'),
    ],
    ['a slot', slots, span('2026-12-01T11:00', '2026-12-01T13:00'), null, null],
    [
      'no slot',
      slots,
      span('2026-12-01T10:00', '2026-12-01T12:00'),
      'It is booked in fixed times of 120 minutes, from 9:00 a.m. to 10:00 p.m.',
      at('2026-12-01T11:00'),
    ],
    [
      'a slot of another length',
      slots,
      span('2026-12-01T09:00', '2026-12-01T10:00'),
      'It is booked in fixed times of 120 minutes, from 9:00 a.m. to 10:00 p.m.',
      null,
    ],
    ['the day', day, span('2026-12-01T09:00', '2026-12-01T22:00'), null, null],
    [
      'part of the day',
      day,
      span('2026-12-01T09:00', '2026-12-01T12:00'),
      'It is booked for the whole day, from 9:00 a.m. to 10:00 p.m.',
      null,
    ],
    ['two nights', suite, span('2026-12-05T15:00', '2026-12-07T11:00'), null, null],
    [
      'an early arrival',
      suite,
      span('2026-12-05T14:00', '2026-12-06T11:00'),
      'One arrives at 3:00 p.m. and leaves at 11:00 a.m.',
      null,
    ],
  ])('judges %s', (_what, amenity, asked, says, allowedFrom) => {
    const refusal = hoursRefusal(amenity, asked, zone)
    expect(refusal && [refusal.says.replace(/\.$/, ''), refusal.allowedFrom]).toEqual(
      says && [says.replace(/\.$/, ''), allowedFrom],
    )
  })
})
