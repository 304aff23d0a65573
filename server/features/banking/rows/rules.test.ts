/** What rows seem to be: each proposal with what it follows from, and nothing where nothing does. */
import { describe, expect, test } from 'vitest'
import { debtor, facts, olivia, paid } from '../testing/facts.ts'
import type { Facts, Paid, Proposal } from './books.ts'
import { proposalsFor } from './rules.ts'

const look = (text: string, cents: number, more: Partial<Facts> = {}): Proposal | null =>
  proposalsFor([{ _id: 'r', day: '2026-11-10', text, cents }], { ...facts, ...more }).get('r')!
const payment = (...shares: (readonly [unit: string, cents: number])[]) => ({
  kind: 'payment',
  shares: shares.map(([unit, cents]) => ({ holdingId: `h${unit}`, cents })),
  ask: [],
})

describe('row 13', () => {
  test('811.48 for “703 305” is shared to the cent', () => {
    expect(look('E-TRANSFER OLIVIA OWNER 703 305', 81_148)).toMatchObject({
      outcome: { ...payment(['703', 43_307], ['305', 37_841]), way: 'eTransfer', payer: 'OLIVIA OWNER' },
      confidence: 'certain',
      reason: '“703” and “305” are in the message, and together they owe exactly $811.48.',
    })
  })

  test('700.00 for “703 first” fills 703, and the rest is for 305', () => {
    expect(look('E-TRANSFER OLIVIA OWNER 703 FIRST', 70_000)).toMatchObject({
      outcome: payment(['703', 43_307], ['305', 26_693]),
      confidence: 'certain',
      reason: 'The message says “703 first”, which owes $433.07. The rest is for 305, which has the same owner.',
    })
  })

  test('700.00 without a word is not guessed', () => {
    expect(look('E-TRANSFER OLIVIA OWNER', 70_000)).toMatchObject({
      outcome: { kind: 'payment', shares: [], ask: ['h305', 'h703'] },
      confidence: 'unsure',
      reason: 'The payer pays for 305 and 703, and the message doesn’t say which.',
    })
  })
})

describe('units in the message', () => {
  test.each<[string, number, Partial<Facts>, object]>([
    ['703', 43_307, {}, { confidence: 'certain', reason: '“703” is in the message, and 703 owes exactly $433.07.' }],
    ['804', 32_796, {}, { confidence: 'certain', reason: '“804” is in the message, and its monthly fee is $327.96.' }],
    ['703', 50_000, {}, { confidence: 'likely', reason: '“703” is in the message. 703 owes $433.07.' }],
    [
      '804',
      50_000,
      {},
      { confidence: 'likely', reason: '“804” is in the message. 804 owes nothing now, so this becomes credit.' },
    ],
    ['804 101', 58_864, {}, { confidence: 'certain', reason: expect.stringContaining('monthly fees come to $588.64') }],
    ['703 101', 100, {}, { confidence: 'unsure', outcome: { shares: [], ask: [] } }],
    ['703 305', 100, {}, { confidence: 'unsure', outcome: { shares: [], ask: ['h703', 'h305'] } }],
    // More than the other one owes.
    ['703 first', 90_000, {}, { confidence: 'likely', outcome: payment(['703', 43_307], ['305', 46_693]) }],
    // Not more than the first one owes, nothing owed there, or no other unit of the owner.
    ['703 first', 43_307, {}, { confidence: 'certain', outcome: payment(['703', 43_307]) }],
    ['804 first', 100, {}, { confidence: 'likely', outcome: payment(['804', 100]) }],
    ['101 first', 30_000, {}, { confidence: 'likely', outcome: payment(['101', 30_000]) }],
  ])('%j, %d', (text, cents, more, proposal) => {
    expect(look(text, cents, more)).toMatchObject(proposal)
  })

  test('“703 first” of an owner of three units is for 703', () => {
    const debtors = [...facts.debtors, debtor('306', 0, { owners: [olivia] })]
    expect(look('703 first', 70_000, { debtors })).toMatchObject({ outcome: payment(['703', 70_000]) })
    const idle = facts.debtors.map((one) => (one.unitNumber === '703' ? { ...one, dueCents: 0 } : one))
    expect(look('703 first', 70_000, { debtors: idle })).toMatchObject({ outcome: payment(['703', 70_000]) })
  })
})

