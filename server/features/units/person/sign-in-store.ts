import { sql } from 'kysely'
import type { Database } from '../../../db/connection.ts'

/** Whether the platform keeps a building closed for now. */
export const selectSuspended = async (db: Database, buildingId: string): Promise<boolean> =>
  (await db
    .selectFrom('buildings')
    .where('id', '=', buildingId)
    .where('suspended_at', 'is not', null)
    .select('id')
    .executeTakeFirst()) !== undefined

/** Who belongs to the building in somebody's name and is nobody of its roster; where there are several, nobody. */
export const selectNamesake = async (
  db: Database,
  buildingId: string,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<{ accountId: string; email: string } | null> => {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .where('m.building_id', '=', buildingId)
    .where('m.ended_at', 'is', null)
    .where(sql<boolean>`lower(a.first_name) = lower(${firstName}) and lower(a.last_name) = lower(${lastName})`)
    .where(
      sql<boolean>`not exists (
        select from people p where p.building_id = m.building_id and p.account_id = m.account_id)`,
    )
    .limit(2)
    .select(['a.id as accountId', 'a.email'])
    .execute()
  return rows.length === 1 ? rows[0]! : null
}
