/** The fund report and approvals of spending, over HTTP. */
import { beforeEach, describe, expect, it } from 'vitest'
import { budget } from '../../../contract/budget.ts'
import type { BudgetAmounts } from '../../../contract/budget/budget.ts'
import { spending } from '../../../contract/spending.ts'
import type { Caller } from '../../testing/caller.ts'
import { pdfWords } from '../../testing/letters.ts'
import { completeHarbour } from '../../testing/lots.ts'
import { addCategories, openFund, post, reverse } from '../ledger/ledger.ts'
import { withSpending } from './testing/spending.ts'

const on = withSpending()
beforeEach(() => completeHarbour(on.world))

const agm = { step: 'approve', basis: 'otherWork', approvedOn: '2026-03-01', resolution: 'AGM', version: 0 }
const leak = { step: 'approve', basis: 'emergency', resolution: 'A burst pipe in the garage', version: 0 }

type Lines = BudgetAmounts['lines']
const insurance = { kind: 'expense' as const, name: 'Insurance', yearCents: 27_000_000 }

const drafts = async (startsOn: string, lines: Lines) => {
  const { _id, version } = await on.mandeep.call(budget.draft, { body: { startsOn } })
  const body = { lines, reserveCents: 2_900_000, version }
  return on.mandeep.call(budget.change, { params: { id: _id }, body })
}

/** Has a budget approved; of 2026, with insurance and nothing else, unless others are named. */
const budgeted = async (startsOn = '2026-01-01', lines: Lines = [insurance]) => {
  const { _id, version } = await drafts(startsOn, lines)
  const params = { id: _id }
  const noticedOn = `${startsOn.slice(0, 4)}-02-05`
  await on.mandeep.call(budget.step, { params, body: { step: 'notice', noticedOn, version } })
  const approved = { approvedOn: `${startsOn.slice(0, 4)}-02-26`, authority: 'Annual general meeting' }
  const feesFrom = `${startsOn.slice(0, 4)}-12-01`
  await on.mandeep.call(budget.step, { params, body: { step: 'approve', ...approved, feesFrom, version: version + 1 } })
}

