import type { BookingSummary } from '../../../../contract/bookings/booking.ts'
import { feedMost } from '../../../../contract/limits/bookings.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { belongsAt } from '../../buildings/buildings.ts'

/** When somebody made the link that works; null where there is none. */
export const selectFeedMadeAt = async (
  db: Database,
  buildingId: string,
  accountId: string,
): Promise<Instant | null> => {
  const { rows } = await run(
    db,
    'select made_at as "madeAt" from booking_feeds where building_id = $1::uuid and account_id = $2::uuid',
    [buildingId, accountId],
  )
  return (rows[0] as { madeAt: Instant } | undefined)?.madeAt ?? null
}

/** Keeps the hash of somebody's new link in the place of the one before. */
export const upsertFeed = async (
  db: Database,
  buildingId: string,
  { accountId, hash, at }: { accountId: string; hash: Buffer; at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into booking_feeds (building_id, account_id, token_hash, made_at)
     values ($1::uuid, $2::uuid, $3::bytea, $4::timestamptz)
     on conflict (building_id, account_id) do update set token_hash = $3::bytea, made_at = $4::timestamptz`,
    [buildingId, accountId, hash, at],
  )
}

/** False where there was no link. */
export const deleteFeed = async (db: Database, buildingId: string, accountId: string): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    'delete from booking_feeds where building_id = $1::uuid and account_id = $2::uuid',
    [buildingId, accountId],
  )
  return numAffectedRows === 1n
}

/** Whose link has this hash; nobody's once they have left the building or may not sign in, and while it rests. */
export const selectFeedOwner = async (
  db: Database,
  hash: Buffer,
  now: Instant,
): Promise<{ buildingId: string; accountId: string } | null> => {
  const { rows } = await run(
    db,
    `select f.building_id as "buildingId", f.account_id as "accountId"
     from booking_feeds f join buildings b on b.id = f.building_id and b.suspended_at is null
     join accounts a on a.id = f.account_id and a.disabled_at is null
     where f.token_hash = $1::bytea and exists (select from memberships m
       where m.building_id = f.building_id and m.account_id = f.account_id and ${belongsAt('$2::timestamptz')})`,
    [hash, now],
  )
  return (rows[0] as { buildingId: string; accountId: string } | undefined) ?? null
}

/** A booking as a calendar program is told of it. */
export interface FeedBooking extends Pick<
  BookingSummary,
  '_id' | 'from' | 'until' | 'status' | 'offerUntil' | 'version' | 'madeAt'
> {
  amenityName: string
  place: string
  unitNumber: string
  /** When it last changed. */
  changedAt: Instant
}

/** What somebody has at amenities, or may still get, from a moment on; soonest first. */
export const selectFeedBookings = async (
  db: Database,
  buildingId: string,
  { accountId, since }: { accountId: string; since: Instant },
): Promise<FeedBooking[]> => {
  const { rows } = await run(
    db,
    `select b.id as _id, b.starts_at as "from", b.ends_at as until, b.status, b.offer_until as "offerUntil", b.version,
       b.made_at as "madeAt", a.name as "amenityName", a.place, u.unit_number as "unitNumber",
       coalesce((select max(e.at) from booking_events e where e.building_id = b.building_id and e.booking_id = b.id),
         b.made_at) as "changedAt"
     from bookings b join amenities a on a.building_id = b.building_id and a.id = b.amenity_id
     join units u on u.building_id = b.building_id and u.id = b.unit_id
     where b.building_id = $1::uuid and b.account_id = $2::uuid and b.starts_at > $3::timestamptz
       and b.status in ('requested', 'active', 'checked_in', 'offered', 'completed')
     order by b.starts_at, b.id limit ${feedMost}`,
    [buildingId, accountId, since],
  )
  return rows as FeedBooking[]
}
