import { expect, it, test } from 'vitest'
import {
  afterOf,
  amountOf,
  blocksOf,
  coveredOf,
  creditUsed,
  downloadRefusal,
  earlierOf,
  enterRefusal,
  isNoticeDue,
  judgeDebit,
  nextFirst,
  paysOf,
  referenceOf,
  waitingDays,
  type Told,
} from './rules.ts'

const told = (more: Partial<Told> = {}): Told => ({
  ...{ cents: 43_307, day: '2027-04-01', toldOn: '2027-03-20', from: '2027-03-31' },
  ...more,
})
const last = { on: '2027-03-01', cents: 42_745 }
const asked = {
  ...{
    on: '2027-04-01',
    cents: 43_307,
    isTest: false,
    isNoticeWaived: false,
    isPaidAhead: false,
    lastDebit: last,
    told: [] as Told[],
  },
}

test.each([
  ['told on March 20, debited on April 1', { told: [told()] }, 'ready', ''],
  [
    'told on March 24, not before April 4',
    { told: [told({ toldOn: '2027-03-24', from: '2027-04-04' })] },
    'tooSoon',
    'The owner was notified on Mar 24, 2027, so it can be debited from Apr 4, 2027.',
  ],
  [
    'told on March 24, debited on April 4',
    { on: '2027-04-04', told: [told({ toldOn: '2027-03-24', from: '2027-04-04' })] },
    'ready',
    '',
  ],
  [
    'told on March 24, notice waived',
    { isNoticeWaived: true, told: [told({ toldOn: '2027-03-24', from: '2027-03-24' })] },
    'ready',
    '',
  ],
  ['the same amount as last time', { cents: 42_745 }, 'ready', ''],
  ['a test, without notice', { isTest: true }, 'ready', ''],
  ['paid ahead', { cents: 0, isPaidAhead: true }, 'nothing', 'It was paid ahead.'],
  ['in a file', { cents: 0, on: last.on }, 'nothing', 'It’s in the file of Mar 1, 2027.'],
  ['nothing due', { cents: 0 }, 'nothing', 'Nothing falls due that the agreement covers.'],
  [
    'told another amount',
    { told: [told({ cents: 43_300 })] },
    'needsNotice',
    'The last debit was $427.45, and the owner hasn’t been notified of $433.07.',
  ],
  [
    'told for a later debit',
    { told: [told({ day: '2027-05-01' })] },
    'needsNotice',
    'The owner was notified of $433.07 from May 1, 2027.',
  ],
  [
    'told before the last debit, which was another amount',
    { told: [told({ day: '2027-03-01' })] },
    'needsNotice',
    'The last debit was $427.45, and the owner hasn’t been notified of $433.07.',
  ],
  [
    'a first debit too soon for notice',
    { lastDebit: null, on: '2027-03-25' },
    'needsNotice',
    'The owner hasn’t been notified of the first amount. With notice today, it can be debited from Mar 31, 2027.',
  ],
  ['a first debit, told', { lastDebit: null, told: [told()] }, 'ready', ''],
])('%s', (_, more, state, why) => {
  expect(judgeDebit({ ...asked, ...more }, '2027-03-20')).toEqual({ state, why })
})

it('sends no notice by the job of what is known for a later day', () => {
  expect(isNoticeDue(asked, 'needsNotice')).toBe(true)
  expect(isNoticeDue({ ...asked, told: [told({ day: '2027-05-01' })] }, 'needsNotice')).toBe(false)
  expect(isNoticeDue(asked, 'tooSoon')).toBe(false)
})

test.each([
  ['no notice', [], null, []],
  ['a notice for April 1', [told()], last, ['2027-04-01']],
  ['a notice period that ends later', [told({ from: '2027-04-04' })], last, ['2027-04-04']],
  ['a day that is over', [told({ day: '2027-03-10', from: '2027-03-12' })], last, ['2027-03-20']],
  ['a debit since', [told({ day: '2027-03-01' })], last, []],
  ['a first debit', [told(), told({ day: '2027-03-22' })], null, ['2027-04-01']],
])('with %s, an amount waits for %j', (_, notices, lastDebit, days) => {
  const one = { told: notices, lastDebit }
  expect(waitingDays([one, one], '2027-03-20')).toEqual(days)
})

it('collects what falls due after the last debit, and not before the agreement begins', () => {
  expect(afterOf('2027-01-01', null)).toBe('2026-12-31')
  expect(afterOf('2027-01-01', '2026-11-01')).toBe('2026-12-31')
  expect(afterOf('2027-01-01', '2027-02-01')).toBe('2027-02-01')
})

const parts = [
  { type: 'specialLevy', dueOn: '2027-03-15', cents: 144_842 },
  { type: 'strataFee', dueOn: '2027-04-01', cents: 43_307 },
  { type: 'fine', dueOn: '2027-03-10', cents: 20_000 },
  { type: 'strataFee', dueOn: '2027-03-01', cents: 42_745 },
  { type: 'strataFee', dueOn: '2027-05-01', cents: 43_307 },
] as const

