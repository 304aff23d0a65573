import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

/** The month of an assigned stall whose rent wasn't charged. */
export interface UnchargedRent {
  assignmentId: string
  month: LocalDate
  unitId: string
  level: string
  number: string
  feeCents: number
  authority: string
  /** Nothing was charged for the assignment before. */
  isFirst: boolean
}

/** Lists the rents of some months that weren't charged, of units that have the stall on the first of the month. */
export const selectUncharged = async (
  db: Database,
  buildingId: string,
  months: readonly LocalDate[],
): Promise<UnchargedRent[]> => {
  const { rows } = await run(
    db,
    `select a.id as "assignmentId", m.month, a.unit_id as "unitId", s.level, s.number, a.fee_cents as "feeCents",
       a.authority, not exists (select from parking_rents r where r.assignment_id = a.id) as "isFirst"
     from unnest($2::date[]) as m (month)
     join parking_assignments a on a.building_id = $1::uuid and not a.is_void and a.fee_cents is not null
       and a.from_date <= m.month and (a.until_date is null or a.until_date >= m.month)
     join parking_stalls s on s.building_id = a.building_id and s.id = a.stall_id
     where not exists (select from parking_rents r where r.assignment_id = a.id and r.month = m.month)
     order by m.month, a.id`,
    [buildingId, [...months]],
  )
  return rows as UnchargedRent[]
}

/** Notes that the rent of a month was charged; fails where it was before. */
export const insertRent = async (
  db: Database,
  buildingId: string,
  {
    assignmentId,
    month,
    chargeId,
    at,
  }: Pick<UnchargedRent, 'assignmentId' | 'month'> & { chargeId: string; at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into parking_rents (building_id, assignment_id, month, charge_id, charged_at)
     values ($1::uuid, $2::uuid, $3::date, $4::uuid, $5::timestamptz)`,
    [buildingId, assignmentId, month, chargeId, at],
  )
}

/** Lists the open buildings that use parking and have assignments with a fee. */
export const selectRenting = async (db: Database): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select b.id from buildings b where b.suspended_at is null and (b.features ->> 'parking')::boolean and exists (
       select from parking_assignments a where a.building_id = b.id and a.fee_cents is not null and not a.is_void)
     order by b.id`,
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Finds the latest month that was charged for each assignment of a stall. */
export const selectChargedThrough = async (
  db: Database,
  buildingId: string,
  stallId: string,
): Promise<Map<string, LocalDate>> => {
  const { rows } = await run(
    db,
    `select r.assignment_id as "assignmentId", max(r.month) as month from parking_rents r
     join parking_assignments a on a.building_id = r.building_id and a.id = r.assignment_id
     where a.building_id = $1::uuid and a.stall_id = $2::uuid group by r.assignment_id`,
    [buildingId, stallId],
  )
  return new Map((rows as { assignmentId: string; month: LocalDate }[]).map((one) => [one.assignmentId, one.month]))
}
