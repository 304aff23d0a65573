import type { Role } from '../../../contract/roles.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { nameOf } from './authors-store.ts'

/** What is told of something that was written. */
export interface Told {
  /** What the inbox refers to. */
  subjectId: string
  postId: string
  commentId: string | null
  postTitle: string
  preview: string
  authorName: string
  /** Who reads the category. */
  readRoles: Role[]
}

const columns = `p.id as "postId", p.title as "postTitle", c.read_roles as "readRoles"`
const within = `join forum_categories c on c.building_id = p.building_id and c.id = p.category_id`
const isSeen = (table: string) => `${table}.deleted_at is null and ${table}.status = 'visible'`

/** Comments that everybody who reads their category sees, for who reads by role. */
export const selectToldComments = async (db: Database, buildingId: string, ids: readonly string[]): Promise<Told[]> => {
  const { rows } = await run(
    db,
    `select k.id as "subjectId", k.id as "commentId", ${columns}, k.preview, ${nameOf('a')} as "authorName"
     from forum_comments k join forum_posts p on p.building_id = k.building_id and p.id = k.post_id ${within}
     join accounts a on a.id = k.author_id
     where k.building_id = $1::uuid and k.id = any($2::uuid[]) and ${isSeen('k')} and ${isSeen('p')}`,
    [buildingId, [...ids]],
  )
  return rows as unknown as Told[]
}

/** Posts that everybody who reads their category sees. */
export const selectToldPosts = async (db: Database, buildingId: string, ids: readonly string[]): Promise<Told[]> => {
  const { rows } = await run(
    db,
    `select p.id as "subjectId", null as "commentId", ${columns}, p.preview, ${nameOf('a')} as "authorName"
     from forum_posts p ${within} join accounts a on a.id = p.author_id
     where p.building_id = $1::uuid and p.id = any($2::uuid[]) and ${isSeen('p')}`,
    [buildingId, [...ids]],
  )
  return rows as unknown as Told[]
}

/** Mentions of an account in what everybody who reads the category sees. */
export const selectToldMentions = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<(Told & { accountId: string })[]> => {
  const { rows } = await run(
    db,
    `select m.id as "subjectId", m.comment_id as "commentId", m.account_id as "accountId", ${columns},
       coalesce(k.preview, p.preview) as preview, ${nameOf('a')} as "authorName"
     from forum_mentions m join forum_posts p on p.building_id = m.building_id and p.id = m.post_id ${within}
     left join forum_comments k on k.building_id = m.building_id and k.id = m.comment_id
     join accounts a on a.id = coalesce(k.author_id, p.author_id)
     where m.building_id = $1::uuid and m.id = any($2::uuid[]) and ${isSeen('p')} and (k.id is null or ${isSeen('k')})`,
    [buildingId, [...ids]],
  )
  return rows as unknown as (Told & { accountId: string })[]
}

/**
 * Who is told of a new comment: whoever follows the post and had read it until then, so that nobody is told twice before
 * they look; and who is answered or quoted, unless they muted it.
 */
export const selectFollowers = async (
  db: Database,
  buildingId: string,
  { postId, answered, before }: { postId: string; answered: readonly string[]; before: Instant },
): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select f.account_id as id from forum_follows f
     join forum_reads r on r.account_id = f.account_id and r.post_id = f.post_id
     where f.building_id = $1::uuid and f.post_id = $2::uuid and f.attention = 'following'
       and r.read_until >= $4::timestamptz
     union
     select x.id from unnest($3::uuid[]) x (id) where not exists (select from forum_follows f
       where f.building_id = $1::uuid and f.post_id = $2::uuid and f.account_id = x.id and f.attention = 'muted')`,
    [buildingId, postId, [...answered], before],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
