import type { LocalDate } from '../../../contract/time.ts'
import type { BuildingStats } from '../../../contract/overview.ts'
import { run, type Database } from '../../db/connection.ts'
import { tiesOn } from './holding-store.ts'

/** Of a building's units and people: how many there are. */
export type UnitFigures = Pick<BuildingStats, 'units' | 'users'>

const worded = (row: string) => `json_build_object(
  'units', json_build_object('total', ${row}.units, 'occupied', ${row}.occupied),
  'users', json_build_object('total', ${row}.residents, 'withUnits', ${row}.accounts))`

/**
 * The figures as they were counted last, as a JSON object; null where units, people or ties of the building were written
 * since, or the day is another one.
 */
export const rememberedFigures = ({ building, day }: Record<'building' | 'day', string>): string => `
  (select ${worded('f')} from building_figures f
    where f.building_id = ${building} and f.day = ${day} and f.counted_changes = f.changes)`

/**
 * Counts the units, those somebody lives in by the rule of the unit's page, who owns, rents or lives in one, and whose
 * accounts are theirs; an agent is no resident. The figures are kept together with the number of changes that was seen in
 * the same moment: whoever writes meanwhile raises it, so that nobody takes them for true.
 */
const countText = `
  with seen as materialized (
    select coalesce((select changes from building_figures where building_id = $1::uuid), 0) as changes),
  ties as materialized (${tiesOn()}),
  counted as materialized (
    select (select count(*) from units u where u.building_id = $1::uuid) as units,
      (select count(distinct l.unit_id) from ties l where l.lives) as occupied,
      (select count(distinct l.person_id) from ties l where l.role <> 'agent') as residents,
      (select count(distinct p.account_id) from people p where p.building_id = $1::uuid
        and p.id in (select l.person_id from ties l where l.role <> 'agent')) as accounts),
  kept as (
    insert into building_figures as f
      (building_id, changes, counted_changes, day, units, occupied, residents, accounts)
    select $1::uuid, s.changes, s.changes, $2::date, c.units, c.occupied, c.residents, c.accounts from seen s, counted c
    on conflict (building_id) do update set counted_changes = excluded.counted_changes, day = excluded.day,
      units = excluded.units, occupied = excluded.occupied, residents = excluded.residents, accounts = excluded.accounts
    where f.changes = excluded.changes)
  select ${worded('c')} as figures from counted c`

/** The figures as they are remembered; null where they are to be counted anew. */
export const selectRemembered = async (
  db: Database,
  buildingId: string,
  day: LocalDate,
): Promise<UnitFigures | null> => {
  const text = `select ${rememberedFigures({ building: '$1::uuid', day: '$2::date' })} as figures`
  const { rows } = await run(db, text, [buildingId, day])
  return (rows[0] as { figures: UnitFigures | null }).figures
}

/** Counts anew and remembers what was counted, in one statement. */
export const countRows = async (db: Database, buildingId: string, day: LocalDate): Promise<UnitFigures> => {
  const { rows } = await run(db, countText, [buildingId, day])
  return (rows[0] as { figures: UnitFigures }).figures
}
