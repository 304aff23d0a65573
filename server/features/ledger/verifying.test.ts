// Runs on both versions of PostgreSQL: triggers.
/** The check of the ledger: in balance, to the byte, and as plain arrays say. */
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { openWorld, type World } from '../../testing/world.ts'
import { verifyLedger, type Line } from './ledger.ts'
import { reverse } from './posting.ts'
import { openLedger } from './testing/entries.ts'

let world: World
let ledger: Awaited<ReturnType<typeof openLedger>>
beforeEach(async () => {
  world = await openWorld()
  ledger = await openLedger(world)
})
afterEach(() => world.close())

const tables = ['ledger_entries', 'ledger_lines']

/** Lets someone past the product change what it never changes. */
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

describe('checking the ledger', () => {
  it('counts what is there and finds it in balance', async () => {
    await ledger.post(ledger.ctx, [ledger.opening('a'), ledger.opening('b')])
    const { books, fault } = await verifyLedger(ledger.ctx)
    expect(books).toEqual({ funds: 3, accounts: 13, holdings: 0, entries: 2, lines: 4 })
    expect(fault).toBeNull()
    expect((await verifyLedger(await ledger.inside(world.cast.buildings.prairie))).books.entries).toBe(0)
  })

  it.each([
    ['words', `update ledger_entries set words = 'Opening balancf' where id = $1`, 'isn’t as it was entered'],
    ['bank’s day', `update ledger_entries set value_day = '2026-11-21' where id = $1`, 'isn’t as it was entered'],
    ['cents', `update ledger_lines set cents = cents + 1 where entry_id = $1 and position = 1`, 'sum to zero'],
    ['cents of both sides', `update ledger_lines set cents = cents * 2 where entry_id = $1`, 'isn’t as it was entered'],
    ['lines, of which one is gone', `delete from ledger_lines where entry_id = $1 and position = 1`, '1 of 2 lines'],
    ['lines, which are all gone', `delete from ledger_lines where entry_id = $1`, '0 of 2 lines'],
  ])('names the entry where someone changed the %s', async (_what, text, why) => {
    const [, second] = await ledger.post(ledger.ctx, [ledger.opening('a'), ledger.opening('b'), ledger.opening('c')])
    await past(text, [second])
    const { fault } = await verifyLedger(ledger.ctx)
    expect(fault!.what).toBe(`Entry ${second} (b)`)
    expect(fault!.why).toContain(why)
  })

  it('names a reversal that doesn’t undo what it reverses', async () => {
    const [first, second] = await ledger.post(ledger.ctx, [ledger.opening('a', 100), ledger.opening('b', 200)])
    const undone = await reverse(ledger.ctx, { entryId: first!, words: 'Entered twice' })
    await past('update ledger_entries set reverses_id = $2 where id = $1', [undone, second])
    expect((await verifyLedger(ledger.ctx)).fault?.what).toContain(undone)
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
      ledger.line('bank', cents, fund),
      ledger.line(isIncome ? 'fees' : 'opening', -cents, fund),
    ])
    const [id] = await ledger.post(ledger.ctx, [ledger.entry(`entry ${index}`, lines)])
    add(lines)
    if (!isUndone) continue
    await reverse(ledger.ctx, { entryId: id!, words: 'Undone' })
    add(lines.map((one) => ({ ...one, cents: -one.cents })))
  }
  const { rows } = await ledger.query(
    `select account_id || ' ' || fund_id as key, sum(cents)::float8 as cents from ledger_lines group by account_id, fund_id`,
  )
  expect(new Map(rows.map(({ key, cents }) => [key, cents]))).toEqual(told)
  expect((await verifyLedger(ledger.ctx)).fault).toBeNull()
})
