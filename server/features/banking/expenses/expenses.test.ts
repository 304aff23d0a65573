/** Expenses recorded without a file of the bank, over HTTP: into the books, listed, and out of them. */
import { beforeEach, describe, expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { banking } from '../../../../contract/banking.ts'
import { budget } from '../../../../contract/budget.ts'
import { ledger } from '../../../../contract/ledger.ts'
import { levies } from '../../../../contract/levies.ts'
import { spending } from '../../../../contract/spending.ts'
import { withBudgets } from '../../../testing/budgets.ts'
import { completeHarbour } from '../../../testing/lots.ts'
import { addCategories } from '../../ledger/ledger.ts'
import { withExpenses } from '../testing/expenses.ts'

const on = withExpenses()
const rona = { payee: 'Rona Ltd.', reference: 'Cheque 118' }
const nowhere = '0193a8f0-0000-7000-8000-000000000000'
const wordsOf = async (answer: ReturnType<typeof on.records>) => {
  const { status, body } = await answer
  return [status, body.error]
}
const cashOf = async (kind: string) =>
  (await on.desk.mandeep.call(ledger.books)).funds.find((fund) => fund.kind === kind)!.cashCents
const entries = () =>
  on.books.query(`select day::text, value_day::text as "valueDay", words, source from ledger_entries order by id`)
const historyOf = async (id: string) =>
  (await on.desk.mandeep.call(audit.history, { params: { subject: 'bankExpense', id }, query: {} })).items

describe('recording', () => {
  it('enters the expense once, lists it, and keeps who was paid out of the books and the history', async () => {
    const expense = await on.recorded(rona)
    expect(expense).toMatchObject({
      ...{ fund: 'operating', day: '2026-11-05', enteredFor: '2026-11-05', cents: 5421, by: 'Mandeep Manager' },
      ...{ category: { name: 'Repairs' }, levy: null, ...rona, state: 'recorded', undone: null },
    })
    expect(await on.listed()).toEqual([expense])
    expect([await cashOf('operating'), await on.bank.shown()]).toMatchObject([-5421, { booksCents: -5421 }])
    const source = `expense:${expense._id}`
    expect(await entries()).toEqual([{ day: '2026-11-05', valueDay: '2026-11-05', words: 'Expense', source }])
    const [line] = await historyOf(expense._id)
    expect(line).toMatchObject({ action: 'recorded' })
    expect(JSON.stringify([line, await entries()])).not.toMatch(/Rona|118/)
  })

  it('needs no bank account', async () => {
    await on.books.query('delete from bank_accounts')
    expect((await on.records()).status).toBe(200)
    expect((await on.desk.mandeep.call(banking.accounts)).categories).toContainEqual({
      ...{ _id: on.repairs, kind: 'expense', name: 'Repairs' },
    })
    expect(await cashOf('operating')).toBe(-5421)
  })

  it('lists the newest first, by page, and finds words', async () => {
    for (const day of ['2026-11-02', '2026-11-04', '2026-11-03']) await on.recorded({ day, reference: `On ${day}` })
    const first = await on.desk.mandeep.call(banking.expenses, { query: { limit: 2 } })
    const second = await on.desk.mandeep.call(banking.expenses, { query: { cursor: first.nextCursor! } })
    expect([...first.items, ...second.items].map(({ day }) => day)).toEqual(['2026-11-04', '2026-11-03', '2026-11-02'])
    expect(await on.listed('11-03')).toMatchObject([{ day: '2026-11-03' }])
  })

  it('has neither a payee nor a reference of spaces', async () => {
    expect(await on.recorded({ payee: ' ', reference: '\n' })).toMatchObject({ payee: null, reference: null })
  })

  it('needs the authority where the reserve pays, and takes it from there', async () => {
    const reserve = { fund: 'reserve' }
    expect(await wordsOf(on.records(reserve))).toEqual([400, 'Enter the authority for this expense'])
    const expense = await on.recorded({ ...reserve, authority: 'AGM 2026' })
    expect([expense.authority, await cashOf('reserve'), await cashOf('operating')]).toEqual(['AGM 2026', -5421, 0])
    expect(await entries()).toMatchObject([{ words: 'Expense: AGM 2026' }])
  })

  it('of a locked month is entered today, with its own day for the bank', async () => {
    await on.recorded({ day: '2026-10-15' })
    expect((await on.desk.stepBooks({ step: 'lock', month: '2026-10-01' })).status).toBe(200)
    expect(await on.recorded({ day: '2026-10-16' })).toMatchObject({ day: '2026-10-16', enteredFor: '2026-11-20' })
    expect(await entries()).toMatchObject([{}, { day: '2026-11-20', valueDay: '2026-10-16' }])
  })

  it.each<[what: string, more: object, status: number, words: RegExp]>([
    ['a day to come', { day: '2026-11-21' }, 400, /^This date is in the future$/],
    ['a day long ago', { day: '2023-11-19' }, 400, /^This date is more than three years ago$/],
    ['nothing', { cents: 0 }, 400, /Enter an amount above zero/],
    ['no category', { categoryId: '' }, 400, /Choose a category/],
    ['a category of nowhere', { categoryId: nowhere }, 404, /./],
    ['a levy of nowhere', { levyId: nowhere }, 404, /./],
    [
      'a levy, paid by the reserve',
      { fund: 'reserve', levyId: nowhere, authority: 'AGM' },
      400,
      /operating account only/,
    ],
  ])('isn’t of %s', async (_what, more, status, words) => {
    const answer = await on.records(more)
    expect([answer.status, answer.body.error]).toEqual([status, expect.stringMatching(words)])
    expect(await entries()).toEqual([])
  })

  it('takes a category of expenses that is in use', async () => {
    const [laundry] = await addCategories(on.books.ctx, [{ kind: 'income', name: 'Laundry' }])
    expect(await wordsOf(on.records({ categoryId: laundry!._id }))).toEqual([400, 'Choose a category of expenses'])
    await on.books.query('update ledger_accounts set retired_at = now() where id = $1', [on.repairs])
    expect(await wordsOf(on.records())).toEqual([
      409,
      'The category “Repairs” is no longer in use. Choose another one.',
    ])
  })
})

describe('the same expense again', () => {
  it('is refused until it is said to be another', async () => {
    await on.recorded(rona)
    const again = await on.records({ ...rona, reference: null })
    expect([again.status, again.body.code]).toEqual([409, 'DUPLICATE'])
    const others = [
      { ...rona, isAnother: true },
      { reference: '119' },
      { payee: 'Home Depot', reference: '120' },
      { cents: 5420 },
    ]
    for (const other of others) expect((await on.records(other)).status).toBe(200)
    expect(await on.listed()).toHaveLength(5)
  })

  it('is none once it was undone', async () => {
    await on.undoes(await on.recorded())
    expect((await on.records()).status).toBe(200)
  })

  it('is refused where the bank’s own transaction is posted', async () => {
    const [row] = await on.comes(['2026-11-05', 'RONA', -5421])
    await on.matches(row!, { kind: 'category', categoryId: on.repairs })
    expect((await on.steps({ step: 'post', rows: 1 })).status).toBe(200)
    expect((await on.records()).body.code).toBe('DUPLICATE')
  })

  it('by many at once is entered once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => on.records(rona)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.code === 'DUPLICATE')).toHaveLength(7)
    expect(await entries()).toHaveLength(1)
  })
})

