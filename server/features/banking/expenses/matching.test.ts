/** Recorded expenses whose row of the bank comes later, over HTTP: matched once, and entered once. */
import { beforeEach, describe, expect, it } from 'vitest'
import { banking } from '../../../../contract/banking.ts'
import type { BankExpense } from '../../../../contract/banking/bank-expense.ts'
import type { BankRow } from '../../../../contract/banking/bank-row.ts'
import type { Answer } from '../../../testing/caller.ts'
import { csvOf, type ToldRow } from '../../../testing/bank.ts'
import { withExpenses } from '../testing/expenses.ts'

const on = withExpenses()
const entries = async () => (await on.books.query('select count(*)::integer as many from ledger_entries'))[0]!['many']
const outcomeOf = ({ _id: id }: BankExpense) => ({ kind: 'paidOut', what: 'expense', id })
const wordsOf = ({ status, body }: Answer) => [status, body.error]
const reset = ({ _id, version }: BankRow) =>
  on.desk.mandeep.send('POST', `/api/bank-rows/${_id}/steps`, { body: { step: 'reset', version } })

describe('a cheque that was recorded', () => {
  let expense: BankExpense
  let row: BankRow
  beforeEach(async () => {
    expense = await on.recorded({ payee: 'Rona', reference: '118' })
    row = (await on.comes(['2026-11-18', 'CHEQUE 118', -5421]))[0]!
  })

  it('is proposed for its withdrawal with the reason, and entered once', async () => {
    expect(row.proposal).toEqual({
      ...{ outcome: outcomeOf(expense), confidence: 'likely' },
      reason: 'An expense of $54.21 for “Repairs” is already recorded for Nov 5, 2026.',
    })
    const { fund, category, payee, reference } = expense
    const told = { what: 'expense', _id: expense._id, day: '2026-11-05', cents: 5421, unitNumbers: [] }
    expect(row.paidOut).toEqual([{ ...told, expense: { fund, category, payee, reference } }])
    const before = await entries()
    expect((await on.matches(row, row.proposal!.outcome)).status).toBe(200)
    expect(await on.listed()).toMatchObject([{ state: 'atBank', bankOn: '2026-11-18' }])
    expect((await on.steps({ step: 'post', rows: 1 })).body.data).toMatchObject({
      ...{ booksCents: -5421, unpostedCents: 0, outstandingCents: 0, postings: [{ cents: 0 }] },
    })
    expect(await entries()).toBe(before)
  })

  it('is matched with one withdrawal only', async () => {
    const two = (await on.comes(['2026-11-19', 'CHEQUE', -5421])).find(({ day }) => day === '2026-11-19')!
    expect(two.proposal).toBeNull()
    const both = await Promise.all([row, two].map((one) => on.matches(one, outcomeOf(expense))))
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)!.body.error).toBe(
      'Another transaction is already matched with this expense.',
    )
  })

  it('can’t be undone while a transaction is matched with it', async () => {
    await on.matches(row, outcomeOf(expense))
    const words = 'The bank transaction of Nov 18, 2026 is matched with this expense. Undo that match first.'
    expect(wordsOf(await on.undoes(expense))).toEqual([409, words])
    await on.steps({ step: 'post', rows: 1 })
    expect(wordsOf(await on.undoes(expense))).toEqual([409, words])
    const [posting] = (await on.bank.shown()).postings
    expect((await on.steps({ step: 'undoPosting', postingId: posting!._id })).status).toBe(200)
    expect((await reset((await on.rows('matched'))[0]!)).status).toBe(200)
    expect((await on.undoes(expense)).status).toBe(200)
    const [now] = await on.rows()
    expect([now!.proposal, now!.paidOut]).toEqual([null, []])
    expect((await on.matches(now!, outcomeOf(expense))).status).toBe(404)
  })

  it('is either matched or undone, by two at once', async () => {
    for (let i = 0; i < 5; i += 1) {
      const [matched, undone] = await Promise.all([on.matches(row, outcomeOf(expense)), on.undoes(expense)])
      expect([matched, undone].filter(({ status }) => status === 200)).toHaveLength(1)
      const left = await on.books.query(
        `select from bank_rows r join bank_expenses x on x.id = r.named_expense_id where x.undone_entry_id is not null`,
      )
      expect(left).toEqual([])
      if (matched.status === 200) await reset(matched.body.data)
      else expense = await on.recorded({ payee: 'Rona', reference: '118' })
      row = (await on.rows())[0]!
    }
  })

  it('is neither another amount nor of nowhere, and nothing else', async () => {
    const other = (await on.comes(['2026-11-19', 'ANOTHER', -5420])).find(({ cents }) => cents === -5420)
    expect(wordsOf(await on.matches(other!, outcomeOf(expense)))).toEqual([
      400,
      'Choose an expense of the same amount as the withdrawal.',
    ])
    for (const more of [{ id: '0193a8f0-0000-7000-8000-000000000000' }, { what: 'refund' }, { what: 'return' }])
      expect((await on.matches(row, { ...outcomeOf(expense), ...more })).status).toBe(404)
  })

  it('is accepted with all that is certain', async () => {
    const near = (await on.comes(['2026-11-06', 'RONA', -900])).find(({ cents }) => cents === -900)!
    const rona = await on.recorded({ payee: 'Rona', cents: 900 })
    expect((await on.steps({ step: 'acceptCertain' })).status).toBe(200)
    expect(await on.rows('matched')).toMatchObject([{ _id: near._id, outcome: outcomeOf(rona) }])
  })
})

