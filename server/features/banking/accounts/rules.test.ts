/** How a bank account compares with the books at the end of a month, in words. */
import { expect, test } from 'vitest'
import { bankOpenWords, type AtEnd } from './rules.ts'

const closing = { on: '2026-11-05', cents: 43_407, booksCents: 43_407, outstandingCents: 0, untilEndCents: -100 }
const agreed: AtEnd = {
  ...{ name: 'Operating account', booksCents: 43_307, outstandingCents: 0, unposted: 0, rows: 3 },
  ...{ filesEndOn: '2026-11-05', isAddedLater: true, closings: [closing] },
}
const early = { filesEndOn: '2026-10-28', closings: [{ ...closing, on: '2026-10-28', untilEndCents: -100 }] }

test.each<[string, Partial<AtEnd>, string | null]>([
  ['agrees', {}, null],
  ['has no files by then', { unposted: 1, filesEndOn: null }, null],
  ['has one transaction left', { unposted: 1 }, '1 unposted transaction through Oct 31, 2026.'],
  ['has some left', { unposted: 2, closings: [] }, '2 unposted transactions through Oct 31, 2026.'],
  ['ends early', { ...early, isAddedLater: false }, 'bank files end on Oct 28, 2026.'],
  ['had nothing after its last transaction', early, null],
  ['ends on the last day', { filesEndOn: '2026-10-31', isAddedLater: false }, null],
  ['has no balances', { closings: [] }, null],
  ['has no balances and a gap', { closings: [], rows: 0 }, 'the bank files have no transactions for October 2026.'],
  ['agrees at the end of the month only', { closings: [{ ...closing, booksCents: 0 }] }, null],
  ['agrees later, with a cheque that was on its way', { booksCents: 50_000 }, null],
  [
    'agreed before, with something since',
    { booksCents: 50_000, closings: [{ ...closing, on: '2026-10-30' }] },
    'the bank has $66.93 less than the books on Oct 31, 2026.',
  ],
  ['has a cheque on its way', { outstandingCents: 5421, closings: [{ ...closing, cents: 48_828 }] }, null],
  ['has ignored what was recorded', { outstandingCents: 5421 }, null],
  [
    'agrees later, with a deposit and a cheque on their way',
    { booksCents: 50_000, outstandingCents: 300, closings: [{ ...closing, cents: 43_607, outstandingCents: 200 }] },
    null,
  ],
  [
    'has more than a cheque on its way',
    { outstandingCents: 5421, closings: [{ ...closing, cents: 48_928 }] },
    'the bank has $1.00 more than the books on Oct 31, 2026, apart from $54.21 not yet at the bank.',
  ],
  ['has one balance of two', { closings: [{ ...closing, cents: 1, booksCents: 0 }, closing] }, null],
  [
    'has more',
    { closings: [{ ...closing, cents: 43_507 }] },
    'the bank has $1.00 more than the books on Oct 31, 2026.',
  ],
])('an account that %s', (_what, more, words) => {
  expect(bankOpenWords({ ...agreed, ...more }, '2026-10-31')).toBe(words && `Operating account: ${words}`)
})
