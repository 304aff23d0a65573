import type { CommentQuery } from '../../../contract/forum.ts'
import type { ForumReply } from '../../../contract/forum/comment.ts'
import { forumRepliesShown } from '../../../contract/limits/forum.ts'
import type { Page } from '../../../contract/route.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { instantIn } from '../../db/json.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { attachmentsIn } from '../documents/documents.ts'
import { authorOf, nameOf } from './authors-store.ts'
import { reader, readerValues, type Reader } from './reader-store.ts'

/** A comment as it is kept, before the reader's rights say what of it they are shown. */
export interface KnownComment extends Omit<ForumReply, 'can' | 'isNew' | 'isAnswer' | 'quote' | 'author'> {
  author: NonNullable<ForumReply['author']>
  /** Its own text is what is shown of it only where `isShown`. */
  quote: { _id: string; name: string; words: string; isShown: boolean } | null
  preview: string
  hiddenAt: Instant | null
  replyCount: number
}

const quoted = `
  (select json_build_object('_id', w.id, 'name', ${nameOf('wa')}, 'words', w.preview,
      'isShown', w.deleted_at is null and w.status = 'visible')
    from forum_comments w join accounts wa on wa.id = w.author_id
    where w.building_id = k.building_id and w.id = k.quote_id)`

/** One comment `k` with its author `a` as JSON. */
const one = `
  json_build_object('_id', k.id, 'postId', k.post_id, 'parentId', k.parent_id,
    'author', ${authorOf('k.building_id', 'a')}, 'body', k.body, 'preview', k.preview,
    'attachments', case when k.file_count > 0
      then ${attachmentsIn('forumComment', { buildingId: 'k.building_id', id: 'k.id' })} else '[]'::json end,
    'quote', case when k.quote_id is not null then ${quoted} end, 'official', k.official, 'status', k.status,
    'isDeleted', k.deleted_at is not null, 'hiddenReason', k.hidden_reason, 'hiddenAt', ${instantIn('k.hidden_at')},
    'reactions', k.reactions,
    'myReaction', (select x.reaction from forum_reactions x where x.building_id = k.building_id
      and x.post_id = k.post_id and x.comment_id = k.id and x.account_id = $2::uuid),
    'createdAt', ${instantIn('k.created_at')}, 'editedAt', ${instantIn('k.edited_at')}, 'version', k.version,
    'replyCount', k.reply_count)`

/** Whether the comment `k` takes a place for the reader: what is gone only where replies stand below it. */
const takesPlace = ({ moderates }: Pick<Reader, 'moderates'>): string =>
  `((k.deleted_at is null and ${moderates ? 'true' : `(k.status = 'visible' or k.author_id = $2::uuid)`})
    or k.reply_count > 0)`

interface Listed {
  id: string
  one: KnownComment
  replies: KnownComment[]
}

export type KnownThread = KnownComment & { replies: KnownComment[]; repliesCursor: string | null }

const threadOf = ({ one: comment, replies }: Listed): KnownThread => ({
  ...comment,
  replies: replies.slice(0, forumRepliesShown),
  repliesCursor: replies.length > forumRepliesShown ? writeCursor([replies[forumRepliesShown - 1]!._id]) : null,
})

/** The comment at which a list begins: a reply stands below its parent. */
const beginsAt = (value: string) =>
  `(select coalesce(f.parent_id, f.id) from forum_comments f
    where f.building_id = $1::uuid and f.post_id = $6::uuid and f.id = ${value}::uuid)`

/** The comments of a post in the order of their writing, each with the first replies: the page first, by its index. */
export const selectComments = async (
  db: Database,
  by: Reader,
  postId: string,
  { cursor, limit, order, from }: CommentQuery,
): Promise<Page<KnownThread>> => {
  const values = [...readerValues(by), postId]
  const next = (value: unknown) => `$${values.push(value)}`
  const isAfter = order === 'oldest' ? '>' : '<'
  const conditions = ['k.building_id = $1::uuid', 'k.post_id = $6::uuid', 'k.parent_id is null', takesPlace(by)]
  if (cursor !== undefined) conditions.push(`k.id ${isAfter} ${next(readCursor(cursor, 1)[0])}::uuid`)
  else if (from !== undefined) conditions.push(`k.id ${isAfter}= ${beginsAt(next(from))}`)
  const direction = order === 'oldest' ? 'asc' : 'desc'
  const { rows } = await run(
    db,
    `with ${reader}, page as (
       select k.* from forum_comments k where ${conditions.join(' and ')} order by k.id ${direction} limit ${limit + 1})
     select k.id, ${one} as one, (select coalesce(json_agg(r.one order by r.id), '[]') from (
           select k.id, ${one} as one from forum_comments k join accounts a on a.id = k.author_id
           where k.building_id = $1::uuid and k.parent_id = top.id and ${takesPlace(by)}
           order by k.id limit ${forumRepliesShown + 1}) r) as replies
     from page k join accounts a on a.id = k.author_id cross join lateral (select k.id) top
     order by k.id ${direction}`,
    values,
  )
  return pageOf(rows as Listed[], limit, threadOf, ({ id }) => writeCursor([id]))
}

/** The replies to a comment, the oldest first. */
export const selectReplies = async (
  db: Database,
  by: Reader,
  commentId: string,
  { cursor, limit }: Pick<CommentQuery, 'cursor' | 'limit'>,
): Promise<Page<KnownComment>> => {
  const values = [...readerValues(by), commentId]
  const after = cursor === undefined ? 'true' : `k.id > $${values.push(readCursor(cursor, 1)[0])}::uuid`
  const { rows } = await run(
    db,
    `with ${reader}
     select k.id, ${one} as one from forum_comments k join accounts a on a.id = k.author_id
     where k.building_id = $1::uuid and k.parent_id = $6::uuid and ${takesPlace(by)} and ${after}
     order by k.id limit ${limit + 1}`,
    values,
  )
  return pageOf(
    rows as Pick<Listed, 'id' | 'one'>[],
    limit,
    (row) => row.one,
    ({ id }) => writeCursor([id]),
  )
}

/** A comment of the building that takes a place for the reader; whether its post is there, its post says. */
export const selectComment = async (db: Database, by: Reader, id: string): Promise<KnownComment | null> => {
  const { rows } = await run(
    db,
    `with ${reader}
     select ${one} as one from forum_comments k join accounts a on a.id = k.author_id
     where k.building_id = $1::uuid and k.id = $6::uuid and ${takesPlace(by)}`,
    [...readerValues(by), id],
  )
  return (rows[0] as { one: KnownComment } | undefined)?.one ?? null
}
