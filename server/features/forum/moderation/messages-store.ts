import type {
  ForumActKind,
  ForumCaseCause,
  ForumReason,
  ForumThingKind,
} from '../../../../contract/forum/moderation-kinds.ts'
import { run, type Database } from '../../../db/connection.ts'
import { isSeen } from '../reader-store.ts'

const thing = (row: string) => `case when ${row}.comment_id is null then 'post' else 'comment' end as thing`

/** What somebody's words met, as they are told of it. */
export interface ToldAct {
  _id: string
  kind: ForumActKind
  thing: ForumThingKind
  authorId: string
  postId: string
  /** Of the post; null where a comment stands below one that not everybody sees. */
  title: string | null
  reason: ForumReason | null
  words: string
  before: string
  after: string
  readRoles: string[]
}

/** Lines of the log about what somebody wrote, by their ids, while it is there. */
export const selectToldActs = async (db: Database, buildingId: string, ids: readonly string[]): Promise<ToldAct[]> => {
  const { rows } = await run(
    db,
    `select l.id as _id, l.kind, ${thing('l')}, coalesce(k.author_id, p.author_id) as "authorId", p.id as "postId",
       case when k.id is null or p.status = 'visible' then p.title end as title, l.reason, l.words,
       coalesce(f.name, '') as before, c.name as after, c.read_roles as "readRoles"
     from forum_acts l join forum_posts p on p.building_id = l.building_id and p.id = l.post_id
     join forum_categories c on c.building_id = p.building_id and c.id = p.category_id
     left join forum_categories f on f.building_id = l.building_id and f.id = l.from_category_id
     left join forum_comments k on k.building_id = l.building_id and k.id = l.comment_id
     where l.building_id = $1::uuid and l.id = any($2::uuid[]) and p.deleted_at is null and k.deleted_at is null`,
    [buildingId, [...ids]],
  )
  return rows as ToldAct[]
}

/** What waits for moderators, as they are told of it. */
export interface ToldCase {
  _id: string
  cause: ForumCaseCause
  thing: ForumThingKind
  title: string
  reasons: ForumReason[]
  isSettled: boolean
  categoryId: string
  readRoles: string[]
}

/** What waits or waited, by their ids; of what its author took away nothing is left to tell. */
export const selectToldCases = async (
  db: Database,
  buildingId: string,
  ids: readonly string[],
): Promise<ToldCase[]> => {
  const { rows } = await run(
    db,
    `select s.id as _id, s.cause, ${thing('s')}, p.title, s.settled_at is not null as "isSettled",
       p.category_id as "categoryId", c.read_roles as "readRoles",
       array(select r.reason from forum_reports r where r.building_id = s.building_id and r.case_id = s.id
         order by r.id) as reasons
     from forum_cases s join forum_posts p on p.building_id = s.building_id and p.id = s.post_id
     join forum_categories c on c.building_id = p.building_id and c.id = p.category_id
     where s.building_id = $1::uuid and s.id = any($2::uuid[]) and s.outcome is distinct from 'gone'`,
    [buildingId, [...ids]],
  )
  return rows as ToldCase[]
}

/** What became of something that somebody reported. */
export interface ToldReport {
  _id: string
  thing: ForumThingKind
  postId: string
  commentId: string | null
  /** Everybody who reads the category sees it. */
  isShown: boolean
  readRoles: string[]
}

/** Of these cases those that somebody reported and a moderator has settled. */
export const selectToldReports = async (
  db: Database,
  buildingId: string,
  accountId: string,
  ids: readonly string[],
): Promise<ToldReport[]> => {
  const { rows } = await run(
    db,
    `select s.id as _id, ${thing('s')}, s.post_id as "postId", s.comment_id as "commentId",
       s.outcome = 'kept' and ${isSeen('p')} and (k.id is null or ${isSeen('k')}) as "isShown", c.read_roles as "readRoles"
     from forum_cases s join forum_reports r on r.building_id = s.building_id and r.case_id = s.id
     join forum_posts p on p.building_id = s.building_id and p.id = s.post_id
     join forum_categories c on c.building_id = p.building_id and c.id = p.category_id
     left join forum_comments k on k.building_id = s.building_id and k.id = s.comment_id
     where s.building_id = $1::uuid and r.account_id = $2::uuid and s.id = any($3::uuid[])
       and s.outcome in ('kept', 'hidden')`,
    [buildingId, accountId, [...ids]],
  )
  return rows as ToldReport[]
}

/** Who reported something. */
export const selectReporters = async (db: Database, buildingId: string, caseId: string): Promise<string[]> => {
  const { rows } = await run(
    db,
    'select r.account_id as id from forum_reports r where r.building_id = $1::uuid and r.case_id = $2::uuid',
    [buildingId, caseId],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}
