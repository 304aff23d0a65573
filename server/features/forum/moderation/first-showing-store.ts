import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import type { Place } from './things-store.ts'

/** Whether something that is not seen never was: it waited for a first look, and was shown by none. */
export const selectIsUnseen = async (db: Database, buildingId: string, at: Place): Promise<boolean> => {
  const about = (table: string) => `select from ${table} x where x.building_id = $1::uuid and x.post_id = $2::uuid
    and x.comment_id is not distinct from $3::uuid`
  const { rows } = await run(
    db,
    `select exists (${about('forum_cases')} and x.cause = 'new')
       and not exists (${about('forum_acts')} and x.kind in ('shown', 'restored')) as "isUnseen"`,
    [buildingId, at.postId, at.commentId],
  )
  return (rows[0] as { isUnseen: boolean }).isUnseen
}

/** Whoever had read all of a post until something of theirs is shown in it has read it still. */
export const keepRead = async (
  db: Database,
  buildingId: string,
  { postId, accountId, before }: { postId: string; accountId: string; before: Instant },
  now: Instant,
): Promise<void> => {
  await run(
    db,
    `update forum_reads set read_until = $5::timestamptz
     where building_id = $1::uuid and post_id = $2::uuid and account_id = $3::uuid and read_until >= $4::timestamptz`,
    [buildingId, postId, accountId, before, now],
  )
}

/** Who is mentioned in something. */
export const selectMentions = async (
  db: Database,
  buildingId: string,
  { postId, commentId }: Place,
): Promise<{ _id: string; accountId: string }[]> => {
  const { rows } = await run(
    db,
    `select m.id as _id, m.account_id as "accountId" from forum_mentions m
     where m.building_id = $1::uuid and m.post_id = $2::uuid and m.comment_id is not distinct from $3::uuid`,
    [buildingId, postId, commentId],
  )
  return rows as { _id: string; accountId: string }[]
}

/** Who wrote what a comment stands below, or quotes, while everybody sees that; but for its own author. */
export const selectAnswered = async (db: Database, buildingId: string, commentId: string): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select distinct o.author_id as id from forum_comments k
     join forum_comments o on o.building_id = k.building_id and o.id in (k.parent_id, k.quote_id)
     where k.building_id = $1::uuid and k.id = $2::uuid and o.author_id <> k.author_id and o.deleted_at is null
       and o.status = 'visible'`,
    [buildingId, commentId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
