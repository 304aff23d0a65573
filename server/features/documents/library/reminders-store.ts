import { agendaEntriesMost } from '../../../../contract/limits/agenda.ts'
import { expiryReminderDays } from '../../../../contract/limits/documents.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { managed, readable, readerValues, scope, type Reader } from './scope-store.ts'

/** Buildings in which some document may be due to be reminded of, on whatever day it is there. */
export const selectExpecting = async (db: Database, today: LocalDate): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select b.id from buildings b where b.suspended_at is null and exists (
      select 1 from documents d where d.building_id = b.id and d.deleted_at is null
        and d.expires_on between $1::date - 1 and $1::date + ${expiryReminderDays[0] + 1})
    order by b.id`,
    [today],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

export interface Ending {
  _id: string
  title: string
  place: string
  expiresOn: LocalDate
}

/** Documents of a building that end from a day on, until another. */
export const selectEnding = async (
  db: Database,
  buildingId: string,
  from: LocalDate,
  until: LocalDate,
): Promise<Ending[]> => {
  const { rows } = await run(
    db,
    `select id as _id, title, place, expires_on as "expiresOn" from documents
    where building_id = $1::uuid and deleted_at is null and expires_on between $2::date and $3::date
    order by expires_on, id`,
    [buildingId, from, until],
  )
  return rows as Ending[]
}

/** What people were told of the end of a document. */
export const selectRemindersOf = async (db: Database, buildingId: string, documentId: string): Promise<string[]> => {
  const { rows } = await run(
    db,
    'select id from document_reminders where building_id = $1::uuid and document_id = $2::uuid',
    [buildingId, documentId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Notes a reminder; false where somebody has noted it for this day already. */
export const insertReminder = async (
  db: Database,
  buildingId: string,
  reminder: { _id: string; documentId: string; expiresOn: LocalDate; days: number; at: Instant },
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `insert into document_reminders (id, building_id, document_id, expires_on, days, sent_at)
    select $1::uuid, d.building_id, d.id, d.expires_on, $5::integer, $6::timestamptz from documents d
    where d.building_id = $2::uuid and d.id = $3::uuid and d.deleted_at is null and d.expires_on = $4::date
    on conflict (document_id, expires_on, days) do nothing`,
    [reminder._id, buildingId, reminder.documentId, reminder.expiresOn, reminder.days, reminder.at],
  )
  return numAffectedRows === 1n
}

/** What reminders were of, as long as their document ends on that day and the reader manages it. */
export const selectReminded = async (
  db: Database,
  by: Reader,
  ids: readonly string[],
): Promise<{ reminderId: string; _id: string; title: string; expiresOn: LocalDate }[]> => {
  const { rows } = await run(
    db,
    `with ${scope}
    select r.id as "reminderId", d.id as _id, d.title, d.expires_on as "expiresOn"
    from document_reminders r join documents d on d.building_id = r.building_id and d.id = r.document_id
    where r.id = any($3::uuid[]) and d.expires_on = r.expires_on and ${readable('$1::uuid')} and ${managed}`,
    [...readerValues(by), ids],
  )
  return rows as { reminderId: string; _id: string; title: string; expiresOn: LocalDate }[]
}

/** Documents that end from a day on, until another, of those that the reader manages: the first, and how many. */
export const selectEndingFor = async (
  db: Database,
  by: Reader,
  from: LocalDate,
  until: LocalDate,
): Promise<{ found: number; endings: Omit<Ending, 'place'>[] }> => {
  const { rows } = await run(
    db,
    `with ${scope}
    select d.id as _id, d.title, d.expires_on as "expiresOn", count(*) over ()::integer as found from documents d
    where ${readable('$1::uuid')} and ${managed} and d.expires_on between $3::date and $4::date
    order by d.expires_on, d.id limit ${agendaEntriesMost}`,
    [...readerValues(by), from, until],
  )
  const found = rows as (Omit<Ending, 'place'> & { found: number })[]
  return { found: found[0]?.found ?? 0, endings: found.map(({ found: _found, ...ending }) => ending) }
}

/** Every reminder of a building that was sent. */
export const selectReminderIds = async (db: Database, buildingId: string): Promise<string[]> => {
  const rows = await db.selectFrom('document_reminders').where('building_id', '=', buildingId).select('id').execute()
  return rows.map(({ id }) => id)
}
