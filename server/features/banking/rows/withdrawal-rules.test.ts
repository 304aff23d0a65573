/** Which withdrawals seem to be refunds, or returns, that someone recorded. */
import { describe, expect, test } from 'vitest'
import type { PaidOut } from '../../../../contract/banking/bank-row.ts'
import { facts, paid } from '../testing/facts.ts'
import type { Facts } from './books.ts'
import { proposalsFor } from './rules.ts'

const known = (_id: string, day: string, more: Partial<PaidOut> = {}): PaidOut => ({
  ...{ _id, day, what: 'refund', cents: 5421, unitNumbers: ['703'], expense: null, ...more },
})
const back = (_id: string, day: string, more: Partial<PaidOut> = {}) => known(_id, day, { what: 'return', ...more })
const look = (text: string, paidOut: readonly PaidOut[], more: Partial<Facts> = {}, cents = -5421) =>
  proposalsFor([{ _id: 'r', day: '2026-11-10', text, cents }], { ...facts, paidOut, ...more }).get('r')

describe('a refund that someone recorded', () => {
  test('is found by its amount, with its unit and its day', () => {
    expect(look('CHEQUE 118 UNIT 703', [known('a', '2026-11-08')])).toEqual({
      outcome: { kind: 'paidOut', what: 'refund', id: 'a' },
      confidence: 'certain',
      reason: 'A refund of $54.21 for 703 is already recorded for Nov 8, 2026.',
    })
    expect(look('CHEQUE 118', [known('a', '2026-11-08', { unitNumbers: [] })])!.reason).toBe(
      'A refund of $54.21 is already recorded for Nov 8, 2026.',
    )
  })

  test.each<[what: string, text: string, day: string, confidence: string | null]>([
    ['near, of a named unit', 'CHQ 703', '2026-11-08', 'certain'],
    ['near, of a named owner', 'E-TRANSFER OLIVIA OWNER', '2026-11-08', 'certain'],
    ['near', 'CHEQUE 118', '2026-11-08', 'likely'],
    ['recorded after it was paid', 'CHEQUE 118', '2026-11-17', 'likely'],
    ['of a named unit, cashed late', 'CHQ 703', '2026-08-08', 'likely'],
    ['cashed late', 'CHEQUE 118', '2026-08-08', 'unsure'],
    ['too old to be cashed', 'CHEQUE 118', '2026-04-08', null],
    ['of a later day', 'CHEQUE 118', '2026-11-18', null],
    ['of another unit', 'CHQ 101', '2026-11-08', null],
    ['of a text that says it was returned', 'NSF 703', '2026-11-08', null],
  ])('%s: %s', (_what, text, day, confidence) =>
    expect(look(text, [known('a', day)])?.confidence ?? null).toBe(confidence),
  )

  test('is the nearest one, and each is one withdrawal', () => {
    const rows = ['1', '2', '3'].map((_id) => ({ _id, day: '2026-11-10', text: 'CHEQUE', cents: -5421 }))
    const all = [known('old', '2026-11-01'), known('new', '2026-11-09')]
    const found = proposalsFor(rows, { ...facts, paidOut: all })
    expect(rows.map(({ _id }) => found.get(_id)?.outcome ?? null)).toMatchObject([{ id: 'new' }, { id: 'old' }, null])
  })

  test.each<[what: string, text: string, more: Partial<Facts>, cents: number, kind: string | null]>([
    ['another amount', 'CHEQUE', {}, -5420, null],
    ['the account of the reserve', 'CHEQUE', { fund: 'reserve' }, -5421, null],
    ['a category that the text fits', 'PACIFIC INSURANCE', {}, -5421, 'category'],
    ['its unit, whatever else the text fits', 'PACIFIC INSURANCE 703', {}, -5421, 'paidOut'],
  ])('and with %s', (_what, text, more, cents, kind) =>
    expect(look(text, [known('a', '2026-11-08')], more, cents)?.outcome.kind ?? null).toBe(kind),
  )
})

describe('a return that someone recorded', () => {
  const payments = [paid('p', 5421, '2026-11-01', { unitNumbers: ['703'] })]

  test('comes before a return of another payment of the same amount', () =>
    expect(look('NSF RETURNED ITEM', [back('b', '2026-11-20')], { payments })).toEqual({
      outcome: { kind: 'paidOut', what: 'return', id: 'b' },
      confidence: 'unsure',
      reason: 'A returned payment of $54.21 for 703 is already recorded for Nov 20, 2026.',
    }))

  test.each<[what: string, text: string, one: PaidOut, kind: string | null]>([
    ['of another unit', 'NSF 101', back('b', '2026-11-09', { unitNumbers: ['305'] }), 'returned'],
    ['too long ago', 'NSF', back('b', '2026-08-09'), 'returned'],
    ['of a text without a word of it', 'CHEQUE', back('b', '2026-11-09'), null],
  ])('%s', (_what, text, one, kind) => expect(look(text, [one], { payments })?.outcome.kind ?? null).toBe(kind))

  test('leaves its payment a deposit, less surely, and not one to return again', () => {
    const gone = [paid('p', 5421, '2026-11-10', { unitNumbers: ['703'], returnedOn: '2026-11-11' })]
    expect(look('E-TRANSFER 703', [], { payments: gone }, 5421)).toEqual({
      outcome: { kind: 'recorded', paymentId: 'p' },
      confidence: 'likely',
      reason: 'A payment of $54.21 for 703 is already recorded for Nov 10, 2026, and was returned later.',
    })
    expect(look('NSF 703', [], { payments: gone })).toBeNull()
    // Paid again.
    for (const more of [{ returnedOn: '2026-11-10' }, { day: '2026-11-09' }])
      expect(look('E-TRANSFER 703', [], { payments: [{ ...gone[0]!, ...more }] }, 5421)?.outcome.kind).not.toBe(
        'recorded',
      )
    const both = [...gone, paid('q', 5421, '2026-11-04', { unitNumbers: ['703'] })]
    expect(look('E-TRANSFER 703', [], { payments: both }, 5421)).toMatchObject({ outcome: { paymentId: 'q' } })
  })
})
