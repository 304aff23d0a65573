import type { DocumentCategory } from '../../../../contract/documents/document.ts'
import type { Folder } from '../../../../contract/documents/folders.ts'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { expiryReminderDays } from '../../../../contract/limits/documents.ts'
import { inBin, managed, readable, readerValues, scope, type Reader } from './scope-store.ts'
import { titleKeyOf } from './rules.ts'

interface PlaceRow {
  place: string
  category: DocumentCategory
  reads: boolean
  manages: boolean
  count: number
  name: string | null
  version: number | null
}

/** Every place that the reader may see with how many documents lie there, folders by name. */
export const selectPlaces = async (db: Database, by: Reader): Promise<PlaceRow[]> => {
  const { rows } = await run(
    db,
    `with ${scope}, counted as (
      select d.place, count(*)::int as count from documents d where ${readable('$1::uuid')} group by d.place)
    select s.place, s.category, s.reads, s.manages, coalesce(c.count, 0) as count, f.name, f.version
    from scope s left join counted c on c.place = s.place
      left join document_folders f on f.building_id = $1::uuid and f.id::text = s.place
    where s.reads and f.deleted_at is null order by f.name_key`,
    readerValues(by),
  )
  return rows as PlaceRow[]
}

/** How much is pinned, and of what the reader manages, how much expires soon or has and how much lies in the bin. */
export const selectCounts = async (
  db: Database,
  by: Reader,
): Promise<{ pinned: number; expiring: number; bin: number }> => {
  const { rows } = await run(
    db,
    `with ${scope} select
      (select count(*)::int from documents d where ${readable('$1::uuid')} and d.pinned_at is not null) as pinned,
      (select count(*)::int from documents d where ${readable('$1::uuid')} and ${managed}
        and d.expires_on <= $3::date + ${expiryReminderDays[0]}) as expiring,
      (select count(*)::int from documents d where ${inBin('$1::uuid')}) as bin`,
    [...readerValues(by), by.today],
  )
  return rows[0] as { pinned: number; expiring: number; bin: number }
}

/** How many documents lie in a folder, those in the bin included: none of them may lose its place. */
export const selectFilling = async (db: Database, buildingId: string, id: string) => {
  const { rows } = await run(
    db,
    `select count(*) filter (where deleted_at is null)::int as here, count(*) filter (where deleted_at is not null and purged_at is null)::int as binned
    from documents where building_id = $1::uuid and folder_id = $2::uuid`,
    [buildingId, id],
  )
  return rows[0] as { here: number; binned: number }
}

/** A folder; `forUpdate` holds it for a change, `forShare` against one. */
export const selectFolder = async (
  db: Database,
  buildingId: string,
  id: string,
  lock: 'forUpdate' | 'forShare',
): Promise<(Pick<Folder, '_id' | 'name' | 'version'> & { category: DocumentCategory }) | null> => {
  const found = await db
    .selectFrom('document_folders')
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['id as _id', 'name', 'version', 'category'])
    .$if(lock === 'forUpdate', (query) => query.forUpdate())
    .$if(lock === 'forShare', (query) => query.forShare())
    .executeTakeFirst()
  return found ? { ...found, category: found.category as DocumentCategory } : null
}

export const countFolders = async (db: Database, buildingId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('document_folders')
    .where('building_id', '=', buildingId)
    .where('deleted_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const insertFolder = (
  db: Database,
  buildingId: string,
  { _id, category, name, at }: { _id: string; category: DocumentCategory; name: string; at: Instant },
) =>
  db
    .insertInto('document_folders')
    .values({ id: _id, building_id: buildingId, category, name, name_key: titleKeyOf(name), created_at: at })
    .execute()

export const updateName = (db: Database, buildingId: string, id: string, name: string) =>
  db
    .updateTable('document_folders')
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .set((eb) => ({ name, name_key: titleKeyOf(name), version: eb('version', '+', 1) }))
    .execute()

export const updateFolderDeleted = (db: Database, buildingId: string, id: string, at: Instant) =>
  db
    .updateTable('document_folders')
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .set({ deleted_at: at })
    .execute()
