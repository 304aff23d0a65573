/** Which deposits seem to be for a fine: those whose message names its case. */
import { describe, expect, test } from 'vitest'
import { instructionMostChars } from '../../../../contract/limits/ledger.ts'
import { debtor, facts, olivia, paid } from '../testing/facts.ts'
import type { Proposal } from './books.ts'
import { proposalsFor } from './rules.ts'

const charge = (chargeId: string, words: string, openCents: number) => ({ chargeId, words, openCents })
const books = {
  ...facts,
  debtors: [
    debtor('305', 37_841, {
      owners: [olivia],
      monthCents: 37_841,
      onWord: [charge('fine', 'Fine: V-12, Bylaw 4', 20_000), charge('costs', 'Costs: V-12, Bylaw 4', 5000)],
    }),
    debtor('703', 0, { onWord: [charge('second', 'Fine: V-7, Bylaw 4', 15_000), charge('old', 'Noise', 9000)] }),
    debtor('804', 0, { onWord: [charge('third', 'Fine: V-8, Rule 2', 15_000)] }),
  ],
}
const proposed = (...rows: (readonly [text: string, cents: number])[]) => [
  ...proposalsFor(
    rows.map(([text, cents], index) => ({ _id: `r${index}`, day: '2026-11-05', text, cents })),
    books,
  ).values(),
]

const shareOf = (proposal: Proposal | null | undefined) => {
  if (proposal?.outcome.kind !== 'payment') throw new Error('No payment is proposed.')
  return proposal.outcome.shares[0]!
}

describe('a message that names a case', () => {
  const both = { fine: 20_000, costs: 5000 }
  test.each<[text: string, cents: number, unit: string, charges: Record<string, number>, said: string]>([
    ['E-TRANSFER THEO TENANT FINE V-12', 20_000, '305', { fine: 20_000 }, '“V-12”, for which 305 owes $250.00'],
    ['E-TRANSFER V 12', 30_000, '305', both, '“V-12”, for which 305 owes $250.00'],
    // Its amount would be the monthly fee of the unit that it names.
    ['E-TRANSFER OLIVIA OWNER 305 V12', 37_841, '305', both, '“V-12”, for which 305 owes $250.00'],
    ['E-TRANSFER V-007', 100, '703', { second: 100 }, '“V-7”, for which 703 owes $150.00'],
    ['E-TRANSFER V-7 AND V-99', 100, '703', { second: 100 }, '“V-7” and “V-99”, for which 703 owes $150.00'],
  ])('%s of %d pays it, and is never certain', (text, cents, unit, charges, said) => {
    const paidBy = Object.entries(charges).map(([chargeId, share]) => ({ chargeId, cents: share }))
    const shares = [{ holdingId: `h${unit}`, cents, word: { charges: paidBy, instruction: text } }]
    expect(proposed([text, cents])).toMatchObject([
      { outcome: { kind: 'payment', shares }, confidence: 'likely', reason: `The message names ${said}.` },
    ])
  })

  test.each([
    ['703', ' But it also says “703”.'],
    ['305', ''],
    // A case may have the number of a unit.
    ['V-703', ''],
  ])('and %s says so where that is another unit', (more, but) =>
    expect(proposed([`V-12 ${more}`, 100])[0]!.reason.split('$250.00.')[1]).toBe(but),
  )

  test('pays it once: the next one is for what is left, and the one after that is as without a word', () => {
    const [first, second, third] = proposed(['V-12', 22_000], ['V-12', 3000], ['V-12 305', 100])
    expect(shareOf(first).word?.charges).toEqual([
      { chargeId: 'fine', cents: 20_000 },
      { chargeId: 'costs', cents: 2000 },
    ])
    expect(shareOf(second).word?.charges).toEqual([{ chargeId: 'costs', cents: 3000 }])
    expect(shareOf(third)).not.toHaveProperty('word')
  })

  test('leaves of what is due only what the fine doesn’t get', () => {
    const [, next] = proposed(['V-12', 26_000], ['305', 36_841])
    expect(next).toMatchObject({ confidence: 'certain' })
  })

  test('keeps of a long message what an instruction holds', () => {
    const [one] = proposed([`V-7 ${'x'.repeat(400)}`, 100])
    expect(shareOf(one).word?.instruction).toHaveLength(instructionMostChars)
  })
})

test.each([
  ['no case of a fine that is owed', 'E-TRANSFER V-99'],
  ['cases of two units', 'E-TRANSFER V-7 V-8'],
  ['a number alone', 'E-TRANSFER 12'],
  ['a word that ends like a case', 'E-TRANSFER REV-12'],
])('a message that names %s proposes no fine', (_what, text) => {
  expect(JSON.stringify(proposed([text, 15_000]))).not.toContain('word')
})

test('a payment that was recorded before comes first', () => {
  const known = {
    ...books,
    payments: [paid('p', 20_000, '2026-11-05', { unitNumbers: ['305'], holdingIds: ['h305'] })],
  }
  const row = { _id: 'r', day: '2026-11-05', text: 'V-12', cents: 20_000 }
  expect(proposalsFor([row], known).get('r')!.outcome).toEqual({ kind: 'recorded', paymentId: 'p' })
})
