/** The one rule of who reads what: lists, one post, its comments and files, search, counts and mentions all ask it. */
import { forumUnreadDays } from '../../../contract/limits/forum.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Instant } from '../../../contract/time.ts'

/** Who reads: an account in its building, by its role there; platform staff read every category. */
export interface Reader {
  buildingId: string
  accountId: string
  role: Role
  readsAll: boolean
  /** Looks after what is written, so that what is hidden or waits is there too. */
  moderates: boolean
  now: Instant
}

/** The first five parameters of every statement for a reader; further ones begin at $6. */
export const readerValues = ({ buildingId, accountId, role, readsAll, now }: Reader): unknown[] => [
  buildingId,
  accountId,
  role,
  readsAll,
  now,
]

/** Today, and since when things can be unread to the reader: not before they belonged here. Stands before every such statement. */
export const reader = `
  reader as (
    select $1::uuid as building, $3::text as role, $4::boolean as reads_all,
      (select ($5::timestamptz at time zone b.time_zone)::date from buildings b where b.id = $1::uuid) as today,
      greatest($5::timestamptz - interval '${forumUnreadDays} days', (select min(m.started_at) from memberships m
        where m.building_id = $1::uuid and m.account_id = $2::uuid)) as unread_after)`

/** Whether the category `c` is there for the reader. */
export const isReadable = '($3::text = any(c.read_roles) or $4::boolean)'

/** The categories that are there for the reader, as an array that is made once for a statement. */
export const readableCategories = `array(select c.id from forum_categories c where c.building_id = $1::uuid and ${isReadable})`

/** Whether the post `p` stands in a category that is there for the reader. */
export const isWithin = `p.building_id = $1::uuid and p.deleted_at is null and p.category_id = any(${readableCategories})`

/** Whether everybody who reads the category sees it; as the indexes say it. */
export const isSeen = (table: string): string => `${table}.deleted_at is null and ${table}.status = 'visible'`

/** Whether the post `p` is there for the reader: seen by all, or their own, or for a moderator to look after. */
export const isThere = ({ moderates }: Pick<Reader, 'moderates'>): string =>
  `${isWithin} and ${moderates ? 'true' : `(p.status = 'visible' or p.author_id = $2::uuid)`}`

/** Until when the post `p` is read: by itself, with its category, or from before the reader belonged here. */
export const readUntil = `greatest(
    (select unread_after from reader),
    (select r.read_until from forum_reads r where r.account_id = $2::uuid and r.post_id = p.id),
    (select k.read_until from forum_marks k where k.account_id = $2::uuid and k.category_id = p.category_id))`

/** Whether something came in the post `p` that the reader has not read; what they muted never is. */
export const isUnread = `(p.last_at > ${readUntil}
  and (select f.attention from forum_follows f
    where f.post_id = p.id and f.account_id = $2::uuid) is distinct from 'muted')`
