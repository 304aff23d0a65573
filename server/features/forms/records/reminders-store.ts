import { agendaEntriesMost } from '../../../../contract/limits/agenda.ts'
import { dueReminderDays } from '../../../../contract/limits/records.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { askerName, fromAsker } from './requests-store.ts'

const furthest = Math.max(...dueReminderDays)

/** Buildings in which some request may be due to be reminded of, on whatever day it is there. */
export const selectExpecting = async (db: Database, today: LocalDate): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select b.id from buildings b where b.suspended_at is null and exists (
      select 1 from records_requests r
      where r.building_id = b.id and r.closed_at is null and r.due_on <= $1::date + ${furthest + 1})
    order by b.id`,
    [today],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

export interface DueRequest {
  _id: string
  number: number
  asker: string
  dueOn: LocalDate
}

const columns = `r.id as _id, r.number, r.due_on as "dueOn", ${askerName} as asker`

/** Requests of a building that are open and due until a day. */
export const selectDue = async (db: Database, buildingId: string, until: LocalDate): Promise<DueRequest[]> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${fromAsker}
     where r.building_id = $1::uuid and r.closed_at is null and r.due_on <= $2::date order by r.due_on, r.id`,
    [buildingId, until],
  )
  return rows as DueRequest[]
}

/** The same, the first ones and how many there are. */
export const selectFirstDue = async (
  db: Database,
  buildingId: string,
  until: LocalDate,
): Promise<{ found: number; requests: DueRequest[] }> => {
  const { rows } = await run(
    db,
    `select ${columns}, count(*) over ()::integer as found from ${fromAsker}
     where r.building_id = $1::uuid and r.closed_at is null and r.due_on <= $2::date
     order by r.due_on, r.id limit ${agendaEntriesMost}`,
    [buildingId, until],
  )
  const found = rows as (DueRequest & { found: number })[]
  return { found: found[0]?.found ?? 0, requests: found.map(({ found: _found, ...request }) => request) }
}

/** Notes a reminder; false where somebody has noted it for this day and distance already. */
export const insertReminder = async (
  db: Database,
  buildingId: string,
  reminder: { _id: string; requestId: string; dueOn: LocalDate; days: number; at: Instant },
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `insert into records_reminders (id, building_id, request_id, due_on, days, sent_at)
    select $1::uuid, r.building_id, r.id, r.due_on, $5::integer, $6::timestamptz from records_requests r
    where r.building_id = $2::uuid and r.id = $3::uuid and r.closed_at is null and r.due_on = $4::date
    on conflict (request_id, due_on, days) do nothing`,
    [reminder._id, buildingId, reminder.requestId, reminder.dueOn, reminder.days, reminder.at],
  )
  return numAffectedRows === 1n
}

/** What reminders were of, as long as that day still counts. */
export const selectReminded = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<(DueRequest & { reminderId: string; days: number })[]> => {
  const { rows } = await run(
    db,
    `select m.id as "reminderId", m.days, ${columns}
     from records_reminders m
     join records_requests r on r.building_id = m.building_id and r.id = m.request_id
     left join accounts a on a.id = r.account_id
     where m.building_id = $1::uuid and m.id = any($2::uuid[]) and r.closed_at is null and r.due_on = m.due_on`,
    [buildingId, ids],
  )
  return rows as Awaited<ReturnType<typeof selectReminded>>
}
