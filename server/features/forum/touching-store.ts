import type { ForumReaction } from '../../../contract/forum/kinds.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

interface Reacting {
  postId: string
  /** Null for the post itself. */
  commentId: string | null
  accountId: string
  reaction: ForumReaction | null
  at: Instant
}

/** The counters with one more or fewer of a kind; a kind that nobody chose is not in them. */
const counted = (reaction: string, by: 1 | -1): string =>
  `jsonb_strip_nulls(reactions || jsonb_build_object(${reaction},
     nullif(greatest(coalesce((reactions ->> ${reaction})::integer, 0) + ${by}, 0), 0)))`

const count = async (
  db: Database,
  buildingId: string,
  { postId, commentId }: Reacting,
  reaction: string,
  by: 1 | -1,
): Promise<void> => {
  const [table, id] = commentId === null ? ['forum_posts', postId] : ['forum_comments', commentId]
  await run(
    db,
    `update ${table} set reactions = ${counted('$3::text', by)} where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, reaction],
  )
}

/** Puts a person's reaction in place of the one before, and counts both; the caller holds the post's row. */
export const replaceReaction = async (db: Database, buildingId: string, reacting: Reacting): Promise<void> => {
  const { postId, commentId, accountId, reaction, at } = reacting
  const { rows } = await run(
    db,
    `delete from forum_reactions where building_id = $1::uuid and post_id = $2::uuid
       and comment_id is not distinct from $3::uuid and account_id = $4::uuid returning reaction`,
    [buildingId, postId, commentId, accountId],
  )
  const before = (rows[0] as { reaction: string } | undefined)?.reaction
  if (before !== undefined) await count(db, buildingId, reacting, before, -1)
  if (reaction === null) return
  await db
    .insertInto('forum_reactions')
    .values({
      building_id: buildingId,
      post_id: postId,
      comment_id: commentId,
      account_id: accountId,
      reaction,
      at,
    })
    .execute()
  await count(db, buildingId, reacting, reaction, 1)
}

/** Puts a person's answer to a poll in place of the one before, and counts both; false for what is no choice of it. */
export const replaceAnswer = async (
  db: Database,
  buildingId: string,
  { postId, accountId, choiceId, at }: { postId: string; accountId: string; choiceId: string; at: Instant },
): Promise<boolean> => {
  const { rows } = await run(
    db,
    'select choice_id as id from forum_poll_answers where building_id = $1::uuid and post_id = $2::uuid and account_id = $3::uuid',
    [buildingId, postId, accountId],
  )
  const before = (rows[0] as { id: string } | undefined)?.id ?? null
  if (before === choiceId) return true
  const { numAffectedRows } = await run(
    db,
    `update forum_poll_choices set answer_count = answer_count + 1
     where building_id = $1::uuid and post_id = $2::uuid and id = $3::uuid`,
    [buildingId, postId, choiceId],
  )
  if (numAffectedRows !== 1n) return false
  await run(
    db,
    `insert into forum_poll_answers (building_id, post_id, account_id, choice_id, at)
     values ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5::timestamptz)
     on conflict (post_id, account_id) do update set choice_id = excluded.choice_id, at = excluded.at`,
    [buildingId, postId, accountId, choiceId, at],
  )
  if (before === null)
    await run(
      db,
      'update forum_polls set answer_count = answer_count + 1 where building_id = $1::uuid and post_id = $2::uuid',
      [buildingId, postId],
    )
  else
    await run(
      db,
      `update forum_poll_choices set answer_count = answer_count - 1
       where building_id = $1::uuid and post_id = $2::uuid and id = $3::uuid`,
      [buildingId, postId, before],
    )
  return true
}
