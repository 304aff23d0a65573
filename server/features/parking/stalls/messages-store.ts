import type { Instant, LocalDate } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

export type What =
  | 'given'
  | 'renewed'
  | 'ended'
  | 'termEnds'
  | 'offered'
  | 'offerOver'
  | 'lentToYou'
  | 'taken'
  | 'lendingEnded'
  | 'lineAccepted'
  | 'lineEmpty'
  | 'lineStopped'

/** What people are told of a stall. */
export interface News {
  what: What
  stallId: string
  level: string
  number: string
  /** Null where those who manage parking are told. */
  unitId: string | null
  unitNumber: string | null
  otherUnitNumber: string | null
  from: LocalDate | null
  until: LocalDate | null
}

export interface NewNews {
  _id: string
  what: What
  stallId: string
  unitId: string | null
  otherUnitId: string | null
  from: LocalDate | null
  until: LocalDate | null
  at: Instant
}

export const insertNews = async (db: Database, buildingId: string, one: NewNews): Promise<void> => {
  await run(
    db,
    `insert into parking_news (id, building_id, what, stall_id, unit_id, other_unit_id, from_date, until_date, at)
     values ($1::uuid, $2::uuid, $3, $4::uuid, $5::uuid, $6::uuid, $7::date, $8::date, $9::timestamptz)`,
    [one._id, buildingId, one.what, one.stallId, one.unitId, one.otherUnitId, one.from, one.until, one.at],
  )
}

/** News by their ids, with the names of today. */
export const selectNews = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<(News & { _id: string })[]> => {
  const { rows } = await run(
    db,
    `select n.id as _id, n.what, n.stall_id as "stallId", s.level, s.number, n.unit_id as "unitId",
       u.unit_number as "unitNumber", o.unit_number as "otherUnitNumber", n.from_date as "from", n.until_date as "until"
     from parking_news n
     join parking_stalls s on s.building_id = n.building_id and s.id = n.stall_id
     left join units u on u.building_id = n.building_id and u.id = n.unit_id
     left join units o on o.building_id = n.building_id and o.id = n.other_unit_id
     where n.building_id = $1::uuid and n.id = any($2::uuid[])`,
    [buildingId, [...ids]],
  )
  return rows as (News & { _id: string })[]
}

/** Every piece of news of a building that people were told. */
export const selectNewsIds = async (db: Database, buildingId: string): Promise<string[]> => {
  const { rows } = await run(db, 'select id from parking_news where building_id = $1::uuid', [buildingId])
  return (rows as { id: string }[]).map(({ id }) => id)
}
