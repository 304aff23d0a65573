import { expect, test } from 'vitest'
import type { RecordsFee } from '../../../../contract/forms/request-fee.ts'
import { chargedWords, dueWords, feeWords, kindsWords } from './records.ts'

test.each([
  ['2026-11-25', 'Due in 3 days'],
  ['2026-11-23', 'Due in 1 day'],
  ['2026-11-22', 'Due today'],
  ['2026-11-21', '1 day overdue'],
  ['2026-11-12', '10 days overdue'],
])('what is due on %s: %s', (dueOn, words) => {
  expect(dueWords(dueOn, '2026-11-22')).toBe(words)
})

test('a kind that was asked for twice stands once', () => {
  const items = { kinds: ['minutes', 'bylaws', 'minutes'] as ('minutes' | 'bylaws')[], all: 3, open: 3 }
  expect(kindsWords('BC', { items })).toBe('Minutes of a meeting, Bylaws')
})

const charge = { unitNumber: '305', account: null }

test.each<[Pick<RecordsFee, 'state' | 'charge'>, string]>([
  [{ state: 'paid', charge: null }, '$2.50 for 10 pages: paid on Nov 20, 2026'],
  [{ state: 'waived', charge: null }, '$2.50 for 10 pages: waived on Nov 20, 2026'],
  [{ state: 'charged', charge }, '$2.50 for 10 pages: charged to the account of unit 305 on Nov 20, 2026'],
  [{ state: 'charged', charge: null }, '$2.50 for 10 pages: charged to an account on Nov 20, 2026, then cancelled'],
])('a fee that is %j: %s', (fee, words) => {
  expect(feeWords({ pages: 10, amountCents: 250, settledOn: '2026-11-20', ...fee })).toBe(words)
})

test('a quoted fee: not paid yet', () => {
  const quoted = { state: 'quoted', settledOn: null, charge: null } as const
  expect(feeWords({ pages: 1, amountCents: 25, ...quoted })).toBe('$0.25 for 1 page: not paid yet')
})

test.each([
  [250, '$2.50 for 10 pages charged to unit 305, due Dec 1, 2026'],
  [100, '$2.50 for 10 pages charged to unit 305, due Dec 1, 2026, $1.00 unpaid'],
  [0, '$2.50 for 10 pages charged to unit 305, paid'],
])('a charged fee of which %i cents are open: %s', (openCents, words) => {
  const account = { holdingId: '1', dueOn: '2026-12-01', openCents }
  expect(chargedWords({ pages: 10, amountCents: 250 }, '305', account)).toBe(words)
})
