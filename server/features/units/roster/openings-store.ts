import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

/** What the roster says a unit owed when it was imported, as it was written there. */
interface RosterOpening {
  unitNumber: string
  amount: string
}

/** Finds the opening balances that the roster keeps of a building’s units and of their owners today, by unit, as they were written. */
export const selectOpenings = async (db: Database, buildingId: string, today: LocalDate): Promise<RosterOpening[]> => {
  const { rows } = await run(
    db,
    `select distinct u.sort_key, u.unit_number as "unitNumber", k.extra ->> 'opening_balance' as amount
     from units u
     join (
       select id as unit_id, extra from units where building_id = $1::uuid
       union all select unit_id, extra from ownerships
         where building_id = $1::uuid and coalesce(from_date <= $2::date, true) and coalesce(to_date >= $2::date, true)
     ) k on k.unit_id = u.id
     where u.building_id = $1::uuid and coalesce(k.extra ->> 'opening_balance', '') <> ''
     order by u.sort_key, amount`,
    [buildingId, today],
  )
  return (rows as RosterOpening[]).map(({ unitNumber, amount }) => ({ unitNumber, amount }))
}