describe('the fund report', () => {
  it('tells each fund from its opening balance, by month, to that of today', async () => {
    await on.books.owes(on.olivia, 'strataFee', '2025-12-01', 30_000)
    await on.books.owes(on.olivia, 'strataFee', '2026-10-01', 39_107, 4200)
    await on.spends('2026-10-15', 10_000)
    await on.spends('2026-12-15', 999)
    const report = await on.report()
    expect(report).toMatchObject({
      ...{ startsOn: '2026-01-01', endsOn: '2026-12-31', to: '2026-11-20', years: ['2026-01-01', '2025-01-01'] },
      statementDue: { on: '2027-02-25', source: 'Strata Property Regulation, s. 6.7' },
    })
    expect([report.months.length, report.months[0], report.months.at(-1)]).toEqual([11, '2026-01-01', '2026-11-01'])
    const [operating, reserve, ...others] = report.funds
    expect(operating).toMatchObject({ openingCents: 30_000, incomeCents: 39_107, expenseCents: 10_000 })
    expect(operating!.closingCents).toBe(59_107)
    expect(operating!.balancesCents).toEqual([...Array<number>(9).fill(30_000), 59_107, 59_107])
    expect(reserve).toMatchObject({ kind: 'reserve', openingCents: 0, incomeCents: 4200, closingCents: 4200 })
    expect(others).toEqual([])
    expect(report.income).toEqual([
      { fund: 'operating', name: 'Owners’ contributions', cents: 39_107 },
      { fund: 'reserve', name: 'Owners’ contributions', cents: 4200 },
    ])
    const last = await on.report('2025-12-31')
    expect(last).toMatchObject({ startsOn: '2025-01-01', to: '2025-12-31', expenses: [] })
    expect(last.funds[0]).toMatchObject({ openingCents: 0, closingCents: 30_000 })
  })

  it('agrees with the funds of the books', async () => {
    await on.books.owes(on.olivia, 'strataFee', '2026-10-01', 39_107, 4200)
    await on.books.pays(on.olivia, 50_000, '2026-11-05')
    await on.spends('2026-10-15', 10_000, 'reserve', 'Roof')
    const { funds } = await on.report()
    const books = (await on.mandeep.send('GET', '/api/ledger/books')).body.data.funds as {
      _id: string
      balanceCents: number
    }[]
    for (const { _id, closingCents } of funds)
      expect(closingCents).toBe(books.find((fund) => fund._id === _id)!.balanceCents)
  })

  it('lists what the budget doesn’t have, counts what has no approval, and leaves out what was undone', async () => {
    await budgeted()
    const awning = await on.spends('2026-10-15', 10_000)
    await on.spends('2026-10-16', 77_700, 'operating', 'Insurance')
    const roof = await on.spends('2026-10-17', 5000, 'reserve', 'Roof')
    const undone = await on.spends('2026-10-18', 1)
    await reverse(on.books.ctx, { entryId: undone, words: 'Undone' })
    const report = await on.report()
    expect(report.spending).toMatchObject([
      { _id: roof, fund: 'reserve', category: 'Roof', cents: 5000, state: 'unapproved', version: 0 },
      { _id: awning, fund: 'operating', category: 'Awning', cents: 10_000, state: 'unapproved', resolution: '' },
    ])
    expect(report.limit).toMatchObject({ usedCents: 10_000, belowCents: 200_000, source: 'Strata Property Act, s. 98' })
    expect(report.expenses).toMatchObject([
      { name: 'Awning', unapprovedCents: 10_000 },
      { name: 'Insurance', unapprovedCents: 0 },
      { fund: 'reserve', name: 'Roof', unapprovedCents: 5000 },
    ])
    expect(report.budget).toMatchObject({ startsOn: '2026-01-01' })
  })

  it('judges an expense by the budget that was approved for its day, and counts what came back', async () => {
    const awning = { kind: 'expense' as const, name: 'Awning', yearCents: 1_000_000 }
    await budgeted('2025-01-01', [insurance, awning])
    await budgeted('2026-01-01', [awning])
    // 20,000.00 of contributions.
    const income = { kind: 'income' as const, name: 'Laundry', yearCents: 1_000_000 }
    await budgeted('2026-01-01', [{ ...insurance, yearCents: 3_000_000 }, income, { ...awning, yearCents: 0 }])
    await drafts('2026-01-01', [awning])
    await on.spends('2025-12-15', 5000)
    const listed = await on.spends('2026-10-15', 10_000)
    await on.spends('2026-10-20', -4000)
    const report = await on.report()
    expect(report.spending.map(({ _id }) => _id)).toEqual([listed])
    expect(report.expenses).toMatchObject([{ name: 'Awning', cents: 6000, unapprovedCents: 6000 }])
    expect(report.limit).toMatchObject({ usedCents: 6000, belowCents: 100_000 })
    expect((await on.report('2025-06-01')).spending).toEqual([])
  })

  it('leaves out what a special levy was spent on', async () => {
    await budgeted()
    const fundId = await openFund(on.books.ctx, 'Roof')
    const [roofing] = await addCategories(on.books.ctx, [{ kind: 'expense', name: 'Roofing' }])
    const of = { fundId, holdingId: null }
    const lines = [
      { ...of, accountId: roofing!._id, cents: 700 },
      { ...of, accountId: on.books.accounts.bank, cents: -700 },
    ]
    await post(on.books.ctx, [{ day: '2026-10-15', source: 'test:roof', words: 'Roof', lines }])
    const report = await on.report()
    expect([report.spending, report.expenses, report.limit!.usedCents]).toEqual([[], [], 0])
    expect(report.funds.at(-1)).toMatchObject({ name: 'Roof', expenseCents: 700, closingCents: -700 })
  })

  it('asks for no approval where no act on record does', async () => {
    await on.spends('2026-10-15', 10_000, 'reserve', 'Roof')
    const id = await on.spends('2026-10-15', 10_000)
    const alberta = `update buildings set jurisdiction = 'AB', province = 'AB' where id = $1`
    await on.books.query(alberta, [on.books.ctx.building._id])
    expect(await on.report()).toMatchObject({ asksApproval: false, spending: [], limit: null, statementDue: null })
    expect((await on.steps(id, agm)).status).toBe(409)
  })

  it('holds operating expenses against nothing where no budget is approved', async () => {
    await on.spends('2026-10-15', 10_000)
    expect(await on.report()).toMatchObject({ spending: [], limit: null, budget: null })
  })

  it('isn’t there for a year to come', async () => {
    const answer = await on.mandeep.send('GET', '/api/fund-report', { query: { year: '2027-01-01' } })
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'year'])
  })
})

