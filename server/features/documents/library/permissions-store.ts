import type { ChosenLevels } from '../../../../contract/documents/folders.ts'
import type { DocumentCategory } from '../../../../contract/documents/document.ts'
import { run, type Database } from '../../../db/connection.ts'

export interface ChosenRow {
  place: string
  category: DocumentCategory
  folderId: string | null
  name: string | null
  chosen: ChosenLevels | null
  version: number
}

/** What the building chose in each category that has a choice, and in each folder, by name. */
export const selectChosen = async (db: Database, buildingId: string): Promise<ChosenRow[]> => {
  const { rows } = await run(
    db,
    `select coalesce(f.id::text, p.place) as place, coalesce(f.category, p.category) as category, f.id as "folderId", f.name,
      case when p.place is not null then json_build_object('owner', p.owner, 'tenant', p.tenant, 'member', p.member,
        'visitor', p.visitor, 'council', p.council) end as chosen,
      coalesce(p.version, 0) as version
    from (select * from document_folders where building_id = $1::uuid and deleted_at is null) f
      full join (
        select p.* from document_permissions p left join document_folders o on o.id = p.folder_id
        where p.building_id = $1::uuid and o.deleted_at is null) p on p.folder_id = f.id
    order by f.name_key`,
    [buildingId],
  )
  return rows as ChosenRow[]
}

/** Keeps a choice, if the one that it replaces is the one that was seen. */
export const upsertChosen = async (
  db: Database,
  buildingId: string,
  {
    category,
    folderId,
    chosen,
    version,
  }: Pick<ChosenRow, 'category' | 'folderId' | 'version'> & { chosen: ChosenLevels },
): Promise<boolean> => {
  const { numAffectedRows } = await run(
    db,
    version === 0
      ? `insert into document_permissions (building_id, category, folder_id, owner, tenant, member, visitor, council)
        values ($1::uuid, $2::text, $3::uuid, $4, $5, $6, $7, $8) on conflict do nothing`
      : `update document_permissions set owner = $4, tenant = $5, member = $6, visitor = $7, council = $8,
          version = version + 1
        where building_id = $1::uuid and category = $2::text and folder_id is not distinct from $3::uuid
          and version = ${version}`,
    [buildingId, category, folderId, chosen.owner, chosen.tenant, chosen.member, chosen.visitor, chosen.council],
  )
  return numAffectedRows === 1n
}
