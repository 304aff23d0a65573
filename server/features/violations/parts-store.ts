import type { Instant, LocalDate } from '../../../contract/time.ts'
import type { CaseEvent, PenaltyKind } from '../../../contract/violations/violation.ts'
import { run, type Database } from '../../db/connection.ts'

/** A complaint as it is kept. */
export interface KnownComplaint {
  _id: string
  /** By their account's name, or as it was written down. */
  by: string
  accountId: string | null
  isStaff: boolean
  receivedOn: LocalDate
  words: string
}

/** Reads the complaints that a case rests on, oldest first. */
export const selectComplaints = async (db: Database, buildingId: string, caseId: string): Promise<KnownComplaint[]> => {
  const { rows } = await run(
    db,
    `select c.id as _id, coalesce(nullif(c.name, ''), a.first_name || ' ' || a.last_name) as by,
       c.account_id as "accountId", c.is_staff as "isStaff", c.received_on as "receivedOn", c.words
     from violation_complaints c left join accounts a on a.id = c.account_id
     where c.building_id = $1::uuid and c.violation_id = $2::uuid order by c.received_on, c.id`,
    [buildingId, caseId],
  )
  return rows as KnownComplaint[]
}

/** Adds a complaint to a case. */
export const insertComplaint = async (
  db: Database,
  buildingId: string,
  one: Omit<KnownComplaint, 'by'> & { caseId: string; name: string; at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into violation_complaints (id, building_id, violation_id, account_id, name, is_staff, received_on, words, made_at)
     values ($2::uuid, $1::uuid, $3::uuid, $4::uuid, $5, $6, $7::date, $8, $9::timestamptz)`,
    [
      ...[buildingId, one._id, one.caseId, one.accountId, one.name],
      ...[one.isStaff, one.receivedOn, one.words, one.at],
    ],
  )
}

/** Keeps who was given the particulars of a case, in place of those before. */
export const replacePeople = async (
  db: Database,
  buildingId: string,
  caseId: string,
  people: readonly { personId: string; isCopy: boolean }[],
): Promise<void> => {
  await run(db, 'delete from violation_people where building_id = $1::uuid and violation_id = $2::uuid', [
    buildingId,
    caseId,
  ])
  await run(
    db,
    `insert into violation_people (building_id, violation_id, person_id, is_copy)
     select $1::uuid, $2::uuid, p."personId", p."isCopy" from jsonb_to_recordset($3::jsonb) as p ("personId" uuid, "isCopy" boolean)`,
    [buildingId, caseId, JSON.stringify(people)],
  )
}

/** Whether the roster names someone who owned a unit on a day. */
export const hadOwner = async (db: Database, buildingId: string, unitId: string, day: LocalDate): Promise<boolean> => {
  const { rows } = await run(
    db,
    `select from unit_links l where l.building_id = $1::uuid and l.unit_id = $3::uuid and l.role = 'owner'
       and (l.from_date is null or l.from_date <= $2::date) and (l.to_date is null or l.to_date >= $2::date) limit 1`,
    [buildingId, day, unitId],
  )
  return rows.length > 0
}

/** Reads who was warned, or given the particulars of a case, without those who got a copy. */
export const selectGiven = async (
  db: Database,
  buildingId: string,
  caseId: string,
): Promise<{ personId: string; name: string }[]> => {
  const { rows } = await run(
    db,
    `select a.person_id as "personId", p.name from violation_people a
     join people p on p.building_id = a.building_id and p.id = a.person_id
     where a.building_id = $1::uuid and a.violation_id = $2::uuid and not a.is_copy order by p.name, p.id`,
    [buildingId, caseId],
  )
  return rows as { personId: string; name: string }[]
}

/** Keeps who took part in the decision on a case, in place of those before. */
export const replaceVoters = async (
  db: Database,
  buildingId: string,
  caseId: string,
  accountIds: readonly string[],
): Promise<void> => {
  await run(db, 'delete from violation_voters where building_id = $1::uuid and violation_id = $2::uuid', [
    buildingId,
    caseId,
  ])
  await run(
    db,
    `insert into violation_voters (building_id, violation_id, account_id)
     select $1::uuid, $2::uuid, unnest($3::uuid[])`,
    [buildingId, caseId, [...accountIds]],
  )
}

/** A penalty as it is imposed. */
export interface NewPenalty {
  _id: string
  caseId: string
  nth: number
  kind: PenaltyKind
  on: LocalDate
  words: string
  cents?: number
  dueOn?: LocalDate
  itemId?: string
  amenityId?: string
  from?: LocalDate
  until?: LocalDate
}

/** Adds a penalty to a case. */
export const insertPenalty = async (db: Database, buildingId: string, one: NewPenalty): Promise<void> => {
  await run(
    db,
    `insert into violation_penalties (id, building_id, violation_id, nth, kind, on_date, words, cents, due_on, item_id,
       amenity_id, from_date, until_date)
     values ($2::uuid, $1::uuid, $3::uuid, $4, $5, $6::date, $7, $8, $9::date, $10::uuid, $11::uuid, $12::date, $13::date)`,
    [
      ...[buildingId, one._id, one.caseId, one.nth, one.kind, one.on, one.words, one.cents ?? null],
      ...[one.dueOn ?? null, one.itemId ?? null, one.amenityId ?? null, one.from ?? null, one.until ?? null],
    ],
  )
}

/** Ends a penalty of a case from a day on. */
export const cancelPenalty = async (
  db: Database,
  buildingId: string,
  caseId: string,
  { nth, on }: { nth: number; on: LocalDate },
): Promise<void> => {
  await run(
    db,
    `update violation_penalties set cancelled_on = $4::date
     where building_id = $1::uuid and violation_id = $2::uuid and nth = $3`,
    [buildingId, caseId, nth, on],
  )
}

/** Adds a day on which the contravention was seen to continue. */
export const insertSighting = async (
  db: Database,
  buildingId: string,
  { _id, caseId, on, words }: { _id: string; caseId: string; on: LocalDate; words: string },
): Promise<void> => {
  await run(
    db,
    `insert into violation_sightings (id, building_id, violation_id, on_date, words)
     values ($2::uuid, $1::uuid, $3::uuid, $4::date, $5)`,
    [buildingId, _id, caseId, on, words],
  )
}

/** Adds a line to the story of a case. */
export const insertEvent = async (
  db: Database,
  buildingId: string,
  one: Omit<CaseEvent, 'by'> & { caseId: string; accountId: string | null },
): Promise<void> => {
  await run(
    db,
    `insert into violation_events (id, building_id, violation_id, kind, on_date, at, account_id, words)
     values ($2::uuid, $1::uuid, $3::uuid, $4, $5::date, $6::timestamptz, $7::uuid, $8)`,
    [buildingId, one._id, one.caseId, one.kind, one.on, one.at, one.accountId, one.words],
  )
}

/** What the steps of a parking violation are in the story of its case. */
const vehicleEvents = `case s.kind when 'seen again' then 'vehicleSeen' when 'noticed' then 'vehicleNoticed'
  when 'tow requested' then 'towRequested' else 'parkingClosed' end`

/**
 * Reads the story of a case, oldest first, with what parking recorded of its vehicle. That it was opened, and closed with the
 * case, is a line of the case itself.
 */
export const selectEvents = async (db: Database, buildingId: string, caseId: string): Promise<CaseEvent[]> => {
  const { rows } = await run(
    db,
    `select e.id as _id, e.kind, e.on_date as "on", e.at,
       a.first_name || ' ' || a.last_name as by, e.words
     from violation_events e left join accounts a on a.id = e.account_id
     where e.building_id = $1::uuid and e.violation_id = $2::uuid
     union all
     select s.id, ${vehicleEvents}, (s.at at time zone b.time_zone)::date, s.at,
       coalesce(l.name, a.first_name || ' ' || a.last_name), s.words
     from parking_violation_steps s
     join buildings b on b.id = s.building_id
     left join accounts a on a.id = s.account_id
     left join patrol_links l on l.building_id = s.building_id and l.id = s.patrol_link_id
     where s.building_id = $1::uuid and s.violation_id = $2::uuid and s.kind <> 'opened'
       and (s.kind <> 'closed' or not exists (select from violation_events c where c.building_id = s.building_id
         and c.violation_id = s.violation_id and c.kind = 'close' and c.at = s.at))
     order by 1`,
    [buildingId, caseId],
  )
  return rows as CaseEvent[]
}

/** What a file of a case came with. */
export interface FileOrigin {
  attachmentId: string
  complaintId: string | null
  isAnswer: boolean
}

/** Keeps what files of a case came with. */
export const insertFiles = async (
  db: Database,
  buildingId: string,
  caseId: string,
  files: readonly FileOrigin[],
): Promise<void> => {
  await run(
    db,
    `insert into violation_files (attachment_id, building_id, violation_id, complaint_id, is_answer)
     select f."attachmentId", $1::uuid, $2::uuid, f."complaintId", f."isAnswer"
     from jsonb_to_recordset($3::jsonb) as f ("attachmentId" uuid, "complaintId" uuid, "isAnswer" boolean)`,
    [buildingId, caseId, JSON.stringify(files)],
  )
}

/** Makes the files of an answer files of the case, so that no one else's answer seems to hold them. */
export const keepAnswersAside = async (db: Database, buildingId: string, caseId: string): Promise<void> => {
  await run(
    db,
    'update violation_files set is_answer = false where building_id = $1::uuid and violation_id = $2::uuid',
    [buildingId, caseId],
  )
}

/** Reads what the files of a case came with. */
export const selectFiles = async (db: Database, buildingId: string, caseId: string): Promise<FileOrigin[]> => {
  const { rows } = await run(
    db,
    `select attachment_id as "attachmentId", complaint_id as "complaintId", is_answer as "isAnswer"
     from violation_files where building_id = $1::uuid and violation_id = $2::uuid`,
    [buildingId, caseId],
  )
  return rows as FileOrigin[]
}
