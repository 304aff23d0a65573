import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

/** Holds a unit and then the lot: of several who take a space at the same moment one is judged after the other. */
export const lockLot = async (db: Database, buildingId: string, unitId: string): Promise<boolean> => {
  const { rows } = await run(
    db,
    'select id from units where building_id = $1::uuid and id = $2::uuid for no key update',
    [buildingId, unitId],
  )
  if (rows.length === 0) return false
  await run(db, 'insert into visitor_lots (building_id) values ($1::uuid) on conflict do nothing', [buildingId])
  await run(db, 'select building_id from visitor_lots where building_id = $1::uuid for update', [buildingId])
  return true
}

export interface StayRow {
  unitId: string
  plate: string | null
  from: Instant
  until: Instant
  at: Instant
  endedAt: Instant | null
}

/**
 * The stays that may count for whoever asks: those of the unit and of the plate from so long ago on, and everybody's that
 * end after it begins. One pass is left out, because it is being changed.
 */
export const selectStays = async (
  db: Database,
  buildingId: string,
  {
    unitIds,
    plateKey,
    since,
    from,
    without,
  }: { unitIds: readonly string[]; plateKey: string | null; since: Instant; from: Instant; without: string | null },
): Promise<StayRow[]> => {
  const { rows } = await run(
    db,
    `select p.unit_id as "unitId", p.plate_key as plate, p.from_at as from, p.until_at as until, p.made_at as at,
       p.ended_at as "endedAt"
     from visitor_passes p
     where p.building_id = $1::uuid and p.until_at > $4::timestamptz and p.id is distinct from $6::uuid
       and (p.unit_id = any($2::uuid[]) or p.plate_key = $3::text or p.until_at > $5::timestamptz)
     order by p.id`,
    [buildingId, [...unitIds], plateKey, since, from, without],
  )
  return rows as StayRow[]
}

/** How many visitors stand in the lot now. */
export const countTaken = async (db: Database, buildingId: string, now: Instant): Promise<number> => {
  const { rows } = await run(
    db,
    `select count(*)::integer as taken from visitor_passes p
     where p.building_id = $1::uuid and p.ended_at is null and p.from_at <= $2::timestamptz and p.until_at > $2::timestamptz`,
    [buildingId, now],
  )
  return (rows[0] as { taken: number }).taken
}

/** The plate of a resident's car `v`, as `plateKey` says by what two plates are the same. */
export const keyOfVehicle = `translate(replace(v.plate, '-', ''), 'OI', '01')`

/** Whether a plate is that of a resident's car, of whichever unit. */
export const isResidentCar = async (db: Database, buildingId: string, plateKey: string): Promise<boolean> => {
  const { rows } = await run(
    db,
    `select exists (select from vehicles v where v.building_id = $1::uuid and v.removed_at is null
       and ${keyOfVehicle} = $2::text) as is`,
    [buildingId, plateKey],
  )
  return (rows[0] as { is: boolean }).is
}

/** The numbers of units of the building, in their order. */
export const selectUnitNumbers = async (
  db: Database,
  buildingId: string,
  unitIds: readonly string[],
): Promise<{ _id: string; unitNumber: string }[]> => {
  const { rows } = await run(
    db,
    `select u.id as _id, u.unit_number as "unitNumber" from units u
     where u.building_id = $1::uuid and u.id = any($2::uuid[]) order by u.sort_key, u.id`,
    [buildingId, [...unitIds]],
  )
  return rows as { _id: string; unitNumber: string }[]
}
