// Runs on both versions of PostgreSQL: constraints that are checked at the end.
/** Holdings follow the roster: opened with the owners, ended by a sale, and kept where something was entered. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { InBuilding } from '../../../context.ts'
import { openWorld, type World } from '../../../testing/world.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { addPerson, endOwnership, startOwnership } from '../../units/units.ts'
import { chartOf, holdingsOn, post, settleHoldings } from '../ledger.ts'

let world: World
let ctx: InBuilding
beforeEach(async () => {
  world = await openWorld()
  ctx = { ...world.context(), building: (await findCurrentBuilding(world.platform.db, world.cast.buildings.harbour))! }
})
afterEach(() => world.close())

const rowsOf = async (unitId: string) =>
  (
    await world.connection.pool.query(
      `select h.id, h.from_date as "from", h.to_date as "to",
         (select string_agg(p.name, ', ' order by p.name) from ledger_holders o join people p on p.id = o.person_id
           where o.holding_id = h.id) as people
       from ledger_holdings h where h.unit_id = $1 order by h.from_date nulls first`,
      [unitId],
    )
  ).rows as { id: string; from: string | null; to: string | null; people: string }[]

const unitOf = async (number: string): Promise<string> =>
  (
    await world.connection.pool.query('select id from units where building_id = $1 and unit_number = $2', [
      ctx.building._id,
      number,
    ])
  ).rows[0].id

/** Ends every ownership of the unit, and begins one of someone new on the next day. */
const sell = async (unitId: string, lastDay: string, firstDay: string) => {
  const { rows } = await world.connection.pool.query(
    'select id from ownerships where unit_id = $1 and to_date is null',
    [unitId],
  )
  for (const { id } of rows) await endOwnership(ctx, { id, to: lastDay })
  const personId = await addPerson(ctx, { firstName: 'Bea', lastName: 'Buyer' })
  await startOwnership(ctx, { unitId, personId, from: firstDay })
}

const enter = async (holdingId: string, source: string) => {
  const { funds, accounts } = await chartOf(ctx)
  const fund = { fundId: funds.operating }
  const lines = [
    { ...fund, accountId: accounts.receivable, holdingId, cents: 43_307 },
    { ...fund, accountId: accounts.fees, holdingId: null, cents: -43_307 },
  ]
  await post(ctx, [{ day: '2026-11-20', source, words: 'Strata fee', lines }])
}

it('are opened for every unit with an owner, and asking again changes nothing', async () => {
  expect(await settleHoldings(ctx)).toEqual([])
  const first = await holdingsOn(ctx, '2026-11-20')
  const { rows } = await world.connection.pool.query(
    'select count(distinct unit_id)::integer as units from ownerships where building_id = $1',
    [ctx.building._id],
  )
  expect(first.size).toBe(rows[0].units)
  await settleHoldings(ctx)
  expect(await holdingsOn(ctx, '2026-11-20')).toEqual(first)
})

it('end with a sale: what was entered stays with the seller', async () => {
  const unitId = await unitOf('703')
  await settleHoldings(ctx)
  const [before] = await rowsOf(unitId)
  await enter(before!.id, 'fee:1')
  await sell(unitId, '2026-12-15', '2026-12-16')
  expect(await settleHoldings(ctx, unitId)).toEqual([])
  const after = await rowsOf(unitId)
  expect(after).toMatchObject([
    { id: before!.id, from: null, to: '2026-12-15', people: before!.people },
    { from: '2026-12-16', to: null, people: 'Bea Buyer' },
  ])
  expect((await holdingsOn(ctx, '2026-12-15')).get(unitId)).toBe(before!.id)
  expect((await holdingsOn(ctx, '2026-12-16')).get(unitId)).toBe(after[1]!.id)
})

it('stay where the roster undoes a sale after which the buyer was charged', async () => {
  const unitId = await unitOf('703')
  await settleHoldings(ctx)
  await sell(unitId, '2026-12-15', '2026-12-16')
  await settleHoldings(ctx)
  const [seller, buyer] = await rowsOf(unitId)
  await enter(seller!.id, 'fee:1')
  const undo = async () => {
    await world.connection.pool.query(`delete from ownerships where unit_id = $1 and from_date = '2026-12-16'`, [
      unitId,
    ])
    await world.connection.pool.query('update ownerships set to_date = null where unit_id = $1', [unitId])
  }
  await enter(buyer!.id, 'fee:2')
  await undo()
  expect(await settleHoldings(ctx)).toEqual(['703'])
  expect(await rowsOf(unitId)).toMatchObject([{ id: seller!.id }, { id: buyer!.id }])
})

it('of a sale that is undone before anything was entered for the buyer go with it', async () => {
  const unitId = await unitOf('703')
  await settleHoldings(ctx)
  const before = await rowsOf(unitId)
  await sell(unitId, '2026-12-15', '2026-12-16')
  await settleHoldings(ctx)
  await world.connection.pool.query(`delete from ownerships where unit_id = $1 and from_date = '2026-12-16'`, [unitId])
  await world.connection.pool.query('update ownerships set to_date = null where unit_id = $1', [unitId])
  expect(await settleHoldings(ctx)).toEqual([])
  expect(await rowsOf(unitId)).toEqual(before)
})

it('asked for twenty times at once are opened once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => settleHoldings(ctx)))
  const { rows } = await world.connection.pool.query(
    'select count(*)::integer as holdings, count(distinct unit_id)::integer as units from ledger_holdings',
  )
  expect(rows[0].holdings).toBe(rows[0].units)
})

it('of the building next door are left alone', async () => {
  await settleHoldings(ctx)
  const { rows } = await world.connection.pool.query('select distinct building_id as id from ledger_holdings')
  expect(rows).toEqual([{ id: ctx.building._id }])
})
