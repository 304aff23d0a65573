import type { Database } from '../db/connection.ts'
import { run } from '../db/connection.ts'
import { isAlone } from '../db/presence.ts'

/** Tells whether anybody has an account or a building here. */
export const isInUse = async (db: Database): Promise<boolean> => {
  const { rows } = await run(db, 'select where exists (select from accounts) or exists (select from buildings)')
  return rows.length > 0
}

/** Keeps everyone else from making accounts and buildings until the transaction ends. */
export const lockOthersOut = (db: Database) => run(db, 'lock table accounts, buildings in share row exclusive mode')

/** Marks the database as filled by the demo, and all accounts and buildings in it as the demo's. */
export const markSeeded = async (db: Database, at: string): Promise<void> => {
  await db.updateTable('installation').set({ demo_seeded_at: at }).execute()
  await db.updateTable('accounts').set({ made_by_demo: true }).execute()
  await db.updateTable('buildings').set({ made_by_demo: true }).execute()
}

/** Marks the database as a real installation. */
export const markReal = (db: Database) => db.updateTable('installation').set({ demo_seeded_at: null }).execute()

/** Tells whether the demo filled this database; it may hold more by now. */
export const isDemo = async (db: Database): Promise<boolean> => {
  const row = await db.selectFrom('installation').select('demo_seeded_at').executeTakeFirst()
  return row !== undefined && row.demo_seeded_at !== null
}

/** Empties the database of a demo, the schema included; false, and nothing touched, while a process works on it. */
export const dropEverything = (db: Database): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await isAlone(tx))) return false
    await run(tx, 'drop schema if exists pgboss cascade')
    await run(tx, 'drop schema public cascade')
    await run(tx, 'create schema public')
    return true
  })

/** Selects the accounts and open buildings that the demo made. */
export const selectMadeByDemo = async (db: Database): Promise<{ accounts: string[]; buildings: string[] }> => {
  const accounts = await db
    .selectFrom('accounts')
    .where('made_by_demo', '=', true)
    .where('disabled_at', 'is', null)
    .select('id')
    .execute()
  const buildings = await db
    .selectFrom('buildings')
    .where('made_by_demo', '=', true)
    .where('suspended_at', 'is', null)
    .select('id')
    .execute()
  return { accounts: accounts.map(({ id }) => id), buildings: buildings.map(({ id }) => id) }
}

/**
 * Tells whether somebody made an account or a building of their own beside the demo's, or took an account of the demo over
 * with an address outside `.example`, which nobody can own.
 */
export const holdsMoreThanDemo = async (db: Database): Promise<boolean> => {
  const { rows } = await run(
    db,
    `select where exists (select from accounts where not made_by_demo or email not like '%.example')
       or exists (select from buildings where not made_by_demo)`,
  )
  return rows.length > 0
}
