// Runs on both versions of PostgreSQL: transactions.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openWorld, type World } from '../testing/world.ts'
import type { Database } from './connection.ts'
import { inTransaction } from './transaction.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await sql`create table sums (name text primary key, amount integer not null)`.execute(world.connection.db)
})
afterAll(() => world.close())
beforeEach(async () => {
  await sql`truncate sums`.execute(world.connection.db)
  await sql`insert into sums values ('left', 0), ('right', 0)`.execute(world.connection.db)
})

const add = (db: Database, name: string) => sql`update sums set amount = amount + 1 where name = ${name}`.execute(db)
const sums = async () =>
  (await sql<{ amount: number }>`select amount from sums order by name`.execute(world.connection.db)).rows.map(
    ({ amount }) => amount,
  )
const refusal = (code: string) => Object.assign(new Error(`refused as ${code}`), { code })

test('two that wait for each other are both done, each once, and tell of it once', async () => {
  const bothHold = Promise.withResolvers<void>()
  let holding = 0
  let tries = 0
  let told = 0
  const move = (from: string, to: string) =>
    inTransaction(world.context(), async ({ db, afterCommit }) => {
      tries++
      afterCommit(() => told++)
      await add(db, from)
      if (++holding === 2) bothHold.resolve()
      await bothHold.promise
      await add(db, to)
    })
  await Promise.all([move('left', 'right'), move('right', 'left')])
  expect(await sums()).toEqual([2, 2])
  expect(tries).toBeGreaterThan(2)
  expect(told).toBe(2)
})

test('what cannot be serialised is tried five times and then told', async () => {
  let tries = 0
  const work = inTransaction(world.context(), async ({ db }) => {
    tries++
    await add(db, 'left')
    throw refusal('40001')
  })
  await expect(work).rejects.toThrow('refused as 40001')
  expect(tries).toBe(5)
  expect(await sums()).toEqual([0, 0])
})

test('what is to be done after a failure is done once, when everything else is undone, and hides no failure', async () => {
  const seen: unknown[] = []
  const work = inTransaction(world.context(), async (ctx) => {
    await add(ctx.db, 'left')
    await inTransaction(ctx, async ({ afterRollback }) => {
      afterRollback(async () => {
        throw new Error('not counted')
      })
      afterRollback(async (outer) => {
        seen.push(outer.db.isTransaction, await sums())
        await add(outer.db, 'right')
      })
    })
    throw refusal('23505')
  })
  await expect(work).rejects.toThrow('refused as 23505')
  expect(seen).toEqual([false, [0, 0]])
  expect(await sums()).toEqual([0, 1])
  await inTransaction(world.context(), async ({ afterRollback }) => afterRollback(async () => void seen.push('no')))
  expect(seen).toHaveLength(2)
})

test('another failure is not tried again, undoes everything and tells nobody', async () => {
  let told = 0
  const work = inTransaction(world.context(), async (ctx) => {
    await add(ctx.db, 'left')
    await inTransaction(ctx, async ({ db, afterCommit }) => {
      await add(db, 'right')
      afterCommit(() => told++)
    })
    throw refusal('23505')
  })
  await expect(work).rejects.toThrow('refused as 23505')
  expect(await sums()).toEqual([0, 0])
  expect(told).toBe(0)
})
