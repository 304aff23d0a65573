import { sql, type RawBuilder } from 'kysely'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { belongsNow } from './standing-store.ts'

/** Whether the building of this column is open: recurring work looks for those only. */
export const isOpen = (column: string): RawBuilder<boolean> =>
  sql`not exists (select from buildings s where s.id = ${sql.ref(column)} and s.suspended_at is not null)`

/** False where it is suspended already. */
export const updateSuspended = async (
  db: Database,
  buildingId: string,
  { at, by, reason }: { at: Instant; by: string | null; reason: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('buildings')
    .set({ suspended_at: at, suspended_by: by, suspension_reason: reason })
    .where('id', '=', buildingId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False where it is open. */
export const updateLifted = async (db: Database, buildingId: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('buildings')
    .set({ suspended_at: null, suspended_by: null, suspension_reason: null })
    .where('id', '=', buildingId)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Keeps work while its building is suspended; false where it is open. Whoever opens it meanwhile waits for this. */
export const insertHeldJob = async (
  db: Database,
  buildingId: string,
  { id, name, work, at }: { id: string; name: string; work: object; at: Instant },
): Promise<boolean> => {
  const { rows } = await run(
    db,
    `insert into held_jobs (id, building_id, name, work, held_at)
     select $1::uuid, b.id, $3, $4::jsonb, $5::timestamptz from buildings b
     where b.id = $2::uuid and b.suspended_at is not null for share returning id`,
    [id, buildingId, name, JSON.stringify(work), at],
  )
  return rows.length > 0
}

/** Takes what rested out, in the order in which it came. */
export const takeHeldJobs = async (db: Database, buildingId: string): Promise<{ name: string; work: object }[]> => {
  const rows = await db
    .deleteFrom('held_jobs')
    .where('building_id', '=', buildingId)
    .returning(['id', 'name', 'work'])
    .execute()
  return rows
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ name, work }) => ({ name, work: work as object }))
}

export const selectEverybody = async (db: Database, buildingId: string, now: Instant): Promise<string[]> => {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .where('m.building_id', '=', buildingId)
    .where(belongsNow(now))
    .where('a.disabled_at', 'is', null)
    .select('a.id')
    .execute()
  return rows.map(({ id }) => id)
}
