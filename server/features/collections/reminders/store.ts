import type { ReminderSettings } from '../../../../contract/collections/bodies.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { ownerAccounts } from '../messages-store.ts'

/** Reads when owners are reminded; never where no one set it. */
export const selectSettings = async (db: Database, buildingId: string): Promise<ReminderSettings> => {
  const { rows } = await run(
    db,
    'select reminder_days as "reminderDays", version from collection_settings where building_id = $1::uuid',
    [buildingId],
  )
  return (rows as ReminderSettings[])[0] ?? { reminderDays: [], version: 0 }
}

/** Writes when owners are reminded; the caller holds the building. */
export const writeSettings = async (
  db: Database,
  buildingId: string,
  reminderDays: readonly number[],
): Promise<void> => {
  await run(
    db,
    `insert into collection_settings (building_id, reminder_days) values ($1::uuid, $2::integer[])
     on conflict (building_id) do update
       set reminder_days = excluded.reminder_days, version = collection_settings.version + 1`,
    [buildingId, reminderDays],
  )
}

/** The buildings in which owners are reminded. */
export const selectReminding = async (db: Database): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select b.id from collection_settings s join buildings b on b.id = s.building_id
     where b.suspended_at is null and cardinality(s.reminder_days) > 0 order by b.id`,
    [],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Notes a reminder; false where it was noted before. */
export const insertReminder = async (
  db: Database,
  buildingId: string,
  one: { _id: string; holdingId: string; itemId: string; days: number; at: Instant },
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `insert into collection_reminders (id, building_id, holding_id, item_id, days, sent_at)
     values ($2::uuid, $1::uuid, $3::uuid, $4::uuid, $5::integer, $6::timestamptz)
     on conflict (building_id, holding_id, item_id, days) do nothing`,
    [buildingId, one._id, one.holdingId, one.itemId, one.days, one.at],
  )
  return numAffectedRows === 1n
}

/** What a reminder says today: the charge that it is about, and what of it is open. */
export interface ToldReminder {
  _id: string
  unitNumber: string
  words: string
  dueOn: LocalDate
  openCents: number
  accountIds: string[]
}

/** Reads reminders with what is open today of the charges that they are about. */
export const selectTold = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
  today: LocalDate,
): Promise<ToldReminder[]> => {
  const { rows } = await run(
    db,
    `select m.id as "_id", u.unit_number as "unitNumber", i.words, i.due_on as "dueOn",
       case when i.undone_entry_id is null then i.open_cents else 0 end::float8 as "openCents",
       ${ownerAccounts} as "accountIds"
     from collection_reminders m
     join ledger_items i on i.building_id = m.building_id and i.id = m.item_id
     join ledger_holdings h on h.building_id = m.building_id and h.id = m.holding_id
     join units u on u.building_id = h.building_id and u.id = h.unit_id
     where m.building_id = $1::uuid and m.id = any($2::uuid[])`,
    [buildingId, ids, today],
  )
  return rows as ToldReminder[]
}
