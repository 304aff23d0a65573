import type { Instant, LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { usualSettings } from './settings/rules.ts'

/** The moment before which something ended whose retention is over; `s` are the building's settings. */
const before = `$1::timestamptz - make_interval(days => coalesce(s.retention_days, ${usualSettings.retentionDays}))`

/**
 * Whether the retention of violation `v` isn't over: it, or its case, is open, or the later of their ends is not so long ago.
 * Its case may be closed, opened again, and closed; the last line of its story that says so has the time.
 */
const isKept = `v.closed_at is null or v.closed_at >= ${before} or exists (
  select from violations c where c.building_id = v.building_id and c.id = v.id and (c.closed_on is null or exists (
    select from violation_events e where e.building_id = c.building_id and e.violation_id = c.id and e.kind = 'close'
      and e.at >= ${before})))`

/** Erases who came with what from passes whose retention is over, but where a violation of the vehicle is still kept. */
export const erasePasses = async (db: Database, now: Instant): Promise<number> => {
  const { numAffectedRows } = await run(
    db,
    `update visitor_passes p set visitor_name = null, plate = null, plate_key = null, province = '', make = '',
       model = '', colour = '', purpose = '', notes = '', end_reason = '',
       override_reason = case when p.override_by is null then '' else 'erased' end, token_hash = null,
       erased_at = $1::timestamptz
     from buildings b left join parking_settings s on s.building_id = b.id
     where b.id = p.building_id and p.erased_at is null
       and least(p.until_at, coalesce(p.ended_at, p.until_at)) < ${before}
       and not exists (select from parking_violations v
         where v.building_id = p.building_id and v.plate_key = p.plate_key and (${isKept}))`,
    [now],
  )
  return Number(numAffectedRows ?? 0n)
}

/** Violations whose retention is over and that still name a vehicle. */
export const selectErasable = async (db: Database, now: Instant): Promise<{ _id: string; buildingId: string }[]> => {
  const { rows } = await run(
    db,
    `select v.id as _id, v.building_id as "buildingId" from parking_violations v
     left join parking_settings s on s.building_id = v.building_id
     where v.erased_at is null and not (${isKept}) order by v.id`,
    [now],
  )
  return rows as { _id: string; buildingId: string }[]
}

/**
 * Holds the case of a violation, and says whether its retention is over still: it may have been opened again meanwhile. Read
 * in a statement of its own, as it is then.
 */
export const mayErase = async (db: Database, buildingId: string, id: string, now: Instant): Promise<boolean> => {
  await run(db, 'select from violations where building_id = $1::uuid and id = $2::uuid for update', [buildingId, id])
  const { rows } = await run(
    db,
    `select from parking_violations v left join parking_settings s on s.building_id = v.building_id
     where v.building_id = $2::uuid and v.id = $3::uuid and v.erased_at is null and not (${isKept})`,
    [now, buildingId, id],
  )
  return rows.length > 0
}

/** Erases the vehicle and the words of a closed violation; its steps and dates stay. */
export const eraseViolation = async (db: Database, buildingId: string, id: string, now: Instant): Promise<void> => {
  await run(
    db,
    `update parking_violations set plate = null, plate_key = null, words = '', place = '', close_reason = 'erased',
       erased_at = $3::timestamptz
     where building_id = $1::uuid and id = $2::uuid and closed_at is not null and erased_at is null`,
    [buildingId, id, now],
  )
  await run(
    db,
    `update parking_violation_steps set words = '' where building_id = $1::uuid and violation_id = $2::uuid`,
    [buildingId, id],
  )
}

/** Deletes the counts of refusals of days before one. */
export const deleteRefusals = async (db: Database, since: LocalDate): Promise<void> => {
  await run(db, 'delete from visitor_refusals where on_day < $1::date', [since])
}
