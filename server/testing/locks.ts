import type pg from 'pg'
import type { World } from './world.ts'

/** Until so many statements of this database wait for a lock. */
export const untilWaiting = async (pool: pg.Pool, many: number): Promise<void> => {
  const waiting = `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  while ((await pool.query(waiting)).rows[0].count < many) await new Promise((resolve) => setImmediate(resolve))
}

/** What calls answer that have all read a row before any of them may write it. */
export const atOnceOn = async <T>(
  { connection: { pool } }: Pick<World, 'connection'>,
  { table, id }: { table: string; id: string },
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> => {
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query(`select from ${table} where id = $1 for update`, [id])
    const answers = calls.map((call) => call())
    await untilWaiting(pool, calls.length)
    await holder.query('commit')
    return await Promise.all(answers)
  } finally {
    holder.release()
  }
}
