import type { Levy } from '../../../contract/levies/levy.ts'
import { levySpendingShown } from '../../../contract/limits/levies.ts'
import { run, type Database } from '../../db/connection.ts'

/** Reads the latest of what was spent from a fund by category, what was undone left out. */
export const selectSpending = async (db: Database, buildingId: string, fundId: string): Promise<Levy['spending']> => {
  const { rows } = await run(
    db,
    `select e.id as "_id", e.day, string_agg(distinct a.name, ', ') as words, sum(l.cents)::float8 as cents
     from ledger_lines l
     join ledger_entries e on e.building_id = l.building_id and e.id = l.entry_id
     join ledger_accounts a on a.building_id = l.building_id and a.id = l.account_id
     where l.building_id = $1::uuid and l.fund_id = $2::uuid and l.account_kind = 'expense' and e.reverses_id is null
       and not exists (select from ledger_entries u where u.building_id = e.building_id and u.reverses_id = e.id)
     group by e.id, e.day order by e.day desc, e.id desc limit ${levySpendingShown}`,
    [buildingId, fundId],
  )
  return rows as Levy['spending']
}
