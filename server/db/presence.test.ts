// Runs on both versions of PostgreSQL: locks that sessions hold.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openWorld, type World } from '../testing/world.ts'
import { run } from './connection.ts'
import { enter, isAlone, type Presence } from './presence.ts'

let world: World
const entered: Presence[] = []
beforeEach(async () => {
  world = await openWorld()
})
afterEach(async () => {
  for (const { leave } of entered.splice(0)) await leave()
  await world.close()
})

const come = async (): Promise<Presence> => {
  const presence = await enter(world.connection.pool.options.connectionString!)
  entered.push(presence)
  return presence
}
const alone = () => world.platform.db.transaction().execute(isAlone)

it('lets several processes in at once, and nobody is alone until the last one leaves', async () => {
  expect(await alone()).toBe(true)
  const [one, other] = [await come(), await come()]
  expect(await alone()).toBe(false)
  await one.leave()
  expect(await alone()).toBe(false)
  await other.leave()
  expect(await alone()).toBe(true)
})

it('comes back after its connection was cut, and not after it has left', async () => {
  const { leave } = await come()
  const cut = async () => {
    const { rowCount } = await world.connection.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'parapet-presence'`,
    )
    return rowCount
  }
  expect(await cut()).toBe(1)
  await expect.poll(cut).toBe(1)
  await expect.poll(alone).toBe(false)
  await leave()
  expect(await alone()).toBe(true)
  expect(await cut()).toBe(0)
})

it('keeps others out while a process is alone', async () => {
  let coming: Promise<Presence> | undefined
  await world.platform.db.transaction().execute(async (tx) => {
    expect(await isAlone(tx)).toBe(true)
    coming = come()
    await expect
      .poll(async () => {
        const { rows } = await world.connection.pool.query(
          `select from pg_locks where locktype = 'advisory' and not granted
             and database = (select oid from pg_database where datname = current_database())`,
        )
        return rows.length
      })
      .toBe(1)
  })
  await coming
  expect(await alone()).toBe(false)
})

it('finds a lock on the connection that asks, which a pooler may have given to both', async () => {
  await world.platform.db.transaction().execute(async (tx) => {
    await run(tx, 'select pg_advisory_xact_lock_shared(482100815)')
    expect(await isAlone(tx)).toBe(false)
  })
})
