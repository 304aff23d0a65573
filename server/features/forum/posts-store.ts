import type { ForumQuery } from '../../../contract/forum.ts'
import type { ForumPost, ForumPostRow } from '../../../contract/forum/post.ts'
import type { Page } from '../../../contract/route.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { instantIn } from '../../db/json.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { attachmentsIn } from '../documents/documents.ts'
import { authorOf } from './authors-store.ts'
import { isSeen, isThere, isUnread, isWithin, reader, readerValues, readUntil, type Reader } from './reader-store.ts'

const rowColumns = `
  p.id as _id, json_build_object('_id', c.id, 'slug', c.slug, 'name', c.name, 'kind', c.kind) as category,
  p.title, p.preview, ${authorOf('p.building_id', 'a')} as author, p.official, p.created_at as "createdAt",
  p.last_at as "lastAt", p.comment_count as comments, p.reactions, p.file_count as files,
  (select f.id from attachments f where p.file_count > 0 and f.building_id = p.building_id
    and f.subject = 'forumPost' and f.subject_id = p.id and f.content_type like 'image/%'
    order by f.position limit 1) as "pictureId",
  p.pinned, p.locked_at is not null as locked, exists (select from forum_comments k
    where k.building_id = p.building_id and k.id = p.answer_id and ${isSeen('k')}) as "isAnswered", p.has_poll as "hasPoll",
  case when c.kind = 'marketplace'
    then json_build_object('priceCents', p.price_cents, 'soldAt', ${instantIn('p.sold_at')}) end as sale,
  p.status, ${isUnread} as unread,
  coalesce((select f.attention from forum_follows f where f.post_id = p.id and f.account_id = $2::uuid), 'none')
    as attention`

const named = `join forum_categories c on c.building_id = p.building_id and c.id = p.category_id
  join accounts a on a.id = p.author_id`

/** What a list is narrowed to; of what is not the reader's own only what everybody sees. */
const narrowed = (by: Reader, { category, shows, sale, author }: ForumQuery) => {
  const values = readerValues(by)
  const next = (value: unknown) => `$${values.push(value)}`
  const conditions = [isWithin, shows === 'mine' ? `p.author_id = $2::uuid` : isSeen('p')]
  if (category !== undefined)
    conditions.push(
      `p.category_id = (select c.id from forum_categories c
        where c.building_id = $1::uuid and c.slug = ${next(category)}::text)`,
    )
  if (shows === 'following')
    conditions.push(`p.id in (select f.post_id from forum_follows f
      where f.building_id = $1::uuid and f.account_id = $2::uuid and f.attention = 'following')`)
  if (shows === 'unread') conditions.push(`p.last_at > (select unread_after from reader)`, isUnread)
  if (sale !== undefined)
    conditions.push(
      `p.sold_at is ${sale === 'sold' ? 'not null' : 'null'}`,
      `p.category_id in (select c.id from forum_categories c where c.building_id = $1::uuid and c.kind = 'marketplace')`,
    )
  if (author !== undefined) conditions.push(`p.author_id = ${next(author)}::uuid`)
  return { conditions, values, next }
}

/** Where the reader is alone with a choice of posts, pins say nothing to them. */
const order = ({ shows, author }: ForumQuery): readonly string[] =>
  shows === undefined && author === undefined ? ['p.pinned', 'p.last_at', 'p.id'] : ['p.last_at', 'p.id']

/** Posts of the reader: the page first, by the index that orders it, then what is shown of those few. */
export const selectPosts = async (db: Database, by: Reader, query: ForumQuery): Promise<Page<ForumPostRow>> => {
  const { conditions, values, next } = narrowed(by, query)
  const keys = order(query)
  if (query.cursor !== undefined) {
    const types = keys.map((key) => ({ 'p.pinned': 'boolean', 'p.last_at': 'timestamptz' })[key] ?? 'uuid')
    const marks = readCursor(query.cursor, keys.length).map((mark, index) => `${next(mark)}::${types[index]}`)
    conditions.push(`(${keys.join(', ')}) < (${marks.join(', ')})`)
  }
  const sorted = keys.map((key) => `${key} desc`).join(', ')
  const { rows } = await run(
    db,
    `with ${reader}, page as (
       select p.* from forum_posts p where ${conditions.join('\n    and ')} order by ${sorted} limit ${query.limit + 1})
     select ${rowColumns} from page p ${named} order by ${sorted}`,
    values,
  )
  return pageOf(
    rows as ForumPostRow[],
    query.limit,
    (row) => row,
    ({ pinned, lastAt, _id }) => writeCursor(keys.length === 3 ? [String(pinned), lastAt, _id] : [lastAt, _id]),
  )
}

/** A post as it is kept, before the caller's rights say what can be done with it. */
export interface KnownPost extends Omit<ForumPost, 'can' | 'poll'> {
  authorId: string
  categoryWriteRoles: Role[]
  isRetired: boolean
  /** What the reader has read of it, for what is new in it. */
  readUntil: Instant | null
  poll: KnownPoll | null
}

export interface KnownPoll {
  closesAt: Instant | null
  answers: number
  choices: { _id: string; words: string; count: number }[]
  answer: string | null
}

const poll = `case when p.has_poll then (
  select json_build_object('closesAt', ${instantIn('q.closes_at')}, 'answers', q.answer_count,
    'answer', (select w.choice_id from forum_poll_answers w where w.post_id = p.id and w.account_id = $2::uuid),
    'choices', (select json_agg(json_build_object('_id', h.id, 'words', h.words, 'count', h.answer_count) order by h.place)
      from forum_poll_choices h where h.building_id = p.building_id and h.post_id = p.id))
  from forum_polls q where q.building_id = p.building_id and q.post_id = p.id) end`

/** A post that is there for the reader, with everything. */
export const selectPost = async (db: Database, by: Reader, id: string): Promise<KnownPost | null> => {
  const { rows } = await run(
    db,
    `with ${reader}
     select ${rowColumns}, p.body, ${attachmentsIn('forumPost', { buildingId: 'p.building_id', id: 'p.id' })} as attachments,
       ${poll} as poll, p.edited_at as "editedAt", p.hidden_reason as "hiddenReason", p.hidden_at as "hiddenAt",
       (select x.reaction from forum_reactions x where x.building_id = p.building_id and x.post_id = p.id
         and x.comment_id is null and x.account_id = $2::uuid) as "myReaction",
       (select k.id from forum_comments k where k.building_id = p.building_id and k.id = p.answer_id
         and ${isSeen('k')}) as "answerId",
       p.version, p.author_id as "authorId", c.write_roles as "categoryWriteRoles",
       c.retired_at is not null as "isRetired",
       ${readUntil} as "readUntil"
     from forum_posts p ${named}
     where p.id = $6::uuid and ${isThere(by)}`,
    [...readerValues(by), id],
  )
  return (rows[0] as KnownPost | undefined) ?? null
}

/** Holds a post for a change, in a statement of its own, so that what is read after it is as it stands then. */
export const lockPost = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'select id from forum_posts where building_id = $1::uuid and id = $2::uuid for update', [
    buildingId,
    id,
  ])
}