describe('a transaction like an expense that is recorded', () => {
  const category = () => ({ kind: 'category', categoryId: on.repairs })

  it('isn’t posted as its category, but as recorded', async () => {
    const [row] = await on.comes(['2026-11-05', 'RONA', -5421])
    await on.matches(row!, category())
    const expense = await on.recorded()
    expect(wordsOf(await on.steps({ step: 'post', rows: 1 }))).toEqual([
      409,
      'An expense like the transaction of Nov 5, 2026 for $54.21 is already recorded. Match that transaction again: as already recorded, or as another expense.',
    ])
    const [matched] = await on.rows('matched')
    await on.matches(matched!, outcomeOf(expense))
    expect((await on.steps({ step: 'post', rows: 1 })).status).toBe(200)
    expect(await entries()).toBe(1)
  })

  it('is posted beside it once someone says that it is another', async () => {
    const expense = await on.recorded({ payee: 'Rona', reference: 'Cheque 118' })
    const [row] = await on.comes(['2026-11-05', 'HOME DEPOT', -5421])
    await on.matches(row!, category())
    expect((await on.steps({ step: 'post', rows: 1 })).status).toBe(409)
    const [matched] = await on.rows('matched')
    await on.matches(matched!, { ...category(), isAnother: true })
    expect((await on.steps({ step: 'post', rows: 1 })).status).toBe(200)
    expect(await entries()).toBe(2)
    const cheque = (await on.comes(['2026-11-09', 'CHEQUE 118', -5421]))[0]!
    expect(cheque.proposal?.outcome).toEqual(outcomeOf(expense))
  })
})

it('an expense that is recorded while its transaction is posted is entered once', async () => {
  const [row] = await on.comes(['2026-11-05', 'RONA', -5421])
  await on.matches(row!, { kind: 'category', categoryId: on.repairs })
  const both = await Promise.all([on.steps({ step: 'post', rows: 1 }), on.records()])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await entries()).toBe(1)
})

it('an expense of the reserve is a withdrawal of its account only', async () => {
  const body = { name: 'Reserve', lastDigits: '990', fund: 'reserve' } as const
  const { _id } = await on.desk.mandeep.call(banking.addAccount, { body })
  const params = { id: _id }
  const files = [new File([csvOf(['2026-11-06', 'CHEQUE', -5421])], 'a.csv')]
  const file = await on.desk.mandeep.call(banking.tryFile, { params, body: {}, files })
  const adding = { step: 'add', version: file.version } as const
  await on.desk.mandeep.call(banking.fileStep, { params: { id: file._id }, body: adding })
  const operating = await on.recorded()
  const reserve = await on.recorded({ fund: 'reserve', authority: 'AGM' })
  const [row] = (await on.desk.mandeep.call(banking.rows, { params, query: {} })).items
  expect([row!.proposal?.outcome, row!.paidOut.map((one) => one._id)]).toEqual([outcomeOf(reserve), [reserve._id]])
  expect(wordsOf(await on.matches(row!, outcomeOf(operating)))).toEqual([
    400,
    'This expense was recorded as paid by the other fund. Choose one of this account.',
  ])
  expect((await on.matches(row!, outcomeOf(reserve))).status).toBe(200)
})

