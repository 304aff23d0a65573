import type { ClaimForum } from '../../../contract/collections/collection.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { ownsStill } from '../ledger/ledger.ts'

/** The accounts of the owners of a holding `h` on the day `$3`. */
export const ownerAccounts = `(select coalesce(json_agg(p.account_id), '[]') from ledger_holders o
  join people p on p.building_id = o.building_id and p.id = o.person_id
  where o.building_id = h.building_id and o.holding_id = h.id and p.account_id is not null and ${ownsStill('$3::date')})`

/** An action, or its end, as the owners hear of it. */
export interface ToldAction {
  _id: string
  kind: 'demand' | 'plan' | 'trust' | 'lien' | 'claim'
  isEnd: boolean
  on: LocalDate
  cents: number
  forum: ClaimForum | null
  number: string
  unitNumber: string
  accountIds: string[]
}

/** Reads actions by their ids, and ends of actions by theirs. */
export const selectToldActions = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
  today: LocalDate,
): Promise<ToldAction[]> => {
  const { rows } = await run(
    db,
    `select t.id as "_id", a.kind, t.id = a.end_id as "isEnd", a.cents::float8 as cents, a.forum,
       case when t.id = a.end_id then a.ended_on else coalesce(a.registered_on, a.on_date) end as "on",
       case when t.id = a.end_id then a.end_number else a.number end as number, u.unit_number as "unitNumber",
       ${ownerAccounts} as "accountIds"
     from unnest($2::uuid[]) as t (id)
     join collection_actions a on a.building_id = $1::uuid and (a.id = t.id or a.end_id = t.id)
     join ledger_holdings h on h.building_id = a.building_id and h.id = a.holding_id
     join units u on u.building_id = h.building_id and u.id = h.unit_id`,
    [buildingId, ids, today],
  )
  return rows as ToldAction[]
}
