/** Posting over HTTP: what is matched comes into the books once, and can be taken out again. */
import { describe, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { banking } from '../../../../contract/banking.ts'
import { ledger } from '../../../../contract/ledger.ts'
import { addCategories } from '../../ledger/ledger.ts'
import { withBank } from '../testing/books.ts'

const on = withBank()
const fee = 43_307
const unit = (number: string) => on.books.holdingOf(number)
const pay = (shares: object[], more: object = {}) => ({ kind: 'payment', way: 'eTransfer', shares, ...more })
const whole = (number: string, cents: number) => pay([{ holdingId: unit(number), cents }])
const post = (rows: number) => on.steps({ step: 'post', rows })
const paymentsNow = async () => (await on.desk.mandeep.call(ledger.payments, { query: {} })).items

const category = async (kind: 'income' | 'expense', name: string): Promise<string> =>
  (await addCategories(await on.books.inside(), [{ kind, name }]))[0]!._id

it('row 13: pays what the rows say, and what no one has said waits with a question', async () => {
  await on.desk.charges(unit('703'))
  await on.desk.charges(unit('305'), { cents: 37_841 })
  const [both, silent] = await on.comes(
    ['2026-11-05', 'E-TRANSFER OLIVIA OWNER 703 305', 81_148],
    ['2026-11-07', 'E-TRANSFER OLIVIA OWNER', 70_000],
  )
  await on.matches(both!, both!.proposal!.outcome)
  await on.matches(silent!, silent!.proposal!.outcome)
  const answer = await post(2)
  expect(answer.body.data).toMatchObject({ toMatch: 0, matched: 0, booksCents: 151_148, unpostedCents: 0 })
  expect(answer.body.data.postings).toMatchObject([{ rows: 2, cents: 151_148, by: 'Mandeep Manager', undoneAt: null }])
  expect(await on.desk.account(unit('703'))).toMatchObject({ dueCents: 0, creditCents: 0 })
  expect(await on.desk.account(unit('305'))).toMatchObject({ dueCents: 0, creditCents: 0 })
  expect(await paymentsNow()).toMatchObject([
    { unplacedCents: 70_000, payer: 'OLIVIA OWNER', memo: 'E-TRANSFER OLIVIA OWNER', way: 'eTransfer' },
    { unplacedCents: 0 },
  ])
  const posted = await on.rows('posted')
  const asked = await on.books.query('select payment_id, holding_id from bank_questions order by holding_id')
  const expected = [unit('305'), unit('703')].toSorted()
  expect(asked).toEqual(expected.map((holding_id) => ({ holding_id, payment_id: posted[1]!.paymentId })))
})

it('row 17: money of a locked month is entered today with the bank’s day', async () => {
  await on.desk.charges(unit('703'), { dueOn: '2026-10-01' })
  await on.desk.stepBooks({ step: 'lock', month: '2026-10-01' })
  const [row] = await on.comes(['2026-10-20', 'E-TRANSFER 703', fee])
  await on.matches(row!, row!.proposal!.outcome)
  expect((await post(1)).status).toBe(200)
  expect(await paymentsNow()).toMatchObject([{ receivedOn: '2026-10-20', enteredFor: '2026-11-20' }])
  expect(await on.desk.account(unit('703'))).toMatchObject({ dueCents: 0 })
})

it('remembers who paid', async () => {
  const [row] = await on.comes(['2026-11-05', 'E-TRANSFER BEA BUYER 804', 20_000])
  expect(row!.proposal).toMatchObject({ confidence: 'likely' })
  await on.matches(row!, row!.proposal!.outcome)
  await post(1)
  const [next] = await on.comes(['2026-11-09', 'E-TRANSFER BEA BUYER', 100])
  expect(next!.proposal!.reason).toBe('This payer paid for 804 before. 804 owes nothing now, so this becomes credit.')
})

it('income, expenses and transfers come into their funds, and the bank agrees with the books', async () => {
  const [gas, interest] = [await category('expense', 'Gas'), await category('income', 'Bank interest')]
  await on.bank.adds(
    'Date,Memo,Amount,Balance\n2026-11-03,FORTIS,-100.00,900.00\n2026-11-04,INTEREST,1.00,901.00\n2026-11-05,TO RESERVE,-50.00,851.00\n',
  )
  const [out, back, moved] = await on.rows()
  expect(back!.proposal).toMatchObject({ outcome: { kind: 'category', categoryId: interest } })
  await on.matches(out!, { kind: 'category', categoryId: gas })
  await on.matches(back!, { kind: 'category', categoryId: interest })
  await on.matches(moved!, { kind: 'transfer', fund: 'reserve', authority: 'Budget 2026' })
  const { data } = (await post(3)).body
  // The books began without the 1,000.00 that the bank had.
  expect(data).toMatchObject({ bankCents: 85_100, bankOn: '2026-11-05', booksCents: -14_900, differenceCents: 100_000 })
  const { funds } = await on.desk.books()
  expect(funds.map(({ kind, cashCents, balanceCents }) => [kind, cashCents, balanceCents])).toEqual([
    ['operating', -9900, -9900],
    ['reserve', 0, 0],
    ['trust', 0, 0],
  ])
  const banks = await on.books.query(
    `select f.kind, sum(l.cents)::integer as cents from ledger_lines l join ledger_funds f on f.id = l.fund_id
     where l.account_kind = 'bank' group by 1 order by 1`,
  )
  expect(banks).toEqual([
    { kind: 'operating', cents: -14_900 },
    { kind: 'reserve', cents: 5000 },
  ])
})

it('a payment that the bank returned is owed again, and its owner is told', async () => {
  await on.desk.charges(unit('703'))
  const { _id } = (await on.desk.records({ place: { holdingId: unit('703') } })).body.data
  const [deposit, returned] = await on.comes(
    ['2026-11-05', 'E-TRANSFER 703', fee],
    ['2026-11-09', 'NSF RETURNED ITEM', -fee],
  )
  expect(returned!.proposal).toMatchObject({ outcome: { kind: 'returned', paymentId: _id }, confidence: 'likely' })
  await on.matches(deposit!, deposit!.proposal!.outcome)
  await on.matches(returned!, returned!.proposal!.outcome)
  // A deposit that was returned since isn't in the books anymore.
  expect((await post(2)).body.error).toBeUndefined()
  expect(await on.desk.account(unit('703'))).toMatchObject({ dueCents: fee, receipts: [{ isUndone: true }] })
  expect(await on.bank.shown()).toMatchObject({ booksCents: 0, unpostedCents: 0 })
  const days = await on.books.query(
    `select value_day from ledger_entries where source like 'reversal:%' and value_day is not null`,
  )
  expect(days).toEqual([{ value_day: '2026-11-09' }])
  const [posting] = (await on.bank.shown()).postings
  // What was recorded before isn't entered again.
  expect(posting).toMatchObject({ rows: 2, cents: -fee, hasReturned: true, canUndo: false })
  const undo = await on.steps({ step: 'undoPosting', postingId: posting!._id })
  expect([undo.status, undo.body.error]).toEqual([
    409,
    'The owners of a returned payment in this posting were notified. It can’t be undone.',
  ])
  const { items } = await on.desk.mandeep.call(audit.history, { params: { subject: 'payment', id: _id }, query: {} })
  expect(items.map(({ action }) => action)).toEqual(['returned', 'recorded'])
})

describe('another number than was said', () => {
  it('is refused, and nothing is entered', async () => {
    const [row] = await on.comes(['2026-11-05', 'E-TRANSFER 703', fee])
    await on.matches(row!, whole('703', fee))
    const answer = await post(2)
    expect([answer.status, answer.body.error]).toEqual([
      409,
      '1 transaction is matched now, not 2. Review them, then post again.',
    ])
    expect(await paymentsNow()).toEqual([])
  })
})

describe('what can’t be entered anymore is refused in words', () => {
  const refused = async () => {
    const answer = await post((await on.bank.shown()).matched)
    return [answer.status, answer.body.error]
  }

  it('a payment that was returned since', async () => {
    const { _id: paymentId } = (await on.desk.records({ place: { holdingId: unit('703') } })).body.data
    const [deposit, back] = await on.comes(['2026-11-05', 'E-TRANSFER 703', fee], ['2026-11-09', 'NSF', -fee])
    await on.matches(back!, { kind: 'returned', paymentId })
    await on.desk.payment(paymentId, { step: 'return', reason: 'NSF' })
    expect(await refused()).toEqual([
      409,
      'The payment of the transaction of Nov 9, 2026 for $433.07 has since been returned or undone. Match that transaction again.',
    ])
    await on.matches(deposit!, whole('703', fee))
    expect((await on.bank.shown()).matched).toBe(2)
  })

  it('a payment whose posting was undone since', async () => {
    const [deposit] = await on.comes(['2026-11-05', 'E-TRANSFER 703', fee])
    await on.matches(deposit!, whole('703', fee))
    const { data } = (await post(1)).body
    const paymentId = (await on.rows('posted'))[0]!.paymentId!
    const [back] = await on.comes(['2026-11-09', 'NSF', -fee])
    await on.matches(back!, { kind: 'returned', paymentId })
    expect((await on.steps({ step: 'undoPosting', postingId: data.postings[0]._id })).status).toBe(200)
    expect((await refused())[0]).toBe(409)
  })

  it('a category that was retired since', async () => {
    const gas = await category('expense', 'Gas')
    const [out] = await on.comes(['2026-11-05', 'FORTIS', -100])
    await on.matches(out!, { kind: 'category', categoryId: gas })
    await on.books.query(`update ledger_accounts set retired_at = '2026-11-20' where id = $1`, [gas])
    expect(await refused()).toEqual([409, 'The category “Gas” is no longer in use. Match its transactions again.'])
  })

  it.each<[what: string, recorded: () => object, isRefused: boolean]>([
    ['of the unit', () => ({ place: { holdingId: unit('703') } }), true],
    ['of the payer, without a unit', () => ({ payer: 'Bea Buyer' }), true],
    ['of another unit', () => ({ payer: 'Bea Buyer', place: { holdingId: unit('305') } }), false],
    ['of another payer, without a unit', () => ({ payer: 'Ann Archer' }), false],
    ['of another day', () => ({ place: { holdingId: unit('703') }, receivedOn: '2026-11-06' }), false],
    ['of another amount', () => ({ place: { holdingId: unit('703') }, cents: fee + 1 }), false],
  ])('a payment like one recorded since, %s: %#', async (_what, recorded, isRefused) => {
    const [row] = await on.comes(['2026-11-05', 'E-TRANSFER BEA BUYER 703', fee])
    await on.matches(row!, pay([{ holdingId: unit('703'), cents: fee }], { payer: 'BEA BUYER' }))
    const { status } = await on.desk.records({ receivedOn: '2026-11-05', way: 'eTransfer', cents: fee, ...recorded() })
    expect(status).toBe(200)
    const words =
      'A payment like the transaction of Nov 5, 2026 for $433.07 has since been recorded. Match it as already recorded.'
    expect(await refused()).toEqual(isRefused ? [409, words] : [200, undefined])
  })

  it('not where a row has that payment', async () => {
    const { _id: paymentId } = (await on.desk.records({ way: 'eTransfer', place: { holdingId: unit('703') } })).body
      .data
    const [one, two] = await on.comes(['2026-11-05', 'E-TRANSFER 703', fee], ['2026-11-05', 'E-TRANSFER 703', fee])
    await on.matches(one!, { kind: 'recorded', paymentId })
    await on.matches(two!, whole('703', fee))
    expect((await post(2)).status).toBe(200)
  })
})

describe('undoing a posting', () => {
  const posted = async () => {
    await on.desk.charges(unit('703'))
    const gas = await category('expense', 'Gas')
    const [row, out] = await on.comes(['2026-11-05', 'E-TRANSFER BEA BUYER', fee + 100], ['2026-11-06', 'FORTIS', -100])
    await on.matches(row!, pay([{ holdingId: unit('703'), cents: fee }], { ask: [unit('305')] }))
    await on.matches(out!, { kind: 'category', categoryId: gas })
    const { data } = (await post(2)).body
    return data.postings[0]._id as string
  }
  const undo = (postingId: string) => on.steps({ step: 'undoPosting', postingId })

  it('takes everything out, shows no one a payment, and lets it be posted again', async () => {
    const postingId = await posted()
    on.world.clock.advance(1000)
    const answer = await undo(postingId)
    expect(answer.body.data).toMatchObject({ matched: 2, booksCents: 0, unpostedCents: fee })
    expect(answer.body.data.postings).toMatchObject([{ _id: postingId, undoneAt: expect.any(String) }])
    expect(await paymentsNow()).toEqual([])
    const account = await on.desk.account(unit('703'), on.desk.olivia)
    expect(account).toMatchObject({ dueCents: fee, creditCents: 0, receipts: [] })
    expect(await on.books.query('select from bank_questions')).toEqual([])
    expect(await on.books.query('select from bank_payers')).toEqual([])
    expect(on.world.mails).toEqual([])
    expect((await undo(postingId)).status).toBe(409)
    expect((await post(2)).body.data).toMatchObject({ matched: 0, booksCents: fee })
    expect(await on.desk.account(unit('703'))).toMatchObject({ dueCents: 0 })
    const { items } = await on.desk.mandeep.call(audit.history, {
      params: { subject: 'bankAccount', id: on.bank.account._id },
      query: {},
    })
    expect(items.map(({ action }) => action)).toEqual(['posted', 'posting undone', 'posted', 'file added', 'added'])
    expect(JSON.stringify(items[0])).toContain('$433.07')
  })

  it('is refused where its month is locked, and where a payment was moved since', async () => {
    const postingId = await posted()
    await on.books.query(`update ledger_books set locked_through = '2026-11-30'`)
    expect((await undo(postingId)).body.error).toBe('November 2026 is locked. Reopen it first.')
    await on.books.query('update ledger_books set locked_through = null')
    const { _id } = (await paymentsNow())[0]!
    await on.desk.payment(_id, { step: 'place', holdingId: unit('305'), cents: 100 })
    expect((await undo(postingId)).body.error).toBe(
      'A payment of this posting has since been moved or returned. It can’t be undone.',
    )
  })

  it('is for the latest one only, of this account', async () => {
    const first = await posted()
    const [row] = await on.comes(['2026-11-10', 'E-TRANSFER', 500])
    await on.matches(row!, pay([]))
    const { postings } = (await post(1)).body.data
    expect(postings).toMatchObject([
      { canUndo: true, hasReturned: false },
      { _id: first, canUndo: false },
    ])
    const second = postings[0]._id
    expect((await undo(first)).body.error).toBe('Only the latest posting can be undone. Undo the later one first.')
    const body = { name: 'Reserve', lastDigits: '990', fund: 'reserve' } as const
    const { _id } = await on.desk.mandeep.call(banking.addAccount, { body })
    const other = await on.desk.mandeep.send('POST', `/api/bank-accounts/${_id}/steps`, {
      body: { step: 'undoPosting', postingId: second },
    })
    expect(other.status).toBe(404)
    expect((await undo(second)).status).toBe(200)
    expect((await undo(first)).status).toBe(200)
  })
})

it('a row in the books is neither matched again nor taken away with its file, whose content is gone', async () => {
  const [row] = await on.comes(['2026-11-05', 'E-TRANSFER 703', fee])
  await on.matches(row!, whole('703', fee))
  await post(1)
  const [now] = await on.rows('posted')
  expect((await on.matches(now!, { kind: 'ignored', reason: 'No' })).body.error).toBe(
    'This transaction is in the books. Undo its posting first.',
  )
  const [file] = (await on.desk.mandeep.call(banking.files, { query: { accountId: on.bank.account._id } })).items
  const { version, can } = await on.desk.mandeep.call(banking.file, { params: { id: file!._id } })
  expect(can).toEqual({ add: false, undo: false })
  expect((await on.bank.stepsFile(file!._id, { step: 'undo', version })).status).toBe(409)
  expect(await on.books.query('select content from bank_files')).toEqual([{ content: null }])
})
