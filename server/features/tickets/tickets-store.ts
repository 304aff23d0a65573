import type { Attachment } from '../../../contract/notices.ts'
import type { Instant } from '../../../contract/time.ts'
import type { TicketEventKind, TicketSide, TicketStatus } from '../../../contract/tickets/kinds.ts'
import type { Ticket, TicketRow } from '../../../contract/tickets/ticket.ts'
import { ticketEventsMost } from '../../../contract/limits/tickets.ts'
import { run, type Database } from '../../db/connection.ts'
import { instantIn } from '../../db/json.ts'
import { attachmentsIn } from '../documents/documents.ts'

const fullName = (account: string) => `${account}.first_name || ' ' || ${account}.last_name`

/** Whose report a ticket `t` is, of the account `r` or by name; what the product made itself is nobody's. */
export const reporterName = `coalesce(t.reporter_name, ${fullName('r')}, 'Planned maintenance')`

export const fromTickets = `tickets t
  left join units u on u.building_id = t.building_id and u.id = t.unit_id
  left join vendors v on v.building_id = t.building_id and v.id = t.vendor_id
  left join accounts r on r.id = t.reporter_id
  left join accounts s on s.id = t.assignee_id`

/** When a service clock wants something next. */
export const dueAt = 'least(t.answer_due_at, t.resolve_due_at)'

export const rowColumns = `
  t.id as _id, t.number, t.title, t.category, t.place, t.place_words as "placeWords",
  case when u.id is not null then json_build_object('_id', u.id, 'unitNumber', u.unit_number) end as unit,
  t.priority, t.is_emergency as "isEmergency", t.status, t.resumes_on as "resumesOn",
  t.waits_since is not null as "waitsForReply",
  case when v.id is not null then json_build_object('_id', v.id, 'name', v.name) end as vendor,
  t.reported_at as "reportedAt", t.changed_at as "changedAt", t.version,
  (select count(*)::integer from ticket_followers f where f.building_id = t.building_id and f.ticket_id = t.id)
    + (case when t.source = 'plan' then 0 else 1 end) as followers,
  ${reporterName} as reporter,
  case when s.id is not null then json_build_object('_id', s.id, 'name', ${fullName('s')}) end as assignee,
  ${dueAt} as "dueAt",
  case when ${dueAt} is null then null when ${dueAt} = t.answer_due_at then 'answer' else 'resolve' end as "dueFor"`

/** A row as it is kept, before the moment judges it. */
export type KnownRow = Omit<TicketRow, 'isLate'>

const eventsOf = `
  (select coalesce(json_agg(e.one order by e.id), '[]') from (
    select x.id, json_build_object('_id', x.id, 'at', ${instantIn('x.at')}, 'kind', x.kind, 'side', x.side,
        'accountId', x.account_id, 'by', coalesce(x.vendor_name, ${fullName('y')}, 'Parapet'), 'words', x.words,
        'status', x.status, 'priority', x.priority,
        'files', ${attachmentsIn('ticketEvent', { buildingId: 'x.building_id', id: 'x.id' })}) as one
    from ticket_events x left join accounts y on y.id = x.account_id
    where x.building_id = t.building_id and x.ticket_id = t.id
    order by x.id desc limit ${ticketEventsMost}) e)`

const columns = `${rowColumns}, t.words, t.may_enter as "mayEnter", t.entry_times as "entryTimes", t.pets,
  t.reporter_id as "reporterId", t.source,
  coalesce(nullif(t.reporter_phone, ''), r.phone, '') as "reporterPhone",
  coalesce(nullif(t.reporter_email, ''), r.email, '') as "reporterEmail",
  (select ${fullName('w')} from accounts w where w.id = t.entered_by) as "enteredBy", t.held_from as "heldFrom", t.reason, t.reopened,
  t.ended_at as "endedAt", t.stars, t.rating_words as "ratingWords",
  t.rated_round as "ratedRound",
  t.waits_since as "waitsSince", t.answered_at as "answeredAt", t.resolved_at as "resolvedAt",
  (select json_build_object('_id', m.id, 'number', m.number, 'title', m.title, 'status', m.status) from tickets m
    where m.building_id = t.building_id and m.id = t.merged_into) as "mergedInto",
  (select coalesce(json_agg(f.account_id order by f.account_id), '[]') from ticket_followers f
    where f.building_id = t.building_id and f.ticket_id = t.id) as "followerIds",
  ${attachmentsIn('ticket', { buildingId: 't.building_id', id: 't.id' })} as files, ${eventsOf} as events`

export interface KnownEvent {
  _id: string
  at: Instant
  kind: TicketEventKind
  side: TicketSide
  accountId: string | null
  by: string
  words: string
  status: TicketStatus | null
  priority: TicketRow['priority']
  files: Attachment[]
}

/** A ticket as it is kept, before anybody's rights are asked. */
export interface KnownTicket extends KnownRow {
  words: string
  mayEnter: boolean
  entryTimes: string
  pets: string
  reporterId: string | null
  source: 'resident' | 'desk' | 'plan'
  reporterPhone: string
  reporterEmail: string
  enteredBy: string | null
  heldFrom: 'open' | 'assigned' | 'in_progress' | null
  reason: string
  reopened: number
  endedAt: Instant | null
  stars: number | null
  ratingWords: string
  ratedRound: number | null
  waitsSince: Instant | null
  answeredAt: Instant | null
  resolvedAt: Instant | null
  mergedInto: Ticket['mergedInto']
  followerIds: string[]
  files: Attachment[]
  events: KnownEvent[]
}

/** One ticket of the building. */
export const selectTicket = async (db: Database, buildingId: string, id: string): Promise<KnownTicket | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${fromTickets} where t.building_id = $1::uuid and t.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows[0] as KnownTicket | undefined) ?? null
}

/** The id of the ticket with a number. */
export const selectIdByNumber = async (db: Database, buildingId: string, number: number): Promise<string | null> => {
  const { rows } = await run(db, 'select id from tickets where building_id = $1::uuid and number = $2', [
    buildingId,
    number,
  ])
  return (rows[0] as { id: string } | undefined)?.id ?? null
}

/** Holds tickets for a change, in the order of their ids, in a statement of its own, so that what is read after it is as it stands then. */
export const lockTickets = async (db: Database, buildingId: string, ids: readonly string[]): Promise<void> => {
  await run(db, 'select id from tickets where building_id = $1::uuid and id = any($2::uuid[]) order by id for update', [
    buildingId,
    [...ids],
  ])
}

/** The numbers of those of some ids that are tickets of the building. */
export const selectNumbers = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<Map<string, number>> => {
  const { rows } = await run(
    db,
    'select id, number from tickets where building_id = $1::uuid and id = any($2::uuid[])',
    [buildingId, [...ids]],
  )
  return new Map((rows as { id: string; number: number }[]).map(({ id, number }) => [id, number]))
}
