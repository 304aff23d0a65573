import type { TicketChange, TicketDraft } from '../../../contract/tickets/bodies.ts'
import type { TicketEventKind, TicketPriority, TicketSide, TicketStatus } from '../../../contract/tickets/kinds.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { lockBuilding } from '../buildings/buildings.ts'

/** Whose report it is: an account, somebody without one, or nobody's. */
export type ReportedBy = { accountId: string } | { name: string; phone: string; email: string } | { plan: true }

export interface NewTicket extends Pick<
  TicketDraft,
  | 'title'
  | 'words'
  | 'category'
  | 'place'
  | 'placeWords'
  | 'unitId'
  | 'priority'
  | 'isEmergency'
  | 'mayEnter'
  | 'entryTimes'
  | 'pets'
> {
  _id: string
  by: ReportedBy
  enteredBy: string | null
  source: 'resident' | 'desk' | 'plan'
  at: Instant
}

/** Counts on in the building; those who report at the same moment wait for each other. */
const nextNumber = async (db: Database, buildingId: string): Promise<number> => {
  await lockBuilding(db, buildingId)
  const { rows } = await run(
    db,
    'select coalesce(max(number), 1000) + 1 as next from tickets where building_id = $1::uuid',
    [buildingId],
  )
  return (rows[0] as { next: number }).next
}

export const insertTicket = async (db: Database, buildingId: string, made: NewTicket): Promise<void> => {
  const { by } = made
  await db
    .insertInto('tickets')
    .values({
      id: made._id,
      building_id: buildingId,
      number: await nextNumber(db, buildingId),
      title: made.title,
      words: made.words,
      category: made.category,
      place: made.place,
      place_words: made.placeWords,
      unit_id: made.unitId,
      priority: made.priority,
      is_emergency: made.isEmergency,
      may_enter: made.mayEnter,
      entry_times: made.entryTimes,
      pets: made.pets,
      reporter_id: 'accountId' in by ? by.accountId : null,
      reporter_name: 'name' in by ? by.name : null,
      reporter_phone: 'name' in by ? by.phone : '',
      reporter_email: 'name' in by ? by.email : '',
      entered_by: made.enteredBy,
      source: made.source,
      reported_at: made.at,
      changed_at: made.at,
    })
    .execute()
}

const ticketAt = (db: Database, buildingId: string, id: string, at: Instant) =>
  db
    .updateTable('tickets')
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .set((eb) => ({ version: eb('version', '+', 1), changed_at: at }))

export const updateAbout = (
  db: Database,
  buildingId: string,
  id: string,
  { title, category, place, unitId, placeWords, priority }: TicketChange,
  at: Instant,
) =>
  ticketAt(db, buildingId, id, at)
    .set({ title, category, place, unit_id: unitId, place_words: placeWords, priority })
    .execute()

export interface Standing {
  status: TicketStatus
  heldFrom: 'open' | 'assigned' | 'in_progress' | null
  resumesOn: LocalDate | null
  reason: string
  assigneeId: string | null
  vendorId: string | null
  waitsSince: Instant | null
  resolvedAt: Instant | null
  endedAt: Instant | null
  reopened: number
}

/** Where a ticket stands from now on; the caller holds its row. */
export const updateStanding = (db: Database, buildingId: string, id: string, now: Standing, at: Instant) =>
  ticketAt(db, buildingId, id, at)
    .set({
      status: now.status,
      held_from: now.heldFrom,
      resumes_on: now.resumesOn,
      reason: now.reason,
      assignee_id: now.assigneeId,
      vendor_id: now.vendorId,
      waits_since: now.waitsSince,
      resolved_at: now.resolvedAt,
      ended_at: now.endedAt,
      reopened: now.reopened,
    })
    .execute()

/** The ticket is closed as part of another. */
export const updateMerged = (db: Database, buildingId: string, id: string, into: string, at: Instant) =>
  ticketAt(db, buildingId, id, at)
    .set({
      status: 'closed',
      held_from: null,
      resumes_on: null,
      reason: '',
      waits_since: null,
      ended_at: at,
      merged_into: into,
      answer_due_at: null,
      resolve_due_at: null,
    })
    .execute()

/** Somebody wrote: whether the desk waits for an answer from now on, and since when it has answered. */
export const updateTalk = (
  db: Database,
  buildingId: string,
  id: string,
  { waitsSince, answeredAt }: { waitsSince: Instant | null; answeredAt: Instant | null },
  at: Instant,
) => ticketAt(db, buildingId, id, at).set({ waits_since: waitsSince, answered_at: answeredAt }).execute()

export const updateRating = (
  db: Database,
  buildingId: string,
  id: string,
  { stars, words }: { stars: number; words: string },
  at: Instant,
) =>
  ticketAt(db, buildingId, id, at)
    .set((eb) => ({ stars, rating_words: words, rated_at: at, rated_round: eb.ref('reopened') }))
    .execute()

/** Says that a ticket changed of which only its story did, such as by another report that was added. */
export const touchTicket = (db: Database, buildingId: string, id: string, at: Instant) =>
  ticketAt(db, buildingId, id, at).execute()

export interface NewEvent {
  _id: string
  ticketId: string
  kind: TicketEventKind
  side: TicketSide
  accountId: string | null
  vendorName: string | null
  words: string
  status: TicketStatus | null
  priority: TicketPriority
  /** The same for all lines that one action wrote; null for those of an action on one ticket. */
  batchId: string | null
  at: Instant
}

export const insertEvent = (db: Database, buildingId: string, event: NewEvent) =>
  db
    .insertInto('ticket_events')
    .values({
      id: event._id,
      building_id: buildingId,
      ticket_id: event.ticketId,
      at: event.at,
      kind: event.kind,
      side: event.side,
      account_id: event.accountId,
      vendor_name: event.vendorName,
      words: event.words,
      status: event.status,
      priority: event.priority,
      batch_id: event.batchId,
    })
    .execute()
