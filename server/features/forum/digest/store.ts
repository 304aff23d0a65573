import type { Role } from '../../../../contract/roles.ts'
import { run, type Database } from '../../../db/connection.ts'
import { nameOf } from '../authors-store.ts'
import { isSeen } from '../reader-store.ts'

/** Whether everybody who lives in the building reads the category `c`: mail is read over shoulders. */
const isOpen = `c.kind <> 'council' and c.read_roles @> array['owner', 'tenant']`
const named = 'join forum_categories c on c.building_id = p.building_id and c.id = p.category_id'

/** A post that may be told of by mail; null for any other. */
export const selectPostToGather = async (
  db: Database,
  buildingId: string,
  postId: string,
): Promise<{ title: string; authorId: string; readRoles: Role[] } | null> => {
  const { rows } = await run(
    db,
    `select p.title, p.author_id as "authorId", c.read_roles as "readRoles" from forum_posts p ${named}
     where p.building_id = $1::uuid and p.id = $2::uuid and ${isSeen('p')} and ${isOpen}`,
    [buildingId, postId],
  )
  return (rows[0] as { title: string; authorId: string; readRoles: Role[] } | undefined) ?? null
}

interface Gathered {
  _id: string
  title: string
  preview: string
  authorName: string
  categoryName: string
}

/** Of these posts those that a reader may be mailed, and has not read, or muted, meanwhile. */
export const selectGathered = async (
  db: Database,
  buildingId: string,
  { accountId, role, ids }: { accountId: string; role: string; ids: readonly string[] },
): Promise<Gathered[]> => {
  const { rows } = await run(
    db,
    `select p.id as _id, p.title, p.preview, ${nameOf('a')} as "authorName", c.name as "categoryName"
     from forum_posts p ${named} join accounts a on a.id = p.author_id
     where p.building_id = $1::uuid and p.id = any($4::uuid[]) and ${isSeen('p')} and ${isOpen}
       and $3::text = any(c.read_roles)
       and not exists (select from forum_reads r where r.account_id = $2::uuid and r.post_id = p.id)
       and not exists (select from forum_marks k where k.account_id = $2::uuid and k.category_id = p.category_id
         and k.read_until >= p.created_at)
       and not exists (select from forum_follows f where f.post_id = p.id and f.account_id = $2::uuid
         and f.attention = 'muted')`,
    [buildingId, accountId, role, [...ids]],
  )
  return rows as Gathered[]
}
