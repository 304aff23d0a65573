import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { ownsStill } from '../ledger/ledger.ts'

/** Lists the units that an account owns on a day, each with its holding, and that pay a share of a levy that owners approved. */
export const selectOwnUnits = async (
  db: Database,
  buildingId: string,
  { accountId, today }: { accountId: string; today: LocalDate },
): Promise<{ levyId: string; unitId: string; holdingId: string }[]> => {
  const { rows } = await run(
    db,
    `select s.levy_id as "levyId", s.unit_id as "unitId", h.id as "holdingId" from levy_shares s
     join levies v on v.building_id = s.building_id and v.id = s.levy_id and v.state <> 'draft'
     join ledger_holdings h on h.building_id = s.building_id and h.unit_id = s.unit_id
       and daterange(h.from_date, h.to_date, '[]') @> $3::date
     where s.building_id = $1::uuid and s.cents > 0 and exists (
       select from ledger_holders o join people p on p.building_id = o.building_id and p.id = o.person_id
       where o.building_id = h.building_id and o.holding_id = h.id and p.account_id = $2::uuid
         and ${ownsStill('$3::date')})`,
    [buildingId, accountId, today],
  )
  return rows as { levyId: string; unitId: string; holdingId: string }[]
}
