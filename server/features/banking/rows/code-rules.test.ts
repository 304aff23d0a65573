/** What a deposit with a payment code seems to be: it is for that account, before anything else is looked at. */
import { expect, test } from 'vitest'
import { debtor, facts, paid } from '../testing/facts.ts'
import type { Facts, Proposal } from './books.ts'
import { proposalsFor } from './rules.ts'

const look = (row: { text: string; reference?: string; cents: number }, more: Partial<Facts> = {}): Proposal | null =>
  proposalsFor([{ _id: 'r', day: '2026-11-10', ...row }], { ...facts, ...more }).get('r')!
const shares = (...all: (readonly [holdingId: string, cents: number])[]) => ({
  outcome: { kind: 'payment', ask: [], shares: all.map(([holdingId, cents]) => ({ holdingId, cents })) },
})
const codeOf = (unit: string) => `${unit}0000000`
const ofFormer = '8040000001'
const payers = new Map([['OLIVIA OWNER', ['h305']]])

test.each<[what: string, text: string, cents: number, expected: object]>([
  [
    'what is owed',
    codeOf('703'),
    43_307,
    {
      ...{ ...shares(['h703', 43_307]), confidence: 'certain' },
      reason: 'The payment code is that of 703, and 703 owes exactly $433.07.',
    },
  ],
  [
    'a part of it, by a payer who paid for another unit before',
    `OLIVIA OWNER ${codeOf('703')}`,
    10_000,
    {
      ...{ ...shares(['h703', 10_000]), confidence: 'certain' },
      reason: 'The payment code is that of 703. 703 owes $433.07.',
    },
  ],
  ['more than that', codeOf('703'), 50_000, { ...shares(['h703', 50_000]), confidence: 'likely' }],
  ['a month ahead', codeOf('804'), 32_796, { ...shares(['h804', 32_796]), confidence: 'certain' }],
  ['spaces in it', 'E-TRANSFER 305-000 0000', 37_841, { ...shares(['h305', 37_841]), confidence: 'certain' }],
  [
    'another unit in the message',
    `UNIT 305 ${codeOf('703')}`,
    43_307,
    {
      ...{ ...shares(['h703', 43_307]), confidence: 'likely' },
      reason: 'The payment code is that of 703, and 703 owes exactly $433.07. But the message says “305”.',
    },
  ],
  [
    'the codes of two units, and a third unit in the message',
    `UNIT 804 ${codeOf('703')} ${codeOf('305')}`,
    81_148,
    { ...shares(['h703', 43_307], ['h305', 37_841]), confidence: 'likely' },
  ],
  [
    'former owners, and another unit in the message',
    `UNIT 305 ${ofFormer}`,
    5000,
    { ...shares(['former', 5000]), confidence: 'likely' },
  ],
  ['zeros before it', `0000${codeOf('703')}`, 43_307, { ...shares(['h703', 43_307]), confidence: 'certain' }],
  ['its own unit in the message', `UNIT 703 ${codeOf('703')}`, 43_307, { confidence: 'certain' }],
  [
    '“703 first”',
    `703 first ${codeOf('703')}`,
    70_000,
    { ...shares(['h703', 43_307], ['h305', 26_693]), confidence: 'certain' },
  ],
  [
    'the codes of two units',
    `${codeOf('703')} ${codeOf('305')}`,
    81_148,
    {
      ...{ ...shares(['h703', 43_307], ['h305', 37_841]), confidence: 'certain' },
      reason: 'The payment codes are those of 703 and 305, and together they owe exactly $811.48.',
    },
  ],
  ['the codes of two units, and another amount', `${codeOf('703')} ${codeOf('305')}`, 100, { confidence: 'unsure' }],
  ['the same code twice', `${codeOf('703')} ${codeOf('703')}`, 43_307, shares(['h703', 43_307])],
  [
    'the code of former owners',
    ofFormer,
    5000,
    {
      ...{ ...shares(['former', 5000]), confidence: 'certain' },
      reason: 'The payment code is that of former owners of 804, who owe $50.00.',
    },
  ],
  ['more than former owners owe', ofFormer, 5001, { ...shares(['former', 5001]), confidence: 'likely' }],
])('a deposit with a code: %s', (_what, text, cents, expected) => {
  expect(look({ text, cents }, { payers })).toMatchObject(expected)
})

