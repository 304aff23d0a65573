import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { ownsStill } from '../holdings/owners-store.ts'

/** A charge as its owners are told of it. */
export interface ToldCharge {
  _id: string
  unitNumber: string
  words: string
  authority: string
  dueOn: LocalDate
  cents: number
  /** The accounts of its owners. */
  accountIds: string[]
}

const owners = `(select coalesce(json_agg(p.account_id), '[]') from ledger_holders o
  join people p on p.building_id = o.building_id and p.id = o.person_id
  where o.building_id = h.building_id and o.holding_id = h.id and p.account_id is not null and ${ownsStill('$3::date')})`

/** Reads charges that weren't cancelled, with whose they are. */
export const selectToldCharges = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
  today: LocalDate,
): Promise<ToldCharge[]> => {
  const { rows } = await run(
    db,
    `select i.id as "_id", u.unit_number as "unitNumber", i.words, i.authority, i.due_on as "dueOn",
       i.cents::float8 as cents, ${owners} as "accountIds"
     from ledger_items i
     join ledger_holdings h on h.building_id = i.building_id and h.id = i.holding_id
     join units u on u.building_id = h.building_id and u.id = h.unit_id
     where i.building_id = $1::uuid and i.id = any($2::uuid[]) and i.undone_entry_id is null`,
    [buildingId, ids, today],
  )
  return rows as ToldCharge[]
}

/** A payment that the bank returned, as the owners of a unit are told of it. */
export interface ToldReturn {
  _id: string
  receivedOn: LocalDate
  /** What of it was theirs. */
  cents: number
  unitNumber: string
  accountIds: string[]
}

/** Reads what was returned of payments, by the account that it was allocated to until then. */
export const selectToldReturns = async (
  db: Database,
  buildingId: string,
  paymentIds: readonly string[],
  today: LocalDate,
): Promise<ToldReturn[]> => {
  const { rows } = await run(
    db,
    `select p.id as "_id", p.value_day as "receivedOn", r.cents::float8 as cents, u.unit_number as "unitNumber",
       ${owners} as "accountIds"
     from ledger_payments p
     join ledger_receipts r on r.building_id = p.building_id and r.payment_id = p.id
     join ledger_entries e on e.building_id = r.building_id and e.id = r.undone_entry_id
     join ledger_entries back on back.building_id = p.building_id and back.id = p.returned_entry_id
     join ledger_holdings h on h.building_id = r.building_id and h.id = r.holding_id
     join units u on u.building_id = h.building_id and u.id = h.unit_id
     where p.building_id = $1::uuid and p.id = any($2::uuid[]) and not p.is_withdrawn and e.recorded_at = back.recorded_at
     order by u.sort_key, r.id`,
    [buildingId, paymentIds, today],
  )
  return rows as ToldReturn[]
}
