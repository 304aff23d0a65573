/** Withdrawals that are in the books already, over HTTP: refunds, and returns that someone recorded. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { BankRow } from '../../../../contract/banking/bank-row.ts'
import { withBank } from '../testing/books.ts'

const on = withBank()
const cents = 5421
const entries = async () => (await on.books.query('select count(*)::integer as many from ledger_entries'))[0]!['many']
const post = (rows: number) => on.steps({ step: 'post', rows })

/** Refunds 54.21 to Olivia's 703; answers its id. */
const refunded = async (paidOn = '2026-11-18'): Promise<string> => {
  await on.desk.records({ place: { holdingId: on.olivia }, cents, receivedOn: '2026-11-04' })
  await on.desk.step(on.olivia, { step: 'refund', cents, paidOn, way: 'cheque', reason: 'Sold the unit' })
  const { receipts } = await on.desk.account(on.olivia)
  return receipts.flatMap(({ gone }) => gone)[0]!._id
}
const undoes = (outflowId: string) =>
  on.desk.step(on.olivia, { step: 'bringBack', outflowId, reason: 'The cheque was lost' })

describe('a refund that someone recorded', () => {
  let id: string
  let row: BankRow
  const outcome = () => ({ kind: 'paidOut', what: 'refund', id })
  beforeEach(async () => {
    id = await refunded()
    row = (await on.comes(['2026-11-19', 'CHEQUE 118', -cents]))[0]!
  })

  it('is proposed for its withdrawal with the reason, and entered once', async () => {
    expect(row.proposal).toEqual({
      ...{ outcome: outcome(), confidence: 'likely' },
      reason: 'A refund of $54.21 for 703 is already recorded for Nov 18, 2026.',
    })
    expect(row.paidOut).toEqual([
      { what: 'refund', _id: id, day: '2026-11-18', cents, unitNumbers: ['703'], expense: null },
    ])
    const before = await entries()
    expect((await on.matches(row, row.proposal!.outcome)).body.data).toMatchObject({ outcome: outcome() })
    // The refund is in the books, and so is what paid it.
    expect(await on.bank.shown()).toMatchObject({ booksCents: 0, unpostedCents: 0 })
    expect((await post(1)).body.data).toMatchObject({ booksCents: 0, unpostedCents: 0, postings: [{ cents: 0 }] })
    expect(await entries()).toBe(before)
    expect((await on.rows('posted'))[0]).toMatchObject({ paymentId: null, paidOut: [{ _id: id }] })
  })

  it('leaves no difference to the bank’s balance, matched or posted', async () => {
    await on.bank.adds(
      `Date,Description,Amount,Balance\n2026-11-04,E-TRANSFER 703,54.21,54.21\n2026-11-20,CHEQUE 118,-54.21,0.00\n`,
    )
    const all = await on.rows()
    const deposit = all.find(({ cents: come }) => come > 0)!
    const cheque = all.find(({ day }) => day === '2026-11-20')!
    await on.matches(deposit, deposit.proposal!.outcome)
    await on.matches(cheque, outcome())
    await on.matches(row, { kind: 'ignored', reason: 'Of another file' })
    expect(await on.bank.shown()).toMatchObject({ bankCents: 0, unpostedCents: 0, differenceCents: 0 })
    expect((await post(2)).body.data).toMatchObject({ differenceCents: 0 })
  })

  it('is matched with one withdrawal only', async () => {
    const two = (await on.comes(['2026-11-20', 'CHEQUE 119', -cents])).find(({ day }) => day === '2026-11-20')!
    expect(two.proposal).toBeNull()
    const both = await Promise.all([on.matches(row, outcome()), on.matches(two, outcome())])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.body.error).toBe(
      'Another transaction is already matched with this refund.',
    )
    expect((await on.rows()).map(({ paidOut }) => paidOut)).toEqual([[]])
  })

  it('can’t be undone while a transaction is matched with it', async () => {
    await on.matches(row, outcome())
    const words = 'The bank transaction of Nov 19, 2026 is matched with this refund. Undo that match under Bank first.'
    const refused = await undoes(id)
    expect([refused.status, refused.body.error]).toEqual([409, words])
    await post(1)
    expect((await undoes(id)).body.error).toBe(words)
    const [posting] = (await on.bank.shown()).postings
    expect((await on.steps({ step: 'undoPosting', postingId: posting!._id })).status).toBe(200)
    const [matched] = await on.rows('matched')
    const reset = { body: { step: 'reset', version: matched!.version } }
    expect((await on.desk.mandeep.send('POST', `/api/bank-rows/${row._id}/steps`, reset)).status).toBe(200)
    expect((await undoes(id)).status).toBe(200)
    const [now] = await on.rows()
    expect([now!.proposal, now!.paidOut]).toEqual([null, []])
    expect((await on.matches(now!, outcome())).status).toBe(404)
  })

  it('is either matched or undone, by two at once', async () => {
    const [matched, undone] = await Promise.all([on.matches(row, outcome()), undoes(id)])
    expect([matched, undone].filter(({ status }) => status === 200)).toHaveLength(1)
    const left = await on.books.query(
      `select from bank_rows r join ledger_outflows o on o.id = r.named_outflow_id where o.undone_entry_id is not null`,
    )
    expect(left).toEqual([])
  })

  it.each<[what: string, of: number, body: () => object, status: number, words: RegExp]>([
    ['another amount', -5420, outcome, 400, /^Choose a refund of the same amount as the withdrawal\.$/],
    ['a deposit', cents, outcome, 400, /^Choose a refund of the same amount as the withdrawal\.$/],
    ['a refund taken for a return', -cents, () => ({ ...outcome(), what: 'return' }), 404, /./],
    ['one of nowhere', -cents, () => ({ ...outcome(), id: '0193a8f0-0000-7000-8000-000000000000' }), 404, /./],
  ])('isn’t %s', async (_what, of, body, status, words) => {
    const other = (await on.comes(['2026-11-20', 'ANOTHER', of])).find(({ day }) => day === '2026-11-20')!
    const answer = await on.matches(other, body())
    expect(answer.status).toBe(status)
    expect(answer.body.error).toMatch(words)
  })
})

