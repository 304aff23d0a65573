import { warrantyReminderDays } from '../../../contract/limits/assets.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

const furthest = Math.max(...warrantyReminderDays)

/** A warranty that ends. */
export interface Ending {
  assetId: string
  name: string
  warrantyBy: string
  endsOn: LocalDate
}

const columns = `a.id as "assetId", a.name, a.warranty_by as "warrantyBy", a.warranty_until as "endsOn"`

/** Buildings in which some warranty may be due to be reminded of, on whatever day it is there. */
export const selectWarranting = async (db: Database, today: LocalDate): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select b.id from buildings b where b.suspended_at is null and exists (
      select from assets a where a.building_id = b.id and a.retired_on is null
        and a.warranty_until between $1::date - 1 and $1::date + ${furthest + 1})
    order by b.id`,
    [today],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Warranties of what is in use in a building that end from a day on, until another. */
export const selectEnding = async (
  db: Database,
  buildingId: string,
  from: LocalDate,
  until: LocalDate,
): Promise<Ending[]> => {
  const { rows } = await run(
    db,
    `select ${columns} from assets a
     where a.building_id = $1::uuid and a.retired_on is null and a.warranty_until between $2::date and $3::date
     order by a.warranty_until, a.id`,
    [buildingId, from, until],
  )
  return rows as Ending[]
}

/** Notes a reminder; false where somebody has noted it for this day and distance already, or the day has changed. */
export const insertReminder = async (
  db: Database,
  buildingId: string,
  reminder: Pick<Ending, 'assetId' | 'endsOn'> & { _id: string; days: number; at: Instant },
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `insert into asset_reminders (id, building_id, asset_id, ends_on, days, sent_at)
     select $1::uuid, a.building_id, a.id, a.warranty_until, $5::integer, $6::timestamptz from assets a
     where a.building_id = $2::uuid and a.id = $3::uuid and a.retired_on is null and a.warranty_until = $4::date
     on conflict (asset_id, ends_on, days) do nothing`,
    [reminder._id, buildingId, reminder.assetId, reminder.endsOn, reminder.days, reminder.at],
  )
  return numAffectedRows === 1n
}

/** What reminders were of, as long as the asset is in use and that day still counts. */
export const selectReminded = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<(Ending & { reminderId: string })[]> => {
  const { rows } = await run(
    db,
    `select m.id as "reminderId", ${columns}
     from asset_reminders m join assets a on a.building_id = m.building_id and a.id = m.asset_id
     where m.building_id = $1::uuid and m.id = any($2::uuid[]) and a.retired_on is null
       and a.warranty_until = m.ends_on`,
    [buildingId, [...ids]],
  )
  return rows as Awaited<ReturnType<typeof selectReminded>>
}

/** Everything of assets that people of a building were told of: warranties and rounds. */
export const selectToldIds = async (db: Database, buildingId: string): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select id from asset_reminders where building_id = $1::uuid
     union all select id from asset_rounds where building_id = $1::uuid and opened_at is not null`,
    [buildingId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
