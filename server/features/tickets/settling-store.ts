import type { Instant, LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

/** Buildings with a ticket that may go on by itself on a day, was resolved before a moment, or whose clocks run. */
export const selectBusy = async (db: Database, today: LocalDate, resolvedBefore: Instant): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select b.id from buildings b where b.suspended_at is null and (
       exists (select from tickets t where t.building_id = b.id and t.resumes_on <= $1::date + 1)
       or exists (select from tickets t where t.building_id = b.id and t.status = 'resolved' and t.ended_at < $2::timestamptz)
       or exists (select from tickets t where t.building_id = b.id
         and least(t.answer_due_at, t.resolve_due_at) is not null))
     order by b.id`,
    [today, resolvedBefore],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Tickets on hold whose day has come, and those that were resolved so long ago that nobody opens them again. */
export const selectSettling = async (
  db: Database,
  buildingId: string,
  { today, resolvedBefore }: { today: LocalDate; resolvedBefore: Instant },
): Promise<{ _id: string; status: 'on_hold' | 'resolved' }[]> => {
  const { rows } = await run(
    db,
    `select id as _id, status from tickets where building_id = $1::uuid
       and (status = 'on_hold' and resumes_on <= $2::date or status = 'resolved' and ended_at < $3::timestamptz)
     order by id`,
    [buildingId, today, resolvedBefore],
  )
  return rows as { _id: string; status: 'on_hold' | 'resolved' }[]
}
