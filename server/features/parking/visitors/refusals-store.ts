import type { LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

/** Counts one refusal by some rules on a day; each rule once, in one order, so that two who count do not wait for each other. */
export const countRefusal = async (
  db: Database,
  buildingId: string,
  day: LocalDate,
  rules: readonly string[],
): Promise<void> => {
  await run(
    db,
    `insert into visitor_refusals as r (building_id, on_day, rule, count)
     select $1::uuid, $2::date, rule, 1 from unnest($3::text[]) as rule group by rule order by rule
     on conflict (building_id, on_day, rule) do update set count = r.count + 1`,
    [buildingId, day, [...rules]],
  )
}

/** How often each rule refused on the days from one to before another. */
export const selectRefusals = async (
  db: Database,
  buildingId: string,
  from: LocalDate,
  before: LocalDate,
): Promise<{ rule: string; day: LocalDate; count: number }[]> => {
  const { rows } = await run(
    db,
    `select r.rule, r.on_day as day, r.count from visitor_refusals r
     where r.building_id = $1::uuid and r.on_day >= $2::date and r.on_day < $3::date order by r.rule, r.on_day`,
    [buildingId, from, before],
  )
  return rows as { rule: string; day: LocalDate; count: number }[]
}
