import type { ForumCaseCause, ForumReason } from '../../../../contract/forum/moderation-kinds.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import type { Place } from './things-store.ts'

/** Something that waits for a moderator; the caller of what changes one holds its post. */
export interface OpenCase {
  _id: string
  cause: ForumCaseCause
  reporters: number
}

/** The open case of a post or a comment; null where nothing waits. */
export const selectOpenCase = async (db: Database, buildingId: string, at: Place): Promise<OpenCase | null> => {
  const { rows } = await run(
    db,
    `select k.id as _id, k.cause, (select count(*)::integer from forum_reports r
       where r.building_id = k.building_id and r.case_id = k.id) as reporters
     from forum_cases k
     where k.building_id = $1::uuid and k.post_id = $2::uuid and k.comment_id is not distinct from $3::uuid
       and k.settled_at is null`,
    [buildingId, at.postId, at.commentId],
  )
  return (rows[0] as OpenCase | undefined) ?? null
}

/** Whether a moderator let something stand that was reported, and it has not changed since. */
export const selectWasKept = async (db: Database, buildingId: string, at: Place): Promise<boolean> => {
  const { rows } = await run(
    db,
    `select exists (select from forum_cases s
       join forum_posts p on p.building_id = s.building_id and p.id = s.post_id
       left join forum_comments k on k.building_id = s.building_id and k.id = s.comment_id
       where s.building_id = $1::uuid and s.post_id = $2::uuid and s.comment_id is not distinct from $3::uuid
         and s.outcome = 'kept' and s.cause in ('reported', 'held')
         and s.settled_at > coalesce(case when k.id is null then p.edited_at else k.edited_at end, '-infinity')) as kept`,
    [buildingId, at.postId, at.commentId],
  )
  return (rows[0] as { kept: boolean }).kept
}

export const insertCase = async (
  db: Database,
  buildingId: string,
  one: Place & { _id: string; cause: ForumCaseCause },
  now: Instant,
): Promise<void> => {
  await run(
    db,
    `insert into forum_cases (id, building_id, post_id, comment_id, cause, opened_at) values ($1, $2, $3, $4, $5, $6)`,
    [one._id, buildingId, one.postId, one.commentId, one.cause, now],
  )
}

/** It waits for this cause from now on; whoever decides has to look at it anew. */
export const setCause = async (db: Database, buildingId: string, id: string, cause: ForumCaseCause): Promise<void> => {
  await run(
    db,
    `update forum_cases set cause = $3, version = version + 1 where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, cause],
  )
}

/** Settles what waits of a post or a comment, if anything does. */
export const settleCase = async (
  db: Database,
  buildingId: string,
  at: Place,
  { outcome, by }: { outcome: 'kept' | 'hidden'; by: string },
  now: Instant,
): Promise<void> => {
  await run(
    db,
    `update forum_cases set settled_at = $4, settled_by = $5, outcome = $6, version = version + 1
     where building_id = $1::uuid and post_id = $2::uuid and comment_id is not distinct from $3::uuid
       and settled_at is null`,
    [buildingId, at.postId, at.commentId, now, by, outcome],
  )
}

/** Nothing is left to look at: of a post with all comments on it, or of one comment. */
export const dropCases = async (db: Database, buildingId: string, at: Place, now: Instant): Promise<void> => {
  await run(
    db,
    `update forum_cases set settled_at = $4, outcome = 'gone', version = version + 1
     where building_id = $1::uuid and post_id = $2::uuid and ($3::uuid is null or comment_id = $3::uuid)
       and settled_at is null`,
    [buildingId, at.postId, at.commentId, now],
  )
}

export const insertReport = async (
  db: Database,
  buildingId: string,
  one: { _id: string; caseId: string; accountId: string; reason: ForumReason; words: string },
  now: Instant,
): Promise<void> => {
  await run(
    db,
    `insert into forum_reports (id, building_id, case_id, account_id, reason, words, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [one._id, buildingId, one.caseId, one.accountId, one.reason, one.words, now],
  )
}
