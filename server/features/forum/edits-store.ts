import type { ForumEdit } from '../../../contract/forum/post.ts'
import { forumEditsMost } from '../../../contract/limits/forum.ts'
import { run, type Database } from '../../db/connection.ts'
import { nameOf } from './authors-store.ts'

/** What a post or a comment said before, the newest first; what was hidden only where `all`. */
export const selectEdits = async (
  db: Database,
  buildingId: string,
  { postId, commentId }: { postId: string; commentId: string | null },
  all: boolean,
): Promise<ForumEdit[]> => {
  const of = commentId === null ? 'e.post_id = $2::uuid and e.comment_id is null' : 'e.comment_id = $2::uuid'
  const { rows } = await run(
    db,
    `select e.id as _id, e.at, ${nameOf('a')} as by, e.title, e.body
     from forum_edits e join accounts a on a.id = e.account_id
     where e.building_id = $1::uuid and ${of} ${all ? '' : 'and not e.is_withheld'}
     order by e.id desc limit ${forumEditsMost}`,
    [buildingId, commentId ?? postId],
  )
  return rows as unknown as ForumEdit[]
}

/** What something said until it was hidden is for its author and for moderators only, also once it is shown again. */
export const withholdEdits = async (
  db: Database,
  buildingId: string,
  { postId, commentId }: { postId: string; commentId: string | null },
): Promise<void> => {
  await run(
    db,
    `update forum_edits set is_withheld = true
     where building_id = $1::uuid and post_id = $2::uuid and comment_id is not distinct from $3::uuid`,
    [buildingId, postId, commentId],
  )
}
