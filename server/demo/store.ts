import type { Database } from '../db/connection.ts'
import { run } from '../db/connection.ts'

export const hasBuildings = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('buildings').select('id').limit(1).execute()).length > 0

export const markSeeded = (db: Database, at: string | null) =>
  db.updateTable('installation').set({ demo_seeded_at: at }).execute()

/** Tells whether the demo filled this database; it may hold more by now. */
export const isDemo = async (db: Database): Promise<boolean> => {
  const row = await db.selectFrom('installation').select('demo_seeded_at').executeTakeFirst()
  return row !== undefined && row.demo_seeded_at !== null
}

/** Empties the database of a demo, the schema included. */
export const dropEverything = async (db: Database): Promise<void> => {
  await run(db, 'drop schema if exists pgboss cascade')
  await run(db, 'drop schema public cascade')
  await run(db, 'create schema public')
}

/** Selects the accounts and open buildings that the demo made. */
export const selectMadeByDemo = async (db: Database): Promise<{ accounts: string[]; buildings: string[] }> => {
  const made = (table: 'accounts' | 'buildings') =>
    db
      .selectFrom([table, 'installation'])
      .whereRef(`${table}.created_at`, '<=', 'installation.demo_seeded_at')
      .select(`${table}.id`)
  const accounts = await made('accounts').where('accounts.disabled_at', 'is', null).execute()
  const buildings = await made('buildings').where('buildings.suspended_at', 'is', null).execute()
  return { accounts: accounts.map(({ id }) => id), buildings: buildings.map(({ id }) => id) }
}

/**
 * Tells whether somebody made an account or a building of their own beside the demo's, or took an account of the demo over
 * with an address outside `.example`, which nobody can own.
 */
export const holdsMoreThanDemo = async (db: Database): Promise<boolean> => {
  const { rows } = await run(
    db,
    `select 1 from installation i where
       exists (select from accounts a where a.created_at > i.demo_seeded_at or a.email not like '%.example')
       or exists (select from buildings b where b.created_at > i.demo_seeded_at)`,
  )
  return rows.length > 0
}
