import type { BookingQuery } from '../../../contract/bookings.ts'
import { winsCountedDays } from '../../../contract/limits/bookings.ts'
import type { Page } from '../../../contract/route.ts'
import { addDays, startOfDay, type Instant, type LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { current, summaryColumns, summaryJoins, type ListedBooking } from './bookings-store.ts'

/** Conditions and their values, each written out only where it is asked for, so that one plan serves one narrowing. */
const narrowed = (
  buildingId: string,
  { cursor, shows, status, amenityId, unitId, deposit }: Omit<BookingQuery, 'scope' | 'limit'>,
  accountId: string | null,
): { conditions: string[]; values: unknown[] } => {
  const isPast = shows === 'past'
  const values: unknown[] = [buildingId]
  const value = (of: unknown, type: string) => `$${values.push(of)}::${type}`
  const conditions = ['b.building_id = $1::uuid', `b.status ${isPast ? 'not in' : 'in'} ${current}`]
  const add = (condition: string) => conditions.push(condition)
  if (accountId !== null) add(`b.account_id = ${value(accountId, 'uuid')}`)
  if (status) add(`b.status = ${value(status, 'text')}`)
  if (amenityId) add(`b.amenity_id = ${value(amenityId, 'uuid')}`)
  if (unitId) add(`b.unit_id = ${value(unitId, 'uuid')}`)
  if (deposit) add(`b.deposit = 'due' and (b.status <> 'cancelled' or b.is_late) and b.status <> 'declined'`)
  if (cursor !== undefined) {
    const [at, id] = readCursor(cursor, 2)
    add(`(b.starts_at, b.id) ${isPast ? '<' : '>'} (${value(at, 'timestamptz')}, ${value(id, 'uuid')})`)
  }
  return { conditions, values }
}

/** Bookings of a building: what is to come or under way, soonest first; or what is over, newest first. */
export const selectBookings = async (
  db: Database,
  buildingId: string,
  { limit, ...query }: Omit<BookingQuery, 'scope'>,
  { accountId }: { accountId: string | null },
): Promise<Page<ListedBooking>> => {
  const { conditions, values } = narrowed(buildingId, query, accountId)
  const direction = query.shows === 'past' ? 'desc' : 'asc'
  const order = `order by b.starts_at ${direction}, b.id ${direction}`
  // The page is found first, and only what is on it is looked up elsewhere.
  const { rows } = await run(
    db,
    `select ${summaryColumns} from (select b.* from bookings b where ${conditions.join(' and ')}
       ${order} limit ${limit + 1}) b ${summaryJoins} ${order}`,
    values,
  )
  return pageOf(
    rows as ListedBooking[],
    limit,
    (row) => row,
    (row) => writeCursor([row.from, row._id]),
  )
}

/** Who waits before a booking: those whose time meets its own, by the lots and then by who waits longer. */
export const countBefore = async (db: Database, buildingId: string, { _id }: { _id: string }): Promise<number> => {
  const { rows } = await run(
    db,
    `select count(*)::integer as count from bookings me join bookings b on b.building_id = me.building_id
       and b.amenity_id = me.amenity_id and b.status = 'waitlisted' and not b.offer_passed and b.id <> me.id
       and b.starts_at < me.ends_at and me.starts_at < b.ends_at
       and (coalesce(b.drawn_place, 2147483647), b.made_at, b.id) < (coalesce(me.drawn_place, 2147483647), me.made_at, me.id)
     where me.building_id = $1::uuid and me.id = $2::uuid`,
    [buildingId, _id],
  )
  return (rows[0] as { count: number }).count
}

/** Units that take part in the draw of a peak. */
export const countEntries = async (
  db: Database,
  buildingId: string,
  amenityId: string,
  { from, to, zone }: { from: LocalDate; to: LocalDate; zone: string },
): Promise<number> => (await selectEntries(db, buildingId, amenityId, { from, to, zone })).length

/** The units that wait for a time in some days, with how often each won lately in draws of the building. */
export const selectEntries = async (
  db: Database,
  buildingId: string,
  amenityId: string,
  { from, to, zone }: { from: LocalDate; to: LocalDate; zone: string },
): Promise<{ unitId: string; wins: number }[]> => {
  const { rows } = await run(
    db,
    `select distinct b.unit_id as "unitId", (select count(*)::integer from amenity_peaks p,
         jsonb_to_recordset(p.lots) as l("unitId" uuid, won boolean)
       where p.building_id = b.building_id and l."unitId" = b.unit_id and l.won
         and p.from_on > $3::date - ${winsCountedDays} and p.from_on < $3::date) as wins
     from bookings b where b.building_id = $1::uuid and b.amenity_id = $2::uuid and b.status = 'waitlisted'
       and b.starts_at >= $4::timestamptz and b.starts_at < $5::timestamptz`,
    [buildingId, amenityId, from, startOfDay(from, zone), startOfDay(addDays(to, 1), zone)],
  )
  return rows as { unitId: string; wins: number }[]
}

/** What waits for a time of an amenity that meets another one, in no order. */
export const selectWaiting = async (
  db: Database,
  buildingId: string,
  { amenityId, from, until, now }: { amenityId: string; from: Instant; until: Instant; now: Instant },
): Promise<{ id: string; at: Instant; drawnPlace: number | null; offerPassed: boolean; unitId: string }[]> => {
  const { rows } = await run(
    db,
    `select id, made_at as at, drawn_place as "drawnPlace", offer_passed as "offerPassed",
       unit_id as "unitId"
     from bookings where building_id = $1::uuid and amenity_id = $2::uuid and status = 'waitlisted'
       and blocked_from < $4::timestamptz and blocked_until > $3::timestamptz and starts_at > $5::timestamptz`,
    [buildingId, amenityId, from, until, now],
  )
  return rows as Awaited<ReturnType<typeof selectWaiting>>
}
