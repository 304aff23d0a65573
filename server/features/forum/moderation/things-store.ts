import type { ForumKind, ForumStatus } from '../../../../contract/forum/kinds.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { countComment } from '../comments-writing-store.ts'
import { isThere, reader, readerValues, type Reader } from '../reader-store.ts'

/** A post, or a comment on one, by its place. */
export interface Place {
  postId: string
  commentId: string | null
}

/** What is moderated: a post or a comment, with what rules ask of it. */
export interface Thing extends Place {
  /** The comment that a comment stands below. */
  parentId: string | null
  authorId: string
  status: ForumStatus
  /** Of the post. */
  title: string
  lastAt: Instant
  pinned: boolean
  locked: boolean
  category: { _id: string; kind: ForumKind; name: string }
}

const category = `json_build_object('_id', c.id, 'kind', c.kind, 'name', c.name) as category`
const ofPost = `p.id as "postId", p.title, p.last_at as "lastAt", p.pinned, p.locked_at is not null as locked, ${category}`
const named = 'join forum_categories c on c.building_id = p.building_id and c.id = p.category_id'

/** A post that is there for the reader. */
export const selectPostThing = async (db: Database, by: Reader, id: string): Promise<Thing | null> => {
  const { rows } = await run(
    db,
    `with ${reader}
     select ${ofPost}, null as "commentId", null as "parentId", p.author_id as "authorId", p.status
     from forum_posts p ${named} where p.id = $6::uuid and ${isThere(by)}`,
    [...readerValues(by), id],
  )
  return (rows[0] as Thing | undefined) ?? null
}

/** A comment that is there for the reader, on a post that is. */
export const selectCommentThing = async (db: Database, by: Reader, id: string): Promise<Thing | null> => {
  const { rows } = await run(
    db,
    `with ${reader}
     select ${ofPost}, k.id as "commentId", k.parent_id as "parentId", k.author_id as "authorId", k.status
     from forum_comments k join forum_posts p on p.building_id = k.building_id and p.id = k.post_id ${named}
     where k.building_id = $1::uuid and k.id = $6::uuid and k.deleted_at is null
       and ${by.moderates ? 'true' : `(k.status = 'visible' or k.author_id = $2::uuid)`} and ${isThere(by)}`,
    [...readerValues(by), id],
  )
  return (rows[0] as Thing | undefined) ?? null
}

/** Holds the post of a comment for a change; nothing where there is no such comment. */
export const lockPostOfComment = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(
    db,
    `select p.id from forum_posts p where p.building_id = $1::uuid and p.id = (
       select k.post_id from forum_comments k where k.building_id = $1::uuid and k.id = $2::uuid) for update`,
    [buildingId, id],
  )
}

/** How something stands from now on; the reason and the moment of hiding stay with what is shown again. */
export interface Standing {
  status: ForumStatus
  /** Why it is hidden; null where it is not. */
  reason: string | null
  /** It is seen for the first time: it comes to the top as if it were written now. */
  isFirst?: boolean
}

const setPost = (
  db: Database,
  buildingId: string,
  postId: string,
  { status, reason, isFirst }: Standing,
  now: Instant,
) =>
  run(
    db,
    `update forum_posts set status = $3::text, hidden_reason = coalesce($4::text, hidden_reason),
       hidden_at = case when $4::text is null then hidden_at else $5::timestamptz end,
       last_at = case when $6::boolean then $5::timestamptz else last_at end, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, postId, status, reason, now, isFirst ?? false],
  )

const setComment = (db: Database, buildingId: string, id: string, { status, reason }: Standing, now: Instant) =>
  run(
    db,
    `update forum_comments set status = $3::text, hidden_reason = coalesce($4::text, hidden_reason),
       hidden_at = case when $4::text is null then hidden_at else $5::timestamptz end, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, status, reason, now],
  )

/** Shows or hides something; a comment's counters move with what everybody sees. The caller holds the post. */
export const setStanding = async (
  db: Database,
  buildingId: string,
  thing: Thing,
  standing: Standing,
  now: Instant,
): Promise<void> => {
  if (thing.commentId === null) {
    await setPost(db, buildingId, thing.postId, standing, now)
    return
  }
  await setComment(db, buildingId, thing.commentId, standing, now)
  const [was, is] = [thing.status === 'visible', standing.status === 'visible']
  if (was !== is) await countComment(db, buildingId, thing, is ? 1 : -1, standing.isFirst ? now : null)
}

const update = async (
  db: Database,
  buildingId: string,
  postId: string,
  what: string,
  value: unknown,
): Promise<void> => {
  await run(
    db,
    `update forum_posts set ${what}, version = version + 1 where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, postId, value],
  )
}

export const setCategory = (db: Database, buildingId: string, postId: string, categoryId: string): Promise<void> =>
  update(db, buildingId, postId, 'category_id = $3::uuid', categoryId)
export const setLocked = (db: Database, buildingId: string, postId: string, at: Instant | null): Promise<void> =>
  update(db, buildingId, postId, 'locked_at = $3::timestamptz', at)
export const setPinned = (db: Database, buildingId: string, postId: string, pinned: boolean): Promise<void> =>
  update(db, buildingId, postId, 'pinned = $3::boolean', pinned)
