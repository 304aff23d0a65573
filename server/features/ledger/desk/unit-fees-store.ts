import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

/** A monthly fee, or a difference, that was charged to a holding of a unit. */
export interface FeeCharged {
  holdingId: string
  words: string
  dueOn: LocalDate
  cents: number
  /** Of the entry that charged it, such as `fee:2026-12:<unit>`. */
  source: string
}

/** Reads the fees of a unit that are due from a day until another, the latter not included, and weren't cancelled; amounts of previous records are no month's fee. */
export const selectUnitFees = async (
  db: Database,
  buildingId: string,
  unitId: string,
  { from, until }: { from: LocalDate; until: LocalDate },
): Promise<FeeCharged[]> => {
  const { rows } = await run(
    db,
    `select i.holding_id as "holdingId", i.words, i.due_on as "dueOn", i.cents::float8 as cents, e.source
     from ledger_holdings h
     join ledger_items i on i.building_id = h.building_id and i.holding_id = h.id
     join ledger_entries e on e.building_id = i.building_id and e.id = i.entry_id
     where h.building_id = $1::uuid and h.unit_id = $2::uuid and i.type = 'strataFee' and i.undone_entry_id is null
       and i.due_on >= $3::date and i.due_on < $4::date
       and exists (select from ledger_lines l where l.building_id = e.building_id and l.entry_id = e.id
         and l.account_kind = 'income')
     order by i.due_on, i.id`,
    [buildingId, unitId, from, until],
  )
  return rows as FeeCharged[]
}
