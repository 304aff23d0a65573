import type { TicketEventKind, TicketSide, TicketStatus } from '../../../contract/tickets/kinds.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { reporterName } from './tickets-store.ts'

/** A line of a ticket's story of which somebody was told, with the ticket as it stands today. */
export interface EventTold {
  /** What the row of the inbox is about: the line, or the action that wrote several. */
  subjectId: string
  eventId: string
  kind: TicketEventKind
  side: TicketSide
  words: string
  ticketId: string
  number: number
  title: string
  status: TicketStatus
  reporter: string
  reporterId: string | null
  assigneeId: string | null
  followerIds: string[]
}

export const selectEventsTold = async (
  db: Database,
  buildingId: string,
  subjectIds: readonly string[],
): Promise<EventTold[]> => {
  const { rows } = await run(
    db,
    `select case when e.id = any($2::uuid[]) then e.id else e.batch_id end as "subjectId", e.id as "eventId", e.kind, e.side, e.words, t.id as "ticketId", t.number, t.title, t.status,
       ${reporterName} as reporter, t.reporter_id as "reporterId", t.assignee_id as "assigneeId",
       (select coalesce(json_agg(f.account_id), '[]') from ticket_followers f
         where f.building_id = t.building_id and f.ticket_id = t.id) as "followerIds"
     from ticket_events e
     join tickets t on t.building_id = e.building_id and t.id = e.ticket_id
     left join accounts r on r.id = t.reporter_id
     where e.building_id = $1::uuid and (e.id = any($2::uuid[]) or e.batch_id = any($2::uuid[])) order by t.number`,
    [buildingId, subjectIds],
  )
  return rows as EventTold[]
}

export interface AlarmTold {
  alarmId: string
  about: 'answer' | 'resolve'
  alarm: 'soon' | 'late'
  dueAt: Instant
  ticketId: string
  number: number
  title: string
}

/** Alarms of tickets that want still what they were about. */
export const selectAlarmsTold = async (
  db: Database,
  buildingId: string,
  alarmIds: readonly string[],
): Promise<AlarmTold[]> => {
  const { rows } = await run(
    db,
    `select m.id as "alarmId", m.about, m.alarm, m.due_at as "dueAt", t.id as "ticketId", t.number, t.title
     from ticket_alarms m join tickets t on t.building_id = m.building_id and t.id = m.ticket_id
     where m.building_id = $1::uuid and m.id = any($2::uuid[])
       and m.due_at = case m.about when 'answer' then t.answer_due_at else t.resolve_due_at end`,
    [buildingId, alarmIds],
  )
  return rows as AlarmTold[]
}

/** Notes that an alarm was told; false where somebody has told it already. */
export const insertAlarm = async (
  db: Database,
  buildingId: string,
  alarm: { _id: string; ticketId: string; about: string; alarm: string; dueAt: Instant; at: Instant },
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `insert into ticket_alarms (id, building_id, ticket_id, about, alarm, due_at, told_at)
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5, $6::timestamptz, $7::timestamptz)
     on conflict (ticket_id, about, alarm, due_at) do nothing`,
    [alarm._id, buildingId, alarm.ticketId, alarm.about, alarm.alarm, alarm.dueAt, alarm.at],
  )
  return numAffectedRows === 1n
}

/** Everything about tickets of which somebody of a building was told. */
export const selectToldIds = async (db: Database, buildingId: string): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select coalesce(batch_id, id) as id from ticket_events where building_id = $1::uuid
     union all select id from ticket_alarms where building_id = $1::uuid`,
    [buildingId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