it('a return that someone recorded is its withdrawal, and its payment the deposit', async () => {
  const fee = 43_307
  await on.desk.charges(on.olivia)
  const { _id: paymentId } = (await on.desk.records({ place: { holdingId: on.olivia } })).body.data
  await on.desk.payment(paymentId, { step: 'return', reason: 'NSF' })
  const [deposit, nsf, again] = await on.comes(
    ['2026-11-05', 'E-TRANSFER 703', fee],
    ['2026-11-09', 'NSF RETURNED ITEM', -fee],
    ['2026-11-10', 'NSF RETURNED ITEM', -fee],
  )
  expect([deposit!.proposal!.outcome, nsf!.proposal!.outcome, again!.proposal]).toEqual([
    { kind: 'recorded', paymentId },
    { kind: 'paidOut', what: 'return', id: paymentId },
    null,
  ])
  const before = await entries()
  await on.matches(deposit!, deposit!.proposal!.outcome)
  await on.matches(nsf!, nsf!.proposal!.outcome)
  const twice = await on.matches(again!, nsf!.proposal!.outcome)
  expect([twice.status, twice.body.error]).toEqual([409, 'Another transaction is already matched with this payment.'])
  expect((await post(2)).body.data).toMatchObject({ booksCents: 0, postings: [{ rows: 2, cents: 0 }] })
  expect(await entries()).toBe(before)
  const [posting] = (await on.bank.shown()).postings
  expect((await on.steps({ step: 'undoPosting', postingId: posting!._id })).status).toBe(200)
})
