import type { ForumKind } from '../../../../contract/forum/kinds.ts'
import type { Role } from '../../../../contract/roles.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { isReadable, reader, readerValues, type Reader } from '../reader-store.ts'

/** A category as those who look after the forum keep it. */
export interface KeptRow {
  _id: string
  slug: string
  name: string
  about: string
  kind: ForumKind
  readRoles: Role[]
  writeRoles: Role[]
  isRetired: boolean
  posts: number
  version: number
}

/** The categories that the reader may read, closed ones too, in their order. */
export const selectKept = async (db: Database, by: Reader): Promise<KeptRow[]> => {
  const { rows } = await run(
    db,
    `with ${reader}
     select c.id as _id, c.slug, c.name, c.about, c.kind, c.read_roles as "readRoles", c.write_roles as "writeRoles",
       c.retired_at is not null as "isRetired", c.version,
       (select count(*)::integer from forum_posts p
         where p.building_id = c.building_id and p.category_id = c.id and p.deleted_at is null
           and p.status = 'visible') as posts
     from forum_categories c where c.building_id = $1::uuid and ${isReadable} order by c.place, c.id`,
    readerValues(by),
  )
  return rows as KeptRow[]
}

/** Holds all categories of a building for a change; what is read after it is as it stands then. */
export const lockCategories = async (db: Database, buildingId: string): Promise<void> => {
  await run(db, 'select id from forum_categories where building_id = $1::uuid order by id for update', [buildingId])
}

/** How each category of a building is called in addresses. */
export const selectSlugs = async (db: Database, buildingId: string): Promise<string[]> => {
  const { rows } = await run(db, 'select slug from forum_categories where building_id = $1::uuid', [buildingId])
  return (rows as { slug: string }[]).map(({ slug }) => slug)
}

/** Adds one after the others. */
export const insertCategory = async (
  db: Database,
  buildingId: string,
  one: Pick<KeptRow, '_id' | 'slug' | 'name' | 'about' | 'kind' | 'readRoles' | 'writeRoles'>,
  now: Instant,
): Promise<void> => {
  await run(
    db,
    `insert into forum_categories (id, building_id, slug, name, about, kind, read_roles, write_roles, place, created_at)
     values ($2, $1, $3, $4, $5, $6, $7, $8,
       (select coalesce(max(place), 0) + 1 from forum_categories where building_id = $1), $9)`,
    [buildingId, one._id, one.slug, one.name, one.about, one.kind, one.readRoles, one.writeRoles, now],
  )
}

export const updateCategory = async (
  db: Database,
  buildingId: string,
  one: Pick<KeptRow, '_id' | 'name' | 'about' | 'readRoles' | 'writeRoles' | 'isRetired'>,
  now: Instant,
): Promise<void> => {
  await run(
    db,
    `update forum_categories set name = $3, about = $4, read_roles = $5, write_roles = $6,
       retired_at = case when $7::boolean then coalesce(retired_at, $8::timestamptz) end, version = version + 1
     where building_id = $1 and id = $2`,
    [buildingId, one._id, one.name, one.about, one.readRoles, one.writeRoles, one.isRetired, now],
  )
}

/** Puts these in this order; others keep their places behind them. */
export const updatePlaces = async (db: Database, buildingId: string, ids: readonly string[]): Promise<void> => {
  await run(
    db,
    `update forum_categories c set place = o.place
     from unnest($2::uuid[]) with ordinality o (id, place) where c.building_id = $1 and c.id = o.id`,
    [buildingId, [...ids]],
  )
}