describe('who paid', () => {
  test.each<[string, string, number, Partial<Facts>, object | null]>([
    [
      'paid for a unit before, and this is what it owes',
      'DEPOSIT BEA BUYER',
      26_068,
      { payers: new Map([['BEA BUYER', ['h101']]]) },
      { confidence: 'certain', reason: 'This payer paid for 101 before, and 101 owes exactly $260.68.' },
    ],
    [
      'paid for a unit before',
      'DEPOSIT BEA BUYER',
      100,
      { payers: new Map([['BEA BUYER', ['h101']]]) },
      { confidence: 'likely' },
    ],
    [
      'paid for a unit before that is another’s now',
      'DEPOSIT BEA BUYER',
      5000,
      { payers: new Map([['BEA BUYER', ['former']]]) },
      { confidence: 'unsure', reason: 'This payer paid for 804 before it changed hands.' },
    ],
    [
      'paid for two units before',
      'DEPOSIT BEA BUYER',
      100,
      { payers: new Map([['BEA BUYER', ['h101', 'h703']]]) },
      { confidence: 'unsure', outcome: { ask: [] } },
    ],
    [
      'paid for one of their units before',
      'DEPOSIT OLIVIA OWNER',
      43_307,
      { payers: new Map([['OLIVIA OWNER', ['h703']]]) },
      { confidence: 'unsure', outcome: { shares: [], ask: ['h305', 'h703'] } },
    ],
    [
      'owns one unit',
      'DEPOSIT ANN ARCHER',
      100,
      {},
      { confidence: 'likely', reason: 'The payer’s name is that of an owner of 804.' },
    ],
    ['is no one known', 'DEPOSIT BEA BUYER', 100, {}, null],
  ])('%s', (_what, text, cents, more, proposal) => {
    const found = look(text, cents, more)
    expect({ found }).toMatchObject({ found: proposal })
  })

  test('without a payer, an amount that one account owes is a hint', () => {
    expect(look('DEPOSIT', 5000)).toMatchObject({
      outcome: { shares: [{ holdingId: 'former', cents: 5000 }], payer: null },
      ...{ confidence: 'unsure', reason: 'Only 804 owes exactly $50.00.' },
    })
    const debtors = [debtor('1', 5000), debtor('2', 5000)]
    expect(look('DEPOSIT', 5000, { debtors })).toBeNull()
  })
})