describe('an approval', () => {
  it('is recorded, changed and withdrawn, with its history, and counts no more', async () => {
    await budgeted()
    const id = await on.spends('2026-10-15', 10_000)
    expect((await on.steps(id, agm)).body.data).toMatchObject({ state: 'approved', resolution: 'AGM', version: 1 })
    expect((await on.report()).limit!.usedCents).toBe(0)
    const changed = await on.steps(id, { ...leak, version: 1 })
    expect(changed.body.data).toMatchObject({ state: 'emergency', approvedOn: null, version: 2 })
    expect((await on.report()).limit!.usedCents).toBe(0)
    const withdrawn = await on.steps(id, { step: 'withdraw', version: 2 })
    expect(withdrawn.body.data).toMatchObject({ state: 'unapproved', basis: null, resolution: '', version: 3 })
    expect((await on.report()).limit!.usedCents).toBe(10_000)
    expect((await on.steps(id, { step: 'withdraw', version: 3 })).status).toBe(409)
    const history = (await on.mandeep.send('GET', `/api/history/spending/${id}`)).body.data
    expect(history.map((line: { action: string }) => line.action)).toEqual(['withdrawn', 'approved', 'approved'])
  })

  it('is refused by field, and changes nothing', async () => {
    const id = await on.spends('2026-10-15', 10_000, 'reserve', 'Roof')
    await budgeted()
    const operating = await on.spends('2026-10-15', 10_000)
    const refused = async (of: string, body: object): Promise<[number, string | undefined]> => {
      const answer = await on.steps(of, body)
      return [answer.status, answer.body.errors?.[0].field]
    }
    expect(await refused(id, { ...agm, approvedOn: '2026-11-21' })).toEqual([400, 'approvedOn'])
    expect(await refused(id, { ...agm, approvedOn: null })).toEqual([400, 'approvedOn'])
    expect(await refused(id, { ...agm, resolution: ' ' })).toEqual([400, 'resolution'])
    expect(await refused(operating, { ...agm, basis: 'evCharging' })).toEqual([400, 'basis'])
    expect(await refused(id, { ...agm, version: 1 })).toEqual([409, undefined])
    expect((await on.report()).spending.map(({ version }) => version)).toEqual([0, 0])
  })

  it('of two at once is recorded once; the other sees it', async () => {
    const id = await on.spends('2026-10-15', 10_000, 'reserve', 'Roof')
    const answers = await Promise.all(Array.from({ length: 6 }, () => on.steps(id, agm)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
    const stale = answers.find(({ status }) => status === 409)!
    expect(stale.body).toMatchObject({ code: 'STALE', current: { version: 1, resolution: 'AGM' } })
  })

  it('isn’t for an expense in the budget, nor for what is no expense', async () => {
    await budgeted()
    const insured = await on.spends('2026-10-15', 10_000, 'operating', 'Insurance')
    expect((await on.steps(insured, agm)).body.error).toBe('This expense is in the budget, so it needs no approval.')
    await on.books.pays(on.olivia, 50_000, '2026-11-05')
    const [{ id }] = await on.books.query(`select id from ledger_entries where source like 'bank:%' limit 1`)
    expect((await on.steps(id, agm)).status).toBe(404)
  })
})

describe('reading it', () => {
  it('is for council and who keeps the books; only these record approvals', async () => {
    const id = await on.spends('2026-10-15', 10_000, 'reserve', 'Roof')
    const statuses = async (who: Caller) => [
      (await who.send('GET', spending.report.path)).status,
      (await who.send('GET', spending.statement.path)).status,
      (await on.steps(id, agm, who)).status,
    ]
    expect(await statuses(await on.world.as('olivia'))).toEqual([403, 403, 403])
    const carla = await on.world.as('carla')
    expect(await statuses(carla)).toEqual([200, 200, 403])
    expect((await on.report(undefined, carla)).can.approve).toBe(false)
    expect(await statuses(await on.world.as('mandeep', 'prairie'))).toEqual([200, 200, 404])
    expect(await statuses(on.mandeep)).toEqual([200, 200, 200])
    expect((await on.report()).can.approve).toBe(true)
    const set = `update buildings set permissions = '{"management":{"billing":false}}' where id = $1`
    await on.books.query(set, [on.books.ctx.building._id])
    expect(await statuses(on.mandeep)).toEqual([403, 403, 403])
    expect((await on.mandeep.send('GET', `/api/history/spending/${id}`)).status).toBe(404)
  })

  it('as a statement is a PDF named after the year', async () => {
    await on.spends('2026-10-15', 10_000)
    const { headers } = await on.mandeep.send('GET', spending.statement.path, { query: { year: '2026-01-01' } })
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toContain('financial statement 2026-01-01 to 2026-11-20.pdf')
    const { text } = await pdfWords(on.mandeep, `${spending.statement.path}?year=2026-05-05`)
    for (const words of [
      'Financial statement, fiscal year 2026',
      'Total expenses $100.00',
      'Balance, Nov 20, 2026 −$100.00',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
  })
  it.each([
    ['harbour', 'Contingency reserve fund'],
    ['prairie', 'Reserve fund'],
  ] as const)('as a statement of %s names the %s', async (building, name) => {
    const { text } = await pdfWords(await on.world.as('mandeep', building), spending.statement.path)
    const head = text.replaceAll(/\s+/g, ' ')
    expect(head).toContain(`Operating fund ${name} Special levies`)
  })
})
