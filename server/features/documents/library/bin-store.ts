import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'

/** Puts a document into the bin unless a hold was laid on it meanwhile; a pin goes with it. */
export const updateDeleted = async (db: Database, buildingId: string, id: string, at: Instant): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `update documents set deleted_at = $3::timestamptz, pinned_at = null, version = version + 1
    where building_id = $1::uuid and id = $2::uuid and deleted_at is null and hold_since is null`,
    [buildingId, id, at],
  )
  return numAffectedRows === 1n
}

/** Takes a document out of the bin unless it is gone for good. */
export const updateRestored = async (db: Database, buildingId: string, id: string): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    `update documents set deleted_at = null, version = version + 1
    where building_id = $1::uuid and id = $2::uuid and deleted_at is not null and purged_at is null`,
    [buildingId, id],
  )
  return numAffectedRows === 1n
}

/** Documents of any building whose time in the bin is over. */
export const selectOver = async (
  db: Database,
  before: Instant,
  limit: number,
): Promise<{ _id: string; buildingId: string }[]> =>
  db
    .selectFrom('documents')
    .where('deleted_at', '<=', before)
    .where('purged_at', 'is', null)
    .orderBy('deleted_at')
    .limit(limit)
    .select(['id as _id', 'building_id as buildingId'])
    .execute()

/**
 * Lets the contents of a document go for good, if it still lies in the bin and its time is over; what nothing else refers
 * to is swept later. The row stays without its description, so that the history still names it.
 */
export const updatePurged = async (
  db: Database,
  { buildingId, _id, before, now }: { buildingId: string; _id: string; before: Instant; now: Instant },
): Promise<boolean> => {
  const { rows } = await run(
    db,
    `update documents set purged_at = $4::timestamptz, description = '', words = '', version = version + 1
    where building_id = $1::uuid and id = $2::uuid and deleted_at <= $3::timestamptz and purged_at is null
    returning id`,
    [buildingId, _id, before, now],
  )
  if (rows.length === 0) return false
  await run(
    db,
    `with gone as (
      select id, sha256 from document_versions
      where building_id = $1::uuid and document_id = $2::uuid and sha256 is not null order by sha256),
    used as (update stored_files set used_at = $3::timestamptz where sha256 in (select sha256 from gone))
    update document_versions set sha256 = null where id in (select id from gone)`,
    [buildingId, _id, now],
  )
  return true
}