describe('undoing', () => {
  it('takes the expense out of the books once, with the reason, and both entries stay', async () => {
    const expense = await on.recorded(rona)
    const undone = (await on.undoes(expense)).body.data
    expect(undone).toMatchObject({ state: 'undone', undone: { by: 'Mandeep Manager', reason: 'Lost cheque' } })
    expect(await cashOf('operating')).toBe(0)
    expect(await entries()).toMatchObject([{}, { day: '2026-11-20', valueDay: '2026-11-05', words: 'Expense undone' }])
    expect((await on.undoes(expense)).body.code).toBe('STALE')
    expect(await wordsOf(on.undoes(undone))).toEqual([409, 'This was already undone.'])
    expect((await historyOf(expense._id)).map(({ action }) => action)).toEqual(['undone', 'recorded'])
  })

  it('of a locked month is entered in an open one', async () => {
    const expense = await on.recorded({ day: '2026-10-15' })
    await on.desk.stepBooks({ step: 'lock', month: '2026-10-01' })
    expect((await on.undoes(expense)).status).toBe(200)
    expect(await entries()).toMatchObject([{ day: '2026-10-15' }, { day: '2026-11-20' }])
  })

  it('by many at once is entered once', async () => {
    const expense = await on.recorded()
    const answers = await Promise.all(Array.from({ length: 8 }, () => on.undoes(expense)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await entries()).toHaveLength(2)
  })

  it('changes nothing else of it, by the database, which lets the payee be erased only', async () => {
    await on.recorded(rona)
    for (const change of ['set cents = 1', 'set reference = null'].map((set) => `update bank_expenses ${set}`))
      await expect(on.books.query(change)).rejects.toThrow('what the ledger has entered is never changed')
    await expect(on.books.query('delete from bank_expenses')).rejects.toThrow('is never changed')
    await on.books.query('update bank_expenses set payee = null')
    expect(await on.listed()).toMatchObject([{ payee: null, reference: 'Cheque 118' }])
  })
})

describe('from a special levy', () => {
  let levyId: string
  const get = () => on.desk.mandeep.call(levies.get, { params: { id: levyId } })
  beforeEach(async () => {
    const roof = { name: 'Roof', purpose: 'A new roof', totalCents: 1_000_000, division: 'entitlement' } as const
    const draft = await on.desk.mandeep.call(levies.draft, { body: { ...roof, dueDays: ['2026-11-10'] } })
    levyId = draft._id
    const body = { step: 'approve', approvedOn: '2026-11-01', resolution: 'AGM', version: draft.version } as const
    await on.desk.mandeep.call(levies.step, { params: { id: levyId }, body })
    // 100.00 is paid into it.
    await on.desk.records({ cents: 10_000, place: { holdingId: on.olivia } })
  })

  it('spends its money, never more than was paid, and undoing brings it back', async () => {
    const expense = await on.recorded({ levyId, cents: 6000 })
    expect(expense).toMatchObject({ levy: { _id: levyId, name: 'Roof' } })
    expect((await get()).money).toMatchObject({ spentCents: 6000, balanceCents: 4000 })
    expect(await wordsOf(on.records({ levyId, cents: 4001 }))).toEqual([
      409,
      'The special levy “Roof” would be $0.01 short. Only what owners paid into it can be spent.',
    ])
    expect(await cashOf('levy')).toBe(4000)
    expect((await on.undoes(expense)).status).toBe(200)
    expect((await get()).money).toMatchObject({ spentCents: 0, balanceCents: 10_000 })
  })

  it('is undone once it is completed as well, for a surplus; nothing more is recorded then', async () => {
    const expense = await on.recorded({ levyId, cents: 6000 })
    const { version } = await get()
    const body = { step: 'finish', version } as const
    await on.desk.mandeep.send('POST', `/api/levies/${levyId}/steps`, { body })
    expect(await wordsOf(on.records({ levyId }))).toEqual([
      409,
      'The special levy “Roof” is completed, so nothing more can be spent from it.',
    ])
    expect((await on.undoes(expense)).status).toBe(200)
    expect((await get()).surplus).toMatchObject({ cents: 10_000 })
  })
})

it('counts in the budget against the books, and is listed as spending that needs approval', async () => {
  await completeHarbour(on.world)
  const { _id } = await withBudgets(on.world, on.desk.mandeep).approved('2026-01-01')
  const [awning] = await addCategories(on.books.ctx, [{ kind: 'expense', name: 'Awning' }])
  await on.recorded({ categoryId: awning!._id })
  await on.recorded({ fund: 'reserve', authority: 'AGM', cents: 700 })
  const planned = (await on.desk.mandeep.call(banking.accounts)).categories.find(({ name }) => name === 'Insurance')
  await on.recorded({ categoryId: planned!._id, cents: 900 })
  await on.undoes(await on.recorded({ categoryId: awning!._id, cents: 1 }))
  const report = await on.desk.mandeep.call(spending.report, { query: {} })
  expect(report.spending.map(({ fund, category, cents, state }) => [fund, category, cents, state])).toEqual([
    ['reserve', 'Repairs', 700, 'unapproved'],
    ['operating', 'Awning', 5421, 'unapproved'],
  ])
  const actual = await on.desk.mandeep.call(budget.actual, { params: { id: _id } })
  const rows = actual!.funds.flatMap(({ fund, rows: all }) => all.map((row) => ({ fund, ...row })))
  expect(rows.filter(({ kind, actualCents }) => kind === 'expense' && actualCents > 0)).toMatchObject([
    { fund: 'operating', name: 'Insurance', actualCents: 900, isUnbudgeted: false },
    { fund: 'operating', name: 'Awning', actualCents: 5421, isUnbudgeted: true },
    { fund: 'reserve', name: 'Repairs', actualCents: 700, isUnbudgeted: true },
  ])
})
