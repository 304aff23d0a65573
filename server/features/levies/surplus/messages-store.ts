import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { ownsStill } from '../../ledger/ledger.ts'

/** What an account of owners got back by one refund of a levy's surplus. */
export interface ToldRefund {
  disposalId: string
  levyName: string
  unitNumber: string
  cents: number
  /** Of it: paid what the account still owed of the levy. */
  settledCents: number
  /** The accounts of its owners. */
  accountIds: string[]
}

/** Reads what refunds of surpluses gave to each account of owners, by unit; its credit was entered at the refund's moment. */
export const selectToldRefunds = async (
  db: Database,
  buildingId: string,
  disposalIds: readonly string[],
  today: LocalDate,
): Promise<ToldRefund[]> => {
  const { rows } = await run(
    db,
    `select d.id as "disposalId", v.name as "levyName", u.unit_number as "unitNumber", r.cents::float8 as cents,
       (select coalesce(sum(a.cents), 0) from ledger_allocations a
         join levy_charges c on c.building_id = a.building_id and c.item_id = a.item_id and c.levy_id = v.id
         join ledger_entries p on p.building_id = a.building_id and p.id = a.entry_id and p.recorded_at = d.at
         where a.building_id = r.building_id and a.receipt_id = r.id)::float8 as "settledCents",
       (select coalesce(json_agg(p.account_id), '[]') from ledger_holders o
         join people p on p.building_id = o.building_id and p.id = o.person_id
         where o.building_id = h.building_id and o.holding_id = h.id and p.account_id is not null
           and ${ownsStill('$3::date')}) as "accountIds"
     from levy_disposals d
     join levies v on v.building_id = d.building_id and v.id = d.levy_id
     join levy_shares s on s.building_id = v.building_id and s.levy_id = v.id
     join ledger_holdings h on h.building_id = s.building_id and h.unit_id = s.unit_id
     join units u on u.building_id = h.building_id and u.id = h.unit_id
     join ledger_receipts r on r.building_id = h.building_id and r.holding_id = h.id and r.kind = 'levyRefund'
     join ledger_entries e on e.building_id = r.building_id and e.id = r.entry_id and e.recorded_at = d.at
     where d.building_id = $1::uuid and d.id = any($2::uuid[]) and d.kind = 'refund'
       and exists (select from ledger_lines l
         where l.building_id = e.building_id and l.entry_id = e.id and l.fund_id = v.fund_id)
     order by u.sort_key, r.id`,
    [buildingId, disposalIds, today],
  )
  return rows as ToldRefund[]
}
