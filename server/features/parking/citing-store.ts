import { run, type Database } from '../../db/connection.ts'
import type { Instant, LocalDate } from '../../../contract/time.ts'

/** Reads the stalls whose fee, today or later, rests on a text of the register, with the unit that pays it. */
export const selectFeesCiting = async (
  db: Database,
  buildingId: string,
  bylawId: string,
  today: LocalDate,
): Promise<{ stallId: string; level: string; number: string; unitNumber: string }[]> => {
  const { rows } = await run(
    db,
    `select a.stall_id as "stallId", s.level, s.number, u.unit_number as "unitNumber" from parking_assignments a
     join parking_stalls s on s.building_id = a.building_id and s.id = a.stall_id
     join units u on u.building_id = a.building_id and u.id = a.unit_id
     where a.building_id = $1::uuid and a.bylaw_id = $2::uuid and not a.is_void and a.fee_cents is not null
       and (a.until_date is null or a.until_date >= $3::date)
     order by lower(s.level), length(s.number), lower(s.number), a.from_date`,
    [buildingId, bylawId, today],
  )
  return rows as { stallId: string; level: string; number: string; unitNumber: string }[]
}

/** A term without a fee that is owed today or later, or an offer that didn't become one. */
export interface PastCiting {
  kind: 'held' | 'offer' | 'term' | 'over' | 'void'
  stallId: string
  level: string
  number: string
  unitNumber: string
  from: LocalDate
  until: LocalDate | null
}

/** Reads the newest terms and offers that name a text of the register, but for the fees above. */
export const selectPastCiting = async (
  db: Database,
  buildingId: string,
  bylawId: string,
  { today, now, most }: { today: LocalDate; now: Instant; most: number },
): Promise<PastCiting[]> => {
  const { rows } = await run(
    db,
    `select c.kind, c.stall_id as "stallId", s.level, s.number, u.unit_number as "unitNumber",
       c.from_date as "from", c.until_date as until
     from (
       select case when is_void then 'void' when until_date < $3::date then 'over' else 'term' end as kind,
         building_id, stall_id, unit_id, from_date, until_date, created_at as at
       from parking_assignments
       where building_id = $1::uuid and bylaw_id = $2::uuid
         and (is_void or fee_cents is null or until_date < $3::date)
       union all
       select case when f.state = 'held' and f.expires_at > $4::timestamptz then 'held' else 'offer' end,
         f.building_id, f.stall_id, w.unit_id, f.from_date, f.until_date, f.offered_at
       from parking_offers f join parking_waits w on w.building_id = f.building_id and w.id = f.wait_id
       where f.building_id = $1::uuid and f.bylaw_id = $2::uuid and f.state <> 'accepted'
     ) c
     join parking_stalls s on s.building_id = c.building_id and s.id = c.stall_id
     join units u on u.building_id = c.building_id and u.id = c.unit_id
     group by c.kind, c.stall_id, s.level, s.number, u.unit_number, c.from_date, c.until_date
     order by max(c.at) desc, c.stall_id, c.from_date desc limit $5::integer`,
    [buildingId, bylawId, today, now, most],
  )
  return rows as PastCiting[]
}

/** Reads the newest tows that were requested by a text of the register. */
export const selectTowsCiting = async (
  db: Database,
  buildingId: string,
  bylawId: string,
  most: number,
): Promise<{ _id: string; number: number }[]> => {
  const { rows } = await run(
    db,
    `select p.id as _id, v.number from parking_violations p
     join violations v on v.building_id = p.building_id and v.id = p.id
     where p.building_id = $1::uuid and p.bylaw_id = $2::uuid and p.tow_requested_at is not null
     order by p.tow_requested_at desc, p.id limit $3::integer`,
    [buildingId, bylawId, most],
  )
  return rows as { _id: string; number: number }[]
}
