import type { BookingEventKind, BookingSide } from '../../../contract/bookings/kinds.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

/** What is told of a booking: by the line of its story that happened, or for all dates of a series together. */
export interface ToldBooking {
  _id: string
  /** What the row of the inbox is about: the line, or the series whose dates were booked at once. */
  subjectId: string
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
  feeCents: number
  depositCents: number
  /** Whether these were charged to the owners of the unit. */
  isCharged: boolean
}

export const selectTold = async (db: Database, buildingId: string, ids: readonly string[]): Promise<ToldBooking[]> => {
  const { rows } = await run(
    db,
    `with told as (
       select id, id as subject_id from booking_events where building_id = $1::uuid and id = any($2::uuid[])
       union all
       select e.id, b.series_id from bookings b
       join booking_events e on e.building_id = b.building_id and e.booking_id = b.id and e.kind in ('requested', 'booked')
       where b.building_id = $1::uuid and b.series_id = any($2::uuid[]))
     select t.subject_id as "subjectId", e.kind, e.side, e.account_id as "byId", e.words, b.id as _id, b.account_id as "accountId", a.name as "amenityName",
       u.unit_number as "unitNumber", b.starts_at as "from", b.offer_until as "offerUntil",
       b.fee_cents as "feeCents", b.deposit_cents as "depositCents",
       coalesce(b.fee_charge_id, b.deposit_charge_id) is not null as "isCharged"
     from told t join booking_events e on e.building_id = $1::uuid and e.id = t.id join bookings b on b.building_id = e.building_id and b.id = e.booking_id
     join amenities a on a.building_id = b.building_id and a.id = b.amenity_id
     join units u on u.building_id = b.building_id and u.id = b.unit_id
     order by b.starts_at, e.id`,
    [buildingId, [...ids]],
  )
  return rows as ToldBooking[]
}

/** Every line of every story of a building and every series: what people may have been told of. */
export const selectEventIds = async (db: Database, buildingId: string): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select id from booking_events where building_id = $1::uuid
     union select series_id from bookings where building_id = $1::uuid and series_id is not null`,
    [buildingId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
