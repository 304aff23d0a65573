import type { ForumAttention } from '../../../contract/forum/kinds.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { isReadable, readerValues, reader, type Reader } from './reader-store.ts'

interface Own {
  buildingId: string
  accountId: string
  postId: string
}

/** Notes that somebody has read a post until now. */
export const upsertRead = async (db: Database, { buildingId, accountId, postId }: Own, at: Instant): Promise<void> => {
  await run(
    db,
    `insert into forum_reads (building_id, account_id, post_id, read_until)
     values ($1::uuid, $2::uuid, $3::uuid, $4::timestamptz)
     on conflict (account_id, post_id) do update set read_until = greatest(forum_reads.read_until, excluded.read_until)`,
    [buildingId, accountId, postId, at],
  )
}

/** Takes every category of the reader, or one of them, as read until now. */
export const upsertMarks = async (db: Database, by: Reader, slug: string | null): Promise<void> => {
  await run(
    db,
    `with ${reader}
     insert into forum_marks (building_id, account_id, category_id, read_until)
     select $1::uuid, $2::uuid, c.id, $6::timestamptz from forum_categories c
     where c.building_id = $1::uuid and ${isReadable} and ($7::text is null or c.slug = $7::text)
     on conflict (account_id, category_id) do update set read_until = excluded.read_until`,
    [...readerValues(by), by.now, slug],
  )
}

/** Says whether somebody follows a post; what they said before stands where `unlessSaid`. */
export const upsertAttention = async (
  db: Database,
  { buildingId, accountId, postId }: Own,
  { attention, unlessSaid, at }: { attention: ForumAttention; unlessSaid: boolean; at: Instant },
): Promise<void> => {
  await run(
    db,
    `insert into forum_follows (building_id, post_id, account_id, attention, since)
     values ($1::uuid, $2::uuid, $3::uuid, $4::text, $5::timestamptz)
     on conflict (post_id, account_id) do ${
       unlessSaid ? 'nothing' : 'update set attention = excluded.attention, since = excluded.since'
     }`,
    [buildingId, postId, accountId, attention, at],
  )
}

/** What anybody was told of in a post, its comments included, or of one comment alone. */
export const selectToldOf = async (
  db: Database,
  buildingId: string,
  { postId, commentId }: { postId: string; commentId: string | null },
): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select coalesce($3::uuid, $2::uuid) as id
     union
     select m.id from forum_mentions m where m.building_id = $1::uuid and m.post_id = $2::uuid
       and ($3::uuid is null or m.comment_id = $3::uuid)
     union
     select k.id from forum_comments k where k.building_id = $1::uuid and k.post_id = $2::uuid and $3::uuid is null`,
    [buildingId, postId, commentId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** What an account was told of in a post: the post itself, its mentions there, and comments of which its inbox still says something. */
export const selectTold = async (db: Database, { buildingId, accountId, postId }: Own): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select $2::uuid as id
     union all
     select m.id from forum_mentions m
     where m.building_id = $1::uuid and m.post_id = $2::uuid and m.account_id = $3::uuid
     union all
     (select n.subject_id from notifications n join forum_comments k on k.building_id = n.building_id and k.id = n.subject_id
      where n.building_id = $1::uuid and n.account_id = $3::uuid and n.read_at is null and k.post_id = $2::uuid)`,
    [buildingId, postId, accountId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Ends what an account follows and has read in a building. */
export const deleteAttention = async (db: Database, buildingId: string, accountId: string): Promise<void> => {
  for (const table of ['forum_follows', 'forum_reads', 'forum_marks'] as const)
    await db.deleteFrom(table).where('building_id', '=', buildingId).where('account_id', '=', accountId).execute()
}
