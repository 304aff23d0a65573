import type { Meaning } from '../../../../contract/units.ts'
import type { Database } from '../../../db/connection.ts'

interface Mapping {
  isWide: boolean
  meanings: Meaning[]
}

/** What the columns of files with these headings are taken for in this building, as somebody said it. */
export const selectMapping = async (db: Database, buildingId: string, signature: string): Promise<Mapping | null> => {
  const row = await db
    .selectFrom('import_mappings')
    .where('building_id', '=', buildingId)
    .where('signature', '=', signature)
    .select(['is_wide as isWide', 'meanings'])
    .executeTakeFirst()
  return row ? { isWide: row.isWide, meanings: row.meanings as Meaning[] } : null
}

export const upsertMapping = (
  db: Database,
  buildingId: string,
  { signature, isWide, meanings, at, accountId }: Mapping & { signature: string; at: string; accountId: string },
) => {
  const said = { is_wide: isWide, meanings: JSON.stringify(meanings), changed_at: at, account_id: accountId }
  return db
    .insertInto('import_mappings')
    .values({ building_id: buildingId, signature, ...said })
    .onConflict((conflict) => conflict.columns(['building_id', 'signature']).doUpdateSet(said))
    .execute()
}

export const deleteMapping = (db: Database, buildingId: string, signature: string) =>
  db.deleteFrom('import_mappings').where('building_id', '=', buildingId).where('signature', '=', signature).execute()
