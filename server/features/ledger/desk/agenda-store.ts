import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

/** Counts the units of a building, and those whose owners owe something that is due by a day. */
export const countOwing = async (
  db: Database,
  buildingId: string,
  today: LocalDate,
): Promise<{ all: number; owing: number }> => {
  const { rows } = await run(
    db,
    `select (select count(*)::integer from units where building_id = $1::uuid) as all,
       (select count(distinct h.unit_id)::integer from ledger_items i
         join ledger_holdings h on h.building_id = i.building_id and h.id = i.holding_id
         where i.building_id = $1::uuid and i.open_cents > 0 and i.undone_entry_id is null and i.due_on <= $2::date)
         as owing`,
    [buildingId, today],
  )
  return rows[0] as { all: number; owing: number }
}
