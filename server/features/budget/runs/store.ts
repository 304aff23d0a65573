import { chargeRunsShown } from '../../../../contract/limits/budget.ts'
import type { ChargeRun } from '../../../../contract/budget/runs.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { instantIn } from '../../../db/json.ts'
import type { PastRun } from './rules.ts'

/** A run as it was made. */
type RunMade = Omit<ChargeRun, 'cancelled'>

/** Reads the latest runs of a building, the latest month first. */
export const selectRuns = async (db: Database, buildingId: string): Promise<RunMade[]> => {
  const { rows } = await run(
    db,
    `select r.month, ${instantIn('r.ran_at')} as "ranAt", a.first_name || ' ' || a.last_name as by, r.units,
       r.cents::float8 as cents, r.left_out as "leftOut"
     from charge_runs r left join accounts a on a.id = r.ran_by
     where r.building_id = $1::uuid order by r.month desc limit ${chargeRunsShown}`,
    [buildingId],
  )
  return rows as RunMade[]
}

/** Reads which months of a building were run, and of which some units were left out. */
export const selectPastRuns = async (db: Database, buildingId: string): Promise<PastRun[]> => {
  const { rows } = await run(
    db,
    'select month, left_out as "leftOut" from charge_runs where building_id = $1::uuid order by month',
    [buildingId],
  )
  return rows as PastRun[]
}

/** Reads the latest month whose fees were charged; null where none was. */
export const selectChargedThrough = async (db: Database, buildingId: string): Promise<LocalDate | null> => {
  const { rows } = await run(db, 'select max(month) as month from charge_runs where building_id = $1::uuid', [
    buildingId,
  ])
  return (rows as { month: LocalDate | null }[])[0]!.month
}

/** What a run charged of a month, and by whom. */
export interface RunToKeep {
  month: LocalDate
  at: Instant
  ranBy: string | null
  actor: string | null
  units: number
  cents: number
  leftOut: number
}

/** Adds what a run charged to its month; answers whether anything is new, such as the month itself. */
export const addRun = async (db: Database, buildingId: string, made: RunToKeep): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `insert into charge_runs as r (building_id, month, ran_at, ran_by, actor, units, cents, left_out)
     values ($1::uuid, $2::date, $3::timestamptz, $4::uuid, $5, $6::integer, $7::bigint, $8::integer)
     on conflict (building_id, month) do update set units = r.units + excluded.units, cents = r.cents + excluded.cents,
       left_out = excluded.left_out,
       ran_at = case when excluded.units > 0 then excluded.ran_at else r.ran_at end,
       ran_by = case when excluded.units > 0 then excluded.ran_by else r.ran_by end,
       actor = case when excluded.units > 0 then excluded.actor else r.actor end
     where excluded.units > 0 or excluded.left_out <> r.left_out`,
    [buildingId, made.month, made.at, made.ranBy, made.actor, made.units, made.cents, made.leftOut],
  )
  return numAffectedRows === 1n
}

/** Notes that the difference of a schedule was charged; answers whether it wasn't noted so before. */
export const markCaughtUp = async (
  db: Database,
  buildingId: string,
  scheduleId: string,
  { at, leftOut }: { at: Instant; leftOut: number },
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `update fee_schedules set catch_up_ran_at = $3::timestamptz, catch_up_left_out = $4::integer
     where building_id = $1::uuid and id = $2::uuid and catch_up_left_out is distinct from $4::integer`,
    [buildingId, scheduleId, at, leftOut],
  )
  return numAffectedRows === 1n
}

/** Lists the open buildings that have fees to charge. */
export const selectCharging = async (db: Database): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select b.id from buildings b where b.suspended_at is null
       and exists (select from fee_schedules s where s.building_id = b.id)
     order by b.id`,
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Lists the numbers of units for which a schedule sets no fee, as they were added after it was made. */
export const selectWithoutShare = async (db: Database, buildingId: string, scheduleId: string): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select u.unit_number as "unitNumber" from units u
     where u.building_id = $1::uuid and not exists (select from fee_schedule_shares s
       where s.building_id = u.building_id and s.schedule_id = $2::uuid and s.unit_id = u.id)
     order by u.sort_key, u.id`,
    [buildingId, scheduleId],
  )
  return (rows as { unitNumber: string }[]).map(({ unitNumber }) => unitNumber)
}

/** Lists the units that have an owner on record; the first ones known count for all days before, the last for all after. */
export const selectOwned = async (db: Database, buildingId: string): Promise<Set<string>> => {
  const { rows } = await run(db, 'select distinct unit_id as id from ownerships where building_id = $1::uuid', [
    buildingId,
  ])
  return new Set((rows as { id: string }[]).map(({ id }) => id))
}
