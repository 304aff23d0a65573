/** Budgets over HTTP: who keeps them, what is written and refused, and the steps from a draft to the one that replaces it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../../contract/audit.ts'
import { budget } from '../../../contract/budget.ts'
import type { Budget } from '../../../contract/budget/budget.ts'
import { budgetLinesMost } from '../../../contract/limits/budget.ts'
import type { Caller } from '../../testing/caller.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { byId, usual, withBudgets } from '../../testing/budgets.ts'

let world: World
let mandeep: Caller
let carla: Caller
let budgets: ReturnType<typeof withBudgets>
beforeAll(async () => {
  world = await openWorld()
  mandeep = await world.as('mandeep')
  carla = await world.as('carla')
  budgets = withBudgets(world, mandeep)
})
afterAll(() => world.close())

const send = async (of: Pick<Budget, '_id'>, body: object) => {
  const { status, body: answer } = await mandeep.send('POST', `/api/budgets/${of._id}/steps`, { body })
  return [status, answer.error, answer.errors]
}
const refusedField = (field: string, message: string) => [400, expect.any(String), [{ field, message }]]
const actionsOf = async ({ _id }: Pick<Budget, '_id'>) => {
  const { items } = await mandeep.call(audit.history, { params: { subject: 'budget', id: _id }, query: {} })
  return items.map(({ action }) => action)
}

describe('a draft', () => {
  it('is of a fiscal year, and keeps its lines as they were written, with sums, months and rounding', async () => {
    const made = await mandeep.call(budget.draft, { body: { startsOn: '2030-01-01' } })
    expect(made).toMatchObject({ name: '2030', endsOn: '2030-12-31', state: 'draft', lines: [], version: 1 })
    const changed = await mandeep.call(budget.change, { ...byId(made), body: { ...usual, version: 1 } })
    expect(changed).toMatchObject({
      ...usual,
      ...{ expenseCents: 27_500_000, otherIncomeCents: 500_000, yearCents: 29_900_000, version: 2 },
      ...{ monthCents: 2_491_667, roundingCents: 4, warnings: [], authority: '', approvedOn: null },
      funds: [
        { fund: 'operating', yearCents: 27_000_000, monthCents: 2_250_000, roundingCents: 0 },
        { fund: 'reserve', yearCents: 2_900_000, monthCents: 241_667, roundingCents: 4 },
      ],
      can: { change: true, steps: ['notice', 'discard'] },
    })
    expect(changed.categories).toEqual(
      expect.arrayContaining([
        { kind: 'expense', name: 'Insurance' },
        { kind: 'income', name: 'Other income' },
      ]),
    )
    expect(await carla.call(budget.get, byId(made))).toEqual({ ...changed, can: { change: false, steps: [] } })
  })

  it('begins with the lines of another, but those of categories that are no longer in use', async () => {
    const first = await budgets.drafted('2031-01-01', {
      lines: [...usual.lines, { kind: 'expense', name: 'Pool', yearCents: 1 }],
      reserveCents: 7,
    })
    await budgets.query(`update ledger_accounts set retired_at = now() where name = 'Pool'`)
    const second = await mandeep.call(budget.draft, { body: { startsOn: '2032-01-01', copyOf: first._id } })
    expect(second).toMatchObject({ lines: usual.lines, reserveCents: 7, name: '2032' })
  })

  it('names categories that the building has however they are spelled, and adds the others once', async () => {
    const spelled = [
      { kind: 'expense', name: 'ELEVATOR  maintenance', yearCents: 2, group: null },
      { kind: 'income', name: 'Elevator maintenance', yearCents: 1, group: null },
    ] as const
    await budgets.drafted('2033-01-01', { lines: [{ ...spelled[0], name: 'Elevator maintenance' }], reserveCents: 0 })
    const { lines } = await budgets.drafted('2033-01-01', { lines: [...spelled], reserveCents: 0 })
    expect(lines).toEqual([{ ...spelled[0], name: 'Elevator maintenance' }, spelled[1]])
    const rows = await budgets.query(`select 1 from ledger_accounts where name ilike 'elevator maintenance'`)
    expect(rows).toHaveLength(2)
  })

  it.each([
    ['startsOn', { startsOn: '2027-01-02' }, 'Choose the first day of a month'],
    ['startsOn', { startsOn: '0000-01-01' }, 'Not a valid date'],
    ['copyOf', { startsOn: '2027-01-01', copyOf: 'x' }, 'Not a valid id'],
  ])('is refused by %s', async (field, body, message) => {
    const answer = await mandeep.send('POST', '/api/budgets', { body })
    expect([answer.status, answer.body.errors]).toEqual([400, [{ field, message }]])
  })

  const line = { kind: 'expense', name: 'Water', yearCents: 1, group: null } as const
  it.each([
    ['reserveCents', { reserveCents: -1 }, 'Enter an amount such as 1,250.00, up to $10 million'],
    [
      'lines.0.yearCents',
      { lines: [{ ...line, yearCents: 1_000_000_001 }] },
      'Enter an amount such as 1,250.00, up to $10 million',
    ],
    ['lines.0.name', { lines: [{ ...line, name: ' ' }] }, 'Category is required'],
    ['lines.1.name', { lines: [line, { ...line, name: 'water' }] }, 'This category is listed twice'],
    [
      'lines.0.name',
      { lines: [{ ...line, kind: 'income', name: 'fees' }] },
      'Fees and levies follow from the budget. Enter other income only.',
    ],
    [
      'lines',
      { lines: Array.from({ length: budgetLinesMost + 1 }, (_, n) => ({ ...line, name: `${n}` })) },
      'At most 120 lines',
    ],
  ])('has lines that are refused by %s', async (field, more, message) => {
    const made = await mandeep.call(budget.draft, { body: { startsOn: '2034-01-01' } })
    const body = { lines: [], reserveCents: 0, version: 1, ...more }
    const answer = await mandeep.send('PUT', `/api/budgets/${made._id}`, { body })
    expect([answer.status, answer.body.errors]).toEqual([400, [{ field, message }]])
    expect(await mandeep.call(budget.get, byId(made))).toEqual(made)
  })

  it('has as many lines as it may have', async () => {
    const lines = Array.from({ length: budgetLinesMost }, (_, n) => ({ ...line, name: `Line ${n}` }))
    expect((await budgets.drafted('2034-01-01', { lines, reserveCents: 1 })).lines).toEqual(lines)
  })

  it('that someone else just changed is refused, and shown', async () => {
    const made = await budgets.drafted('2035-01-01')
    for (const [method, path, body] of [
      ['PUT', '', { ...usual, version: 1 }],
      ['POST', '/steps', { step: 'discard', version: 1 }],
    ] as const) {
      const answer = await mandeep.send(method, `/api/budgets/${made._id}${path}`, { body })
      expect([answer.status, answer.body.code, answer.body.current]).toEqual([409, 'STALE', made])
    }
  })
})

describe('the steps of a budget', () => {
  it('lead to owners, back to a draft, and to nothing where it is discarded; the history keeps them', async () => {
    const made = await budgets.noticed('2036-01-01')
    expect(made).toMatchObject({ state: 'noticed', noticedOn: '2026-02-05', can: { steps: ['approve', 'redraft'] } })
    const change = await mandeep.send('PUT', `/api/budgets/${made._id}`, { body: { ...usual, version: made.version } })
    expect([change.status, change.body.error]).toEqual([
      409,
      'Owners were sent this budget. Return it to a draft to change it.',
    ])
    const draft = await budgets.step(made, { step: 'redraft', version: made.version })
    expect(draft).toMatchObject({ state: 'draft', noticedOn: null })
    expect(await mandeep.call(budget.step, { ...byId(draft), body: { step: 'discard', version: 4 } })).toBeNull()
    expect((await mandeep.try(budget.get, byId(made))).status).toBe(404)
    expect(await actionsOf(made)).toEqual(['discarded', 'returned to draft', 'noticed', 'lines changed', 'drafted'])
  })

  it('that its state doesn’t allow are refused in words', async () => {
    const draft = await budgets.drafted('2037-01-01')
    const approving = { step: 'approve', approvedOn: '2026-02-26', authority: 'AGM', feesFrom: '2037-01-01' }
    expect(await send(draft, { ...approving, version: 2 })).toEqual([
      409,
      'First record when this budget was sent to owners.',
      undefined,
    ])
    expect((await send(draft, { step: 'redraft', version: 2 }))[0]).toBe(409)
    const noticed = await budgets.step(draft, { step: 'notice', noticedOn: '2026-11-20', version: 2 })
    expect((await send(noticed, { step: 'discard', version: 3 }))[0]).toBe(409)
    expect((await send(noticed, { step: 'notice', noticedOn: '2026-11-20', version: 3 }))[0]).toBe(409)
  })

  it('take days that have come, a meeting, and a month of the year', async () => {
    const draft = await budgets.drafted('2038-01-01')
    expect(await send(draft, { step: 'notice', noticedOn: '2026-11-21', version: 2 })).toEqual(
      refusedField('noticedOn', 'This date is in the future'),
    )
    const noticed = await budgets.step(draft, { step: 'notice', noticedOn: '2026-11-20', version: 2 })
    const sound = { step: 'approve', approvedOn: '2026-11-20', authority: 'AGM', feesFrom: '2038-01-01', version: 3 }
    for (const [field, more, message] of [
      ['approvedOn', { approvedOn: '2026-11-21' }, 'This date is in the future'],
      ['approvedOn', { approvedOn: '2026-11-19' }, 'The budget was sent to owners on Nov 20, 2026, after this date'],
      ['feesFrom', { feesFrom: '2037-12-01' }, 'Choose a month of the fiscal year, January 2038 to December 2038'],
      ['feesFrom', { feesFrom: '2038-01-05' }, 'Choose the first day of a month'],
      ['authority', { authority: '' }, 'Enter the meeting or resolution that approved the budget'],
      [
        'catchUpOn',
        { feesFrom: '2038-02-01', catchUpOn: '2038-02-01' },
        'No earlier fees are on record, so there is no difference to charge',
      ],
    ] as const)
      expect(await send(noticed, { ...sound, ...more })).toEqual(refusedField(field, message))
    expect(await mandeep.call(budget.get, byId(noticed))).toEqual(noticed)
  })

  it('approve one in place of that of the same year, which stays as it was', async () => {
    const first = await budgets.approved('2039-01-01', { feesFrom: '2039-01-01' })
    expect(first).toMatchObject({ state: 'approved', authority: 'Annual general meeting', feesFrom: '2039-01-01' })
    expect(first.can).toEqual({ change: false, steps: [] })
    const second = await budgets.approved('2039-01-01', { feesFrom: '2039-04-01' })
    const replaced = await mandeep.call(budget.get, byId(first))
    expect(replaced).toMatchObject({ state: 'superseded', feesFrom: '2039-01-01', version: first.version + 1 })
    expect([await actionsOf(first), await actionsOf(second)]).toEqual([
      ['superseded', 'approved', 'noticed', 'lines changed', 'drafted'],
      ['approved', 'noticed', 'lines changed', 'drafted'],
    ])
    expect((await send(replaced, { step: 'redraft', version: replaced.version }))[0]).toBe(409)
    const change = { body: { ...usual, version: second.version } }
    expect((await mandeep.send('PUT', `/api/budgets/${second._id}`, change)).status).toBe(409)
  })

  it('never approve two for the same time', async () => {
    await budgets.approved('2041-01-01', { feesFrom: '2041-01-01' })
    const other = await budgets.noticed('2041-07-01')
    const body = { step: 'approve', approvedOn: '2026-02-26', authority: 'AGM', feesFrom: '2041-07-01', version: 3 }
    expect(await send(other, body)).toEqual([
      409,
      'Another approved budget covers part of this fiscal year.',
      undefined,
    ])
  })

  it('to less for the reserve than the law’s least ask why; to the least of it they don’t', async () => {
    const less = await budgets.noticed('2043-01-01', { ...usual, reserveCents: 2_699_999 })
    expect(less.warnings).toMatchObject([
      {
        about: 'reserveLow',
        words: 'The contribution to the contingency reserve fund is $0.01 below the minimum of $27,000.00.',
        reason: { source: 'Strata Property Regulation, s. 6.1' },
      },
    ])
    const body = { step: 'approve', approvedOn: '2026-02-26', authority: 'AGM', feesFrom: '2043-01-01', version: 3 }
    expect(await send(less, body)).toEqual(
      refusedField('lowReserveReason', 'Enter the reason for a contribution below the minimum of $27,000.00'),
    )
    const lowReserveReason = 'The roof was replaced this year.'
    expect((await budgets.approve(less, { feesFrom: '2043-01-01', lowReserveReason })).lowReserveReason).toBe(
      lowReserveReason,
    )
    const enough = await budgets.noticed('2044-01-01', { ...usual, reserveCents: 2_700_000 })
    expect(await budgets.approve(enough, { feesFrom: '2044-01-01', lowReserveReason })).toMatchObject({
      state: 'approved',
      lowReserveReason: '',
    })
  })
})

describe('the list', () => {
  it('is paged, the latest year first, with sums', async () => {
    const { items: all } = await carla.call(budget.list, { query: { limit: 100 } })
    expect(all.map(({ startsOn }) => startsOn)).toEqual(
      all
        .map(({ startsOn }) => startsOn)
        .toSorted()
        .toReversed(),
    )
    const paged: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await carla.call(budget.list, { query: { limit: 3, ...(cursor && { cursor }) } })
      paged.push(...page.items.map(({ _id }) => _id))
      cursor = page.nextCursor
    } while (cursor)
    expect(paged).toEqual(all.map(({ _id }) => _id))
    expect(all[0]).toMatchObject({ expenseCents: 27_500_000, otherIncomeCents: 500_000, yearCents: 29_700_000 })
  })
})

describe('who keeps budgets', () => {
  it('manages finances: council reads, residents do neither, and the building next door finds none', async () => {
    const made = await budgets.drafted('2045-01-01')
    const ada = await world.as('ada')
    const path = `/api/budgets/${made._id}`
    const writes = [
      ['POST', '/api/budgets', { startsOn: '2046-01-01' }],
      ['PUT', path, { ...usual, version: 2 }],
      ['POST', `${path}/steps`, { step: 'discard', version: 2 }],
      ['POST', '/api/charge-runs', { month: '2026-12-01' }],
    ] as const
    const reads = ['/api/budgets', path, `${path}/fees`, '/api/charge-runs']
    for (const name of ['carla', 'olivia', 'theo'] as const) {
      const caller = await world.as(name)
      for (const [method, to, body] of writes) expect((await caller.send(method, to, { body })).status).toBe(403)
      for (const to of reads) expect((await caller.send('GET', to)).status).toBe(name === 'carla' ? 200 : 403)
    }
    for (const to of [path, `${path}/fees`]) expect((await ada.send('GET', to)).status).toBe(404)
    const nextDoor = await world.as('mandeep', 'prairie')
    for (const [method, to, body] of writes.slice(1, 3))
      expect((await nextDoor.send(method, to, { body })).status).toBe(404)
    const copy = { body: { startsOn: '2046-01-01', copyOf: made._id } }
    expect((await nextDoor.send('POST', '/api/budgets', copy)).status).toBe(404)
    expect(await mandeep.call(budget.get, byId(made))).toEqual(made)
  })
})
