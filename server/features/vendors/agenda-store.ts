import { agendaEntriesMost, agendaSoonDays } from '../../../contract/limits/agenda.ts'
import { addDays, type LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import type { Ending } from './reminders-store.ts'

/** Papers that ran out or soon will, and the last days to give notice on a contract, of those who work here: the first, and how many. */
export const selectUrgent = async (
  db: Database,
  buildingId: string,
  today: LocalDate,
): Promise<{ found: number; endings: Ending[] }> => {
  const { rows } = await run(
    db,
    `select v.id as "vendorId", v.name, d.about, d.ends_on as "endsOn", count(*) over ()::integer as found
     from vendors v cross join lateral (values
       ('insurance', v.insured_until, null), ('clearance', v.clearance_until, null), ('contract', v.notice_by, $2::date)
     ) as d (about, ends_on, since)
     where v.building_id = $1::uuid and v.ended_on is null and d.ends_on <= $3::date
       and (d.since is null or d.ends_on >= d.since)
     order by d.ends_on, v.id, d.about limit ${agendaEntriesMost}`,
    [buildingId, today, addDays(today, agendaSoonDays)],
  )
  const found = rows as (Ending & { found: number })[]
  return { found: found[0]?.found ?? 0, endings: found.map(({ found: _found, ...ending }) => ending) }
}

/** How many work here, and of how many of them a paper is missing or ran out. */
export const countUncovered = async (
  db: Database,
  buildingId: string,
  today: LocalDate,
): Promise<{ all: number; uncovered: number }> => {
  const { rows } = await run(
    db,
    `select count(*)::integer as all, count(*) filter (where v.insured_until is null or v.clearance_until is null
       or v.insured_until < $2::date or v.clearance_until < $2::date)::integer as uncovered
     from vendors v where v.building_id = $1::uuid and v.ended_on is null`,
    [buildingId, today],
  )
  return rows[0] as { all: number; uncovered: number }
}
