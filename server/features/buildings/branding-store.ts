import { sql } from 'kysely'
import type { Branding, BrandingRecord } from '../../../contract/buildings/branding.ts'
import { run, type Database } from '../../db/connection.ts'
import { letGo } from '../../http/uploads/content-store.ts'
import { noBranding } from './store.ts'

export type PictureKind = 'logo' | 'favicon'

export const selectBranding = async (db: Database, buildingId: string): Promise<BrandingRecord> => {
  const { branding, version } = await db
    .selectFrom('buildings')
    .where('id', '=', buildingId)
    .select(['branding', 'version'])
    .executeTakeFirstOrThrow()
  return { ...noBranding, ...(branding as Partial<Branding>), version }
}

/** Writes the whole branding, one version further; the caller holds the building's row. */
export const updateBranding = (db: Database, buildingId: string, branding: Branding) =>
  db
    .updateTable('buildings')
    .set((eb) => ({ branding: JSON.stringify(branding), version: eb('version', '+', 1) }))
    .where('id', '=', buildingId)
    .execute()

export interface NewPicture {
  id: string
  kind: PictureKind
  sha256: string
  sizeBytes: number
  width: number
  height: number
  createdAt: string
}

export const insertPicture = (db: Database, buildingId: string, { sizeBytes, createdAt, ...picture }: NewPicture) =>
  db
    .insertInto('building_pictures')
    .values({ ...picture, building_id: buildingId, size_bytes: sizeBytes, created_at: createdAt })
    .execute()

/** Takes a building's picture of a kind away; its address stays known, its content goes. */
export const retirePicture = async (db: Database, buildingId: string, kind: PictureKind, now: string) => {
  const { rows } = await sql<{ sha256: string }>`
    update building_pictures p set sha256 = null, retired_at = ${now} from building_pictures former
    where former.id = p.id and p.building_id = ${buildingId} and p.kind = ${kind} and p.sha256 is not null
    returning former.sha256`.execute(db)
  for (const { sha256 } of rows) await letGo(db, sha256, now)
}

/** The content of a building's present picture of a kind. */
export const selectContent = async (db: Database, buildingId: string, kind: PictureKind): Promise<string | null> => {
  const found = await db
    .selectFrom('building_pictures')
    .where('building_id', '=', buildingId)
    .where('kind', '=', kind)
    .where('sha256', 'is not', null)
    .select('sha256')
    .executeTakeFirst()
  return found?.sha256 ?? null
}

/** The present picture where a picture of a building had its address, unless the building is suspended. */
export const selectPicture = async (db: Database, buildingId: string, pictureId: string) => {
  const { rows } = await run(
    db,
    `select shown.sha256, shown.size_bytes as "sizeBytes", shown.kind, shown.id = asked.id as "isPresent"
    from building_pictures asked
    join building_pictures shown
      on shown.building_id = asked.building_id and shown.kind = asked.kind and shown.sha256 is not null
    join buildings b on b.id = asked.building_id and b.suspended_at is null
    where asked.building_id = $1 and asked.id = $2`,
    [buildingId, pictureId],
  )
  return (rows[0] as { sha256: string; sizeBytes: number; kind: PictureKind; isPresent: boolean } | undefined) ?? null
}

/** The logo of a building with its size, for its mails. */
export const selectLogo = async (db: Database, buildingId: string) => {
  const { rows } = await run(
    db,
    `select id, width, height from building_pictures
    where building_id = $1 and kind = 'logo' and sha256 is not null`,
    [buildingId],
  )
  return (rows[0] as { id: string; width: number; height: number } | undefined) ?? null
}
