/** Rows over HTTP: what each seems to be, and what it is matched with. */
import { describe, expect, it } from 'vitest'
import { banking } from '../../../../contract/banking.ts'
import { csvOf, type ToldRow } from '../../../testing/bank.ts'
import { addCategories } from '../../ledger/ledger.ts'
import { withBank } from '../testing/books.ts'

const on = withBank()
const fee = 43_307
const unit = (number: string) => on.books.holdingOf(number)
const payment = (...shares: { holdingId: string; cents: number }[]) => ({ kind: 'payment', way: 'eTransfer', shares })
const missing = '0193a8f0-0000-7000-8000-000000000000'

const reserve = { name: 'Reserve', lastDigits: '990', fund: 'reserve' } as const
const addReserve = async () => (await on.desk.mandeep.call(banking.addAccount, { body: reserve }))._id

/** Adds rows to an account; answers those that are to be matched. */
const addsTo = async (accountId: string, ...rows: readonly ToldRow[]) => {
  const { mandeep } = on.desk
  const params = { id: accountId }
  const files = [new File([csvOf(...rows)], 'r.csv')]
  const { _id, version } = await mandeep.call(banking.tryFile, { params, body: {}, files })
  await mandeep.call(banking.fileStep, { params: { id: _id }, body: { step: 'add', version } })
  return (await mandeep.call(banking.rows, { params, query: {} })).items
}

describe('row 13', () => {
  it('is proposed from what the units owe, and nothing is guessed', async () => {
    await on.desk.charges(unit('703'))
    await on.desk.charges(unit('305'), { cents: 37_841 })
    const [both, first, silent] = await on.comes(
      ['2026-11-05', 'E-TRANSFER OLIVIA OWNER 703 305', 81_148],
      ['2026-11-06', 'E-TRANSFER OLIVIA OWNER 703 FIRST', 70_000],
      ['2026-11-07', 'E-TRANSFER OLIVIA OWNER', 70_000],
    )
    expect(both!.proposal).toMatchObject({
      confidence: 'certain',
      outcome: payment({ holdingId: unit('703'), cents: fee }, { holdingId: unit('305'), cents: 37_841 }),
    })
    expect(both!.holdings).toEqual([
      { holdingId: unit('305'), unitNumber: '305', owners: ['Olivia Owner'] },
      { holdingId: unit('703'), unitNumber: '703', owners: ['Olivia Owner'] },
    ])
    // What the first one pays isn't owed to the next.
    expect(first!.proposal).toMatchObject({ confidence: 'likely' })
    expect(silent!.proposal).toMatchObject({
      ...{ confidence: 'unsure', outcome: { shares: [] } },
      reason: 'The payer pays for 305 and 703, and the message doesn’t say which.',
    })
    await on.steps({ step: 'acceptCertain' })
    expect(await on.bank.shown()).toMatchObject({ toMatch: 2, matched: 1 })
    expect((await on.rows())[0]!.proposal).toMatchObject({ confidence: 'likely' })
  })
})

it('a page or a search of rows changes nothing of what they seem to be', async () => {
  await on.desk.charges(unit('703'))
  const rows = await on.comes(['2026-11-05', 'E-TRANSFER 703', fee], ['2026-11-06', 'E-TRANSFER 703 AGAIN', fee])
  expect(rows.map(({ proposal }) => proposal!.reason)).toEqual([
    '“703” is in the message, and 703 owes exactly $433.07.',
    '“703” is in the message, and its monthly fee is $433.07.',
  ])
  const params = { id: on.bank.account._id }
  const page = (query: object) => on.desk.mandeep.call(banking.rows, { params, query })
  const { nextCursor } = await page({ limit: 1 })
  expect((await page({ limit: 1, cursor: nextCursor! })).items).toEqual([rows[1]])
  expect((await page({ search: 'again' })).items).toEqual([rows[1]])
})

it('a page of rows takes as many statements as one row', async () => {
  const rows = Array.from({ length: 40 }, (_, i) => ['2026-11-05', `E-TRANSFER OLIVIA 703 ${i}`, fee + i] as const)
  await on.comes(...rows)
  const ask = (limit: number) =>
    on.world.statements(() =>
      on.desk.mandeep.call(banking.rows, { params: { id: on.bank.account._id }, query: { limit } }),
    )
  await ask(1)
  expect((await ask(40)).length).toBe((await ask(1)).length)
})

