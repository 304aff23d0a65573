import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

/** Adds those who follow a ticket from now on; who does already stays as they are. */
export const insertFollowers = async (
  db: Database,
  buildingId: string,
  ticketId: string,
  accountIds: readonly string[],
  since: Instant,
): Promise<void> => {
  await run(
    db,
    `insert into ticket_followers (building_id, ticket_id, account_id, since)
     select $1::uuid, $2::uuid, a, $4::timestamptz from unnest($3::uuid[]) as a
     on conflict (ticket_id, account_id) do nothing`,
    [buildingId, ticketId, [...accountIds], since],
  )
}

export const deleteFollower = async (
  db: Database,
  buildingId: string,
  ticketId: string,
  accountId: string,
): Promise<void> => {
  await run(
    db,
    'delete from ticket_followers where building_id = $1::uuid and ticket_id = $2::uuid and account_id = $3::uuid',
    [buildingId, ticketId, accountId],
  )
}

/** Somebody has left the building: they follow nothing there any more. */
export const deleteFollowing = async (db: Database, buildingId: string, accountId: string): Promise<void> => {
  await run(db, 'delete from ticket_followers where building_id = $1::uuid and account_id = $2::uuid', [
    buildingId,
    accountId,
  ])
}
