import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { isMoved } from '../shares/store.ts'

/** Notes which debts instalments of a levy became; the caller holds it. */
export const insertCharges = async (
  db: Database,
  buildingId: string,
  levyId: string,
  charges: readonly { nth: number; unitId: string; itemId: string }[],
): Promise<void> => {
  await run(
    db,
    `insert into levy_charges (building_id, levy_id, nth, unit_id, item_id)
     select $1::uuid, $2::uuid, g.nth, g."unitId", g."itemId"
     from jsonb_to_recordset($3::jsonb) as g (nth integer, "unitId" uuid, "itemId" uuid)`,
    [buildingId, levyId, JSON.stringify(charges)],
  )
}

/** Notes which instalments of a levy are never charged; the caller holds it. */
export const insertCancellations = async (
  db: Database,
  buildingId: string,
  levyId: string,
  { left, at }: { left: readonly { nth: number; unitId: string }[]; at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into levy_cancellations (building_id, levy_id, nth, unit_id, at)
     select $1::uuid, $2::uuid, g.nth, g."unitId", $4::timestamptz
     from jsonb_to_recordset($3::jsonb) as g (nth integer, "unitId" uuid)`,
    [buildingId, levyId, JSON.stringify(left), at],
  )
}

/** Whether something of the levy `v` is due by a day and was neither charged nor cancelled; a share of fewer cents than instalments has none in the last ones. */
const isDue = (day: string) => `v.state <> 'draft' and exists (
  select from levy_due_days d join levy_shares s on s.building_id = d.building_id and s.levy_id = d.levy_id
  where d.building_id = v.building_id and d.levy_id = v.id and d.due_on <= ${day} and s.cents >= d.nth
    and not exists (select from levy_charges c join ledger_items i on i.building_id = c.building_id and i.id = c.item_id
      where c.building_id = d.building_id and c.levy_id = d.levy_id and c.nth = d.nth and c.unit_id = s.unit_id
        and not ${isMoved('c', 'i')})
    and not exists (select from levy_cancellations z
      where z.building_id = d.building_id and z.levy_id = d.levy_id and z.nth = d.nth and z.unit_id = s.unit_id))`

/** Lists the levies of a building of which something is due by a day and wasn't charged, the oldest first. */
export const selectDueLevies = async (db: Database, buildingId: string, day: LocalDate): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select v.id from levies v where v.building_id = $1::uuid and ${isDue('$2::date')} order by v.id`,
    [buildingId, day],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Lists the open buildings in which something is due by their calendar day and wasn't charged. */
export const selectCharging = async (db: Database, now: Instant): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select b.id from buildings b where b.suspended_at is null and exists (
       select from levies v where v.building_id = b.id and ${isDue('($1::timestamptz at time zone b.time_zone)::date')})
     order by b.id`,
    [now],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Lists the levies that owners approved and that a unit pays a share of. */
export const selectLeviesOf = async (db: Database, buildingId: string, unitId: string): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select v.id from levies v join levy_shares s on s.building_id = v.building_id and s.levy_id = v.id
     where v.building_id = $1::uuid and v.state <> 'draft' and s.unit_id = $2::uuid and s.cents > 0 order by v.id`,
    [buildingId, unitId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
