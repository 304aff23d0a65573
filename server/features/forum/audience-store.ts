import type { ForumPerson } from '../../../contract/forum/post.ts'
import { forumSuggestionsMost } from '../../../contract/limits/forum.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { containing, holds, nameOrder } from '../../db/finding.ts'
import { belongsAt, roleAt } from '../buildings/buildings.ts'
import { nameOf } from './authors-store.ts'

/** Somebody who may read a category now, with where their mail goes. */
export interface Hearer {
  accountId: string
  email: string
  name: string
}

/** Members `m`, with their account `a`, who read the category `c` at `$3`; platform staff are none of them. */
const readers = `forum_categories c
  join memberships m on m.building_id = c.building_id and ${belongsAt('$3::timestamptz')}
    and ${roleAt('$3::timestamptz')} = any(c.read_roles)
  join accounts a on a.id = m.account_id and a.disabled_at is null`

/** Who may read a category now: whose open screens hear of it. */
export const selectReaderIds = async (
  db: Database,
  buildingId: string,
  categoryId: string,
  now: Instant,
): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select m.account_id as id from ${readers} where c.building_id = $1::uuid and c.id = $2::uuid`,
    [buildingId, categoryId, now],
  )
  return (rows as { id: string }[]).map(({ id }) => id)
}

/** Of these accounts those that may read a category now. */
export const selectHearers = async (
  db: Database,
  buildingId: string,
  categoryId: string,
  accountIds: readonly string[],
  now: Instant,
): Promise<Hearer[]> => {
  if (accountIds.length === 0) return []
  const { rows } = await run(
    db,
    `select a.id as "accountId", a.email, a.first_name as name from ${readers}
     where c.building_id = $1::uuid and c.id = $2::uuid and m.account_id = any($4::uuid[]) order by m.id`,
    [buildingId, categoryId, now, [...accountIds]],
  )
  return rows as Hearer[]
}

/**
 * Whom a category's readers can mention: of those who read it who holds an office, wrote something here that everybody
 * sees, or is listed in the directory by their own word. Nobody else's name is given away by typing letters.
 */
export const selectPeople = async (
  db: Database,
  buildingId: string,
  { categoryId, accountId, search }: { categoryId: string; accountId: string; search: string },
  now: Instant,
): Promise<ForumPerson[]> => {
  const { rows } = await run(
    db,
    `select a.id as _id, ${nameOf('a')} as name from ${readers}
     where c.building_id = $1::uuid and c.id = $2::uuid and a.id <> $4::uuid and ${holds(nameOf('a'), '$5::text')}
       and (${roleAt('$3::timestamptz')} in ('council', 'management')
         or exists (select from forum_posts p where p.building_id = c.building_id and p.author_id = a.id
           and p.deleted_at is null and p.status = 'visible' and p.category_id = c.id)
         or exists (select from forum_comments k join forum_posts p on p.building_id = k.building_id and p.id = k.post_id
           where k.building_id = c.building_id and k.author_id = a.id and k.deleted_at is null and k.status = 'visible'
             and p.deleted_at is null and p.status = 'visible' and p.category_id = c.id)
         or exists (select from people x where x.building_id = c.building_id and x.account_id = a.id
           and x.is_listed and not x.is_protected))
     order by ${nameOrder('a.first_name')}, ${nameOrder('a.last_name')}, a.id limit ${forumSuggestionsMost}`,
    [buildingId, categoryId, now, accountId, containing(search)],
  )
  return rows as ForumPerson[]
}
