import type { Share, ShareDraft } from '../../../../contract/parking/shares.ts'
import { stallPastMost } from '../../../../contract/limits/parking-stalls.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

const columns = `
  h.id as _id, h.stall_id as "stallId", s.level, s.number, a.unit_id as "unitId", u.unit_number as "unitNumber",
  h.from_date as "from", h.until_date as "until", h.to_unit_id as "toUnitId", t.unit_number as "toUnitNumber",
  case when h.taken_by_unit_id is null then null
    else json_build_object('unitId', k.id, 'unitNumber', k.unit_number) end as "takenBy",
  h.note, h.version, h.assignment_id as "assignmentId",
  case when h.ended_at is not null then 'over' when h.taken_by_unit_id is not null then 'taken' else 'offered' end as state`
const source = `parking_shares h
  join parking_stalls s on s.building_id = h.building_id and s.id = h.stall_id
  join parking_assignments a on a.building_id = h.building_id and a.id = h.assignment_id
  join units u on u.building_id = a.building_id and u.id = a.unit_id
  left join units t on t.building_id = h.building_id and t.id = h.to_unit_id
  left join units k on k.building_id = h.building_id and k.id = h.taken_by_unit_id`

export type KnownShare = Share & { assignmentId: string }

/** Lending of one stall, the latest first. */
export const selectSharesOf = async (db: Database, buildingId: string, stallId: string): Promise<KnownShare[]> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${source} where h.building_id = $1::uuid and h.stall_id = $2::uuid
     order by h.from_date desc, h.id desc limit ${stallPastMost}`,
    [buildingId, stallId],
  )
  return rows as KnownShare[]
}

/** All that is still lent under a term, however much it is. */
export const selectLentUnder = async (
  db: Database,
  buildingId: string,
  assignmentId: string,
): Promise<KnownShare[]> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${source} where h.building_id = $1::uuid and h.assignment_id = $2::uuid and h.ended_at is null
     order by h.from_date, h.id`,
    [buildingId, assignmentId],
  )
  return rows as KnownShare[]
}

/** What units lend, borrow or could take, from a day on. */
export const selectSharesFor = async (
  db: Database,
  buildingId: string,
  unitIds: readonly string[],
  today: LocalDate,
): Promise<KnownShare[]> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${source}
     where h.building_id = $1::uuid and h.ended_at is null and h.until_date >= $3::date
       and (a.unit_id = any($2::uuid[]) or h.taken_by_unit_id = any($2::uuid[])
         or (h.taken_by_unit_id is null and (h.to_unit_id is null or h.to_unit_id = any($2::uuid[]))))
     order by h.from_date, h.id`,
    [buildingId, [...unitIds], today],
  )
  return rows as KnownShare[]
}

/** One of the building; held for a change. */
export const selectShare = async (db: Database, buildingId: string, id: string): Promise<KnownShare | null> => {
  await run(db, 'select id from parking_shares where building_id = $1::uuid and id = $2::uuid for update', [
    buildingId,
    id,
  ])
  const { rows } = await run(
    db,
    `select ${columns} from ${source} where h.building_id = $1::uuid and h.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows[0] as KnownShare | undefined) ?? null
}

/** The constraint by which a stall is lent once at a time. */
export const lentConstraint = 'parking_shares_once'

export const insertShare = async (
  db: Database,
  buildingId: string,
  share: Omit<ShareDraft, 'toUnit'> & { toUnitId: string | null; _id: string; assignmentId: string; at: Instant },
): Promise<void> => {
  const { _id, stallId, assignmentId, from, until, toUnitId, note, at } = share
  await run(
    db,
    `insert into parking_shares (id, building_id, stall_id, assignment_id, from_date, until_date, to_unit_id, note,
       created_at)
     values ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::date, $6::date, $7::uuid, $8, $9::timestamptz)`,
    [_id, buildingId, stallId, assignmentId, from, until, toUnitId, note, at],
  )
}

export const updateTaken = async (db: Database, buildingId: string, id: string, unitId: string): Promise<void> => {
  await run(
    db,
    `update parking_shares set taken_by_unit_id = $3::uuid, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, unitId],
  )
}

/** Ends lending; with a last day it goes on until then. */
export const updateShareEnd = async (
  db: Database,
  buildingId: string,
  id: string,
  end: { at: Instant } | { until: LocalDate },
): Promise<void> => {
  await run(
    db,
    `update parking_shares set ended_at = coalesce($3::timestamptz, ended_at), until_date = coalesce($4::date, until_date),
       version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, 'at' in end ? end.at : null, 'until' in end ? end.until : null],
  )
}
