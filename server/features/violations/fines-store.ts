import type { Page } from '../../../contract/route.ts'
import type { LocalDate } from '../../../contract/time.ts'
import type { FineQuery } from '../../../contract/violations.ts'
import type { OutstandingFine } from '../../../contract/violations/outstanding-fine.ts'
import { run, type Database } from '../../db/connection.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { sideOf } from './mine-store.ts'

/** A fine as the case and the books keep it. */
export type KnownFine = Omit<OutstandingFine, 'daysOverdue' | 'state'> & { holdingId: string; isDisputed: boolean }

/** Lists fines and costs that weren't cancelled, those due first at the top; of an account only those of its own cases. */
export const selectFines = async (
  db: Database,
  { buildingId, today, accountId }: { buildingId: string; today: LocalDate; accountId: string | null },
  { cursor, limit, shows }: FineQuery,
): Promise<Page<KnownFine>> => {
  const [dueOn, id] = cursor === undefined ? [null, null] : readCursor(cursor, 2)
  const { rows } = await run(
    db,
    `select * from (
       select p.id as _id, p.kind, json_build_object('_id', v.id, 'number', v.number) as violation,
         json_build_object('_id', u.id, 'unitNumber', u.unit_number) as unit, v.accused,
         case when b.id is not null then json_build_object('kind', b.kind, 'number', b.number, 'heading', b.heading)
           end as bylaw,
         p.cents::float8 as cents, i.open_cents::float8 as "openCents", p.on_date as "imposedOn", p.due_on as "dueOn",
         i.holding_id as "holdingId", v.disputed_on is not null as "isDisputed",
         case when $3::uuid is null then 'accused' else ${sideOf} end as side
       from violation_penalties p
       join violations v on v.building_id = p.building_id and v.id = p.violation_id
       join units u on u.building_id = v.building_id and u.id = v.unit_id
       join ledger_items i on i.building_id = p.building_id and i.id = p.item_id and i.undone_entry_id is null
       left join bylaws b on b.building_id = v.building_id and b.id = v.bylaw_id
       where p.building_id = $1::uuid and $2::date is not null and p.cancelled_on is null
     ) fines
     where side in ('accused', 'owner') and ("openCents" > 0) = ($4::text = 'open')
       and ($5::date is null or ("dueOn", _id) > ($5::date, $6::uuid))
     order by "dueOn", _id limit ${limit + 1}`,
    [buildingId, today, accountId, shows, dueOn, id],
  )
  return pageOf(
    rows as KnownFine[],
    limit,
    (one) => one,
    (one) => writeCursor([one.dueOn, one._id]),
  )
}
