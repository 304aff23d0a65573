import type { ForumCase } from '../../../../contract/forum/moderation.ts'
import { reportsShownMost } from '../../../../contract/limits/moderation.ts'
import type { Page } from '../../../../contract/route.ts'
import { run, type Database } from '../../../db/connection.ts'
import { instantIn } from '../../../db/json.ts'
import { pageOf } from '../../../db/keyset.ts'
import { attachmentsIn } from '../../documents/documents.ts'
import { authorOf, nameOf } from '../authors-store.ts'
import { isWithin, reader, readerValues, type Reader } from '../reader-store.ts'

/** Something that waits, before the caller's rights say whether they decide. */
export type KnownCase = Omit<ForumCase, 'can'>

const files = (subject: 'forumPost' | 'forumComment', id: string) =>
  attachmentsIn(subject, { buildingId: 's.building_id', id })

const thing = `json_build_object(
  'kind', case when k.id is null then 'post' else 'comment' end, '_id', coalesce(k.id, p.id), 'postId', p.id,
  'title', p.title, 'body', coalesce(k.body, p.body),
  'attachments', case when k.id is null then ${files('forumPost', 'p.id')} else ${files('forumComment', 'k.id')} end,
  'author', ${authorOf('p.building_id', 'a')}, 'createdAt', ${instantIn('coalesce(k.created_at, p.created_at)')},
  'editedAt', ${instantIn('case when k.id is null then p.edited_at else k.edited_at end')},
  'status', coalesce(k.status, p.status),
  'hiddenReason', case when k.id is null then p.hidden_reason else k.hidden_reason end) as thing`

const reports = `(select coalesce(json_agg(one order by one.id desc), '[]') from (
  select r.id, r.reason, r.words, ${instantIn('r.at')} as at, ${nameOf('b')} as "byName"
  from forum_reports r join accounts b on b.id = r.account_id
  where r.building_id = s.building_id and r.case_id = s.id order by r.id desc limit ${reportsShownMost}) one) as reports`

const columns = `s.id as _id, s.cause, s.opened_at as "openedAt", s.settled_at as "settledAt", s.version, ${thing},
  json_build_object('slug', c.slug, 'name', c.name) as category, ${reports},
  (select count(*)::integer from forum_reports r where r.building_id = s.building_id and r.case_id = s.id) as reporters`

const tables = `forum_cases s join forum_posts p on p.building_id = s.building_id and p.id = s.post_id
  join forum_categories c on c.building_id = p.building_id and c.id = p.category_id
  left join forum_comments k on k.building_id = s.building_id and k.id = s.comment_id
  join accounts a on a.id = coalesce(k.author_id, p.author_id)`

/** What waits in categories that the reader may read. */
const waits = `s.building_id = $1::uuid and s.settled_at is null and ${isWithin}`

/** What waits for a moderator who may read it, the oldest first. */
export const selectQueue = async (
  db: Database,
  by: Reader,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<KnownCase>> => {
  const values = cursor === undefined ? readerValues(by) : [...readerValues(by), cursor]
  const { rows } = await run(
    db,
    `with ${reader} select ${columns} from ${tables}
     where ${waits} ${cursor === undefined ? '' : 'and s.id > $6::uuid'} order by s.id limit ${limit + 1}`,
    values,
  )
  return pageOf(
    rows as KnownCase[],
    limit,
    (row) => row,
    (row) => row._id,
  )
}

/** How much of it there is. */
export const countQueue = async (db: Database, by: Reader): Promise<number> => {
  const { rows } = await run(
    db,
    `with ${reader} select count(*)::integer as count
     from forum_cases s join forum_posts p on p.building_id = s.building_id and p.id = s.post_id where ${waits}`,
    readerValues(by),
  )
  return (rows[0] as { count: number }).count
}

/** One that waits or was settled, in a category that the reader may read. */
export const selectCase = async (db: Database, by: Reader, id: string): Promise<KnownCase | null> => {
  const { rows } = await run(
    db,
    `with ${reader} select ${columns} from ${tables}
     where s.building_id = $1::uuid and s.id = $6::uuid and ${isWithin}`,
    [...readerValues(by), id],
  )
  return (rows[0] as KnownCase | undefined) ?? null
}

/** Where a case stands, to hold the post before anything of it is read. */
export const selectPlaceOfCase = async (
  db: Database,
  buildingId: string,
  id: string,
): Promise<{ postId: string; commentId: string | null } | null> => {
  const { rows } = await run(
    db,
    `select s.post_id as "postId", s.comment_id as "commentId" from forum_cases s
     where s.building_id = $1::uuid and s.id = $2::uuid`,
    [buildingId, id],
  )
  return (rows[0] as { postId: string; commentId: string | null } | undefined) ?? null
}
