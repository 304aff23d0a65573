import { describe, expect, it } from 'vitest'
import type { BookingStatus, BookingStepName } from '../../../contract/bookings/kinds.ts'
import {
  chargesAfter,
  checkInFrom,
  decideByOf,
  denialRefusal,
  dueOf,
  feeOf,
  freeLane,
  isLateCancel,
  requireStep,
  sideOf,
  statusAfter,
  stepsFor,
  tieOf,
  useState,
  type Due,
  type Facts,
} from './rules.ts'

const at = (time: string) => `2026-12-01T${time}:00.000Z`
const facts: Facts = {
  status: 'active',
  from: at('10:00'),
  until: at('12:00'),
  offerUntil: null,
  deposit: 'none',
  isLate: false,
}
const resident = { manages: false, isMine: true }
const desk = { manages: true, isMine: false }
const held = { status: 'offered', offerUntil: at('09:00') } as const

describe('what becomes of the charges of a booking', () => {
  it.each<[string, Parameters<typeof chargesAfter>, ReturnType<typeof chargesAfter>]>([
    ['confirmed', [{ status: 'requested', deposit: 'due' }, { status: 'active' }], 'charge'],
    ['confirmed from an offer', [{ status: 'offered', deposit: 'none' }, { status: 'active' }], 'charge'],
    [
      'cancelled in time',
      [
        { status: 'active', deposit: 'due' },
        { status: 'cancelled', isLate: false },
      ],
      'cancel',
    ],
    ['released', [{ status: 'active', deposit: 'due' }, { status: 'cancelled' }], 'cancel'],
    [
      'cancelled late',
      [
        { status: 'active', deposit: 'due' },
        { status: 'cancelled', isLate: true },
      ],
      'none',
    ],
    ['completed', [{ status: 'checked_in', deposit: 'due' }, { status: 'completed' }], 'none'],
    [
      'completed, its deposit back',
      [
        { status: 'completed', deposit: 'due' },
        { status: 'completed', deposit: 'returned' },
      ],
      'returnDeposit',
    ],
    [
      'cancelled late, its deposit kept',
      [
        { status: 'cancelled', deposit: 'due' },
        { status: 'cancelled', deposit: 'kept' },
      ],
      'keepDeposit',
    ],
  ])('%s', (_what, [before, to], expected) => expect(chargesAfter(before, to)).toBe(expected))
})

describe('what can be done with a booking', () => {
  it.each<[string, Partial<Facts>, string, BookingStepName[], BookingStepName[]]>([
    ['before it begins', {}, '08:00', ['cancel'], ['cancel']],
    ['shortly before', {}, '09:30', ['cancel'], ['checkIn', 'cancel']],
    ['while it is on', {}, '10:00', [], ['checkIn', 'complete', 'noShow', 'cancel']],
    ['when it is over', {}, '12:00', [], ['complete', 'noShow']],
    ['while it waits for approval', { status: 'requested' }, '08:00', ['cancel'], ['approve', 'decline', 'cancel']],
    ['when its time passed unapproved', { status: 'requested' }, '12:00', [], ['decline']],
    ['while a place is held', held, '08:59', ['accept', 'cancel'], ['accept', 'cancel']],
    ['when it is held no longer', held, '09:00', ['cancel'], ['cancel']],
    ['on the waitlist', { status: 'waitlisted' }, '08:00', ['cancel'], ['cancel']],
    ['under way', { status: 'checked_in' }, '11:00', [], ['complete']],
    ['completed', { status: 'completed' }, '13:00', [], []],
    [
      'completed with a deposit',
      { status: 'completed', deposit: 'due' },
      '13:00',
      [],
      ['returnDeposit', 'keepDeposit'],
    ],
    ['with its deposit back', { status: 'completed', deposit: 'returned' }, '13:00', [], []],
    ['missed with a deposit', { status: 'no_show', deposit: 'due' }, '13:00', [], ['returnDeposit', 'keepDeposit']],
    ['cancelled in time with a deposit', { status: 'cancelled', deposit: 'due' }, '13:00', [], ['returnDeposit']],
    [
      'cancelled late with a deposit',
      { status: 'cancelled', deposit: 'due', isLate: true },
      '13:00',
      [],
      ['returnDeposit', 'keepDeposit'],
    ],
    ['declined', { status: 'declined' }, '08:00', [], []],
  ])('%s', (_when, more, now, own, ofDesk) => {
    const stands = { ...facts, ...more }
    expect(stepsFor(resident, stands, at(now))).toEqual(own)
    expect(stepsFor(desk, stands, at(now))).toEqual(ofDesk)
    expect(stepsFor({ manages: false, isMine: false }, stands, at(now))).toEqual([])
  })

  it('refuses what is never the caller’s, and names what is open', () => {
    const now = at('08:00')
    expect(() => requireStep('approve', resident, facts, now)).toThrow('Only people who manage amenities can do this.')
    expect(() => requireStep('approve', desk, facts, now)).toThrow('This booking is booked. You can choose “Cancel”.')
    expect(() => requireStep('cancel', desk, { ...facts, status: 'declined' }, now)).toThrow(
      'This booking was declined. No further steps are available.',
    )
    expect(() => requireStep('cancel', resident, facts, now)).not.toThrow()
  })

  it.each<[BookingStepName, boolean, BookingStatus]>([
    ['approve', true, 'active'],
    ['accept', true, 'requested'],
    ['accept', false, 'active'],
    ['decline', false, 'declined'],
    ['cancel', false, 'cancelled'],
    ['checkIn', false, 'checked_in'],
    ['complete', false, 'completed'],
    ['noShow', false, 'no_show'],
    ['returnDeposit', false, 'completed'],
    ['keepDeposit', false, 'completed'],
  ])('after %s (approved by hand: %s) it is %s', (step, needsApproval, after) => {
    expect(statusAfter(step, { ...facts, status: 'completed' }, needsApproval)).toBe(after)
  })

  it('is done by residents with what is theirs, else by the desk', () => {
    expect(sideOf('cancel', { manages: true, isMine: true })).toBe('resident')
    expect(sideOf('approve', { manages: true, isMine: true })).toBe('desk')
    expect(sideOf('cancel', desk)).toBe('desk')
  })
})