describe('the comparison with the bank', () => {
  const dollars = (cents: number) => (cents / 100).toFixed(2)
  const adds = ([day, text, cents]: ToldRow, balance: number) =>
    on.bank.adds(`Date,Description,Amount,Balance\n${day},${text},${dollars(cents)},${dollars(balance)}\n`)
  const lock = async () => {
    const { status, body } = await on.desk.stepBooks({ step: 'lock', month: '2026-10-01' })
    return [status, body.error]
  }
  const open = () => on.desk.stepBooks({ step: 'reopen', month: '2026-10-01', reason: 'Test' })
  const postsFirst = async () => {
    const [row] = await on.rows()
    await on.matches(row!, row!.proposal!.outcome)
    expect((await on.steps({ step: 'post', rows: 1 })).status).toBe(200)
  }
  beforeEach(async () => {
    await on.books.owes(on.olivia, 'strataFee', '2026-10-01', 43_307)
    await adds(['2026-10-30', 'E-TRANSFER 703', 43_307], 43_307)
    await postsFirst()
  })

  it('counts a cheque as on its way until the bank shows it, and its month is locked without a reason', async () => {
    await on.recorded({ day: '2026-10-30' })
    await on.recorded({ day: '2026-11-01', cents: 1 })
    expect(await on.listed()).toMatchObject([{ state: 'outstanding' }, { state: 'outstanding' }])
    expect(await on.bank.shown()).toMatchObject({
      ...{ bankCents: 43_307, booksCents: 37_886, differenceCents: 0, outstandingCents: 5421 },
    })
    expect((await lock())[0]).toBe(200)
    await open()
    await on.undoes((await on.listed())[0]!)
    await adds(['2026-11-03', 'CHEQUE 118', -5421], 37_886)
    await postsFirst()
    expect(await on.bank.shown()).toMatchObject({ differenceCents: 0, outstandingCents: 0 })
    expect((await lock())[0]).toBe(200)
  })

  it('names what is on its way where more than that differs', async () => {
    await on.recorded({ day: '2026-10-30' })
    await on.books.pays(on.olivia, 100, '2026-10-30')
    expect(await lock()).toEqual([
      409,
      expect.stringContaining(
        'the bank has $1.00 less than the books on Oct 31, 2026, apart from $54.21 not yet at the bank.',
      ),
    ])
  })

  it('counts no expense as on its way that is older than the files, unless they show it later', async () => {
    await on.recorded({ day: '2026-10-29' })
    expect(await on.listed()).toMatchObject([{ state: 'recorded' }])
    expect(await on.bank.shown()).toMatchObject({ differenceCents: 5421, outstandingCents: 0 })
    expect((await lock())[1]).toMatch(/the bank has \$54\.21 more than the books on Oct 31, 2026\./)
    // A balance that is off by something else, so that only the one of October agrees.
    await adds(['2026-11-03', 'CHEQUE 118', -5421], 99_999)
    await postsFirst()
    expect(await on.listed()).toMatchObject([{ state: 'atBank' }])
    expect((await lock())[0]).toBe(200)
  })

  it('counts a refund that the bank doesn’t show, too', async () => {
    await on.desk.records({ place: { holdingId: on.olivia }, cents: 5421, receivedOn: '2026-10-30' })
    const refund = { step: 'refund', cents: 5421, paidOn: '2026-10-30', way: 'cheque', reason: 'Sold the unit' }
    await on.desk.step(on.olivia, refund)
    expect(await on.bank.shown()).toMatchObject({ outstandingCents: 5421 })
    await adds(['2026-10-31', 'CHEQUE 118', -5421], 37_886)
    const [row] = await on.rows()
    await on.matches(row!, row!.proposal!.outcome)
    expect(await on.bank.shown()).toMatchObject({ outstandingCents: 0 })
  })
})
