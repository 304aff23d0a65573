import { expect, test } from 'vitest'
import { cancelWords } from './cancel-words.ts'

const zone = 'America/Vancouver'
const booking = {
  status: 'active',
  cancelsUntil: '2026-12-01T16:00:00.000Z',
  ...{ feeCents: 0, depositCents: 0, isCharged: false },
} as const
const charged = { ...booking, isCharged: true, feeCents: 5000 } as const
const late =
  'This is a late cancellation: it was free to cancel until Dec 1, 2026, 9:00 a.m. It counts toward your limits.'
const before = '2026-12-01T15:00:00.000Z'
const after = '2026-12-01T17:00:00.000Z'

test.each([
  [booking, before, 'You’re cancelling in time, so nothing counts against you. The time goes to the next in line.'],
  [booking, after, late],
  [
    charged,
    before,
    'You’re cancelling in time, so nothing counts against you. The time goes to the next in line. The charges will be removed from the unit’s account.',
  ],
  [charged, after, `${late} The fee of $50.00 stays on the unit’s account.`],
  [{ ...charged, feeCents: 0, depositCents: 1 }, after, `${late} Management will return or keep the deposit.`],
  [
    { ...charged, depositCents: 1 },
    after,
    `${late} The fee of $50.00 stays on the unit’s account, and management will return or keep the deposit.`,
  ],
  [
    { ...booking, feeCents: 5000 },
    before,
    'You’re cancelling in time, so nothing counts against you. The time goes to the next in line. Management will settle the fee of $50.00.',
  ],
  [{ ...booking, status: 'waitlisted' }, before, 'You’ll leave the waitlist.'],
  [{ ...booking, status: 'offered' }, before, 'The offer will go to the next in line.'],
] as const)('cancelling %j at %s: %s', (cancelled, now, words) => {
  expect(cancelWords(cancelled, { now, zone, isMine: true })).toBe(words)
})

test.each([
  [
    charged,
    'Nothing counts against the unit. The time goes to the next in line. The charges will be removed from the unit’s account.',
  ],
  [{ ...booking, status: 'waitlisted' }, 'The unit will leave the waitlist.'],
] as const)('management cancelling %j, which is never late: %s', (cancelled, words) => {
  expect(cancelWords(cancelled, { now: after, zone, isMine: false })).toBe(words)
})
