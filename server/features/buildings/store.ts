import { sql } from 'kysely'
import type { Branding, Building, BuildingChange, FoundBuilding } from '../../../contract/buildings.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { FeatureMap, Role } from '../../../contract/roles.ts'
import type { Page } from '../../../contract/route.ts'
import type { CurrentBuilding } from '../../context.ts'
import type { Database } from '../../db/connection.ts'
import { containing, pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { featuresFrom, permissionsFor, type PermissionSettings } from './rules.ts'

const noBranding: Branding = { primaryColor: null, secondaryColor: null, favicon: null }

const columns = [
  'b.id',
  'b.name',
  'b.address',
  'b.city',
  'b.province',
  'b.postal_code',
  'b.plan_number',
  'b.jurisdiction',
  'b.time_zone',
  'b.features',
  'b.permissions',
  'b.branding',
  'b.version',
] as const

interface BuildingRow {
  id: string
  name: string
  address: string
  city: string
  province: string
  postal_code: string
  plan_number: string
  jurisdiction: string
  time_zone: string
  features: unknown
  permissions: unknown
  branding: unknown
  version: number
}

const buildingOf = (row: BuildingRow, role: Role, superadmin: boolean): Building => ({
  _id: row.id,
  name: row.name,
  address: row.address,
  city: row.city,
  province: row.province,
  postalCode: row.postal_code,
  planNumber: row.plan_number,
  jurisdiction: row.jurisdiction as Building['jurisdiction'],
  timeZone: row.time_zone,
  features: featuresFrom(row.features as Partial<FeatureMap>),
  permissions: permissionsFor(role, row.permissions as PermissionSettings, superadmin),
  userRole: role,
  branding: { ...noBranding, ...(row.branding as Partial<Branding>) },
  version: row.version,
})

export const selectBuilding = async (db: Database, buildingId: string, role: Role, superadmin: boolean) => {
  const row = await db.selectFrom('buildings as b').select(columns).where('b.id', '=', buildingId).executeTakeFirst()
  return row && buildingOf(row, role, superadmin)
}

export const selectMine = async (db: Database, accountId: string): Promise<Building[]> => {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('buildings as b', 'b.id', 'm.building_id')
    .where('m.account_id', '=', accountId)
    .where('m.ended_at', 'is', null)
    .where('b.suspended_at', 'is', null)
    .orderBy('b.name')
    .orderBy('b.id')
    .select(columns)
    .select('m.role')
    .execute()
  return rows.map((row) => buildingOf(row, row.role as Role, false))
}

const found = (row: { id: string; name: string; city: string }): FoundBuilding => ({
  _id: row.id,
  name: row.name,
  city: row.city,
})

export const selectBuildings = async (
  db: Database,
  { cursor, limit, search }: Paging,
): Promise<Page<FoundBuilding>> => {
  const after = cursor === undefined ? null : readCursor(cursor, 2)
  const rows = await db
    .selectFrom('buildings as b')
    .$if(after !== null, (query) => query.where(sql<boolean>`(b.name, b.id) > (${after![0]}, ${after![1]}::uuid)`))
    .$if(search !== undefined, (query) => query.where('b.name', 'ilike', containing(search!)))
    .orderBy('b.name')
    .orderBy('b.id')
    .limit(sql.lit(limit + 1))
    .select(['b.id', 'b.name', 'b.city'])
    .execute()
  return pageOf(rows, limit, found, (row) => writeCursor([row.name, row.id]))
}

/** Buildings found by name or city; `most` null means all of them. */
export const selectByName = async (db: Database, words: string, most: number | null): Promise<FoundBuilding[]> => {
  const like = containing(words)
  const rows = await db
    .selectFrom('buildings as b')
    .where('b.suspended_at', 'is', null)
    .where((eb) => eb.or([eb('b.name', 'ilike', like), eb('b.city', 'ilike', like)]))
    .orderBy('b.name')
    .orderBy('b.id')
    .$if(most !== null, (query) => query.limit(sql.lit(most!)))
    .select(['b.id', 'b.name', 'b.city'])
    .execute()
  return rows.map(found)
}

export const lockBuilding = (db: Database, buildingId: string) =>
  db.selectFrom('buildings').select('id').where('id', '=', buildingId).forUpdate().executeTakeFirst()

export const updateBuilding = (
  db: Database,
  buildingId: string,
  change: Omit<BuildingChange, 'features' | 'branding'> & { features: FeatureMap; branding: Branding },
) =>
  db
    .updateTable('buildings')
    .set((eb) => ({
      ...(change.name !== undefined && { name: change.name }),
      ...(change.address !== undefined && { address: change.address }),
      ...(change.city !== undefined && { city: change.city }),
      ...(change.postalCode !== undefined && { postal_code: change.postalCode }),
      features: JSON.stringify(change.features),
      branding: JSON.stringify(change.branding),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', buildingId)
    .execute()

export interface NewBuilding {
  id: string
  name: string
  code: string
  address: string
  city: string
  province: string
  postalCode: string
  planNumber: string
  jurisdiction: CurrentBuilding['jurisdiction']
  privacyRegime: 'BC_PIPA' | 'AB_PIPA' | 'PIPEDA'
  timeZone: string
  features: FeatureMap
  branding?: Partial<Branding>
  createdAt: string
}

export const insertBuilding = (db: Database, building: NewBuilding) =>
  db
    .insertInto('buildings')
    .values({
      id: building.id,
      name: building.name,
      code: building.code,
      address: building.address,
      city: building.city,
      province: building.province,
      postal_code: building.postalCode,
      plan_number: building.planNumber,
      jurisdiction: building.jurisdiction,
      privacy_regime: building.privacyRegime,
      time_zone: building.timeZone,
      features: JSON.stringify(building.features),
      branding: JSON.stringify(building.branding ?? {}),
      created_at: building.createdAt,
    })
    .execute()

const currentColumns = ['id', 'name', 'time_zone', 'jurisdiction', 'features'] as const
const currentOf = (
  row: { id: string; name: string; time_zone: string; jurisdiction: string; features: unknown } | undefined,
): CurrentBuilding | null =>
  row
    ? {
        _id: row.id,
        name: row.name,
        timeZone: row.time_zone,
        jurisdiction: row.jurisdiction as CurrentBuilding['jurisdiction'],
        features: featuresFrom(row.features as Partial<FeatureMap>),
      }
    : null

/** A building for work that nobody signed in for: a job or a command. */
export const selectCurrentBuilding = async (db: Database, buildingId: string) =>
  currentOf(await db.selectFrom('buildings').select(currentColumns).where('id', '=', buildingId).executeTakeFirst())

export const selectBuildingByCode = async (db: Database, code: string) =>
  currentOf(
    await db.selectFrom('buildings').select(currentColumns).where('code', '=', code.toUpperCase()).executeTakeFirst(),
  )

export const selectMembership = (db: Database, buildingId: string, accountId: string) =>
  db
    .selectFrom('memberships')
    .select(['id as _id', 'role'])
    .where('building_id', '=', buildingId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** Who belongs to a building now in one of these roles. */
export const selectMembers = (db: Database, buildingId: string, roles: readonly Role[]) =>
  db
    .selectFrom('memberships')
    .where('building_id', '=', buildingId)
    .where('ended_at', 'is', null)
    .where('role', 'in', [...roles])
    .orderBy('id')
    .select(['account_id as accountId', 'role'])
    .execute()

export const insertMembership = (
  db: Database,
  m: { id: string; buildingId: string; accountId: string; role: Role; startedAt: string },
) =>
  db
    .insertInto('memberships')
    .values({ id: m.id, building_id: m.buildingId, account_id: m.accountId, role: m.role, started_at: m.startedAt })
    .execute()

export const endMembershipRow = (db: Database, buildingId: string, id: string, at: string) =>
  db
    .updateTable('memberships')
    .set({ ended_at: at })
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .execute()
