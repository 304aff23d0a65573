// Runs on both versions of PostgreSQL: triggers and locks.
/** The ledger: balanced in each fund, entered once, never changed, closed by the month, and checked to the byte. */
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import type { InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { untilWaiting } from '../../testing/locks.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { findCurrentBuilding, foundBuilding } from '../buildings/buildings.ts'
import { chartOf, post as postAll, reverse, verifyLedger, type Line, type NewEntry } from './ledger.ts'

let world: World
let ctx: InBuilding
let chart: Awaited<ReturnType<typeof chartOf>>
beforeEach(async () => {
  world = await openWorld()
  ctx = await inside(world.cast.buildings.harbour)
  chart = await chartOf(ctx)
})
afterEach(() => world.close())

const inside = async (id: string): Promise<InBuilding> => ({
  ...world.context(),
  building: (await findCurrentBuilding(world.platform.db, id))!,
})
const post = async (where: InBuilding, entries: readonly NewEntry[]): Promise<string[]> => {
  const made = await postAll(where, entries)
  return entries.flatMap(({ source }) => made.get(source) ?? [])
}
const query = (text: string, values: unknown[] = []) => world.connection.pool.query(text, values)

type Account = keyof typeof chart.accounts
const line = (account: Account, cents: number, fund: keyof typeof chart.funds = 'operating'): Line => ({
  accountId: chart.accounts[account],
  fundId: chart.funds[fund],
  holdingId: null,
  cents,
})
const entry = (source: string, lines: readonly Line[], day = '2026-11-20'): NewEntry => ({
  ...{ day, source, lines },
  words: 'Opening balance',
})
const opening = (source: string, cents = 10_000, day = '2026-11-20') =>
  entry(source, [line('bank', cents), line('opening', -cents)], day)

const counted = async () => (await query('select count(*)::integer as many from ledger_entries')).rows[0].many as number
const close = (through: string) => query('update ledger_books set locked_through = $1', [through])

const tables = ['ledger_entries', 'ledger_lines']

/** Lets somebody past the product change what it never changes. */
const past = async (text: string, values: unknown[]) => {
  const client = await world.connection.pool.connect()
  try {
    await client.query('begin')
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
    await client.query(text, values)
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
  } finally {
    client.release()
  }
}

it('begins in every building with its funds and accounts', async () => {
  const made = await foundBuilding(world.context(), {
    ...{ name: 'New', code: 'NEWB01', address: '1 Road', city: 'Victoria', province: 'BC', postalCode: 'V8V 1A1' },
    ...{ planNumber: 'EPS 9', timeZone: 'America/Vancouver', features: ctx.building.features },
  })
  const { funds, accounts } = await chartOf(await inside(made._id))
  expect(Object.keys(funds).toSorted()).toEqual(['operating', 'reserve', 'trust'])
  expect(Object.keys(accounts)).toHaveLength(12)
  expect(Object.values(accounts)).not.toContain(chart.accounts.bank)
})

describe('an entry', () => {
  it('is entered once for what it stands for', async () => {
    const first = await post(ctx, [opening('opening:bank'), opening('opening:other')])
    expect(first).toHaveLength(2)
    expect(await post(ctx, [opening('opening:bank', 99), opening('opening:third')])).toHaveLength(1)
    expect(await counted()).toBe(3)
    expect(await post(await inside(world.cast.buildings.prairie), [])).toEqual([])
  })

  it('of a run that starts fifty times at once is entered once', async () => {
    const units = Array.from({ length: 64 }, (_, index) => opening(`fee:2026-12:${index}`))
    const runs = await Promise.all(
      Array.from({ length: 50 }, (_, index) => post(ctx, index % 2 ? units : units.toReversed())),
    )
    expect(runs.flat()).toHaveLength(64)
    expect(await counted()).toBe(64)
    expect((await verifyLedger(ctx)).fault).toBeNull()
  })

  it.each([
    ['that doesn’t sum to zero', () => [line('bank', 100), line('opening', -99)], 'sums to zero in each fund'],
    [
      'that sums to zero only over two funds',
      () => [line('bank', 100), line('opening', -100, 'reserve')],
      'sums to zero in each fund',
    ],
    ['of one line', () => [line('bank', 100)], 'line_count'],
    ['of no cents', () => [line('bank', 0), line('opening', 0)], 'cents'],
    ['of too many cents', () => [line('bank', 10 ** 11), line('opening', -(10 ** 11))], 'cents'],
    ['that names no debtor of a debt', () => [line('receivable', 100), line('fees', -100)], 'ledger_lines_of_holding'],
    [
      'on an account that isn’t there',
      () => [line('bank', 100), { ...line('bank', -100), accountId: newId() }],
      'all its lines at once',
    ],
    [
      'in a fund that isn’t there',
      () => [line('bank', 100), { ...line('bank', -100), fundId: newId() }],
      'foreign key',
    ],
  ])('%s is refused by the database', async (_what, lines, why) => {
    await expect(post(ctx, [opening('good'), entry('bad', lines())])).rejects.toThrow(why)
    expect(await counted()).toBe(0)
  })

  it('has no account or fund of the building next door', async () => {
    const foreign = await chartOf(await inside(world.cast.buildings.prairie))
    const lines = [line('bank', 100), line('opening', -100)]
    for (const part of [{ fundId: foreign.funds.operating }, { accountId: foreign.accounts.bank }])
      await expect(post(ctx, [entry('x', [{ ...lines[0]!, ...part }, lines[1]!])])).rejects.toThrow()
    expect(await counted()).toBe(0)
  })

  it.each([
    `update ledger_entries set words = 'Other'`,
    'delete from ledger_entries',
    'truncate ledger_entries cascade',
    'update ledger_lines set cents = 1',
    'delete from ledger_lines',
    'truncate ledger_lines',
  ])('is never changed: %s', async (text) => {
    await post(ctx, [opening('opening')])
    await expect(query(text)).rejects.toThrow('never changed')
  })

  it('gets no balanced pair of lines afterwards, and none is left without lines', async () => {
    const [id] = await post(ctx, [opening('opening')])
    await expect(
      query(
        `insert into ledger_lines select building_id, entry_id, position + 2, day, account_id, account_kind, fund_id, holding_id, cents
         from ledger_lines where entry_id = $1`,
        [id],
      ),
    ).rejects.toThrow('all its lines at once')
    await expect(
      query(
        `insert into ledger_entries (id, building_id, day, recorded_at, source, words, line_count, seal)
         select $2, building_id, day, recorded_at, 'empty', words, 2, seal from ledger_entries where id = $1`,
        [id, newId()],
      ),
    ).rejects.toThrow('an entry has lines')
  })
})

describe('a month that is locked', () => {
  it('takes no entry, and says which month it is and which day is open', async () => {
    await close('2026-11-30')
    await expect(
      post(ctx, [opening('late', 100, '2026-12-01'), opening('x', 100, '2026-10-31')]),
    ).rejects.toMatchObject({
      status: 409,
      message: 'October 2026 is locked. The first open day is Dec 1, 2026.',
    })
    expect(await counted()).toBe(0)
    expect(await post(ctx, [opening('x', 100, '2026-12-01')])).toHaveLength(1)
  })

  it('ends with a month', async () => {
    await expect(close('2026-11-29')).rejects.toThrow('locked_through')
  })

  it('waits for an entry on its way, and refuses the next one', async () => {
    let locking: Promise<unknown> | undefined
    await inTransaction(ctx, async (tx) => {
      await post(tx, [opening('first')])
      locking = close('2026-11-30')
      await untilWaiting(world.connection.pool, 1)
    })
    await locking
    expect(await counted()).toBe(1)
    await expect(post(ctx, [opening('second')])).rejects.toThrow('November 2026 is locked')
  })
})

describe('a reversal', () => {
  it('turns the signs today, once', async () => {
    const [id] = await post(ctx, [opening('opening', 500, '2026-10-01')])
    await reverse(ctx, { entryId: id!, words: 'Entered twice' })
    const { rows } = await query(
      `select e.day, l.cents::integer from ledger_entries e join ledger_lines l on l.entry_id = e.id
       where e.reverses_id = $1 order by l.position`,
      [id],
    )
    expect(rows).toEqual([
      { day: '2026-11-20', cents: -500 },
      { day: '2026-11-20', cents: 500 },
    ])
    await expect(reverse(ctx, { entryId: id!, words: 'Again' })).rejects.toMatchObject({ status: 409 })
    await expect(reverse(ctx, { entryId: newId(), words: 'Nothing' })).rejects.toMatchObject({ status: 404 })
    const nextDoor = await inside(world.cast.buildings.prairie)
    await expect(reverse(nextDoor, { entryId: id!, words: 'Not ours' })).rejects.toMatchObject({ status: 404 })
    expect((await verifyLedger(ctx)).fault).toBeNull()
  })

  it('asked for twenty times at once happens once', async () => {
    const [id] = await post(ctx, [opening('opening')])
    const asked = Array.from({ length: 20 }, () => reverse(ctx, { entryId: id!, words: 'Entered twice' }))
    const done = (await Promise.allSettled(asked)).filter(({ status }) => status === 'fulfilled')
    expect([done.length, await counted()]).toEqual([1, 2])
  })

  it('of a locked month is entered on the first open day', async () => {
    const [id] = await post(ctx, [opening('opening')])
    await close('2026-11-30')
    const undone = await reverse(ctx, { entryId: id!, words: 'Entered twice' })
    expect((await query('select day from ledger_entries where id = $1', [undone])).rows).toEqual([
      { day: '2026-12-01' },
    ])
  })
})

describe('checking the ledger', () => {
  it('counts what is there and finds it in balance', async () => {
    await post(ctx, [opening('a'), opening('b')])
    const { books, fault } = await verifyLedger(ctx)
    expect(books).toEqual({ funds: 3, accounts: 12, holdings: 0, entries: 2, lines: 4 })
    expect(fault).toBeNull()
    expect((await verifyLedger(await inside(world.cast.buildings.prairie))).books.entries).toBe(0)
  })

  it.each([
    ['words', `update ledger_entries set words = 'Opening balancf' where id = $1`, 'isn’t as it was entered'],
    ['bank’s day', `update ledger_entries set value_day = '2026-11-21' where id = $1`, 'isn’t as it was entered'],
    ['cents', `update ledger_lines set cents = cents + 1 where entry_id = $1 and position = 1`, 'sum to zero'],
    ['cents of both sides', `update ledger_lines set cents = cents * 2 where entry_id = $1`, 'isn’t as it was entered'],
    ['lines, of which one is gone', `delete from ledger_lines where entry_id = $1 and position = 1`, '1 of 2 lines'],
    ['lines, which are all gone', `delete from ledger_lines where entry_id = $1`, '0 of 2 lines'],
  ])('names the entry where somebody changed the %s', async (_what, text, why) => {
    const [, second] = await post(ctx, [opening('a'), opening('b'), opening('c')])
    await past(text, [second])
    const { fault } = await verifyLedger(ctx)
    expect(fault!.what).toBe(`Entry ${second} (b)`)
    expect(fault!.why).toContain(why)
  })

  it('names a reversal that doesn’t undo what it reverses', async () => {
    const [first, second] = await post(ctx, [opening('a', 100), opening('b', 200)])
    const undone = await reverse(ctx, { entryId: first!, words: 'Entered twice' })
    await past('update ledger_entries set reverses_id = $2 where id = $1', [undone, second])
    expect((await verifyLedger(ctx)).fault?.what).toContain(undone)
  })
})

const aCents = fc.integer({ min: 1, max: 100_000_000 })
const aFund = fc.constantFrom('operating', 'reserve', 'trust')
const anEntry = fc.array(fc.record({ cents: aCents, fund: aFund, isIncome: fc.boolean() }), {
  minLength: 1,
  maxLength: 5,
})

test('whatever is entered, each account and fund has what plain arrays say', async () => {
  const entries = fc.sample(fc.tuple(anEntry, fc.boolean()), 60)
  const told = new Map<string, number>()
  const add = (lines: readonly Line[]) => {
    for (const { accountId, fundId, cents } of lines)
      told.set(`${accountId} ${fundId}`, (told.get(`${accountId} ${fundId}`) ?? 0) + cents)
  }
  for (const [index, [parts, isUndone]] of entries.entries()) {
    const lines = parts.flatMap(({ cents, fund, isIncome }) => [
      line('bank', cents, fund),
      line(isIncome ? 'fees' : 'opening', -cents, fund),
    ])
    const [id] = await post(ctx, [entry(`entry ${index}`, lines)])
    add(lines)
    if (!isUndone) continue
    await reverse(ctx, { entryId: id!, words: 'Undone' })
    add(lines.map((one) => ({ ...one, cents: -one.cents })))
  }
  const { rows } = await query(
    `select account_id || ' ' || fund_id as key, sum(cents)::float8 as cents from ledger_lines group by account_id, fund_id`,
  )
  expect(new Map(rows.map(({ key, cents }) => [key, cents]))).toEqual(told)
  expect((await verifyLedger(ctx)).fault).toBeNull()
})