describe('a payment that is recorded already', () => {
  test.each<[string, string, Partial<Paid>, string | null]>([
    ['of the unit', 'E-TRANSFER 703', { unitNumbers: ['703'] }, 'certain'],
    ['of the payer', 'E-TRANSFER OLIVIA OWNER', { payer: 'Olivia Owner' }, 'certain'],
    ['of anyone', 'DEPOSIT', {}, 'likely'],
    ['of another payer', 'E-TRANSFER BEA BUYER', { payer: 'Olivia Owner' }, 'likely'],
    ['of another unit', 'E-TRANSFER 703', { unitNumbers: ['101'] }, null],
    ['of a unit of the owner named', 'E-TRANSFER OLIVIA OWNER', { unitNumbers: ['305'] }, 'likely'],
    ['of another than the owner named', 'E-TRANSFER OLIVIA OWNER', { unitNumbers: ['101'] }, null],
    ['of no unit yet', 'E-TRANSFER 703', {}, 'likely'],
    ['that a row has', 'DEPOSIT', { isMatched: true }, null],
    ['of long before', 'DEPOSIT', { day: '2026-11-02' }, null],
    ['of another amount', 'DEPOSIT', { cents: 7700 }, null],
  ])('%s', (_what, text, more, confidence) => {
    const found = look(text, 7777, { payments: [paid('p', 7777, '2026-11-03', more)] })
    expect(found?.outcome.kind === 'recorded' ? found.confidence : null).toBe(confidence)
  })

  test('is the nearest one, and one deposit only', () => {
    const payments = [paid('far', 7777, '2026-11-05'), paid('near', 7777, '2026-11-09')]
    const rows = ['1', '2', '3'].map((_id) => ({ _id, day: '2026-11-10', text: 'DEPOSIT', cents: 7777 }))
    const found = proposalsFor(rows, { ...facts, payments })
    expect(rows.map(({ _id }) => found.get(_id)?.outcome)).toEqual([
      { kind: 'recorded', paymentId: 'near' },
      { kind: 'recorded', paymentId: 'far' },
      undefined,
    ])
  })

  test('names its units', () => {
    const payments = [paid('p', 7777, '2026-11-09', { unitNumbers: ['703', '305'] })]
    expect(look('703', 7777, { payments })!.reason).toBe(
      'A payment of $77.77 for 703 and 305 is already recorded for Nov 9, 2026.',
    )
    expect(
      look('DEPOSIT OLIVIA OWNER', 7777, { payments: [paid('p', 7777, '2026-11-09', { payer: 'Olivia Owner' })] })!
        .reason,
    ).toBe('A payment of $77.77 is already recorded for Nov 9, 2026.')
  })
})

describe('a returned payment', () => {
  const payments = [
    paid('old', 43_307, '2026-10-01', { unitNumbers: ['101'] }),
    paid('new', 43_307, '2026-11-01', { unitNumbers: ['703'] }),
  ]
  test.each<[string, number, readonly Paid[], object | null, Facts['fund']?]>([
    ['NSF CHEQUE', -43_307, payments, null, 'reserve'],
    ['NSF CHEQUE', -43_307, payments, { outcome: { paymentId: 'new' }, confidence: 'unsure' }],
    ['NSF 101', -43_307, payments, { outcome: { paymentId: 'old' }, confidence: 'likely' }],
    ['RETURNED ITEM', -43_307, payments.slice(1), { outcome: { paymentId: 'new' }, confidence: 'likely' }],
    ['RETURNED ITEM', -43_307, [paid('p', 43_307, '2026-08-01')], null],
    ['RETURNED ITEM', -43_307, [paid('p', 43_307, '2026-11-11')], null],
    ['RETURNED ITEM', -43_307, [paid('p', 43_307, '2026-11-01', { isReturning: true })], null],
    ['RETURNED ITEM', -100, payments, null],
    ['CHEQUE 114', -43_307, payments, null],
  ])('%j', (text, cents, all, proposal, fund = 'operating') => {
    const found = look(text, cents, { fund, payments: all })
    expect({ found }).toMatchObject({ found: proposal })
  })

  test('is taken back by one withdrawal', () => {
    const rows = ['1', '2'].map((_id) => ({ _id, day: '2026-11-10', text: 'NSF', cents: -43_307 }))
    const found = proposalsFor(rows, { ...facts, payments })
    expect(rows.map(({ _id }) => found.get(_id)!.outcome)).toMatchObject([{ paymentId: 'new' }, { paymentId: 'old' }])
  })
})

