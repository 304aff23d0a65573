import { vendorReminderDays } from '../../../contract/limits/vendors.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

const furthest = Math.max(...vendorReminderDays)

/** Something of a vendor that ends on a day, or, of a contract, the day until which notice is given. */
export interface Ending {
  vendorId: string
  name: string
  about: 'insurance' | 'clearance' | 'contract'
  endsOn: LocalDate
}

/** Every day of a vendor `v` that is reminded of. */
const days = `(values ('insurance', v.insured_until), ('clearance', v.clearance_until), ('contract', v.notice_by))
  as d (about, ends_on)`

/** Buildings in which something of a vendor may be due to be reminded of, on whatever day it is there. */
export const selectExpecting = async (db: Database, today: LocalDate): Promise<string[]> => {
  const near = (column: string) => `v.${column} between $1::date - 1 and $1::date + ${furthest + 1}`
  const { rows } = await run(
    db,
    `select b.id from buildings b where b.suspended_at is null and exists (
      select from vendors v where v.building_id = b.id and v.ended_on is null
        and (${near('insured_until')} or ${near('clearance_until')} or ${near('notice_by')}))
    order by b.id`,
    [today],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** What ends of those who work in a building, from a day on, until another. */
export const selectEnding = async (
  db: Database,
  buildingId: string,
  from: LocalDate,
  until: LocalDate,
): Promise<Ending[]> => {
  const { rows } = await run(
    db,
    `select v.id as "vendorId", v.name, d.about, d.ends_on as "endsOn" from vendors v cross join lateral ${days}
     where v.building_id = $1::uuid and v.ended_on is null and d.ends_on between $2::date and $3::date
     order by d.ends_on, v.id, d.about`,
    [buildingId, from, until],
  )
  return rows as Ending[]
}

/** Notes a reminder; false where somebody has noted it for this day and distance already, or the day has changed. */
export const insertReminder = async (
  db: Database,
  buildingId: string,
  reminder: Pick<Ending, 'vendorId' | 'about' | 'endsOn'> & { _id: string; days: number; at: Instant },
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `insert into vendor_reminders (id, building_id, vendor_id, about, ends_on, days, sent_at)
     select $1::uuid, v.building_id, v.id, d.about, d.ends_on, $6::integer, $7::timestamptz
     from vendors v cross join lateral ${days}
     where v.building_id = $2::uuid and v.id = $3::uuid and v.ended_on is null and d.about = $4::text
       and d.ends_on = $5::date
     on conflict (vendor_id, about, ends_on, days) do nothing`,
    [reminder._id, buildingId, reminder.vendorId, reminder.about, reminder.endsOn, reminder.days, reminder.at],
  )
  return numAffectedRows === 1n
}

/** What reminders were of, as long as the vendor works here and that day still counts. */
export const selectReminded = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<(Ending & { reminderId: string })[]> => {
  const { rows } = await run(
    db,
    `select m.id as "reminderId", v.id as "vendorId", v.name, d.about, d.ends_on as "endsOn"
     from vendor_reminders m
     join vendors v on v.building_id = m.building_id and v.id = m.vendor_id
     cross join lateral ${days}
     where m.building_id = $1::uuid and m.id = any($2::uuid[]) and v.ended_on is null
       and d.about = m.about and d.ends_on = m.ends_on`,
    [buildingId, ids],
  )
  return rows as Awaited<ReturnType<typeof selectReminded>>
}

/** Every reminder of a building that was sent. */
export const selectReminderIds = async (db: Database, buildingId: string): Promise<string[]> => {
  const { rows } = await run(db, 'select id from vendor_reminders where building_id = $1::uuid', [buildingId])
  return (rows as { id: string }[]).map(({ id }) => id)
}
