// Runs on both versions of PostgreSQL: triggers and locks.
/** The ledger: balanced in each fund, entered once, never changed, closed by the month, and checked to the byte. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { untilWaiting } from '../../testing/locks.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { foundBuilding } from '../buildings/buildings.ts'
import { chartOf, verifyLedger } from './ledger.ts'
import { reverse } from './posting.ts'
import { openLedger } from './testing/entries.ts'

let world: World
let ledger: Awaited<ReturnType<typeof openLedger>>
beforeEach(async () => {
  world = await openWorld()
  ledger = await openLedger(world)
})
afterEach(() => world.close())

const counted = async () =>
  (await ledger.query('select count(*)::integer as many from ledger_entries')).rows[0].many as number
const close = (through: string) => ledger.query('update ledger_books set locked_through = $1', [through])

it('begins in every building with its funds and accounts', async () => {
  const made = await foundBuilding(world.context(), {
    ...{ name: 'New', code: 'NEWB01', address: '1 Road', city: 'Victoria', province: 'BC', postalCode: 'V8V 1A1' },
    ...{ planNumber: 'EPS 9', timeZone: 'America/Vancouver', features: ledger.ctx.building.features },
  })
  const { funds, accounts } = await chartOf(await ledger.inside(made._id))
  expect(Object.keys(funds).toSorted()).toEqual(['operating', 'reserve', 'trust'])
  expect(Object.keys(accounts)).toHaveLength(13)
  expect(Object.values(accounts)).not.toContain(ledger.chart.accounts.bank)
})

describe('an entry', () => {
  it('is entered once for what it stands for', async () => {
    const first = await ledger.post(ledger.ctx, [ledger.opening('opening:bank'), ledger.opening('opening:other')])
    expect(first).toHaveLength(2)
    expect(
      await ledger.post(ledger.ctx, [ledger.opening('opening:bank', 99), ledger.opening('opening:third')]),
    ).toHaveLength(1)
    expect(await counted()).toBe(3)
    expect(await ledger.post(await ledger.inside(world.cast.buildings.prairie), [])).toEqual([])
  })

  it('of a run that starts fifty times at once is entered once', async () => {
    const units = Array.from({ length: 64 }, (_, index) => ledger.opening(`fee:2026-12:${index}`))
    const runs = await Promise.all(
      Array.from({ length: 50 }, (_, index) => ledger.post(ledger.ctx, index % 2 ? units : units.toReversed())),
    )
    expect(runs.flat()).toHaveLength(64)
    expect(await counted()).toBe(64)
    expect((await verifyLedger(ledger.ctx)).fault).toBeNull()
  })

  it.each([
    [
      'that doesn’t sum to zero',
      () => [ledger.line('bank', 100), ledger.line('opening', -99)],
      'sums to zero in each fund',
    ],
    [
      'that sums to zero only over two funds',
      () => [ledger.line('bank', 100), ledger.line('opening', -100, 'reserve')],
      'sums to zero in each fund',
    ],
    ['of one line', () => [ledger.line('bank', 100)], 'line_count'],
    ['of no cents', () => [ledger.line('bank', 0), ledger.line('opening', 0)], 'cents'],
    ['of too many cents', () => [ledger.line('bank', 10 ** 11), ledger.line('opening', -(10 ** 11))], 'cents'],
    [
      'that names no debtor of a debt',
      () => [ledger.line('receivable', 100), ledger.line('fees', -100)],
      'ledger_lines_of_holding',
    ],
    [
      'on an account that isn’t there',
      () => [ledger.line('bank', 100), { ...ledger.line('bank', -100), accountId: newId() }],
      'all its lines at once',
    ],
    [
      'in a fund that isn’t there',
      () => [ledger.line('bank', 100), { ...ledger.line('bank', -100), fundId: newId() }],
      'foreign key',
    ],
  ])('%s is refused by the database', async (_what, lines, why) => {
    await expect(ledger.post(ledger.ctx, [ledger.opening('good'), ledger.entry('bad', lines())])).rejects.toThrow(why)
    expect(await counted()).toBe(0)
  })

  it('has no account or fund of the building next door', async () => {
    const foreign = await chartOf(await ledger.inside(world.cast.buildings.prairie))
    const lines = [ledger.line('bank', 100), ledger.line('opening', -100)]
    for (const part of [{ fundId: foreign.funds.operating }, { accountId: foreign.accounts.bank }])
      await expect(
        ledger.post(ledger.ctx, [ledger.entry('x', [{ ...lines[0]!, ...part }, lines[1]!])]),
      ).rejects.toThrow(/foreign key|all its lines at once/)
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
    await ledger.post(ledger.ctx, [ledger.opening('opening')])
    await expect(ledger.query(text)).rejects.toThrow('never changed')
  })

  it('is taken by no account that is retired; accounts and funds stay what they are', async () => {
    await ledger.query('update ledger_accounts set retired_at = now() where id = $1', [ledger.chart.accounts.opening])
    await expect(ledger.post(ledger.ctx, [ledger.opening('opening')])).rejects.toThrow(
      'a retired account takes no entry',
    )
    for (const text of [
      `update ledger_funds set kind = 'levy', name = 'Roof' where id = '${ledger.chart.funds.reserve}'`,
      `delete from ledger_accounts where id = '${ledger.chart.accounts.tax}'`,
      `update ledger_accounts set kind = 'income' where id = '${ledger.chart.accounts.tax}'`,
    ])
      await expect(ledger.query(text)).rejects.toThrow('never changed')
  })

  it('gets no balanced pair of lines afterwards, and none is left without lines', async () => {
    const [id] = await ledger.post(ledger.ctx, [ledger.opening('opening')])
    await expect(
      ledger.query(
        `insert into ledger_lines select building_id, entry_id, position + 2, day, account_id, account_kind, fund_id, holding_id, cents
         from ledger_lines where entry_id = $1`,
        [id],
      ),
    ).rejects.toThrow('all its lines at once')
    await expect(
      ledger.query(
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
      ledger.post(ledger.ctx, [ledger.opening('late', 100, '2026-12-01'), ledger.opening('x', 100, '2026-10-31')]),
    ).rejects.toMatchObject({
      status: 409,
      message: 'October 2026 is locked. The first open day is Dec 1, 2026.',
    })
    expect(await counted()).toBe(0)
    expect(await ledger.post(ledger.ctx, [ledger.opening('x', 100, '2026-12-01')])).toHaveLength(1)
  })

  it('leaves alone what was entered before under the same source', async () => {
    await ledger.post(ledger.ctx, [ledger.opening('known')])
    await close('2026-11-30')
    expect(await ledger.post(ledger.ctx, [ledger.opening('known')])).toEqual([])
  })

  it('ends with a month', async () => {
    await expect(close('2026-11-29')).rejects.toThrow('locked_through')
  })

  it('waits for an entry on its way, and refuses the next one', async () => {
    let locking: Promise<unknown> | undefined
    await inTransaction(ledger.ctx, async (tx) => {
      await ledger.post(tx, [ledger.opening('first')])
      locking = close('2026-11-30')
      await untilWaiting(world.connection.pool, 1)
    })
    await locking
    expect(await counted()).toBe(1)
    await expect(ledger.post(ledger.ctx, [ledger.opening('second')])).rejects.toThrow('November 2026 is locked')
  })

  it('keeps an entry waiting while it is locked, and then refuses it', async () => {
    const client = await world.connection.pool.connect()
    await client.query('begin')
    await client.query(`update ledger_books set locked_through = '2026-11-30'`)
    const posting = ledger.post(ledger.ctx, [ledger.opening('first')]).catch((error: unknown) => error)
    // One that doesn't wait is entered, and the test fails at once.
    await Promise.race([untilWaiting(world.connection.pool, 1), posting])
    await client.query('commit')
    client.release()
    expect(await posting).toMatchObject({ status: 409, message: expect.stringContaining('November 2026 is locked') })
    expect(await counted()).toBe(0)
  })
})

describe('a reversal', () => {
  it('turns the signs today, once', async () => {
    const [id] = await ledger.post(ledger.ctx, [ledger.opening('opening', 500, '2026-10-01')])
    await reverse(ledger.ctx, { entryId: id!, words: 'Entered twice' })
    const { rows } = await ledger.query(
      `select e.day, l.cents::integer from ledger_entries e join ledger_lines l on l.entry_id = e.id
       where e.reverses_id = $1 order by l.position`,
      [id],
    )
    expect(rows).toEqual([
      { day: '2026-11-20', cents: -500 },
      { day: '2026-11-20', cents: 500 },
    ])
    await expect(reverse(ledger.ctx, { entryId: id!, words: 'Again' })).rejects.toMatchObject({ status: 409 })
    await expect(reverse(ledger.ctx, { entryId: newId(), words: 'Nothing' })).rejects.toMatchObject({ status: 404 })
    const nextDoor = await ledger.inside(world.cast.buildings.prairie)
    await expect(reverse(nextDoor, { entryId: id!, words: 'Not ours' })).rejects.toMatchObject({ status: 404 })
    expect((await verifyLedger(ledger.ctx)).fault).toBeNull()
  })

  it('asked for twenty times at once happens once, forty times over', async () => {
    for (let round = 0; round < 40; round++) {
      const [id] = await ledger.post(ledger.ctx, [ledger.opening(`opening:${round}`)])
      const asked = Array.from({ length: 20 }, () => reverse(ledger.ctx, { entryId: id!, words: 'Entered twice' }))
      const answers = await Promise.all(asked.map((one) => one.then(() => 200).catch(({ status }) => status as number)))
      expect(answers.toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(19).fill(409)])
    }
    expect(await counted()).toBe(80)
  })

  it('of something to come is entered on its own day', async () => {
    const [id] = await ledger.post(ledger.ctx, [ledger.opening('fee', 100, '2027-04-01')])
    const undone = await reverse(ledger.ctx, { entryId: id!, words: 'Charged too early' })
    expect((await ledger.query('select day from ledger_entries where id = $1', [undone])).rows).toEqual([
      { day: '2027-04-01' },
    ])
  })

  it('of a locked month is entered on the first open day', async () => {
    const [id] = await ledger.post(ledger.ctx, [ledger.opening('opening')])
    await close('2026-11-30')
    const undone = await reverse(ledger.ctx, { entryId: id!, words: 'Entered twice' })
    expect((await ledger.query('select day from ledger_entries where id = $1', [undone])).rows).toEqual([
      { day: '2026-12-01' },
    ])
  })
})
