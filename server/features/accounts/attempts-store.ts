import { sql } from 'kysely'
import { countKeptMs } from '../../../contract/limits.ts'
import { later } from '../../../contract/time.ts'
import type { Database } from '../../db/connection.ts'

/** The failures counted for a sign-in while its wait lasts. */
export const selectLock = (db: Database, key: string, now: string) =>
  db
    .selectFrom('throttles')
    .where('key', '=', key)
    .where('resets_at', '>', now)
    .select(['count', 'resets_at as resetsAt'])
    .executeTakeFirst()

/** Selects the failures that are remembered, whether or not somebody has to wait. */
export const selectCount = (db: Database, key: string, now: string) =>
  db
    .selectFrom('throttles')
    .where('key', '=', key)
    .where('resets_at', '>=', later(now, -countKeptMs))
    .select(['count', 'resets_at as resetsAt'])
    .executeTakeFirst()

/** Moves the end of a wait; false where another call has moved it since it was read. */
export const postpone = async (db: Database, key: string, { from, to }: { from: string; to: string }) => {
  const { numUpdatedRows } = await db
    .updateTable('throttles')
    .set({ resets_at: to })
    .where('key', '=', key)
    .where('resets_at', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The same, of all sign-ins of some accounts; `of` is the second part of their keys. */
export const selectLocksOf = async (
  db: Database,
  ofs: readonly string[],
  now: string,
): Promise<{ of: string; count: number; resetsAt: string }[]> => {
  const { rows } = await sql<{ of: string; count: number; resetsAt: string }>`
    select split_part(key, ':', 2) as of, count, resets_at as "resetsAt" from throttles
    where key like 'sign-in:%' and split_part(key, ':', 2) = any (${[...ofs]}) and resets_at > ${now}`.execute(db)
  return rows
}

/** Counts a failure and answers how many there are; the count is forgotten a day after the last wait ended. */
export const countFailure = async (
  db: Database,
  key: string,
  now: string,
  waitMs: (failures: number) => number,
): Promise<number> => {
  const counted = await db
    .insertInto('throttles')
    .values({ key, count: 1, resets_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when throttles.resets_at < ${later(now, -countKeptMs)} then 1 else throttles.count + 1 end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  const until = later(now, waitMs(counted.count))
  await db.updateTable('throttles').set({ resets_at: until }).where('key', '=', key).execute()
  return counted.count
}

/** Counts the accounts with so many failures in browsers that do not know them, of the time that is remembered. */
export const countAnywhere = async (db: Database, failures: number, now: string): Promise<number> => {
  const { count } = await db
    .selectFrom('throttles')
    .where('key', 'like', 'sign-in:%:anywhere')
    .where('count', '>=', failures)
    .where('resets_at', '>=', later(now, -countKeptMs))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const clearFailures = (db: Database, key: string) => db.deleteFrom('throttles').where('key', '=', key).execute()