describe('what is due of a booking', () => {
  it.each<[string, Partial<Facts> & { decideBy?: string }, string, boolean, Due | null]>([
    ['on it', {}, '11:59', false, null],
    ['over', {}, '12:00', false, 'completed'],
    ['over where one checks in', {}, '12:00', true, 'missed'],
    ['over and checked in', { status: 'checked_in' }, '12:00', true, 'completed'],
    ['held', held, '08:59', false, null],
    ['held too long', held, '09:00', false, 'unanswered'],
    ['waiting', { status: 'waitlisted' }, '09:59', false, null],
    ['waiting in vain', { status: 'waitlisted' }, '10:00', false, 'unmet'],
    ['to approve', { status: 'requested' }, '11:00', false, null],
    ['to approve by nine', { status: 'requested', decideBy: at('09:00') }, '09:00', false, 'undecided'],
    ['never approved', { status: 'requested' }, '12:00', false, 'undecided'],
    ['cancelled', { status: 'cancelled' }, '13:00', false, null],
  ])('%s', (_what, { decideBy = null, ...more }, now, needsCheckIn, due) => {
    expect(dueOf({ ...facts, ...more, decideBy }, { needsCheckIn }, at(now))).toBe(due)
  })

  it('is decided within the hours of the amenity', () => {
    expect(decideByOf('requested', 24, at('10:00'))).toBe('2026-12-02T10:00:00.000Z')
    expect(decideByOf('requested', null, at('10:00'))).toBeNull()
    expect(decideByOf('active', 24, at('10:00'))).toBeNull()
  })

  it('is late only for what was booked, after its time to cancel', () => {
    expect(isLateCancel('active', at('09:00'), at('09:01'))).toBe(true)
    expect(isLateCancel('active', at('09:00'), at('09:00'))).toBe(false)
    expect(isLateCancel('requested', at('09:00'), at('09:01'))).toBe(false)
  })

  it('lets one in half an hour before', () => expect(checkInFrom(at('10:00'))).toBe(at('09:30')))
})

describe('how a booking counts and what it costs', () => {
  it.each<[BookingStatus, boolean, boolean, string]>([
    ['requested', false, false, 'held'],
    ['active', false, false, 'held'],
    ['checked_in', false, false, 'held'],
    ['offered', false, false, 'held'],
    ['completed', false, false, 'spent'],
    ['no_show', false, false, 'missed'],
    ['cancelled', true, true, 'missed'],
    ['cancelled', true, false, 'spent'],
    ['cancelled', false, false, 'freed'],
    ['declined', false, false, 'freed'],
  ])('%s, late %s, a strike %s: %s', (status, isLate, isStrike, state) => {
    expect(useState({ status, isLate, isStrike })).toBe(state)
  })

  it.each([
    ['booking', at('10:00'), at('15:00'), 2500],
    ['hour', at('10:00'), at('11:30'), 5000],
    ['day', '2026-12-01T23:00:00.000Z', '2026-12-03T19:00:00.000Z', 5000],
  ] as const)('by the %s', (feePer, from, until, cents) => {
    expect(feeOf({ feeCents: 2500, feePer }, { from, until }, 'America/Vancouver')).toBe(cents)
  })

  it('knows ties and lanes', () => {
    expect(tieOf({ role: 'owner', lives: true })).toBe('residentOwner')
    expect(tieOf({ role: 'owner', lives: false })).toBe('offsiteOwner')
    expect(tieOf({ role: 'tenant', lives: true })).toBe('tenant')
    expect([freeLane(3, new Set()), freeLane(3, new Set([1, 3])), freeLane(2, new Set([1, 2]))]).toEqual([1, 2, null])
  })
})

describe('an amenity that council denies a unit', () => {
  const days = 'from Nov 25, 2026 to Jan 5, 2027'
  it.each([
    ['a resident', false, `Sauna isn’t available to unit 305 ${days}, by a decision of council. Contact management.`],
    ['the desk', true, `Sauna isn’t available to unit 305 ${days}, by a decision of council.`],
  ])('says to %s until when, and allows the same time of day after it', (_who, isDesk, says) =>
    expect(
      denialRefusal(
        { amenity: 'Sauna', unitNumber: '305', from: '2026-11-25', until: '2027-01-05', isDesk },
        '2026-12-01T17:00:00.000Z',
        'America/Vancouver',
      ),
    ).toEqual({ rule: 'denied', says, allowedFrom: '2027-01-06T17:00:00.000Z', moves: 'start' }),
  )
})
