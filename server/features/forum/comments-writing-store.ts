import type { ForumOffice, ForumStatus } from '../../../contract/forum/kinds.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import type { Text } from './texts.ts'
import { tsvector } from './writing-store.ts'

interface NewComment {
  _id: string
  postId: string
  parentId: string | null
  quoteId: string | null
  authorId: string
  text: Text
  official: ForumOffice | null
  status: ForumStatus
  fileCount: number
  at: Instant
}

export const insertComment = async (db: Database, buildingId: string, comment: NewComment): Promise<void> => {
  await db
    .insertInto('forum_comments')
    .values({
      id: comment._id,
      building_id: buildingId,
      post_id: comment.postId,
      parent_id: comment.parentId,
      quote_id: comment.quoteId,
      author_id: comment.authorId,
      body: comment.text.body,
      preview: comment.text.preview,
      words: tsvector(comment.text.lexemes),
      official: comment.official,
      status: comment.status,
      file_count: comment.fileCount,
      created_at: comment.at,
    })
    .execute()
}

/**
 * Counts a comment in or out where everybody sees it or does so no longer: on its post, and on the comment it stands
 * below. One that came now, or was let in, also moves the post up in lists.
 */
export const countComment = async (
  db: Database,
  buildingId: string,
  { postId, parentId }: { postId: string; parentId: string | null },
  by: 1 | -1,
  cameAt: Instant | null,
): Promise<void> => {
  await run(
    db,
    `update forum_posts set comment_count = comment_count + $3::integer,
       last_at = greatest(last_at, coalesce($4::timestamptz, last_at))
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, postId, by, cameAt],
  )
  if (parentId !== null)
    await run(
      db,
      'update forum_comments set reply_count = reply_count + $3::integer where building_id = $1::uuid and id = $2::uuid',
      [buildingId, parentId, by],
    )
}

/** Where a comment that is deleted was the last thing in its post, what came before it is the last again. */
export const updateLastAt = async (
  db: Database,
  buildingId: string,
  { postId, commentId }: { postId: string; commentId: string },
): Promise<void> => {
  await run(
    db,
    `update forum_posts p set last_at = greatest(p.created_at, (select max(k.created_at) from forum_comments k
       where k.building_id = p.building_id and k.post_id = p.id and k.deleted_at is null and k.status = 'visible'))
     where p.building_id = $1::uuid and p.id = $2::uuid and p.last_at = (select gone.created_at from forum_comments gone
       where gone.building_id = $1::uuid and gone.id = $3::uuid)`,
    [buildingId, postId, commentId],
  )
}

export const updateComment = async (
  db: Database,
  buildingId: string,
  id: string,
  change: Pick<NewComment, 'text' | 'official' | 'status' | 'fileCount' | 'at'>,
): Promise<void> => {
  await db
    .updateTable('forum_comments')
    .set((eb) => ({
      body: change.text.body,
      preview: change.text.preview,
      words: tsvector(change.text.lexemes),
      file_count: change.fileCount,
      official: change.official,
      status: change.status,
      edited_at: change.at,
      version: eb('version', '+', 1),
    }))
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .execute()
}

/** Takes a comment away; where it answered its post, that has no answer from then on. */
export const updateCommentDeleted = async (
  db: Database,
  buildingId: string,
  { _id, postId }: { _id: string; postId: string },
  at: Instant,
): Promise<void> => {
  await db
    .updateTable('forum_comments')
    .set((eb) => ({ deleted_at: at, version: eb('version', '+', 1) }))
    .where('building_id', '=', buildingId)
    .where('id', '=', _id)
    .execute()
  await db
    .updateTable('forum_posts')
    .set({ answer_id: null })
    .where('building_id', '=', buildingId)
    .where('id', '=', postId)
    .where('answer_id', '=', _id)
    .execute()
}

export const updateOfficial = async (
  db: Database,
  buildingId: string,
  id: string,
  official: ForumOffice | null,
): Promise<void> => {
  await db
    .updateTable('forum_comments')
    .set((eb) => ({ official, version: eb('version', '+', 1) }))
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .execute()
}
