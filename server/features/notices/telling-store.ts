import type { Audience, NoticeType } from '../../../contract/notices.ts'
import type { Database } from '../../db/connection.ts'
import { isOpen } from '../buildings/buildings.ts'

/** Notices of all buildings whose date came and of which nobody was told yet. */
export const selectDue = (db: Database, now: string) =>
  db
    .selectFrom('notices')
    .where('deleted_at', 'is', null)
    .where('released_at', 'is not', null)
    .where('told_at', 'is', null)
    .where('publish_date', '<=', now)
    .where(isOpen('building_id'))
    .orderBy('publish_date')
    .orderBy('id')
    .select(['id as _id', 'building_id as buildingId'])
    .execute()

/** Takes the telling of a due notice upon oneself; null if it is done, or no longer due. */
export const claimDue = async (db: Database, buildingId: string, id: string, now: string) =>
  (await db
    .updateTable('notices')
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .set({ told_at: now })
    .where('deleted_at', 'is', null)
    .where('released_at', 'is not', null)
    .where('told_at', 'is', null)
    .where('publish_date', '<=', now)
    .returning(['type', 'audience', 'expires_at as expiresAt', 'round'])
    .executeTakeFirst()) as
    | { type: NoticeType; audience: Audience; expiresAt: string | null; round: number }
    | undefined

/** What a job says of a notice that people may read now, in the round it was queued for. */
export const selectToMail = async (db: Database, buildingId: string, id: string, round: number, now: string) =>
  (await db
    .selectFrom('notices')
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .where('round', '=', round)
    .where('deleted_at', 'is', null)
    .where('told_at', 'is not', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .select(['id as _id', 'title', 'content', 'type', 'audience', 'round'])
    .executeTakeFirst()) as
    | { _id: string; title: string; content: string; type: NoticeType; audience: Audience; round: number }
    | undefined

export const selectUnitIds = async (db: Database, buildingId: string, noticeId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('notice_units')
    .where('building_id', '=', buildingId)
    .where('notice_id', '=', noticeId)
    .select('unit_id')
    .execute()
  return rows.map(({ unit_id }) => unit_id)
}

export const selectRevisionIds = async (db: Database, buildingId: string, noticeId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('notice_revisions')
    .where('building_id', '=', buildingId)
    .where('notice_id', '=', noticeId)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
