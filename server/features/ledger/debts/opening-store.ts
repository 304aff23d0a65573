import { run, type Database } from '../../../db/connection.ts'

/** What entries of certain sources made, as far as it isn’t undone. */
export interface BroughtIn {
  holdingIds: string[]
  items: { itemId: string; holdingId: string }[]
  receiptIds: string[]
  /** Of neither a debt nor a receipt, and not reversed. */
  entryIds: string[]
}

/** Finds what entries of these sources made, in one statement. */
export const selectBrought = async (
  db: Database,
  buildingId: string,
  sources: readonly string[],
): Promise<BroughtIn> => {
  const { rows } = await run(
    db,
    `with entered as (
       select id from ledger_entries where building_id = $1::uuid and source = any($2::text[])
     ), items as (
       select i.id, i.holding_id, i.entry_id, i.undone_entry_id from ledger_items i join entered e on e.id = i.entry_id
       where i.building_id = $1::uuid
     ), receipts as (
       select r.id, r.holding_id, r.entry_id, r.undone_entry_id from ledger_receipts r join entered e on e.id = r.entry_id
       where r.building_id = $1::uuid
     )
     select
       (select coalesce(json_agg(distinct holding_id), '[]')
         from (select holding_id from items union select holding_id from receipts) h) as "holdingIds",
       (select coalesce(json_agg(json_build_object('itemId', id, 'holdingId', holding_id) order by id), '[]')
         from items where undone_entry_id is null) as items,
       (select coalesce(json_agg(id order by id), '[]') from receipts where undone_entry_id is null) as "receiptIds",
       (select coalesce(json_agg(e.id order by e.id), '[]') from entered e
         where e.id not in (select entry_id from items union select entry_id from receipts)
           and not exists (select from ledger_entries v where v.building_id = $1::uuid and v.reverses_id = e.id)) as "entryIds"`,
    [buildingId, sources],
  )
  return rows[0] as BroughtIn
}
