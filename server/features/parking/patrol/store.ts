import type { PatrolLink } from '../../../../contract/parking/patrol.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

const columns = `l.id as _id, l.name, l.made_at as "madeAt", l.until, l.checks, l.reports, l.last_used_at as "lastUsedAt",
  l.ended_at is null and l.until > $2::timestamptz as works`

/** The links of patrols, the newest first; those that were ended long ago are not shown. */
export const selectPatrolLinks = async (db: Database, buildingId: string, now: Instant): Promise<PatrolLink[]> => {
  const { rows } = await run(
    db,
    `select ${columns} from patrol_links l where l.building_id = $1::uuid and l.ended_at is null
     order by l.id desc limit 100`,
    [buildingId, now],
  )
  return rows as PatrolLink[]
}

export const insertPatrolLink = async (
  db: Database,
  buildingId: string,
  link: { _id: string; name: string; hash: Buffer; at: Instant; until: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into patrol_links (id, building_id, name, token_hash, made_at, until)
     values ($1::uuid, $2::uuid, $3, $4::bytea, $5::timestamptz, $6::timestamptz)`,
    [link._id, buildingId, link.name, link.hash, link.at, link.until],
  )
}

/** Gives a link another secret and time; false where there is none of this id that was not ended. */
export const updateRenewed = async (
  db: Database,
  buildingId: string,
  { id, hash, until }: { id: string; hash: Buffer; until: Instant },
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `update patrol_links set token_hash = $3::bytea, until = $4::timestamptz
     where building_id = $1::uuid and id = $2::uuid and ended_at is null`,
    [buildingId, id, hash, until],
  )
  return numAffectedRows === 1n
}

export const updateEnded = async (db: Database, buildingId: string, id: string, at: Instant): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `update patrol_links set ended_at = $3::timestamptz
     where building_id = $1::uuid and id = $2::uuid and ended_at is null`,
    [buildingId, id, at],
  )
  return numAffectedRows === 1n
}

/** The link with this hash while it works. */
export const selectWorking = async (
  db: Database,
  hash: Buffer,
  now: Instant,
): Promise<{ _id: string; buildingId: string; name: string; until: Instant } | null> => {
  const { rows } = await run(
    db,
    `select l.id as _id, l.building_id as "buildingId", l.name, l.until from patrol_links l
     join buildings b on b.id = l.building_id and b.suspended_at is null
     where l.token_hash = $1::bytea and l.ended_at is null and l.until > $2::timestamptz`,
    [hash, now],
  )
  return (rows[0] as Awaited<ReturnType<typeof selectWorking>>) ?? null
}

/** Counts what a patrol does by its link. */
export const countUse = async (
  db: Database,
  buildingId: string,
  id: string,
  { what, at }: { what: 'checks' | 'reports'; at: Instant },
): Promise<void> => {
  await run(
    db,
    `update patrol_links set ${what} = ${what} + 1, last_used_at = $3::timestamptz
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, at],
  )
}

/** Until when the pass of a plate holds that has begun and was not ended; null where there is none that ends after a moment. */
export const selectHolding = async (
  db: Database,
  buildingId: string,
  { plateKey, now, after }: { plateKey: string; now: Instant; after: Instant },
): Promise<Instant | null> => {
  const { rows } = await run(
    db,
    `select p.until_at as until from visitor_passes p
     where p.building_id = $1::uuid and p.plate_key = $2::text and p.ended_at is null and p.from_at <= $3::timestamptz
       and p.until_at > $4::timestamptz order by p.until_at desc limit 1`,
    [buildingId, plateKey, now, after],
  )
  return (rows[0] as { until: Instant } | undefined)?.until ?? null
}
