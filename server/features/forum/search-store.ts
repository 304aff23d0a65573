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

/** What the reader's categories hold, the newest first: what is hidden, or waits, is found by nobody. */
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
  const found = (table: string) =>
    [
      `${table}.words @@ $6::tsquery and ${isSeen(table)}`,
      ...(before === null ? [] : [`${table}.id < ${before}::uuid`]),
      `${isWithin} and p.status = 'visible'`,
      ...(slug === null
        ? []
        : [
            `p.category_id = (select c.id from forum_categories c
              where c.building_id = $1::uuid and c.slug = ${slug}::text)`,
          ]),
    ].join(' and ')
  const { rows } = await run(
    db,
    `with ${reader}, hits as (
       (select p.id, p.id as post_id, null::uuid as comment_id from forum_posts p
         where ${found('p')} order by p.id desc limit ${limit + 1})
       union all
       (select k.id, k.post_id, k.id from forum_comments k
         join forum_posts p on p.building_id = k.building_id and p.id = k.post_id
         where k.building_id = $1::uuid and ${found('k')} order by k.id desc limit ${limit + 1})
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
