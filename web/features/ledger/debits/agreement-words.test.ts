import { expect, test } from 'vitest'
import {
  accountWords,
  debitedWords,
  firstOfNext,
  lastDebitWords,
  madeWords,
  noticeWords,
  periodWords,
} from './agreement-words.ts'

const known = { isConfirmed: true, today: '2026-11-29' }
const notice = { cents: 43_307, toldOn: '2026-11-12', from: '2026-12-01' }

test.each([
  [null, '2027-01-01', 'Debits begin on Jan 1, 2027 or later. We’ll tell you the amount first.'],
  [null, '2026-11-01', 'Nothing has been debited yet. We’ll tell you the amount first.'],
  [notice, '2026-11-01', '$433.07 will be debited on Dec 1, 2026 or later.'],
  [{ ...notice, from: '2026-11-29' }, '2026-11-01', '$433.07 is debited when your fees are due.'],
])('with the notice %j, from %s', (told, startsOn, words) =>
  expect(debitedWords({ notice: told, startsOn, covers: 'fees', lastDebit: null }, known)).toBe(words),
)

test('nothing is promised before the bank confirmed a file, nor after it returned a debit', () => {
  const agreement = { notice, startsOn: '2026-11-01', covers: 'fees' as const, lastDebit: null }
  expect(debitedWords(agreement, { ...known, isConfirmed: false })).toBe(
    'Debits haven’t begun yet. Please pay as usual until we tell you the first amount.',
  )
  const lastDebit = { on: '2026-11-02', cents: 41_100, isReturned: true }
  expect(debitedWords({ ...agreement, lastDebit }, known)).toBe(
    'Your bank returned the debit of Nov 2, 2026. You still owe what it was for; please pay it another way.',
  )
})

test.each([
  [null, 'From Nov 1, 2026'],
  ['2027-02-01', 'Nov 1, 2026 to Feb 1, 2027'],
  ['2026-10-31', 'Ended Oct 31, 2026'],
])('an agreement from November, ended %j, runs %s', (endedOn, words) =>
  expect(periodWords({ startsOn: '2026-11-01', endedOn })).toBe(words),
)

test('levies are named where they are debited too', () =>
  expect(
    debitedWords(
      { notice, startsOn: '2026-12-01', covers: 'feesAndLevies', lastDebit: null },
      { isConfirmed: true, today: '2026-12-02' },
    ),
  ).toBe('$433.07 is debited when your fees and special levies are due.'))

test('an agreement names its account, its notice and its last debit', () => {
  expect(accountWords({ institution: '003', lastThree: '567' })).toBe('Institution 003, account ending in 567')
  expect([noticeWords({ notice: null }), noticeWords({ notice })]).toEqual([null, '$433.07, sent Nov 12, 2026'])
  const lastDebit = { on: '2026-11-01', cents: 41_100, isReturned: false }
  expect([lastDebitWords({ lastDebit: null }), lastDebitWords({ lastDebit })]).toEqual([null, '$411.00 on Nov 1, 2026'])
  expect(lastDebitWords({ lastDebit: { ...lastDebit, isReturned: true } })).toBe(
    '$411.00 on Nov 1, 2026, returned by the bank',
  )
})

const online = { identity: null, agreedOn: '2026-11-12', endedOn: null, endReason: null }

test.each([
  [online, ['Agreed to online on Nov 12, 2026.']],
  [
    { ...online, identity: 'Driver’s licence', endedOn: '2027-02-01', endReason: 'Closed account' },
    ['Signed on paper on Nov 12, 2026. Identity verified: Driver’s licence', 'Ended on Feb 1, 2027: Closed account'],
  ],
  [{ ...online, endedOn: '2027-02-01' }, ['Agreed to online on Nov 12, 2026.', 'Ended on Feb 1, 2027.']],
])('how %j came about', (made, words) => expect(madeWords(made)).toEqual(words))

test.each([
  ['2026-11-29', '2026-12-01'],
  ['2026-12-01', '2027-01-01'],
  ['2026-12-31', '2027-01-01'],
  ['2027-01-31', '2027-02-01'],
])('the first of a month after %s is %s', (today, first) => expect(firstOfNext(today)).toBe(first))
