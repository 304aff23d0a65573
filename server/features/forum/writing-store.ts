import { sql } from 'kysely'
import type { ForumOffice, ForumStatus } from '../../../contract/forum/kinds.ts'
import type { Instant } from '../../../contract/time.ts'
import { newId } from '../../db/ids.ts'
import { run, type Database } from '../../db/connection.ts'
import { selectHearers } from './audience-store.ts'
import type { Text } from './texts.ts'

export const tsvector = (lexemes: readonly string[]) => sql<string>`array_to_tsvector(${[...lexemes]}::text[])`

interface NewPost {
  _id: string
  categoryId: string
  authorId: string
  title: string
  text: Text
  official: ForumOffice | null
  status: ForumStatus
  priceCents: number | null
  hasPoll: boolean
  fileCount: number
  at: Instant
}

export const insertPost = async (db: Database, buildingId: string, post: NewPost): Promise<void> => {
  await db
    .insertInto('forum_posts')
    .values({
      id: post._id,
      building_id: buildingId,
      category_id: post.categoryId,
      author_id: post.authorId,
      title: post.title,
      body: post.text.body,
      preview: post.text.preview,
      words: tsvector(post.text.lexemes),
      official: post.official,
      status: post.status,
      price_cents: post.priceCents,
      has_poll: post.hasPoll,
      file_count: post.fileCount,
      created_at: post.at,
      last_at: post.at,
    })
    .execute()
}

export const updatePost = async (
  db: Database,
  buildingId: string,
  id: string,
  change: Pick<NewPost, 'title' | 'text' | 'official' | 'status' | 'priceCents' | 'fileCount' | 'at'>,
): Promise<void> => {
  await db
    .updateTable('forum_posts')
    .set((eb) => ({
      title: change.title,
      body: change.text.body,
      preview: change.text.preview,
      words: tsvector(change.text.lexemes),
      price_cents: change.priceCents,
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

export const updatePostDeleted = async (db: Database, buildingId: string, id: string, at: Instant): Promise<void> => {
  await db
    .updateTable('forum_posts')
    .set((eb) => ({ deleted_at: at, pinned: false, version: eb('version', '+', 1) }))
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .execute()
}

/** Marks the comment that answers a post, or none. */
export const updateAnswer = async (
  db: Database,
  buildingId: string,
  id: string,
  commentId: string | null,
): Promise<void> => {
  await db
    .updateTable('forum_posts')
    .set({ answer_id: commentId })
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .execute()
}

export const updateSold = async (db: Database, buildingId: string, id: string, at: Instant | null): Promise<void> => {
  await db
    .updateTable('forum_posts')
    .set({ sold_at: at })
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .execute()
}

/** Keeps what a post or a comment said until now. */
export const insertEdit = async (
  db: Database,
  buildingId: string,
  former: {
    postId: string
    commentId: string | null
    title: string | null
    body: string
    accountId: string
    isWithheld: boolean
    at: Instant
  },
): Promise<void> => {
  await db
    .insertInto('forum_edits')
    .values({
      id: newId(Date.parse(former.at)),
      building_id: buildingId,
      post_id: former.postId,
      comment_id: former.commentId,
      at: former.at,
      account_id: former.accountId,
      title: former.title,
      body: former.body,
      is_withheld: former.isWithheld,
    })
    .execute()
}

/** Writes a poll with its choices in their order. */
export const insertPoll = async (
  db: Database,
  buildingId: string,
  postId: string,
  { choices, closesAt }: { choices: readonly string[]; closesAt: Instant | null },
): Promise<void> => {
  await db.insertInto('forum_polls').values({ post_id: postId, building_id: buildingId, closes_at: closesAt }).execute()
  await db
    .insertInto('forum_poll_choices')
    .values(choices.map((words, place) => ({ id: newId(), building_id: buildingId, post_id: postId, place, words })))
    .execute()
}

/** Notes who is mentioned, each once, of those who may read the category now; answers the new mentions. */
export const insertMentions = async (
  db: Database,
  buildingId: string,
  mention: {
    postId: string
    categoryId: string
    commentId: string | null
    accountIds: readonly string[]
    at: Instant
  },
): Promise<{ _id: string; accountId: string }[]> => {
  const { postId, categoryId, commentId, accountIds, at } = mention
  const hearers = await selectHearers(db, buildingId, categoryId, accountIds, at)
  if (hearers.length === 0) return []
  const ids = hearers.map(() => newId(Date.parse(at)))
  const { rows } = await run(
    db,
    `insert into forum_mentions (id, building_id, post_id, comment_id, account_id, at)
     select m.id, $1::uuid, $2::uuid, $3::uuid, m.account_id, $6::timestamptz
     from unnest($4::uuid[], $5::uuid[]) m (id, account_id)
     on conflict do nothing returning id as _id, account_id as "accountId"`,
    [buildingId, postId, commentId, ids, hearers.map(({ accountId }) => accountId), at],
  )
  return rows as { _id: string; accountId: string }[]
}
