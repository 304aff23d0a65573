import type { Booking, BookingSummary } from '../../../contract/bookings/booking.ts'
import {
  currentStatuses,
  takingStatuses,
  type BookingEventKind,
  type BookingSide,
  type BookingStatus,
  type DepositState,
} from '../../../contract/bookings/kinds.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { instantIn } from '../../db/json.ts'
import { attachmentsIn } from '../documents/documents.ts'

/** A booking in a list, before anybody looks at it. */
export type ListedBooking = Omit<BookingSummary, 'can'>

/** A booking as it stands, before anybody looks at it. */
export interface KnownBooking extends Omit<Booking, 'can' | 'aheadInLine' | 'charge'> {
  lane: number | null
  blockedFrom: Instant
  blockedUntil: Instant
  isStrike: boolean
  offerPassed: boolean
  drawnPlace: number | null
  decideBy: Instant | null
  feeChargeId: string | null
  depositChargeId: string | null
}

const among = (statuses: readonly BookingStatus[]): string => `(${statuses.map((one) => `'${one}'`).join(', ')})`
/** The statuses that take a place, and those of what is still to be done or to come, as a condition lists them. */
export const taking = among(takingStatuses)
export const current = among(currentStatuses)

/** The constraints that decide who has a place, and that a unit has one at a time. */
export const placeConstraint = 'bookings_place'
export const unitConstraint = 'bookings_of_unit'

const named = (alias: string) => `case when ${alias}.id is null then null
  else json_build_object('_id', ${alias}.id, 'name', ${alias}.first_name || ' ' || ${alias}.last_name) end`

export const summaryColumns = `b.id as _id, json_build_object('_id', a.id, 'name', a.name) as amenity,
  json_build_object('_id', u.id, 'unitNumber', u.unit_number) as unit, ${named('f')} as "bookedFor",
  b.starts_at as "from", b.ends_at as until, b.people, b.guests, b.status, b.is_late as "isLate",
  b.fee_cents as "feeCents", b.deposit_cents as "depositCents", b.deposit, b.offer_until as "offerUntil",
  coalesce(b.fee_charge_id, b.deposit_charge_id) is not null as "isCharged",
  b.series_id as "seriesId", b.made_at as "madeAt", b.version`

/** What a booking `b` is told with. */
export const summaryJoins = `join amenities a on a.building_id = b.building_id and a.id = b.amenity_id
  join units u on u.building_id = b.building_id and u.id = b.unit_id left join accounts f on f.id = b.account_id`
const summaryFrom = `bookings b ${summaryJoins}`

const columns = `${summaryColumns}, b.lane, b.blocked_from as "blockedFrom", b.blocked_until as "blockedUntil",
  b.is_strike as "isStrike", b.offer_passed as "offerPassed", b.drawn_place as "drawnPlace", b.decide_by as "decideBy",
  b.fee_charge_id as "feeChargeId", b.deposit_charge_id as "depositChargeId",
  b.note, b.reason, b.cancelled_by as "cancelledBy", b.authority, b.bylaw_id as "bylawId",
  b.cancels_until as "cancelsUntil",
  m.first_name || ' ' || m.last_name as "madeBy",
  json_build_object('version', b.rules_version, 'text', coalesce((select r.words from amenity_rules r
    where r.building_id = b.building_id and r.amenity_id = b.amenity_id and r.version = b.rules_version), '')) as rules,
  (select coalesce(json_agg(json_build_object('_id', e.id, 'at', ${instantIn('e.at')}, 'kind', e.kind, 'side', e.side,
    'by', c.first_name || ' ' || c.last_name, 'words', e.words) order by e.id), '[]')
    from booking_events e left join accounts c on c.id = e.account_id
    where e.building_id = b.building_id and e.booking_id = b.id) as events,
  (select coalesce(json_agg(json_build_object('_id', i.id, 'at', ${instantIn('i.at')},
    'by', c.first_name || ' ' || c.last_name, 'words', i.words,
    'files', ${attachmentsIn('bookingIncident', { buildingId: 'i.building_id', id: 'i.id' })}) order by i.id), '[]')
    from booking_incidents i join accounts c on c.id = i.account_id
    where i.building_id = b.building_id and i.booking_id = b.id) as incidents`

export const selectBooking = async (db: Database, buildingId: string, id: string): Promise<KnownBooking | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${summaryFrom} join accounts m on m.id = b.made_by
     where b.building_id = $1::uuid and b.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows[0] as KnownBooking | undefined) ?? null
}

/** What a booking is of, and whether it costs something. */
export interface BookedPlace {
  amenityId: string
  unitId: string
  costs: boolean
  isCharged: boolean
}

