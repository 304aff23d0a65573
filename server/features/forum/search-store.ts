import type { ForumSearch } from '../../../contract/forum.ts'
import type { Page } from '../../../contract/route.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { queryFor } from '../../db/search-words.ts'
import { nameOf } from './authors-store.ts'
import { isSeen, isWithin, reader, readerValues, type Reader } from './reader-store.ts'

/** Something that holds all the words. */
export interface Hit {
  id: string
  postId: string
  commentId: string | null
  category: { slug: string; name: string }
  title: string
  body: string
  authorName: string
  at: Instant
}

/** So many that hold the words are put in order one by one; where there are more, the newest are looked through. */
const fewMost = 2000

/** Whether few posts and comments hold the words, wherever they stand; the index of words alone is asked. */
const areFew = async (db: Database, query: string): Promise<boolean> => {
  const some = (table: string) =>
    `(select count(*)::integer from (select from ${table} t where t.words @@ $1::tsquery and ${isSeen('t')}
       limit ${fewMost + 1}) n)`
  const { rows } = await run(db, `select ${some('forum_posts')} as posts, ${some('forum_comments')} as comments`, [
    query,
  ])
  const { posts, comments } = rows[0] as { posts: number; comments: number }
  return posts <= fewMost && comments <= fewMost
}

/**
 * What the reader's categories hold, the newest first: what is hidden, or waits, is found by nobody. A statement is
 * planned once for rare and for common words, so each has its own: `materialized` keeps the index of words first.
 */
export const selectHits = async (
  db: Database,
  by: Reader,
  { search, category, cursor, limit }: ForumSearch,
): Promise<Page<Hit>> => {
  const query = queryFor(by.buildingId, search)
  if (query === null) return { items: [], nextCursor: null }
  const values = [...readerValues(by), query]
  const next = (value: unknown) => `$${values.push(value)}`
  const before = cursor === undefined ? null : next(readCursor(cursor, 1)[0])
  const slug = category === undefined ? null : next(category)
  const matching = (table: string) =>
    `${table}.building_id = $1::uuid and ${table}.words @@ $6::tsquery and ${isSeen(table)}
     ${before === null ? '' : `and ${table}.id < ${before}::uuid`}`
  const within = `${isWithin} and p.status = 'visible' ${
    slug === null
      ? ''
      : `and p.category_id = (select c.id from forum_categories c
           where c.building_id = $1::uuid and c.slug = ${slug}::text)`
  }`
  const found = (await areFew(db, query))
    ? `posts as materialized (select p.* from forum_posts p where ${matching('p')}),
       comments as materialized (select k.id, k.post_id from forum_comments k where ${matching('k')})`
    : `posts as not materialized (select p.* from forum_posts p where ${matching('p')}),
       comments as not materialized (select k.id, k.post_id from forum_comments k where ${matching('k')})`
  const { rows } = await run(
    db,
    `with ${reader}, ${found}, hits as (
       (select p.id, p.id as post_id, null::uuid as comment_id from posts p
         where ${within} order by p.id desc limit ${limit + 1})
       union all
       (select k.id, k.post_id, k.id from comments k
         join forum_posts p on p.building_id = $1::uuid and p.id = k.post_id
         where ${within} order by k.id desc limit ${limit + 1})
       order by id desc limit ${limit + 1})
     select h.id, h.post_id as "postId", h.comment_id as "commentId",
       json_build_object('slug', c.slug, 'name', c.name) as category, p.title,
       coalesce(k.body, p.body) as body, ${nameOf('a')} as "authorName", coalesce(k.created_at, p.created_at) as at
     from hits h join forum_posts p on p.building_id = $1::uuid and p.id = h.post_id
     join forum_categories c on c.building_id = p.building_id and c.id = p.category_id
     left join forum_comments k on k.building_id = $1::uuid and k.id = h.comment_id
     join accounts a on a.id = coalesce(k.author_id, p.author_id)
     order by h.id desc`,
    values,
  )
  return pageOf(
    rows as Hit[],
    limit,
    (row) => row,
    ({ id }) => writeCursor([id]),
  )
}
