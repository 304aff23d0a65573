import type { Asset, AssetDraft, AssetFileKind } from '../../../contract/assets/asset.ts'
import type { LocalDate } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'
import { instantIn } from '../../db/json.ts'
import { attachmentsIn } from '../documents/documents.ts'

/** An asset as it is kept, before a day judges it. */
export type KnownAsset = Omit<Asset, 'warranty' | 'next' | 'lastsUntil' | 'vendor' | 'plans'>

export const summaryColumns = `
  a.id as _id, a.name, a.kind, a.place, a.maker, a.model, a.installed_on as "installedOn",
  a.warranty_until as "warrantyUntil", a.retired_on as "retiredOn", a.version`

const columns = `${summaryColumns}, a.serial_number as "serialNumber", a.life_years as "lifeYears",
  a.warranty_by as "warrantyBy", a.vendor_id as "vendorId", a.cost_cents as "costCents", a.notes,
  a.retire_reason as "retireReason",
  ${attachmentsIn('asset', { buildingId: 'a.building_id', id: 'a.id' })} as attachments,
  (select coalesce(json_object_agg(f.attachment_id, json_build_object('kind', f.kind, 'addedAt', ${instantIn('f.added_at')})), '{}')
    from asset_files f where f.building_id = a.building_id and f.asset_id = a.id) as kinds`

interface Row extends Omit<KnownAsset, 'files'> {
  attachments: { _id: string; fileName: string; fileSize: number; contentType: string }[]
  kinds: Record<string, { kind: AssetFileKind; addedAt: string }>
}

const assetOf = ({ attachments, kinds, ...row }: Row): KnownAsset => ({
  ...row,
  files: attachments.map((file) => ({ ...file, ...kinds[file._id]! })),
})

/** One asset of the building, also one that is retired. */
export const selectAsset = async (db: Database, buildingId: string, id: string): Promise<KnownAsset | null> => {
  const { rows } = await run(db, `select ${columns} from assets a where a.building_id = $1::uuid and a.id = $2::uuid`, [
    buildingId,
    id,
  ])
  return rows[0] ? assetOf(rows[0] as Row) : null
}

/** Holds an asset, its files and plans for a change, in a statement of its own, so that what is read after it stands. */
export const lockAsset = async (db: Database, buildingId: string, id: string): Promise<void> => {
  await run(db, 'select id from assets where building_id = $1::uuid and id = $2::uuid for update', [buildingId, id])
}

/** The constraint by which no two in use have one name. */
export const nameConstraint = 'assets_named'

const fields = {
  name: 'name',
  kind: 'kind',
  place: 'place',
  maker: 'maker',
  model: 'model',
  serialNumber: 'serial_number',
  installedOn: 'installed_on',
  lifeYears: 'life_years',
  warrantyUntil: 'warranty_until',
  warrantyBy: 'warranty_by',
  vendorId: 'vendor_id',
  costCents: 'cost_cents',
  notes: 'notes',
} as const satisfies Record<keyof AssetDraft, string>

/** The fields of an asset, by their names on the wire. */
export const assetFields = Object.keys(fields) as (keyof AssetDraft)[]

const names = Object.values(fields)
const valuesOf = (draft: AssetDraft) => assetFields.map((field) => draft[field])

/** Violates `nameConstraint` where another one in use has the name. */
export const insertAsset = async (
  db: Database,
  buildingId: string,
  { _id, at, ...draft }: AssetDraft & { _id: string; at: string },
): Promise<void> => {
  const places = names.map((_, index) => `$${index + 4}`).join(', ')
  await run(
    db,
    `insert into assets (id, building_id, created_at, ${names.join(', ')})
     values ($1::uuid, $2::uuid, $3::timestamptz, ${places})`,
    [_id, buildingId, at, ...valuesOf(draft)],
  )
}

/** Violates `nameConstraint` as well; the caller holds the row. */
export const updateAsset = async (db: Database, buildingId: string, id: string, draft: AssetDraft): Promise<void> => {
  const sets = names.map((name, index) => `${name} = $${index + 3}`).join(', ')
  await run(db, `update assets set ${sets}, version = version + 1 where building_id = $1::uuid and id = $2::uuid`, [
    buildingId,
    id,
    ...valuesOf(draft),
  ])
}

/** Retires an asset, or with null brings it back, which may violate `nameConstraint`. */
export const updateRetired = async (
  db: Database,
  buildingId: string,
  id: string,
  { retiredOn, reason }: { retiredOn: LocalDate | null; reason: string },
): Promise<void> => {
  await run(
    db,
    `update assets set retired_on = $3::date, retire_reason = $4, version = version + 1
     where building_id = $1::uuid and id = $2::uuid`,
    [buildingId, id, retiredOn, reason],
  )
}

/** Says of stored files what they are. */
export const insertFileKinds = async (
  db: Database,
  buildingId: string,
  assetId: string,
  files: { ids: readonly string[]; kind: AssetFileKind; at: string },
): Promise<void> => {
  await run(
    db,
    `insert into asset_files (attachment_id, building_id, asset_id, kind, added_at)
     select id, $1::uuid, $2::uuid, $4, $5::timestamptz from unnest($3::uuid[]) as id`,
    [buildingId, assetId, [...files.ids], files.kind, files.at],
  )
}