describe('income, expenses and transfers', () => {
  const side = (cents: number, more: object = {}) => [{ day: '2026-11-09', cents, isTransfer: false, ...more }]
  test.each<[string, number, Partial<Facts>, object | null]>([
    ['INTEREST PAID', 100, {}, { outcome: { categoryId: 'interest' }, confidence: 'likely' }],
    ['MONTHLY SERVICE CHARGE', -100, {}, { outcome: { categoryId: 'bank' } }],
    ['MONTHLY SERVICE CHARGE', -100, { categories: [] }, null],
    ['PACIFIC INSURANCE LTD', -100, {}, { outcome: { categoryId: 'insurance' } }],
    ['PACIFIC INSURANCE LTD', -100, { fund: 'reserve' }, { confidence: 'unsure', outcome: { authority: null } }],
    ['INTEREST', 100, { fund: 'reserve' }, { outcome: { categoryId: 'interest' }, confidence: 'likely' }],
    ['E-TRANSFER 703', 100, { fund: 'reserve' }, null],
    ['CHEQUE 7', -100, {}, null],
    ['TFR TO RESERVE', -500, {}, null],
    [
      'TFR TO RESERVE',
      -500,
      { others: [] },
      { outcome: { kind: 'transfer', fund: 'reserve', authority: 'Approved budget' }, confidence: 'unsure' },
    ],
    ['TFR FROM RESERVE', 500, { others: [] }, { outcome: { authority: 'Resolution of the owners' } }],
    [
      'TFR',
      500,
      { others: side(-500), fund: 'reserve' },
      { outcome: { kind: 'ignored', reason: 'Other side of a transfer' }, confidence: 'likely' },
    ],
    [
      'TFR',
      500,
      { others: side(-500, { day: '2026-11-01' }), fund: 'reserve' },
      { outcome: { kind: 'transfer', fund: 'operating', authority: 'Approved budget' } },
    ],
    ['TFR', -500, { others: side(500) }, { outcome: { kind: 'transfer' } }],
    ['TFR', -500, { others: side(500, { isTransfer: true }) }, { outcome: { kind: 'ignored' } }],
    [
      'TFR',
      -500,
      { others: side(-500), fund: 'reserve' },
      { outcome: { kind: 'transfer', authority: 'Resolution of the owners' } },
    ],
  ])('%j, %d', (text, cents, more, proposal) => {
    const found = look(text, cents, more)
    expect({ found }).toMatchObject({ found: proposal })
  })
})

describe('the other side of a transfer', () => {
  const others = [{ day: '2026-11-09', cents: -500, isTransfer: true }]
  const kinds = (more: Partial<Facts>) => {
    const rows = ['1', '2'].map((_id) => ({ _id, day: '2026-11-10', text: 'TFR', cents: 500 }))
    const found = proposalsFor(rows, { ...facts, fund: 'reserve', ...more })
    return rows.map(({ _id }) => found.get(_id)!.outcome.kind)
  }
  test.each<[string, Partial<Facts>, string[]]>([
    ['is one row', { others }, ['ignored', 'transfer']],
    [
      'isn’t a row once another was',
      { others, ignored: [{ day: '2026-11-08', cents: 500 }] },
      ['transfer', 'transfer'],
    ],
    [
      'is a row where another amount is ignored',
      { others, ignored: [{ day: '2026-11-08', cents: 1 }] },
      ['ignored', 'transfer'],
    ],
    [
      'is none without the other account',
      { others: [], ignored: [{ day: '2026-11-08', cents: 500 }] },
      ['transfer', 'transfer'],
    ],
  ])('%s', (_what, more, expected) => {
    expect(kinds(more)).toEqual(expected)
  })
})

test('twenty units at most are shared among, or asked about', () => {
  const debtors = Array.from({ length: 21 }, (_, i) => debtor(String(200 + i), 100, { owners: [olivia] }))
  const all = debtors.map(({ unitNumber }) => unitNumber).join(' ')
  for (const text of [all, 'DEPOSIT OLIVIA OWNER']) {
    const found = look(text, 2100, { debtors })!.outcome
    expect(found.kind === 'payment' && [found.shares.length, found.ask.length]).toEqual([0, 20])
  }
})

test('what one row pays isn’t owed to the next', () => {
  const rows = ['1', '2'].map((_id) => ({ _id, day: '2026-11-10', text: 'DEPOSIT 703', cents: 43_307 }))
  const found = proposalsFor(rows, { ...facts, debtors: [debtor('703', 43_307)] })
  expect(rows.map(({ _id }) => found.get(_id)!.confidence)).toEqual(['certain', 'likely'])
})