test('former owners who owe nothing have the money as credit', () => {
  const debtors = [debtor('804', 0, { holdingId: 'former', isCurrent: false, paymentCode: ofFormer })]
  expect(look({ text: ofFormer, cents: 100 }, { debtors })).toMatchObject({
    ...{ ...shares(['former', 100]), confidence: 'likely' },
    reason: 'The payment code is that of former owners of 804, who owe nothing now, so this becomes their credit.',
  })
})

test('a code beside the text counts, and one that no account has doesn’t', () => {
  expect(look({ text: 'BILL PAYMENT', reference: codeOf('703'), cents: 43_307 })).toMatchObject(
    shares(['h703', 43_307]),
  )
  expect(look({ text: 'BILL PAYMENT 4821930574', cents: 100 })).toBeNull()
})

test('a deposit with a code isn’t that of a file of debits, and is the payment that was recorded for its unit', () => {
  const runs = [{ _id: 'run', on: '2026-11-09', cents: 43_307, count: 3 }]
  const row = { text: codeOf('703'), cents: 43_307 }
  expect(look({ ...row, text: 'DEPOSIT' }, { runs })).toMatchObject({ outcome: { kind: 'debits' } })
  expect(look(row, { runs })).toMatchObject(shares(['h703', 43_307]))
  const payments = ['305', '703'].map((unit) =>
    paid(unit, 43_307, '2026-11-10', { unitNumbers: [unit], holdingIds: [`h${unit}`] }),
  )
  expect(look(row, { payments })).toMatchObject({
    ...{ outcome: { kind: 'recorded', paymentId: '703' }, confidence: 'certain' },
  })
})

test('a seller’s deposit isn’t the payment that was recorded for the buyer of the unit', () => {
  const buyers = paid('buyers', 5000, '2026-11-09', { unitNumbers: ['804'], holdingIds: ['h804'], payer: 'Ann Archer' })
  const row = { text: ofFormer, cents: 5000 }
  expect(look(row, { payments: [buyers] })).toMatchObject({ ...shares(['former', 5000]), confidence: 'certain' })
  const sellers = { ...buyers, _id: 'sellers', holdingIds: ['former'] }
  expect(look(row, { payments: [buyers, sellers] })).toMatchObject({
    ...{ outcome: { kind: 'recorded', paymentId: 'sellers' }, confidence: 'certain' },
  })
})

test('a unit that may be a part of a longer number is never certain', () => {
  // A phone number, or a code that is mistyped; a reference beside a unit is neither.
  expect(look({ text: 'E-TRANSFER 703-555-0123', cents: 43_307 })).toMatchObject({
    ...{ ...shares(['h703', 43_307]), confidence: 'likely' },
  })
  expect(look({ text: 'E-TRANSFER 703 5550123', cents: 43_307 })).toMatchObject({ confidence: 'certain' })
  expect(look({ text: 'E-TRANSFER 703 305-555-0123', cents: 43_307 })).toMatchObject({ confidence: 'unsure' })
})

test('a deposit with a code is placed before an earlier one that is only guessed', () => {
  const rows = [
    { _id: 'guessed', day: '2026-11-02', text: 'MOBILE DEPOSIT', cents: 43_307 },
    { _id: 'coded', day: '2026-11-10', text: codeOf('703'), cents: 43_307 },
    { _id: 'again', day: '2026-11-11', text: `UNIT 703`, cents: 5000 },
  ]
  const found = proposalsFor(rows, facts)
  expect(found.get('coded')!.reason).toBe('The payment code is that of 703, and 703 owes exactly $433.07.')
  expect(found.get('guessed')).toBeNull()
  expect(found.get('again')!.reason).toBe(
    '“703” is in the message. 703 owes nothing besides what other transactions here pay, so this becomes credit.',
  )
})

test('what a unit owes besides other deposits is named', () => {
  const row = (_id: string, cents: number) => ({ _id, day: '2026-11-02', text: 'UNIT 703', cents })
  const found = proposalsFor([row('first', 10_000), row('next', 20_000)], facts)
  expect(found.get('next')!.reason).toBe(
    '“703” is in the message. 703 owes $333.07 besides what other transactions here pay.',
  )
})

test('three codes are listed', () => {
  const text = ['101', '305', '703'].map(codeOf).join(' ')
  expect(look({ text, cents: 100 })!.reason).toBe(
    'The payment codes are those of 101, 305 and 703, but $1.00 isn’t what they owe together.',
  )
})
