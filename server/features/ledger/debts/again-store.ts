import type { CancelledCharge } from '../../../../contract/ledger/holding.ts'
import type { ChargeType } from '../../../../contract/ledger/ledger-words.ts'
import { cancelledShownMost } from '../../../../contract/limits/ledger.ts'
import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import type { Charge } from './charging.ts'

/** Names the source of a charge that takes the place of a cancelled one. */
export const againSource = (itemId: string): string => `again:${itemId}`

/**
 * Those that a person cancelled and nothing else took the place of: monthly fees, and what was charged on the account. Other
 * features keep count of what they charge, such as for a booking.
 */
const canBeAgain = `i.undone_entry_id is not null
  and exists (select from ledger_entries c where c.building_id = i.building_id and c.id = i.entry_id
    and split_part(c.source, ':', 1) in ('fee', 'catchup', 'hand', 'returned', 'again'))
  and exists (select from ledger_entries u
    where u.building_id = i.building_id and u.id = i.undone_entry_id and u.words = 'Cancelled: ' || i.words)
  and not exists (select from ledger_entries n where n.building_id = i.building_id and n.source = 'again:' || i.id)`

/** Reads the charges of a holding that were cancelled and can be charged again, the latest cancelled first. */
export const selectCancelled = async (
  db: Database,
  buildingId: string,
  holdingId: string,
): Promise<CancelledCharge[]> => {
  const { rows } = await run(
    db,
    `select i.id as "_id", i.words, i.due_on as "dueOn", i.cents::float8 as cents from ledger_items i
     where i.building_id = $1::uuid and i.holding_id = $2::uuid and ${canBeAgain}
     order by i.undone_entry_id desc limit ${cancelledShownMost}`,
    [buildingId, holdingId],
  )
  return rows as CancelledCharge[]
}

/** A cancelled charge as it was charged. */
export type Cancelled = Pick<Charge, 'words' | 'authority' | 'parts'> & {
  type: ChargeType
  dueOn: LocalDate
  day: LocalDate
  cents: number
}

/** Reads a cancelled charge of a holding that can be charged again, with what it was a share of, or null. */
export const selectToChargeAgain = async (
  db: Database,
  buildingId: string,
  { holdingId, itemId }: { holdingId: string; itemId: string },
): Promise<Cancelled | null> => {
  const { rows } = await run(
    db,
    `select i.type, i.words, i.authority, i.due_on as "dueOn", e.day, i.cents::float8 as cents,
       (select json_agg(json_strip_nulls(json_build_object('fundId', l.fund_id, 'accountId', l.account_id, 'cents', -l.cents,
           'share', case when s.item_id is not null then json_build_object('group', s.group_name,
             'wholeCents', s.whole_cents, 'weight', s.weight, 'weights', s.weights) end)) order by l.place)
         from (select *, row_number() over (order by position) - 1 as place from ledger_lines
           where building_id = i.building_id and entry_id = i.entry_id and holding_id is null) l
         left join ledger_item_shares s on s.building_id = i.building_id and s.item_id = i.id
           and s.fund_id = l.fund_id and s.position = l.place) as parts
     from ledger_items i join ledger_entries e on e.building_id = i.building_id and e.id = i.entry_id
     where i.building_id = $1::uuid and i.holding_id = $2::uuid and i.id = $3::uuid and ${canBeAgain}`,
    [buildingId, holdingId, itemId],
  )
  return (rows as Cancelled[])[0] ?? null
}
