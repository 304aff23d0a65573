import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

/** Says of an ownership that it includes a day; SQL, with the day's. */
const includes = (day: string): string =>
  `coalesce(o.from_date <= ${day}, true) and coalesce(o.to_date >= ${day}, true)`

/** Reads the accounts of those who own units on a day, by unit. */
export const selectOwnerAccounts = async (
  db: Database,
  buildingId: string,
  unitIds: readonly string[],
  day: LocalDate,
): Promise<{ unitId: string; accountId: string }[]> => {
  const { rows } = await run(
    db,
    `select distinct o.unit_id as "unitId", p.account_id as "accountId"
     from ownerships o join people p on p.building_id = o.building_id and p.id = o.person_id
     where o.building_id = $1::uuid and o.unit_id = any($2::uuid[]) and p.account_id is not null
       and ${includes('$3::date')}`,
    [buildingId, unitIds, day],
  )
  return rows as { unitId: string; accountId: string }[]
}

/** Reads the units that an account owns on a day. */
export const selectUnitsOwnedBy = async (
  db: Database,
  buildingId: string,
  accountId: string,
  day: LocalDate,
): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select distinct o.unit_id as id
     from ownerships o join people p on p.building_id = o.building_id and p.id = o.person_id
     where o.building_id = $1::uuid and p.account_id = $2::uuid and ${includes('$3::date')}`,
    [buildingId, accountId, day],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
