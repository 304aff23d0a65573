import { sql, type SqlBool } from 'kysely'
import type { LocalDate } from '../../../../contract/time.ts'
import type { OwnUnit } from '../../../../contract/units/story.ts'
import type { Database } from '../../../db/connection.ts'
import { holding } from '../holding-store.ts'

/** The units that an account is tied to on a day, each once, in the order of their numbers. */
export const selectOwnUnits = (
  db: Database,
  buildingId: string,
  accountId: string,
  day: LocalDate,
): Promise<OwnUnit[]> =>
  db
    .selectFrom('units as u')
    .where('u.building_id', '=', buildingId)
    .where(
      sql<SqlBool>`u.id in (
        select l.unit_id from unit_links l
        where l.building_id = ${buildingId} and l.account_id = ${accountId}
          and ${holding('l', day)})`,
    )
    .orderBy('u.sort_key')
    .select(['u.id as _id', 'u.unit_number as unitNumber'])
    .execute()
