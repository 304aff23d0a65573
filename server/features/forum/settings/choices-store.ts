import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

/** Whether somebody's unit stands beside what they write, and whether the roster protects them. */
export const selectChoice = async (
  db: Database,
  buildingId: string,
  accountId: string,
): Promise<{ showsUnit: boolean; isProtected: boolean }> => {
  const { rows } = await run(
    db,
    `select coalesce((select w.shows_unit from forum_choices w
         where w.building_id = $1::uuid and w.account_id = $2::uuid), false) as "showsUnit",
       exists (select from people x where x.building_id = $1::uuid and x.account_id = $2::uuid and x.is_protected)
         as "isProtected"`,
    [buildingId, accountId],
  )
  return rows[0] as { showsUnit: boolean; isProtected: boolean }
}

export const upsertChoice = async (
  db: Database,
  buildingId: string,
  accountId: string,
  showsUnit: boolean,
): Promise<void> => {
  await run(
    db,
    `insert into forum_choices (building_id, account_id, shows_unit) values ($1, $2, $3)
     on conflict (building_id, account_id) do update set shows_unit = excluded.shows_unit`,
    [buildingId, accountId, showsUnit],
  )
}

const holds = (tie: string, day: string) =>
  `(${tie}.from_date is null or ${tie}.from_date <= ${day}) and (${tie}.to_date is null or ${tie}.to_date >= ${day})`

/** The number of the unit of an account on a day, as SQL: where they live before what else they own; null without one. */
const unitOf = (building: string, account: string, day: string): string => `(
  select u.unit_number from people x
  join lateral (
    select o.unit_id, coalesce(o.occupies_unit, false) as lives from ownerships o
    where o.building_id = x.building_id and o.person_id = x.id and ${holds('o', day)}
    union all
    select t.unit_id, coalesce(t.occupies_unit, true) from tenancies t
    where t.building_id = x.building_id and t.person_id = x.id and t.kind <> 'agent' and ${holds('t', day)}) tie on true
  join units u on u.building_id = x.building_id and u.id = tie.unit_id
  where x.building_id = ${building} and x.account_id = ${account}
  order by tie.lives desc, u.unit_number limit 1)`

/** The same where they chose to show it in the forum, and never of somebody whom the roster protects. */
export const unitShown = (building: string, account: string, day: string): string => `(
  select ${unitOf(building, account, day)} from forum_choices w
  where w.building_id = ${building} and w.account_id = ${account} and w.shows_unit
    and not exists (select from people x
      where x.building_id = ${building} and x.account_id = ${account} and x.is_protected))`

/** The number of the unit of an account on a day; null without one. */
export const selectUnitOf = async (
  db: Database,
  buildingId: string,
  accountId: string,
  day: LocalDate,
): Promise<string | null> => {
  const { rows } = await run(db, `select ${unitOf('$1::uuid', '$2::uuid', '$3::date')} as "unitNumber"`, [
    buildingId,
    accountId,
    day,
  ])
  return (rows[0] as { unitNumber: string | null }).unitNumber
}