/** Reads the amenity and the unit of a booking, and whether it costs something; null for one of another building. */
export const selectPlaceOf = async (db: Database, buildingId: string, id: string): Promise<BookedPlace | null> => {
  const { rows } = await run(
    db,
    `select amenity_id as "amenityId", unit_id as "unitId", fee_cents + deposit_cents > 0 as costs,
       coalesce(fee_charge_id, deposit_charge_id) is not null as "isCharged"
     from bookings where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id],
  )
  return (rows as BookedPlace[])[0] ?? null
}

/** A booking that is about to be made. */
export interface NewBooking {
  _id: string
  amenityId: string
  unitId: string
  accountId: string | null
  madeBy: string
  from: Instant
  until: Instant
  blockedFrom: Instant
  blockedUntil: Instant
  lane: number | null
  people: number
  guests: number
  note: string
  status: BookingStatus
  feeCents: number
  depositCents: number
  authority: string
  bylawId: string | null
  rulesVersion: number
  cancelsUntil: Instant
  decideBy: Instant | null
  seriesId: string | null
  at: Instant
}

/** Violates `placeConstraint` or `unitConstraint` where somebody, or the unit itself, has the time. */
export const insertBooking = async (db: Database, buildingId: string, made: NewBooking): Promise<void> => {
  await run(
    db,
    `insert into bookings (id, building_id, amenity_id, unit_id, account_id, made_by, starts_at, ends_at, blocked_from,
       blocked_until, lane, people, guests, note, status, fee_cents, deposit_cents, deposit, authority, rules_version,
       cancels_until, decide_by, series_id, made_at, bylaw_id)
     values ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::uuid, $6::uuid, $7::timestamptz, $8::timestamptz,
       $9::timestamptz, $10::timestamptz, $11::integer, $12::integer, $13::integer, $14, $15, $16::integer, $17::integer,
       case when $17::integer = 0 then 'none' else 'due' end, $18, $19::integer, $20::timestamptz, $21::timestamptz,
       $22::uuid, $23::timestamptz, $24::uuid)`,
    [
      made._id,
      buildingId,
      made.amenityId,
      made.unitId,
      made.accountId,
      made.madeBy,
      made.from,
      made.until,
      made.blockedFrom,
      made.blockedUntil,
      made.lane,
      made.people,
      made.guests,
      made.note,
      made.status,
      made.feeCents,
      made.depositCents,
      made.authority,
      made.rulesVersion,
      made.cancelsUntil,
      made.decideBy,
      made.seriesId,
      made.at,
      made.bylawId,
    ],
  )
}

/** What a step changes of a booking. */
export interface Standing {
  status: BookingStatus
  lane: number | null
  blockedFrom: Instant
  blockedUntil: Instant
  isLate: boolean
  isStrike: boolean
  cancelledBy: BookingSide | null
  reason: string
  deposit: DepositState
  offerUntil: Instant | null
  offerPassed: boolean
  decideBy: Instant | null
  checkedInAt: Instant | null
  drawnPlace: number | null
}

/** Writes where a booking stands; may violate the constraints where it takes a place. */
export const updateStanding = async (db: Database, buildingId: string, id: string, to: Standing): Promise<void> => {
  await run(
    db,
    `update bookings set status = $3, lane = $4::integer, is_late = $5, is_strike = $6, cancelled_by = $7, reason = $8,
       deposit = $9, offer_until = $10::timestamptz, offer_passed = $11, decide_by = $12::timestamptz,
       checked_in_at = coalesce($13::timestamptz, checked_in_at), drawn_place = $14::integer,
       blocked_from = $15::timestamptz, blocked_until = $16::timestamptz, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [
      buildingId,
      id,
      to.status,
      to.lane,
      to.isLate,
      to.isStrike,
      to.cancelledBy,
      to.reason,
      to.deposit,
      to.offerUntil,
      to.offerPassed,
      to.decideBy,
      to.checkedInAt,
      to.drawnPlace,
      to.blockedFrom,
      to.blockedUntil,
    ],
  )
}

export const insertEvent = async (
  db: Database,
  buildingId: string,
  event: {
    _id: string
    bookingId: string
    kind: BookingEventKind
    side: BookingSide
    accountId: string | null
    words: string
    at: Instant
  },
): Promise<void> => {
  await run(
    db,
    `insert into booking_events (id, building_id, booking_id, at, kind, side, account_id, words)
     values ($1::uuid, $2::uuid, $3::uuid, $4::timestamptz, $5, $6, $7::uuid, $8)`,
    [event._id, buildingId, event.bookingId, event.at, event.kind, event.side, event.accountId, event.words],
  )
}

export const insertIncident = async (
  db: Database,
  buildingId: string,
  incident: { _id: string; bookingId: string; accountId: string; words: string; at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into booking_incidents (id, building_id, booking_id, at, account_id, words)
     values ($1::uuid, $2::uuid, $3::uuid, $4::timestamptz, $5::uuid, $6)`,
    [incident._id, buildingId, incident.bookingId, incident.at, incident.accountId, incident.words],
  )
}

/** What counts for the rules of an amenity: all of the unit, and of everybody what takes a place near a time. */
export const selectUses = async (
  db: Database,
  buildingId: string,
  {
    amenityId,
    unitId,
    since,
    from,
    until,
  }: { amenityId: string; unitId: string; since: Instant; from: Instant; until: Instant },
): Promise<
  (Pick<BookingSummary, '_id' | 'from' | 'until' | 'people' | 'status' | 'isLate' | 'madeAt'> & {
    unitId: string
    isStrike: boolean
    lane: number | null
    blockedFrom: Instant
    blockedUntil: Instant
  })[]
> => {
  const { rows } = await run(
    db,
    `select id as _id, unit_id as "unitId", starts_at as "from", ends_at as until, people, status, is_late as "isLate",
       is_strike as "isStrike", lane, made_at as "madeAt", blocked_from as "blockedFrom", blocked_until as "blockedUntil"
     from bookings where building_id = $1::uuid and amenity_id = $2::uuid and status <> 'waitlisted' and (
       (unit_id = $3::uuid and starts_at > $4::timestamptz)
       or (status in ${taking}
         and starts_at < $6::timestamptz and starts_at > $5::timestamptz))`,
    [buildingId, amenityId, unitId, since, from, until],
  )
  return rows as Awaited<ReturnType<typeof selectUses>>
}
