import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { nameOrder } from '../../../db/finding.ts'
import { totalFee, type ByFund, type ChargedFee, type FeeUnit, type GroupShare, type Schedule } from './rules.ts'

/** Reads the units of a building in the order of their strata lots, by which ties are decided. */
export const selectFeeUnits = async (db: Database, buildingId: string): Promise<FeeUnit[]> => {
  const { rows } = await run(
    db,
    `select u.id as "_id", u.unit_number as "unitNumber", u.unit_entitlement::float8 as "unitEntitlement"
     from units u where u.building_id = $1::uuid
     order by ${nameOrder('u.strata_lot')} nulls last, u.sort_key, u.id`,
    [buildingId],
  )
  return rows as FeeUnit[]
}

/** A schedule with what its charges rest on. */
export interface KnownSchedule extends Schedule {
  budgetId: string
  yearEndsOn: LocalDate
  authority: string
  catchUpRanAt: Instant | null
  catchUpLeftOut: number | null
}

/** Reads the schedules of a building in the order in which they were made. */
export const selectSchedules = async (db: Database, buildingId: string): Promise<KnownSchedule[]> => {
  const { rows } = await run(
    db,
    `select s.id as "_id", s.budget_id as "budgetId", b.starts_on as "yearFrom", b.ends_on as "yearEndsOn",
       s.from_month as "fromMonth", s.authority, s.catch_up_on as "catchUpOn", s.catch_up_ran_at as "catchUpRanAt",
       s.catch_up_left_out as "catchUpLeftOut"
     from fee_schedules s join budgets b on b.building_id = s.building_id and b.id = s.budget_id
     where s.building_id = $1::uuid order by s.created_at, s.id`,
    [buildingId],
  )
  return rows as KnownSchedule[]
}

/** What a unit pays by a schedule. */
export interface Share {
  scheduleId: string
  unit: FeeUnit
  month: ByFund
  shared: readonly GroupShare[]
  catchUp: ByFund
}

/** A month of a unit by a schedule, of both funds. */
export const totalOf = ({ month }: Share): number => totalFee(month)

/** Reads what units pay by some schedules, in the order of their numbers. */
export const selectShares = async (
  db: Database,
  buildingId: string,
  scheduleIds: readonly string[],
): Promise<Share[]> => {
  const sum = (column: string, fund: string) => `sum(s.${column}) filter (where s.fund = '${fund}')`
  const byFund = (column: string, name: string) =>
    `json_build_object('operating', coalesce(${sum(column, 'operating')}, 0), 'reserve', coalesce(${sum(column, 'reserve')}, 0)) as "${name}"`
  const { rows } = await run(
    db,
    `select s.schedule_id as "scheduleId",
       json_build_object('_id', u.id, 'unitNumber', u.unit_number, 'unitEntitlement', max(s.entitlement)) as unit,
       ${byFund('month_cents', 'month')}, ${byFund('catch_up_cents', 'catchUp')},
       (select coalesce(json_agg(json_build_object('group', p.group_position, 'name', g.name, 'cents', p.month_cents)
           order by p.group_position), '[]')
         from fee_schedule_group_shares p
         join fee_schedules f on f.building_id = p.building_id and f.id = p.schedule_id
         join budget_groups g on g.building_id = f.building_id and g.budget_id = f.budget_id and g.position = p.group_position
         where p.building_id = $1::uuid and p.schedule_id = s.schedule_id and p.unit_id = u.id) as shared
     from fee_schedule_shares s join units u on u.building_id = s.building_id and u.id = s.unit_id
     where s.building_id = $1::uuid and s.schedule_id = any($2::uuid[])
     group by s.schedule_id, u.id, u.unit_number, u.sort_key order by u.sort_key, u.id`,
    [buildingId, [...scheduleIds]],
  )
  return rows as Share[]
}

/** The charges that stand for a fee: its own, or what it was charged again as after it was cancelled. */
const feesNow = `with recursive fees as (
    select e.source, e.id, i.id as item_id, i.undone_entry_id is not null as is_undone
    from ledger_entries e join ledger_items i on i.building_id = e.building_id and i.entry_id = e.id
    where e.building_id = $1::uuid and e.source like 'fee:%'
    union all
    select f.source, e.id, i.id, i.undone_entry_id is not null
    from fees f join ledger_entries e on e.building_id = $1::uuid and e.source = 'again:' || f.item_id
    join ledger_items i on i.building_id = e.building_id and i.entry_id = e.id
    where f.is_undone
  )`

/** Reads which fees of which months were charged to which units. */
export const selectCharged = async (db: Database, buildingId: string): Promise<ChargedFee[]> => {
  const { rows } = await run(
    db,
    `${feesNow}
     select split_part(source, ':', 2) || '-01' as month, split_part(source, ':', 3) as "unitId",
       bool_and(is_undone) as "isUndone"
     from fees group by source`,
    [buildingId],
  )
  return rows as ChargedFee[]
}

/** Groups a month's fees by schedule and unit. */
export const feesBySchedule = (shares: readonly Share[]): ReadonlyMap<string, ReadonlyMap<string, ByFund>> =>
  new Map(
    [...Map.groupBy(shares, ({ scheduleId }) => scheduleId)].map(([id, of]) => [
      id,
      new Map(of.map(({ unit, month }) => [unit._id, month])),
    ]),
  )

/** A schedule to write, with what each unit pays. */
export interface ScheduleToKeep {
  _id: string
  budgetId: string
  fromMonth: LocalDate
  authority: string
  catchUpOn: LocalDate | null
  at: Instant
  shares: readonly {
    unitId: string
    fund: keyof ByFund
    entitlement: number
    monthCents: number
    catchUpCents: number
  }[]
  groupShares: readonly { unitId: string; group: number; cents: number }[]
}

/** Writes a schedule with its shares, in one statement each. */
export const insertSchedule = async (db: Database, buildingId: string, schedule: ScheduleToKeep): Promise<void> => {
  const { _id, budgetId, fromMonth, authority, catchUpOn, at, shares, groupShares } = schedule
  await run(
    db,
    `insert into fee_schedules (id, building_id, budget_id, from_month, authority, catch_up_on, created_at)
     values ($2::uuid, $1::uuid, $3::uuid, $4::date, $5, $6::date, $7::timestamptz)`,
    [buildingId, _id, budgetId, fromMonth, authority, catchUpOn, at],
  )
  await run(
    db,
    `insert into fee_schedule_shares (building_id, schedule_id, unit_id, fund, entitlement, month_cents, catch_up_cents)
     select $1::uuid, $2::uuid, g."unitId", g.fund, g.entitlement, g."monthCents", g."catchUpCents"
     from jsonb_to_recordset($3::jsonb) as g ("unitId" uuid, fund text, entitlement numeric, "monthCents" bigint,
       "catchUpCents" bigint)`,
    [buildingId, _id, JSON.stringify(shares)],
  )
  await run(
    db,
    `insert into fee_schedule_group_shares (building_id, schedule_id, unit_id, group_position, month_cents)
     select $1::uuid, $2::uuid, g."unitId", g."group", g.cents
     from jsonb_to_recordset($3::jsonb) as g ("unitId" uuid, "group" smallint, cents bigint)`,
    [buildingId, _id, JSON.stringify(groupShares)],
  )
}
