/** Which withdrawals seem to be expenses that someone recorded. */
import { describe, expect, test } from 'vitest'
import type { PaidOut } from '../../../../contract/banking/bank-row.ts'
import { facts } from '../testing/facts.ts'
import type { Facts } from './books.ts'
import { proposalsFor } from './rules.ts'

type Expense = NonNullable<PaidOut['expense']>
const known = (_id: string, day: string, more: Partial<Expense> = {}): PaidOut => ({
  ...{ _id, day, what: 'expense', cents: 5421, unitNumbers: [] },
  expense: {
    ...{ fund: 'operating', category: { _id: 'repairs', name: 'Repairs' }, payee: null, reference: null },
    ...more,
  },
})
const row = (text: string, more: { cents?: number; reference?: string } = {}) => ({
  ...{ _id: 'r', day: '2026-11-10', text, cents: -5421 },
  ...more,
})
const look = (text: string, paidOut: readonly PaidOut[], more: Partial<Facts> = {}) =>
  proposalsFor([row(text)], { ...facts, paidOut, ...more }).get('r')

describe('an expense that someone recorded', () => {
  test('is found by its amount, its words and its day', () =>
    expect(look('CHEQUE 00118', [known('a', '2026-11-08', { reference: 'Cheque 118' })])).toEqual({
      outcome: { kind: 'paidOut', what: 'expense', id: 'a' },
      confidence: 'certain',
      reason: 'An expense of $54.21 for “Repairs” is already recorded for Nov 8, 2026.',
    }))

  test.each<[what: string, text: string, day: string, more: Partial<Expense>, confidence: string | null]>([
    ['near, with its reference', 'BILL PMT INV-0042', '2026-11-08', { reference: 'inv 42' }, 'certain'],
    ['near, with its payee', 'RONA VANCOUVER BC', '2026-11-08', { payee: 'Rona Ltd.' }, 'certain'],
    ['near, with a part of its payee', 'RONA VANCOUVER', '2026-11-08', { payee: 'Rona Kelowna' }, 'likely'],
    ['near, of a payee that tells nothing', 'THE PAYMENT', '2026-11-08', { payee: 'The Company Ltd.' }, 'likely'],
    ['near', 'CHEQUE', '2026-11-08', {}, 'likely'],
    ['recorded after it was paid', 'CHEQUE', '2026-11-17', {}, 'likely'],
    ['of a later day', 'CHEQUE', '2026-11-18', {}, null],
    ['cashed late', 'CHEQUE', '2026-05-14', {}, 'unsure'],
    ['cashed late, with its number', 'CHQ 118', '2026-05-14', { reference: '118' }, 'likely'],
    ['too old to be cashed', 'CHQ 118', '2026-05-13', { reference: '118' }, null],
    ['of another cheque', 'CHEQUE 119', '2026-11-08', { reference: '118' }, null],
    ['of another cheque of its payee', 'CHEQUE 119 RONA', '2026-11-08', { reference: '118', payee: 'Rona' }, null],
    ['of another cheque, marked as a number', 'CHEQUE 119', '2026-11-08', { reference: '# 118' }, null],
    ['of an invoice, paid by cheque', 'CHEQUE 118', '2026-11-08', { reference: 'Invoice 5531' }, 'likely'],
    ['of an invoice and another cheque', 'CHEQUE 119', '2026-11-08', { reference: 'Invoice 5531, cheque 118' }, null],
    ['of a cheque without a number here', 'CHEQUE 119', '2026-11-08', { payee: 'Rona' }, 'likely'],
    ['of a text that says it was returned', 'NSF RETURNED', '2026-11-08', {}, null],
    ['of a number that is a unit’s too', 'CHEQUE 703', '2026-11-08', { reference: '703' }, 'certain'],
    ['of the reserve', 'CHEQUE', '2026-11-08', { fund: 'reserve' }, null],
  ])('%s: %s', (_what, text, day, more, confidence) =>
    expect(look(text, [known('a', day, more)])?.confidence ?? null).toBe(confidence),
  )

  test('has its number beside the text, too', () => {
    const all = { ...facts, paidOut: [known('a', '2026-11-08', { reference: '118' })] }
    const found = (reference: string) => proposalsFor([row('CHEQUE', { reference })], all).get('r')?.confidence
    expect([found('0118'), found('0119')]).toEqual(['certain', undefined])
  })

  test('is the one that the text names, then the nearest, and each is one withdrawal', () => {
    const rows = ['1', '2', '3', '4'].map((_id) => ({ ...row('E-TRANSFER RONA'), _id }))
    const all = [known('old', '2026-11-01'), known('new', '2026-11-09'), known('rona', '2026-07-01', { payee: 'Rona' })]
    const found = proposalsFor(rows, { ...facts, paidOut: all })
    expect(rows.map(({ _id }) => found.get(_id)?.outcome ?? null)).toMatchObject([
      { id: 'rona' },
      { id: 'new' },
      { id: 'old' },
      null,
    ])
  })

  test('comes after a refund that the text names', () => {
    const refund: PaidOut = { ...known('refund', '2026-08-01'), what: 'refund', unitNumbers: ['703'], expense: null }
    expect(look('CHEQUE UNIT 703', [known('a', '2026-11-10'), refund])?.outcome).toMatchObject({ what: 'refund' })
  })

  test('is of the category that the text fits, unless the text names it', () => {
    const insurance = { category: { _id: 'insurance', name: 'Insurance' } }
    const text = 'PACIFIC INSURANCE'
    expect(look(text, [known('a', '2026-11-08')])?.outcome.kind).toBe('category')
    expect(look(text, [known('a', '2026-11-08', { payee: 'Pacific' })])?.outcome.kind).toBe('paidOut')
    expect(look(text, [known('a', '2026-11-08', insurance)])?.confidence).toBe('certain')
  })

  test('of the reserve is a withdrawal of its account, where no refund is', () => {
    const reserve = known('a', '2026-11-08', { fund: 'reserve' })
    expect(look('CHEQUE', [reserve], { fund: 'reserve' })?.outcome).toMatchObject({ id: 'a' })
    expect(look('CHEQUE', [known('b', '2026-11-08')], { fund: 'reserve' })).toBeNull()
  })

  test('isn’t a deposit, nor another amount', () =>
    expect(
      [5421, -5420].map((cents) =>
        proposalsFor([row('REFUND RONA', { cents })], {
          ...{ ...facts, fund: 'reserve' },
          paidOut: [known('a', '2026-11-08', { fund: 'reserve' })],
        }).get('r'),
      ),
    ).toEqual([null, null]))
})
