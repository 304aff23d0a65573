import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { letGo } from '../../http/uploads/content-store.ts'

export const insertPicture = (
  db: Database,
  picture: { _id: string; accountId: string; sha256: string; sizeBytes: number; createdAt: string },
) =>
  db
    .insertInto('profile_pictures')
    .values({
      id: picture._id,
      account_id: picture.accountId,
      sha256: picture.sha256,
      size_bytes: picture.sizeBytes,
      created_at: picture.createdAt,
    })
    .execute()

/** Takes an account's picture away and notes when its content was last used. */
export const deletePicture = async (db: Database, accountId: string, now: string): Promise<void> => {
  const gone = await db
    .deleteFrom('profile_pictures')
    .where('account_id', '=', accountId)
    .returning('sha256')
    .executeTakeFirst()
  if (gone) await letGo(db, gone.sha256, now)
}

/** A picture, if it is the viewer's own or that of somebody who belongs to a building of theirs today. */
export const selectSeenPicture = async (
  db: Database,
  id: string,
  viewer: { accountId: string; seesAll: boolean },
): Promise<{ sha256: string; sizeBytes: number } | null> => {
  const { rows } = await sql<{ sha256: string; sizeBytes: number }>`
    select p.sha256, p.size_bytes as "sizeBytes" from profile_pictures p
    where p.id = ${id} and (${viewer.seesAll} or p.account_id = ${viewer.accountId} or exists (
      select from memberships theirs
      join memberships mine on mine.building_id = theirs.building_id
        and mine.account_id = ${viewer.accountId} and mine.ended_at is null
      join buildings b on b.id = theirs.building_id and b.suspended_at is null
      where theirs.account_id = p.account_id and theirs.ended_at is null))`.execute(db)
  return rows[0] ?? null
}