it('rows are found by words, and listed page by page', async () => {
  await on.comes(['2026-11-05', 'FORTIS BC', -100], ['2026-11-05', 'FORTIS GAS', -200], ['2026-11-06', 'OTHER', -300])
  const page = (query: object) => on.desk.mandeep.call(banking.rows, { params: { id: on.bank.account._id }, query })
  expect((await page({ search: 'fortis' })).items.map(({ text }) => text)).toEqual(['FORTIS BC', 'FORTIS GAS'])
  const one = await page({ limit: 2 })
  expect((await page({ limit: 2, cursor: one.nextCursor! })).items.map(({ text }) => text)).toEqual(['OTHER'])
})

it('a deposit that is recorded already is that payment, once', async () => {
  const recorded = await on.desk.records({ place: { holdingId: unit('703') } })
  const paymentId = recorded.body.data._id
  const [one, two] = await on.comes(['2026-11-05', 'E-TRANSFER OLIVIA OWNER 703', fee], ['2026-11-06', 'DEPOSIT', fee])
  const outcome = { kind: 'recorded', paymentId }
  expect(one).toMatchObject({
    proposal: {
      outcome,
      confidence: 'certain',
      reason: 'A payment of $433.07 for 703 is already recorded for Nov 5, 2026.',
    },
    payment: { _id: paymentId, day: '2026-11-05', payer: 'O. Owner', cents: fee },
  })
  const both = await Promise.all([on.matches(one!, outcome), on.matches(two!, outcome)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const again = both.find(({ status }) => status === 409)!
  expect(again.body.error).toBe('Another transaction is already matched with this payment.')
})

describe('what a row can’t be', () => {
  it.each<[what: string, cents: number, outcome: () => object, status: number, words: string | null]>([
    [
      'a payment that is more',
      fee,
      () => payment({ holdingId: unit('703'), cents: fee + 1 }),
      400,
      'This is more than the deposit.',
    ],
    [
      'a payment that went out',
      -fee,
      () => payment(),
      400,
      'Only a deposit to the operating account can be a payment from an owner.',
    ],
    ['a payment of no one', fee, () => payment({ holdingId: missing, cents: 1 }), 404, null],
    ['an unknown payment', fee, () => ({ kind: 'recorded', paymentId: missing }), 404, null],
    ['an unknown category', fee, () => ({ kind: 'category', categoryId: missing }), 404, null],
    [
      'a transfer to itself',
      fee,
      () => ({ kind: 'transfer', fund: 'operating', authority: 'Budget' }),
      400,
      'Choose the other fund',
    ],
    ['a transfer without authority', fee, () => ({ kind: 'transfer', fund: 'reserve', authority: '' }), 400, null],
    ['ignored without a reason', fee, () => ({ kind: 'ignored', reason: ' ' }), 400, null],
  ])('%s', async (_what, cents, outcome, status, words) => {
    const [row] = await on.comes(['2026-11-05', 'ROW', cents])
    const answer = await on.matches(row!, outcome())
    expect(answer.status).toBe(status)
    const said = [answer.body.error, ...(answer.body.errors ?? []).map(({ message }: { message: string }) => message)]
    expect(said).toEqual(expect.arrayContaining(words === null ? [] : [words]))
    expect((await on.rows())[0]!.outcome).toBeNull()
  })

  it('a payment of another amount, or one that the bank returned', async () => {
    const { _id: paymentId } = (await on.desk.records()).body.data
    const [other, same, out] = await on.comes(
      ['2026-11-05', 'A', 1],
      ['2026-11-05', 'B', fee],
      ['2026-11-06', 'C', -fee],
    )
    const amount = await on.matches(other!, { kind: 'recorded', paymentId })
    expect([amount.status, amount.body.error]).toEqual([400, 'Choose a payment of the same amount as the deposit.'])
    expect((await on.matches(other!, { kind: 'returned', paymentId })).status).toBe(400)
    expect((await on.matches(out!, { kind: 'returned', paymentId })).status).toBe(200)
    await on.desk.payment(paymentId, { step: 'return', reason: 'NSF' })
    // It came in all the same.
    expect((await on.matches(same!, { kind: 'recorded', paymentId })).status).toBe(200)
    const late = await on.matches(other!, { kind: 'returned', paymentId })
    expect([late.status, late.body.error]).toEqual([409, 'The bank already returned this payment.'])
  })

  it('an expense from the reserve fund without its authority, or a payment there', async () => {
    const { mandeep } = on.desk
    const body = reserve
    const accountId = await addReserve()
    const twice = await mandeep.send('POST', '/api/bank-accounts', { body })
    expect([twice.status, twice.body.error]).toEqual([409, 'The contingency reserve fund already has a bank account.'])
    const alberta = await on.world.as('mandeep', 'prairie')
    await alberta.send('POST', '/api/bank-accounts', { body })
    const again = await alberta.send('POST', '/api/bank-accounts', { body })
    expect([again.status, again.body.error]).toEqual([409, 'The reserve fund already has a bank account.'])
    const [roof] = await addCategories(await on.books.inside(), [{ kind: 'expense', name: 'Roof' }])
    const [out, back] = await addsTo(accountId, ['2026-11-05', 'ROOFER', -500], ['2026-11-06', 'E-TRANSFER 703', 500])
    expect(back!.proposal).toBeNull()
    expect((await on.matches(back!, payment())).status).toBe(400)
    const expense = { kind: 'category', categoryId: roof!._id }
    const refused = await on.matches(out!, expense)
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'outcome.authority'])
    // By the sign of the row: a withdrawal is an expense whatever its category.
    const [interest] = await addCategories(await on.books.inside(), [{ kind: 'income', name: 'Interest' }])
    expect((await on.matches(out!, { kind: 'category', categoryId: interest!._id })).status).toBe(400)
    for (const kind of ['recorded', 'returned']) {
      const named = await on.matches(out!, { kind, paymentId: missing })
      expect([named.status, named.body.error]).toEqual([
        400,
        'Payments from owners come into the operating account only.',
      ])
    }
    const authority = '3/4 vote of March 3, 2026'
    expect((await on.matches(out!, { ...expense, authority })).status).toBe(200)
    const step = { body: { step: 'post', rows: 1 } }
    const posted = await mandeep.send('POST', `/api/bank-accounts/${accountId}/steps`, step)
    expect(posted.body.data).toMatchObject({ booksCents: -500, matched: 0, toMatch: 1 })
    expect(await on.books.query(`select words from ledger_entries where source like 'bank:%'`)).toEqual([
      { words: `Bank transaction: ${authority}` },
    ])
  })
})

