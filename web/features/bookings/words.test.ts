import { expect, test } from 'vitest'
import type { Preview } from '../../../contract/bookings/booking.ts'
import { instantOf } from '../../../contract/time.ts'
import { costWords, depositWords, partyWords, priceWords, shortTimeWords, spanWords, takenWords } from './words.ts'

const zone = 'America/Vancouver'
const at = (date: string, time: string) => instantOf(date, time, zone)

test('a time is said by the building’s clocks, with the last day where it is another', () => {
  expect(spanWords({ from: at('2026-12-01', '10:00'), until: at('2026-12-01', '11:00') }, zone)).toBe(
    'Tue, Dec 1, 2026, 10:00 a.m. to 11:00 a.m.',
  )
  expect(spanWords({ from: at('2026-12-01', '15:00'), until: at('2026-12-03', '11:00') }, zone)).toBe(
    'Tue, Dec 1, 2026, 3:00 p.m. to Thu, Dec 3, 2026, 11:00 a.m.',
  )
})

test('what it costs is said with what allows it', () => {
  const preview = { feeCents: 0, depositCents: 0, authority: '' } as Preview
  expect(costWords(preview)).toBe('No charge.')
  expect(costWords({ ...preview, feeCents: 5000, depositCents: 20_000, authority: 'bylaw 7.2' })).toBe(
    'You’ll pay a fee of $50.00 and a refundable deposit of $200.00, under bylaw 7.2.',
  )
  expect(costWords({ ...preview, feeCents: 5000, authority: 'bylaw 7.2', isCharged: true })).toBe(
    'The unit’s account will be charged a fee of $50.00, under bylaw 7.2.',
  )
  expect(priceWords({ feeCents: 5000, feePer: 'hour', depositCents: 20_000 })).toBe('$50.00 an hour, $200.00 deposit')
  expect(priceWords({ feeCents: 9000, feePer: 'day', depositCents: 0, mode: 'overnight' })).toBe('$90.00 a night')
  expect(priceWords({ feeCents: 0, feePer: 'hour', depositCents: 0 })).toBe('')
})

test('a party is counted', () => {
  expect(partyWords({ people: 1, guests: 0 })).toBe('1 person')
  expect(partyWords({ people: 3, guests: 1 })).toBe('3 people, including 1 guest')
  expect(partyWords({ people: 1, guests: 1 })).toBe('1 guest')
  expect(partyWords({ people: 2, guests: 2 })).toBe('2 guests')
})

test.each([
  ['active', 'due', 'Deposit: $150.00'],
  ['completed', 'due', 'Deposit to be returned: $150.00'],
  ['completed', 'kept', 'Deposit kept: $150.00'],
  ['waitlisted', 'due', ''],
  ['active', 'none', ''],
] as const)('the deposit of one that is %s, %s: %s', (status, deposit, words) => {
  expect(depositWords({ status, deposit, depositCents: 15_000 })).toBe(words)
})

test.each([
  ['slot', '10:00', '11:00', '10:00 to 11:00 a.m.'],
  ['slot', '11:00', '13:00', '11:00 a.m. to 1:00 p.m.'],
  ['free', '10:00', '11:00', '10:00 a.m.'],
  ['day', '08:00', '22:00', 'Full day'],
  ['overnight', '15:00', '16:00', 'From 3:00 p.m.'],
] as const)('a %s from %s to %s is in short %s', (mode, from, until, words) => {
  expect(shortTimeWords(mode, { from: at('2026-12-01', from), until: at('2026-12-01', until) }, zone)).toBe(words)
})

test('a full day is not called fully booked to those who have one of its times', () => {
  expect(takenWords([{ isMine: false }])).toBe('Fully booked.')
  expect(takenWords([{ isMine: false }, { isMine: true }])).toContain('You have a booking or request')
})
