import type { Database } from '../db/connection.ts'
import { run } from '../db/connection.ts'

export const hasBuildings = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('buildings').select('id').limit(1).execute()).length > 0

export const markSeeded = (db: Database, at: string) =>
  db.updateTable('installation').set({ demo_seeded_at: at }).execute()

/** Whether this database holds the demo world and nothing real. */
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
