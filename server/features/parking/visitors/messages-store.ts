import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

export interface ToldPass {
  _id: string
  reminderId: string | null
  until: Instant
}

/** Passes of one host by their ids, or by the ids of the reminders of their ends. */
export const selectTold = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
  hostId: string,
): Promise<ToldPass[]> => {
  const { rows } = await run(
    db,
    `select p.id as _id, p.reminder_id as "reminderId", p.until_at as until from visitor_passes p
     where p.building_id = $1::uuid and p.host_id = $3::uuid and (p.id = any($2::uuid[]) or p.reminder_id = any($2::uuid[]))`,
    [buildingId, [...ids], hostId],
  )
  return rows as ToldPass[]
}

/** The passes that end until a moment and were not reminded of, of hosts, with their buildings. */
export const selectEnding = async (
  db: Database,
  now: Instant,
  until: Instant,
): Promise<{ _id: string; buildingId: string }[]> => {
  const { rows } = await run(
    db,
    `select p.id as _id, p.building_id as "buildingId" from visitor_passes p
     join buildings b on b.id = p.building_id and b.suspended_at is null
     where p.ended_at is null and p.reminder_id is null and p.host_id is not null
       and p.until_at > $1::timestamptz and p.until_at <= $2::timestamptz and p.from_at <= $1::timestamptz
     order by p.until_at, p.id`,
    [now, until],
  )
  return rows as { _id: string; buildingId: string }[]
}

/** Notes that a pass is reminded of; null where it was already, or has been ended or extended meanwhile. */
export const updateReminded = async (
  db: Database,
  buildingId: string,
  { id, reminderId, until }: { id: string; reminderId: string; until: Instant },
): Promise<{ hostId: string; until: Instant } | null> => {
  const { rows } = await run(
    db,
    `update visitor_passes set reminder_id = $3::uuid
     where building_id = $1::uuid and id = $2::uuid and ended_at is null and reminder_id is null
       and until_at <= $4::timestamptz and host_id is not null
     returning host_id as "hostId", until_at as until`,
    [buildingId, id, reminderId, until],
  )
  return (rows[0] as { hostId: string; until: Instant } | undefined) ?? null
}
