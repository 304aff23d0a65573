import { addDays, startOfDay, type Instant, type LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import type { KnownAmenity } from './amenity-store.ts'

/** The wishes of a unit for a time in some days, those that were made first before the others. */
export const selectWishesOf = async (
  db: Database,
  buildingId: string,
  of: { amenityId: string; unitId: string; from: LocalDate; to: LocalDate; zone: string },
): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select id from bookings where building_id = $1::uuid and amenity_id = $2::uuid and unit_id = $3::uuid
       and status = 'waitlisted' and starts_at >= $4::timestamptz and starts_at < $5::timestamptz
     order by made_at, id`,
    [buildingId, of.amenityId, of.unitId, startOfDay(of.from, of.zone), startOfDay(addDays(of.to, 1), of.zone)],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Keeps what was drawn; the caller holds the amenity. */
export const updateDrawn = async (
  db: Database,
  buildingId: string,
  drawn: {
    id: string
    amenityId: string
    at: Instant
    seed: string
    lots: KnownAmenity['peaks'][number]['lots']
  },
): Promise<void> => {
  await run(
    db,
    `update amenity_peaks set drawn_at = $4::timestamptz, seed = $5, lots = $6::jsonb
     where building_id = $1::uuid and amenity_id = $2::uuid and id = $3::uuid`,
    [buildingId, drawn.amenityId, drawn.id, drawn.at, drawn.seed, JSON.stringify(drawn.lots)],
  )
}

/** Peaks of open buildings that are to be drawn by a day, wherever it is that day already. */
export const selectDrawsDue = async (
  db: Database,
  day: LocalDate,
): Promise<{ buildingId: string; amenityId: string; peakId: string; drawsOn: LocalDate }[]> => {
  const { rows } = await run(
    db,
    `select p.building_id as "buildingId", p.amenity_id as "amenityId", p.id as "peakId", p.draws_on as "drawsOn"
     from amenity_peaks p join buildings b on b.id = p.building_id and b.suspended_at is null
     where p.drawn_at is null and p.draws_on <= $1::date order by p.draws_on, p.id`,
    [day],
  )
  return rows as Awaited<ReturnType<typeof selectDrawsDue>>
}
