import { termReminderDays } from '../../../../contract/limits/parking-stalls.ts'
import { addDays, type Instant, type LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { isRenewed } from './assignments-store.ts'

/** A term that ends and that nobody has renewed. */
export interface EndingTerm {
  assignmentId: string
  stallId: string
  level: string
  number: string
  unitId: string
  unitNumber: string
  from: LocalDate
  until: LocalDate
}

const ending = `
  from parking_assignments a
  join parking_stalls s on s.building_id = a.building_id and s.id = a.stall_id
  join units u on u.building_id = a.building_id and u.id = a.unit_id
  where a.building_id = $1::uuid and not a.is_void and a.end_reason = '' and a.from_date <= $2::date
    and a.until_date between $2::date and $3::date
    and not ${isRenewed}`

/** Terms of a building that end from a day on within a month, the first first. */
export const selectEndingTerms = async (db: Database, buildingId: string, today: LocalDate): Promise<EndingTerm[]> => {
  const { rows } = await run(
    db,
    `select a.id as "assignmentId", a.stall_id as "stallId", s.level, s.number, a.unit_id as "unitId",
       u.unit_number as "unitNumber", a.from_date as "from", a.until_date as "until" ${ending}
     order by a.until_date, a.id`,
    [buildingId, today, addDays(today, termReminderDays)],
  )
  return rows as EndingTerm[]
}

/** Buildings in which a term may be due to be reminded of, on whatever day it is there. */
export const selectExpecting = async (db: Database, today: LocalDate): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select b.id from buildings b where b.suspended_at is null and (b.features ->> 'parking')::boolean and exists (
      select from parking_assignments a where a.building_id = b.id and not a.is_void
        and a.until_date between $1::date - 1 and $1::date + ${termReminderDays + 1}
        and not exists (select from parking_term_reminders r
          where r.assignment_id = a.id and r.until_date = a.until_date))
    order by b.id`,
    [today],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Notes a reminder; false where somebody has noted it already. */
export const insertReminder = async (
  db: Database,
  buildingId: string,
  { assignmentId, until, at }: Pick<EndingTerm, 'assignmentId' | 'until'> & { at: Instant },
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `insert into parking_term_reminders (building_id, assignment_id, until_date, sent_at)
     values ($1::uuid, $2::uuid, $3::date, $4::timestamptz) on conflict (assignment_id, until_date) do nothing`,
    [buildingId, assignmentId, until, at],
  )
  return numAffectedRows === 1n
}
