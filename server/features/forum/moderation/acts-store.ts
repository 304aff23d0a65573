import type { ForumAct } from '../../../../contract/forum/moderation.ts'
import type { ForumActKind, ForumActSide, ForumReason } from '../../../../contract/forum/moderation-kinds.ts'
import type { Page } from '../../../../contract/route.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { pageOf } from '../../../db/keyset.ts'
import { nameOf } from '../authors-store.ts'
import { readableCategories, reader, readerValues, type Reader } from '../reader-store.ts'
import type { Place } from './things-store.ts'

/** A line of the log as it is kept. */
export interface Act extends Partial<Place> {
  _id: string
  kind: ForumActKind
  side: ForumActSide
  accountId: string | null
  categoryId: string | null
  fromCategoryId?: string
  reason?: ForumReason
  words?: string
  before?: string
  after?: string
}

export const insertAct = async (db: Database, buildingId: string, act: Act, now: Instant): Promise<void> => {
  await run(
    db,
    `insert into forum_acts (id, building_id, at, kind, side, account_id, post_id, comment_id, category_id,
       from_category_id, reason, words, before, after)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      act._id,
      buildingId,
      now,
      act.kind,
      act.side,
      act.accountId,
      act.postId ?? null,
      act.commentId ?? null,
      act.categoryId,
      act.fromCategoryId ?? null,
      act.reason ?? null,
      act.words ?? '',
      act.before ?? '',
      act.after ?? '',
    ],
  )
}

const isTold = `(l.category_id is null or l.category_id = any(${readableCategories}))
  and (l.from_category_id is null or l.from_category_id = any(${readableCategories}))`

/** The words of what was hidden, or was reported and stands, may say what nobody shall read. */
const words = ({ moderates }: Reader) =>
  moderates ? 'l.words' : `case when l.kind in ('hidden', 'kept') then '' else l.words end`

/** A post is named while whoever reads the line could open it like everybody; one that stood a report is left in peace. */
const post = `(select json_build_object('_id', p.id, 'title', p.title) from forum_posts p
  where l.kind <> 'kept' and p.building_id = l.building_id and p.id = l.post_id and p.deleted_at is null
    and p.status = 'visible' and p.category_id = any(${readableCategories}))`

const name = (category: string) =>
  `(select c.name from forum_categories c where c.building_id = l.building_id and c.id = ${category})`

/** What was moderated in categories of the reader, the newest first. */
export const selectActs = async (
  db: Database,
  by: Reader,
  { cursor, limit, category }: { cursor?: string | undefined; limit: number; category?: string | undefined },
): Promise<Page<ForumAct>> => {
  const values = readerValues(by)
  const next = (value: unknown) => `$${values.push(value)}`
  const conditions = ['l.building_id = $1::uuid', isTold]
  if (cursor !== undefined) conditions.push(`l.id < ${next(cursor)}::uuid`)
  if (category !== undefined) conditions.push(`l.category_id = ${next(category)}::uuid`)
  const { rows } = await run(
    db,
    `with ${reader}
     select l.id as _id, l.at, l.kind, l.side, l.reason, ${words(by)} as words,
       case when l.comment_id is not null then 'comment' when l.post_id is not null then 'post' end as thing,
       (select json_build_object('slug', c.slug, 'name', c.name) from forum_categories c
         where c.building_id = l.building_id and c.id = l.category_id) as category,
       coalesce(${name('l.from_category_id')}, l.before) as before,
       case when l.from_category_id is null then l.after else ${name('l.category_id')} end as after,
       ${post} as post,
       ${by.moderates ? `(select ${nameOf('a')} from accounts a where a.id = l.account_id)` : 'null'} as "byName"
     from forum_acts l where ${conditions.join('\n    and ')} order by l.id desc limit ${limit + 1}`,
    values,
  )
  return pageOf(
    rows as ForumAct[],
    limit,
    (row) => row,
    (row) => row._id,
  )
}
