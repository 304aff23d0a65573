import { recentVisitorsMost } from '../../../../contract/limits/parking.ts'
import type { Paging } from '../../../../contract/paging.ts'
import type { RecentVisitor } from '../../../../contract/parking/visitor.ts'
import type { PassQuery } from '../../../../contract/parking/visitors.ts'
import type { Page } from '../../../../contract/route.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { containing, containingExactly, holds } from '../../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'
import { fromPasses, passColumns, type KnownPass } from './store.ts'

const shown = {
  now: 'and p.ended_at is null and p.from_at <= $2::timestamptz and p.until_at > $2::timestamptz',
  upcoming: 'and p.ended_at is null and p.from_at > $2::timestamptz',
  current: 'and p.ended_at is null and p.until_at > $2::timestamptz',
  past: 'and (p.ended_at is not null or p.until_at <= $2::timestamptz)',
  all: 'and $2::timestamptz is not null',
} as const

const mark = ({ _id }: KnownPass) => writeCursor([_id])
const afterOf = (cursor: string | undefined) => (cursor === undefined ? null : readCursor(cursor, 1)[0]!)
const itself = (pass: KnownPass) => pass

/** The passes of a building, the newest first; words are looked for in plates and in who comes. */
export const selectPasses = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search, shows, unitId }: PassQuery,
  { now, plateKey }: { now: Instant; plateKey: string },
): Promise<Page<KnownPass>> => {
  const { rows } = await run(
    db,
    `select ${passColumns} from ${fromPasses}
     where p.building_id = $1::uuid ${shown[shows]} and ($3::uuid is null or p.id < $3::uuid)
       and ($4::uuid is null or p.unit_id = $4::uuid)
       and ($5::text is null or ${holds('p.visitor_name', '$5::text')} or u.unit_number = $6::text
         or ($7::text <> '' and p.plate_key like $8::text))
     order by p.id desc limit ${limit + 1}`,
    [
      buildingId,
      now,
      afterOf(cursor),
      unitId ?? null,
      search ? containing(search) : null,
      search ?? '',
      plateKey,
      containingExactly(plateKey),
    ],
  )
  return pageOf(rows as KnownPass[], limit, itself, mark)
}

/** The passes that somebody registered for some units, and of their homes those that nobody is named for, the newest first. */
export const selectOwn = async (
  db: Database,
  buildingId: string,
  { cursor, limit, shows }: Paging & { shows: 'current' | 'past' | 'all' },
  {
    unitIds,
    homeIds,
    accountId,
    now,
  }: { unitIds: readonly string[]; homeIds: readonly string[]; accountId: string; now: Instant },
): Promise<Page<KnownPass>> => {
  const { rows } = await run(
    db,
    `select ${passColumns} from ${fromPasses}
     where p.building_id = $1::uuid ${shown[shows]} and ($3::uuid is null or p.id < $3::uuid)
       and ((p.unit_id = any($4::uuid[]) and p.host_id = $5::uuid) or (p.unit_id = any($6::uuid[]) and p.host_id is null))
     order by p.id desc limit ${limit + 1}`,
    [buildingId, now, afterOf(cursor), [...unitIds], accountId, [...homeIds]],
  )
  return pageOf(rows as KnownPass[], limit, itself, mark)
}

/** Who came last to somebody's units, each vehicle once, while it is remembered. */
export const selectRecent = async (
  db: Database,
  buildingId: string,
  { unitIds, accountId }: { unitIds: readonly string[]; accountId: string },
): Promise<RecentVisitor[]> => {
  const { rows } = await run(
    db,
    `select * from (
       select distinct on (p.unit_id, p.plate_key) p.id as "passId", p.unit_id as "unitId", u.unit_number as "unitNumber",
         p.visitor_name as "visitorName", p.plate as "licensePlate", p.province, p.make as "vehicleMake",
         p.model as "vehicleModel", p.colour as "vehicleColor", p.from_at as "lastFrom"
       from visitor_passes p join units u on u.building_id = p.building_id and u.id = p.unit_id
       where p.building_id = $1::uuid and p.unit_id = any($2::uuid[]) and p.host_id = $3::uuid and p.erased_at is null
       order by p.unit_id, p.plate_key, p.from_at desc) as r
     order by r."lastFrom" desc, r."passId" desc limit ${recentVisitorsMost}`,
    [buildingId, [...unitIds], accountId],
  )
  return rows as RecentVisitor[]
}

export interface CountedStay {
  unitId: string
  unitNumber: string
  from: Instant
  until: Instant
  at: Instant
  endedAt: Instant | null
}

/** The stays of a building that touch a time, by unit. */
export const selectStaysBetween = async (
  db: Database,
  buildingId: string,
  from: Instant,
  until: Instant,
): Promise<CountedStay[]> => {
  const { rows } = await run(
    db,
    `select p.unit_id as "unitId", u.unit_number as "unitNumber", p.from_at as "from", p.until_at as "until",
       p.made_at as at, p.ended_at as "endedAt"
     from visitor_passes p join units u on u.building_id = p.building_id and u.id = p.unit_id
     where p.building_id = $1::uuid and p.from_at < $3::timestamptz and p.until_at > $2::timestamptz
     order by u.sort_key, u.id`,
    [buildingId, from, until],
  )
  return rows as CountedStay[]
}
