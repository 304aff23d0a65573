import { expect, test } from 'vitest'
import { cancelWords } from './cancel-words.ts'

const zone = 'America/Vancouver'
const booking = { status: 'active', cancelsUntil: '2026-12-01T16:00:00.000Z', feeCents: 0, depositCents: 0 } as const
const before = '2026-12-01T15:00:00.000Z'
const after = '2026-12-01T17:00:00.000Z'

test.each([
  [booking, before, 'It is in time: nothing is counted against you. The place goes to whoever waits.'],
  [
    booking,
    after,
    'It is late: it could be cancelled freely until Dec 1, 2026, 9:00 a.m. It counts as used in your limits.',
  ],
  [
    { ...booking, feeCents: 5000 },
    before,
    'It is in time: nothing is counted against you. The place goes to whoever waits. The fee of $50.00 is settled by the desk.',
  ],
  [{ ...booking, status: 'waitlisted' }, before, 'You leave the waitlist.'],
  [{ ...booking, status: 'offered' }, before, 'The place that is held for you goes to the next in line.'],
] as const)('cancelling %j at %s: %s', (cancelled, now, words) => {
  expect(cancelWords(cancelled, now, zone)).toBe(words)
})
