import type { BookingEventKind, BookingSide } from '../../../contract/bookings/kinds.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

/** What is told of a booking: by the line of its story that happened. */
export interface ToldBooking {
  _id: string
  eventId: string
  kind: BookingEventKind
  side: BookingSide
  /** Whoever did it; null for the product. */
  byId: string | null
  words: string
  accountId: string | null
  amenityName: string
  unitNumber: string
  from: Instant
  offerUntil: Instant | null
}

export const selectTold = async (db: Database, buildingId: string, ids: readonly string[]): Promise<ToldBooking[]> => {
  const { rows } = await run(
    db,
    `select e.id as "eventId", e.kind, e.side, e.account_id as "byId", e.words, b.id as _id, b.account_id as "accountId", a.name as "amenityName",
       u.unit_number as "unitNumber", b.starts_at as "from", b.offer_until as "offerUntil"
     from booking_events e join bookings b on b.building_id = e.building_id and b.id = e.booking_id
     join amenities a on a.building_id = b.building_id and a.id = b.amenity_id
     join units u on u.building_id = b.building_id and u.id = b.unit_id
     where e.building_id = $1::uuid and e.id = any($2::uuid[])`,
    [buildingId, [...ids]],
  )
  return rows as ToldBooking[]
}

/** Every line of every story of a building: what people may have been told of. */
export const selectEventIds = async (db: Database, buildingId: string): Promise<string[]> => {
  const { rows } = await run(db, 'select id from booking_events where building_id = $1::uuid', [buildingId])
  return (rows as { id: string }[]).map(({ id }) => id)
}
