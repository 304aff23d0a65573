import { expect } from 'vitest'
import type { BankRow } from '../../contract/banking/bank-row.ts'
import { banking } from '../../contract/banking.ts'
import { ledger } from '../../contract/ledger.ts'
import type { Caller } from './caller.ts'
import type { Name } from './cast.ts'

/** The transactions that the bank of the demo has to match: the first word of each, what it is proposed to be, and how surely. */
export const demoBankRows = [
  ['Branch', 'recorded', 'likely'],
  ['Interac', 'payment', 'certain'],
  ['Returned', 'returned', 'likely'],
  ['Interac', 'payment', 'likely'],
  ['Cheque', undefined, undefined],
  ['Cheque', 'payment', 'certain'],
  ['Mobile', 'payment', 'unsure'],
  ['Garbage', 'category', 'likely'],
]

/** Reads transactions as `demoBankRows` has them. */
export const bankRowsIn = (rows: readonly BankRow[]) =>
  rows.map(({ text, proposal }) => [text.split(' ')[0], proposal?.outcome.kind, proposal?.confidence])

/** The bank of the demo: a part of a file is posted, the rest is left to try, and the bank agrees once it is matched. */
export const expectBanking = async (as: (name: Name) => Promise<Caller>): Promise<void> => {
  const mandeep = await as('mandeep')
  const [account, ...more] = (await mandeep.call(banking.accounts)).accounts
  expect(more).toEqual([])
  expect(account).toMatchObject({ name: 'Operating account', lastDigits: '4471', toMatch: 8, matched: 0 })
  expect(account!.postings).toMatchObject([{ rows: 13, by: 'Mandeep Manager', undoneAt: null }])
  const params = { id: account!._id }
  const { items } = await mandeep.call(banking.rows, { params, query: {} })
  expect(bankRowsIn(items)).toEqual(demoBankRows)
  // The one deposit that the books have already is all that is left to explain.
  expect(account!.differenceCents).toBe(-items[0]!.cents)
  const waiting = (await mandeep.call(ledger.payments, { query: { shows: 'toPlace' } })).items
  expect(waiting).toMatchObject([{ cents: 70_000, payer: 'Olivia Owner', unplacedCents: 70_000 }])
}
