import type { Assignment, AssignmentTerms } from '../../../../contract/parking/assignments.ts'
import { stallPastMost } from '../../../../contract/limits/parking-stalls.ts'
import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { stateOf } from './rules.ts'

/** An assignment with the stall it is of. */
export type KnownAssignment = Assignment & { stallId: string }

/** Whether a next term of the same unit follows the assignment `a`. */
export const isRenewed = `exists (select from parking_assignments n where n.building_id = a.building_id and n.stall_id = a.stall_id
    and n.unit_id = a.unit_id and not n.is_void and n.from_date = a.until_date + 1)`

const columns = `
  a.id as _id, a.stall_id as "stallId", a.unit_id as "unitId", u.unit_number as "unitNumber", a.basis,
  a.from_date as "from", a.until_date as "until", a.conditions, a.fee_cents as "feeCents", a.bylaw_id as "bylawId", a.authority,
  a.end_reason as "endReason", a.version,
  ${isRenewed} as renewed`
const source = `parking_assignments a join units u on u.building_id = a.building_id and u.id = a.unit_id`

const on =
  (today: LocalDate) =>
  (row: Omit<KnownAssignment, 'state'>): KnownAssignment => ({ ...row, state: stateOf(row, today) })

/** Who has, will have and had a stall: the latest first. */
export const selectAssignments = async (
  db: Database,
  buildingId: string,
  stallId: string,
  today: LocalDate,
): Promise<KnownAssignment[]> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${source}
     where a.building_id = $1::uuid and a.stall_id = $2::uuid and not a.is_void
     order by a.from_date desc limit ${stallPastMost}`,
    [buildingId, stallId],
  )
  return (rows as Omit<KnownAssignment, 'state'>[]).map(on(today))
}

/** One assignment of the building that was not called off. */
export const selectAssignment = async (
  db: Database,
  buildingId: string,
  id: string,
  today: LocalDate,
): Promise<KnownAssignment | null> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${source} where a.building_id = $1::uuid and a.id = $2::uuid and not a.is_void`,
    [buildingId, id],
  )
  return rows[0] ? on(today)(rows[0] as Omit<KnownAssignment, 'state'>) : null
}

/** What units have on a day or will have after it, by stall. */
export const selectOfUnits = async (
  db: Database,
  buildingId: string,
  unitIds: readonly string[],
  today: LocalDate,
): Promise<KnownAssignment[]> => {
  const { rows } = await run(
    db,
    `select ${columns} from ${source}
     where a.building_id = $1::uuid and a.unit_id = any($2::uuid[]) and not a.is_void
       and (a.until_date is null or a.until_date >= $3::date)
     order by a.from_date, a.id`,
    [buildingId, [...unitIds], today],
  )
  return (rows as Omit<KnownAssignment, 'state'>[]).map(on(today))
}

/** The constraint by which a stall has one holder at a time. */
export const holderConstraint = 'parking_assignments_one_holder'
/** The constraint by which the text that its fee rests on is in the register. */
export const bylawConstraint = 'parking_assignments_bylaw'

/** Who has a stall at some time of a term. */
export const selectInTheWay = async (
  db: Database,
  buildingId: string,
  stallId: string,
  { from, until }: { from: LocalDate; until: LocalDate | null },
): Promise<{ unitNumber: string; until: LocalDate | null } | null> => {
  const { rows } = await run(
    db,
    `select u.unit_number as "unitNumber", a.until_date as "until" from ${source}
     where a.building_id = $1::uuid and a.stall_id = $2::uuid and not a.is_void
       and daterange(a.from_date, a.until_date, '[]') && daterange($3::date, $4::date, '[]')
     order by a.from_date limit 1`,
    [buildingId, stallId, from, until],
  )
  return (rows[0] as { unitNumber: string; until: LocalDate | null } | undefined) ?? null
}

/** Violates `holderConstraint` where somebody has the stall in that time. */
export const insertAssignment = async (
  db: Database,
  buildingId: string,
  one: AssignmentTerms & { _id: string; stallId: string; unitId: string; at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into parking_assignments (id, building_id, stall_id, unit_id, basis, from_date, until_date, conditions,
       fee_cents, bylaw_id, authority, created_at)
     values ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5, $6::date, $7::date, $8, $9, $10::uuid, $11, $12::timestamptz)`,
    [
      ...[one._id, buildingId, one.stallId, one.unitId, one.basis, one.from, one.until, one.conditions],
      ...[one.feeCents, one.bylawId, one.authority, one.at],
    ],
  )
}

/** Ends it with its last day; one that would end before it began never was. */
export const updateEnd = async (
  db: Database,
  buildingId: string,
  id: string,
  { on: lastDay, reason }: { on: LocalDate; reason: string },
): Promise<void> => {
  await run(
    db,
    `update parking_assignments set is_void = $3::date < from_date,
       until_date = case when $3::date < from_date then until_date else $3::date end, end_reason = $4,
       version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, lastDay, reason],
  )
}

/** The stalls that units have on a day, as lists name them, by unit. */
export const selectStallsHeld = async (
  db: Database,
  buildingId: string,
  today: LocalDate,
): Promise<{ unitId: string; level: string; number: string }[]> => {
  const { rows } = await run(
    db,
    `select a.unit_id as "unitId", s.level, s.number from parking_assignments a
     join parking_stalls s on s.building_id = a.building_id and s.id = a.stall_id
     where a.building_id = $1::uuid and not a.is_void and a.from_date <= $2::date
       and (a.until_date is null or a.until_date >= $2::date)
     order by lower(s.level), length(s.number), lower(s.number)`,
    [buildingId, today],
  )
  return rows as { unitId: string; level: string; number: string }[]
}
