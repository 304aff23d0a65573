import type {
  StallChange,
  StallDraft,
  StallPlace,
  StallSummary,
  StallTenure,
} from '../../../../contract/parking/stalls.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import type { AssignmentBasis } from '../../../../contract/parking/assignments.ts'
import { isRenewed } from './assignments-store.ts'
import { stateOf } from './rules.ts'

/** A stall as it is kept, with who has it on a day. */
export type KnownStall = StallSummary

export interface StallRow {
  _id: string
  level: string
  number: string
  tenure: StallTenure
  accessible: boolean
  evCharging: boolean
  visitor: boolean
  notes: string
  x: number
  y: number
  width: number
  height: number
  turned: number
  heldFor: string | null
  version: number
  assignmentId: string | null
  unitId: string
  unitNumber: string
  basis: AssignmentBasis
  from: LocalDate
  until: LocalDate | null
  renewed: boolean
  assignmentVersion: number
}

/** Stalls `s` with who has them on the day `$2`, and for whom they are held at the moment `$3`. */
export const stallsOf = `
  select s.id as _id, s.level, s.number, s.tenure, s.accessible, s.ev_charging as "evCharging", s.visitor, s.notes,
    s.x, s.y, s.width, s.height, s.turned, s.version, o.unit_number as "heldFor",
    h.id as "assignmentId", h.unit_id as "unitId", h.unit_number as "unitNumber", h.basis, h.from_date as "from",
    h.until_date as "until", h.renewed, h.version as "assignmentVersion"
  from parking_stalls s
  left join lateral (
    select a.id, a.unit_id, u.unit_number, a.basis, a.from_date, a.until_date, a.version,
      ${isRenewed} as renewed
    from parking_assignments a join units u on u.building_id = a.building_id and u.id = a.unit_id
    where a.building_id = s.building_id and a.stall_id = s.id and not a.is_void
      and a.from_date <= $2::date and (a.until_date is null or a.until_date >= $2::date)
    limit 1) h on true
  left join lateral (
    select u.unit_number from parking_offers f
    join parking_waits w on w.building_id = f.building_id and w.id = f.wait_id
    join units u on u.building_id = w.building_id and u.id = w.unit_id
    where f.building_id = s.building_id and f.stall_id = s.id and f.state = 'held' and f.expires_at > $3::timestamptz
    limit 1) o on true`

/** A stall as it is read, on a day. */
export const stallOf =
  (today: LocalDate) =>
  (row: StallRow): KnownStall => {
    const { x, y, width, height, turned, assignmentId, assignmentVersion, ...rest } = row
    const { unitId, unitNumber, basis, from, until, renewed, ...stall } = rest
    const state = stateOf({ from, until }, today)
    return {
      ...stall,
      place: { x, y, width, height, turned },
      holder:
        assignmentId === null
          ? null
          : {
              _id: assignmentId,
              unitId,
              unitNumber,
              basis,
              from,
              until,
              state,
              renewed,
              version: assignmentVersion,
            },
    }
  }

/** The building's day and moment. */
export interface At {
  today: LocalDate
  now: Instant
}

/** One stall of the building. */
export const selectStall = async (
  db: Database,
  buildingId: string,
  id: string,
  { today, now }: At,
): Promise<KnownStall | null> => {
  const { rows } = await run(db, `${stallsOf} where s.building_id = $1::uuid and s.id = $4::uuid`, [
    buildingId,
    today,
    now,
    id,
  ])
  return rows[0] ? stallOf(today)(rows[0] as StallRow) : null
}

/** Holds a stall for a change, in a statement of its own, so that what is read after it is as it stands then. */
export const lockStall = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'select id from parking_stalls where building_id = $1::uuid and id = $2::uuid for update', [
    buildingId,
    id,
  ])
}

/** The constraint by which no two stalls of a level have one number. */
export const numberConstraint = 'parking_stalls_number'

/** Where the stalls of a level stand. */
export const selectPlaces = async (db: Database, buildingId: string, level: string): Promise<StallPlace[]> => {
  const { rows } = await run(
    db,
    `select x, y, width, height, turned from parking_stalls where building_id = $1::uuid and name_key(level) = name_key($2)`,
    [buildingId, level],
  )
  return rows as StallPlace[]
}

/** How many stalls the building has. */
export const countStalls = async (db: Database, buildingId: string): Promise<number> => {
  const { rows } = await run(db, 'select count(*)::integer as n from parking_stalls where building_id = $1::uuid', [
    buildingId,
  ])
  return (rows[0] as { n: number }).n
}

/** Violates `numberConstraint` where the level has the number. */
export const insertStall = async (
  db: Database,
  buildingId: string,
  stall: Omit<StallDraft, 'place'> & { place: StallPlace; _id: string; at: Instant },
): Promise<void> => {
  const { level, number, tenure, accessible, evCharging, visitor, notes, place, _id, at } = stall
  await run(
    db,
    `insert into parking_stalls (id, building_id, level, number, tenure, accessible, ev_charging, visitor, notes, x, y,
       width, height, turned, created_at)
     values ($1::uuid, $2::uuid, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::timestamptz)`,
    [
      ...[_id, buildingId, level, number, tenure, accessible, evCharging, visitor, notes],
      ...[place.x, place.y, place.width, place.height, place.turned, at],
    ],
  )
}

/** Violates `numberConstraint` as well; the caller holds the row. */
export const updateStall = async (
  db: Database,
  buildingId: string,
  id: string,
  { level, number, tenure, accessible, evCharging, visitor, notes }: Omit<StallChange, 'version'>,
): Promise<void> => {
  await run(
    db,
    `update parking_stalls set level = $3, number = $4, tenure = $5, accessible = $6, ev_charging = $7, visitor = $8,
       notes = $9, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, level, number, tenure, accessible, evCharging, visitor, notes],
  )
}

export const updatePlace = async (db: Database, buildingId: string, id: string, place: StallPlace): Promise<void> => {
  await run(
    db,
    `update parking_stalls set x = $3, y = $4, width = $5, height = $6, turned = $7, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, place.x, place.y, place.width, place.height, place.turned],
  )
}

/** Who has the stall has changed: an outdated copy is no longer good for a change. */
export const touchStall = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'update parking_stalls set version = version + 1 where building_id = $1::uuid and id = $2::uuid', [
    buildingId,
    id,
  ])
}

/** Fails by a foreign key where anybody ever had it. */
export const deleteStall = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'delete from parking_stalls where building_id = $1::uuid and id = $2::uuid', [buildingId, id])
}

/** How many stalls are for visitors. */
export const countVisitorStalls = async (db: Database, buildingId: string): Promise<number> => {
  const { rows } = await run(
    db,
    'select count(*)::integer as n from parking_stalls where building_id = $1::uuid and visitor',
    [buildingId],
  )
  return (rows[0] as { n: number }).n
}
