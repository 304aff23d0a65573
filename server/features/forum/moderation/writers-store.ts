import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

/** Somebody's posts are counted and written one after the other, so that two at a time are not both the last one. */
export const lockWriter = async (db: Database, buildingId: string, accountId: string): Promise<void> => {
  await run(db, `select pg_advisory_xact_lock(hashtextextended('forum writer:' || $1::text || $2::text, 0))`, [
    buildingId,
    accountId,
  ])
}

/**
 * Of somebody's posts how many everybody sees, counted up to `most`; and the moments of those written since, the newest
 * first and up to `mostRecent`, whatever became of them.
 */
export const selectWritten = async (
  db: Database,
  { buildingId, accountId }: { buildingId: string; accountId: string },
  { most, mostRecent, since }: { most: number; mostRecent: number; since: Instant },
): Promise<{ standing: number; recent: Instant[] }> => {
  const { rows } = await run(
    db,
    `select
       (select count(*)::integer from (select from forum_posts p
         where p.building_id = $1::uuid and p.author_id = $2::uuid and p.deleted_at is null and p.status = 'visible'
         limit $3::integer) n) as standing,
       array(select to_char(p.created_at, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from forum_posts p
         where p.building_id = $1::uuid and p.author_id = $2::uuid and p.created_at > $5::timestamptz
         order by p.created_at desc limit $4::integer) as recent`,
    [buildingId, accountId, most, mostRecent, since],
  )
  return rows[0] as { standing: number; recent: Instant[] }
}