it('covers fees, and special levies where they are agreed, but never a fine', () => {
  const window = { after: '2027-03-01', on: '2027-04-01' }
  expect(coveredOf({ covers: 'fees', ...window }, parts).map(({ cents }) => cents)).toEqual([43_307])
  expect(coveredOf({ covers: 'feesAndLevies', ...window }, parts).map(({ cents }) => cents)).toEqual([144_842, 43_307])
})

it('takes off what was paid ahead', () => {
  expect(amountOf(parts.slice(0, 2), 0)).toBe(188_149)
  expect(amountOf(parts.slice(0, 2), 188_149)).toBe(0)
  expect(amountOf(parts.slice(0, 2), 200_000)).toBe(0)
})

it('uses up what was paid ahead as far as it is taken off', () => {
  expect(creditUsed(parts.slice(0, 2), 10_000)).toBe(10_000)
  expect(creditUsed(parts.slice(0, 2), 200_000)).toBe(188_149)
})

it('leaves what is owed from before, which no debit collects', () => {
  const before = { covers: 'fees', startsOn: '2027-03-01', after: '2027-04-01', isWaiting: false } as const
  expect(earlierOf(before, parts)).toBe(86_052)
  expect(earlierOf({ ...before, isWaiting: true }, parts)).toBe(0)
  expect(earlierOf({ ...before, startsOn: '2027-04-01' }, parts)).toBe(43_307)
})

const ended = (unitNumber: string, isEnded = true) => ({ unit: { unitNumber }, isEnded })

test.each([
  ['made', true, [ended('305', false)], ''],
  [
    ...(['made', true, [ended('305'), ended('306', false)]] as const),
    'The agreement for unit 305 ended after this file was made. Cancel these debits, then make the file again.',
  ],
  [
    ...(['made', true, [ended('305'), ended('703')]] as const),
    'The agreements for units 305, 703 ended after this file was made. Cancel these debits, then make the file again.',
  ],
  ['entered', true, [ended('305')], ''],
  ['entered', false, [], 'The bank details in this file were erased.'],
  ['cancelled', true, [], 'These debits were cancelled.'],
])('a file that is %s, kept: %s, with %j is downloaded: %s', (state, hasFile, debits, why) => {
  expect(downloadRefusal(state, hasFile, debits)).toBe(why)
})

it('pays what it was made for, the oldest first, as far as it is owed', () => {
  const owed = [
    { _id: 'one', openCents: 300 },
    { _id: 'two', openCents: 0 },
    { _id: 'three', openCents: 500 },
  ]
  expect(paysOf(700, owed)).toEqual([
    { itemId: 'one', cents: 300 },
    { itemId: 'three', cents: 400 },
  ])
  expect(paysOf(900, owed).map(({ cents }) => cents)).toEqual([300, 500])
})

test.each([
  ['2027-03-01', '2027-03-01'],
  ['2027-03-02', '2027-04-01'],
  ['2027-12-31', '2028-01-01'],
])('the next debits after %s are on %s', (today, next) => {
  expect(nextFirst(today)).toBe(next)
})

test.each([
  [null, '2027-04-01', ['Enter what your bank gave you for files of debits first.']],
  [
    { letterOn: null, nextNumber: 1 },
    '2027-04-01',
    ['Sign the payee letter of undertaking with your bank, and enter its date in the settings.'],
  ],
  [
    { letterOn: '2027-01-01', nextNumber: 10_000 },
    '2027-04-01',
    ['All file numbers are used. Ask your bank for another originator number.'],
  ],
  [{ letterOn: '2027-01-01', nextNumber: 9999 }, '2027-03-19', ['Choose today or a later day.']],
  [{ letterOn: '2027-01-01', nextNumber: 1 }, '2027-05-05', ['Choose a day by May 4, 2027.']],
  [{ letterOn: '2027-01-01', nextNumber: 1 }, '2027-05-04', []],
])('%j on %s: %j', (settings, on, blocks) => {
  expect(blocksOf(settings, on, '2027-03-20')).toEqual(blocks)
})

test.each([
  ['made', false, '2027-03-20', ''],
  ['made', false, '2027-03-21', 'These debits can be entered from Mar 21, 2027.'],
  ['made', true, '2027-03-20', 'This was made as a test file, before your bank confirmed one.'],
  ['entered', false, '2027-03-20', 'These debits are in the books already.'],
  ['cancelled', false, '2027-03-20', 'These debits were cancelled.'],
])('%s, a test: %s, of %s: %s', (state, isTest, on, why) => {
  expect(enterRefusal({ state, isTest, on }, '2027-03-20')).toBe(why)
})

it('names a debit in 19 characters, each once in a file', () => {
  expect(referenceOf(7, 0, '703')).toBe('0007-1 703')
  expect(referenceOf(9999, 199, 'Commercial 12')).toBe('9999-200 Commercial')
})
