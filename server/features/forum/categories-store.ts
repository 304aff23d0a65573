import type { ForumKind } from '../../../contract/forum/kinds.ts'
import { forumUnreadMost } from '../../../contract/limits/forum.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { isReadable, isSeen, isUnread, reader, readerValues, type Reader } from './reader-store.ts'

/** A category as it is kept. */
export interface KnownCategory {
  _id: string
  slug: string
  name: string
  about: string
  kind: ForumKind
  readRoles: Role[]
  writeRoles: Role[]
  retiredAt: Instant | null
}

const columns = `c.id as _id, c.slug, c.name, c.about, c.kind, c.read_roles as "readRoles",
  c.write_roles as "writeRoles", c.retired_at as "retiredAt"`

/** The posts of the category `c` with something unread, counted up to the most that is shown. */
const unread = `(select count(*)::integer from (
  select from forum_posts p
  where p.building_id = c.building_id and p.category_id = c.id and ${isSeen('p')}
    and p.last_at > (select unread_after from reader) and ${isUnread}
  limit ${forumUnreadMost}) n)`

/** The categories that are there for the reader, with how much in them is unread. */
export const selectCategories = async (db: Database, by: Reader): Promise<(KnownCategory & { unread: number })[]> => {
  const { rows } = await run(
    db,
    `with ${reader}
     select ${columns}, ${unread} as unread from forum_categories c
     where c.building_id = $1::uuid and ${isReadable} order by c.place, c.id`,
    readerValues(by),
  )
  return rows as (KnownCategory & { unread: number })[]
}

/** A category of the reader's by its slug; null for any other. */
export const selectCategory = async (db: Database, by: Reader, slug: string): Promise<KnownCategory | null> => {
  const { rows } = await run(
    db,
    `with ${reader}
     select ${columns} from forum_categories c where c.building_id = $1::uuid and c.slug = $6::text and ${isReadable}`,
    [...readerValues(by), slug],
  )
  return (rows[0] as KnownCategory | undefined) ?? null
}

/** Writes what a building begins with. */
export const insertCategories = async (
  db: Database,
  buildingId: string,
  categories: readonly Omit<KnownCategory, 'retiredAt'>[],
  at: Instant,
): Promise<void> => {
  await db
    .insertInto('forum_categories')
    .values(
      categories.map((one, index) => ({
        id: one._id,
        building_id: buildingId,
        slug: one.slug,
        name: one.name,
        about: one.about,
        kind: one.kind,
        read_roles: one.readRoles,
        write_roles: one.writeRoles,
        place: index + 1,
        created_at: at,
      })),
    )
    .execute()
}