it('a transfer is matched from one of its two sides, whoever is first', async () => {
  const [side, later] = await addsTo(await addReserve(), ['2026-11-07', 'TFR', 500], ['2026-11-12', 'TFR', 500])
  const [out] = await on.comes(['2026-11-05', 'TFR TO RESERVE', -500])
  const to = (fund: string) => ({ kind: 'transfer', fund, authority: 'Budget' })
  const both = await Promise.all([on.matches(out!, to('reserve')), on.matches(side!, to('operating'))])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.body.error).toBe(
    'This transfer is already matched in the other account, and it is entered once. Ignore this side of it.',
  )
  expect((await on.matches(later!, to('operating'))).status).toBe(200)
})

it('asks only about units of one owner', async () => {
  const [row] = await on.comes(['2026-11-05', 'DEPOSIT', 100])
  const ask = (...numbers: string[]) =>
    on.matches(row!, { ...payment(), ask: numbers.map((number) => on.books.holdingOf(number)) })
  const refused = await ask('703', '101')
  expect([refused.status, refused.body.error]).toEqual([
    400,
    'These units have different owners, so there is no one to ask.',
  ])
  expect((await ask('703', '305')).status).toBe(200)
})

it('is matched, matched again and set back; a stale version is told what is there now', async () => {
  const [row] = await on.comes(['2026-11-05', 'MISTAKE', 100])
  const ignored = await on.matches(row!, { kind: 'ignored', reason: 'Of another strata' })
  expect(ignored.body.data).toMatchObject({ state: 'ignored', version: 2, proposal: null })
  expect(await on.bank.shown()).toMatchObject({ toMatch: 0, matched: 0, unpostedCents: 0 })
  const stale = await on.matches(row!, payment())
  expect([stale.status, stale.body.code, stale.body.current.state]).toEqual([409, 'STALE', 'ignored'])
  const matched = await on.matches({ ...row!, version: 2 }, payment())
  expect(matched.body.data).toMatchObject({ state: 'matched', outcome: { shares: [], ask: [], payer: null } })
  const reset = { body: { step: 'reset', version: 3 } }
  const back = await on.desk.mandeep.send('POST', `/api/bank-rows/${row!._id}/steps`, reset)
  expect(back.body.data).toMatchObject({ state: 'toMatch', outcome: null, version: 4 })
})
