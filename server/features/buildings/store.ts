import { sql } from 'kysely'
import type { Branding } from '../../../contract/buildings/branding.ts'
import type { Building, FoundBuilding } from '../../../contract/buildings.ts'
import { noOfficeHours, type OfficeHours } from '../../../contract/buildings/office-hours.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { FeatureMap, Role } from '../../../contract/roles.ts'
import type { Page } from '../../../contract/route.ts'
import type { CurrentBuilding, Member, SignedIn } from '../../context.ts'
import type { Database } from '../../db/connection.ts'
import { byName, containing, nameAfter, nameOrder } from '../../db/finding.ts'
import { pageOf, readCursor, writeCursor } from '../../db/keyset.ts'
import { ask } from '../../http/foresight.ts'
import type { Offers } from '../../offers.ts'
import {
  featuresFrom,
  holdsTreasury,
  permissionsFor,
  type Beside,
  type PermissionSettings,
  type Treasury,
} from './rules.ts'
import { roleAt, belongsAt, restsAt } from './standing-store.ts'
import { treasuryIn } from './treasurer-store.ts'

export const noBranding: Branding = { primaryColor: null, secondaryColor: null, favicon: null, logo: null }

export interface BuildingRow {
  id: string
  name: string
  address: string
  city: string
  province: string
  postal_code: string
  plan_number: string
  jurisdiction: string
  time_zone: string
  features: Partial<FeatureMap>
  permissions: PermissionSettings
  branding: Partial<Branding>
  office_hours: Partial<OfficeHours>
  quiet_from: string | null
  quiet_until: string | null
  privacy_officer_name: string
  privacy_officer_email: string
  privacy_officer_phone: string
  code: string
  fiscal_year_end: string
  second_factor_required: boolean
  treasurer_keeps_books: boolean
  version: number
}

const columns = `id name address city province postal_code plan_number jurisdiction time_zone features permissions
  branding office_hours quiet_from quiet_until privacy_officer_name privacy_officer_email privacy_officer_phone code
  fiscal_year_end second_factor_required treasurer_keeps_books version`.split(/\s+/)

/** A row of the table as JSON. */
export const rowIn = (table: string) =>
  `json_build_object(${columns.map((column) => `'${column}', ${table}.${column}`).join(', ')})`

export const buildingOf = (row: BuildingRow, role: Role, beside: Beside): Building => ({
  _id: row.id,
  name: row.name,
  address: row.address,
  city: row.city,
  province: row.province,
  postalCode: row.postal_code,
  planNumber: row.plan_number,
  jurisdiction: row.jurisdiction as Building['jurisdiction'],
  timeZone: row.time_zone,
  features: featuresFrom(row.features),
  permissions: permissionsFor(role, row.permissions, beside),
  userRole: role,
  branding: { ...noBranding, ...row.branding },
  officeHours: { ...noOfficeHours(), ...row.office_hours },
  quietHours:
    row.quiet_from !== null && row.quiet_until !== null ? { from: row.quiet_from, until: row.quiet_until } : null,
  privacyOfficer: {
    name: row.privacy_officer_name,
    email: row.privacy_officer_email,
    phone: row.privacy_officer_phone,
  },
  version: row.version,
})

/** One building as a JSON object; null for one that does not exist. */
export const buildingText = `select (select ${rowIn('h')} from buildings h where h.id = $1::uuid) as row`

export const askBuilding = async (ctx: Member): Promise<Building> => ({
  ...buildingOf(await ask(ctx, { text: buildingText, values: [ctx.building._id] }), ctx.role, {}),
  permissions: ctx.permissions,
})

const mineWith = (offers: Offers) => `
  select coalesce(json_agg(json_build_object('role', ${roleAt('$2', 'i')}, 'building', ${rowIn('h')},
      'treasury', ${treasuryIn(offers, { account: '$1::uuid', b: 'h' })}
    ) order by ${nameOrder('h.name')}, h.id), '[]')
    as mine
  from memberships i join buildings h on h.id = i.building_id
  where i.account_id = $1::uuid and ${belongsAt('$2', 'i')} and h.suspended_at is null
    and not ${restsAt('$2', '$3::boolean', { m: 'i', b: 'h' })}`

const mineTexts = new WeakMap<Offers, string>()

/** Answers the statement of the buildings that an account may open at a moment with its roles; `$3` tells of a second factor. */
export const mineText = (offers: Offers): string => {
  const known = mineTexts.get(offers) ?? mineWith(offers)
  mineTexts.set(offers, known)
  return known
}

export const askMine = async (ctx: SignedIn): Promise<Building[]> => {
  const mine: { role: Role; building: BuildingRow; treasury: Treasury }[] = await ask(ctx, {
    text: mineText(ctx.offers),
    values: [ctx.account._id, ctx.now, ctx.secondFactor === 'given'],
  })
  return mine.map(({ role, building, treasury }) =>
    buildingOf(building, role, { keepsAsTreasurer: holdsTreasury(treasury, ctx.now, building.time_zone) }),
  )
}

const found = (row: { id: string; name: string; address: string; city: string }): FoundBuilding => ({
  _id: row.id,
  name: row.name,
  address: row.address,
  city: row.city,
})

/** The words stand in its name, city or address; never in its code, which is not to be guessed here. */
const namedLike = (words: string) =>
  sql<boolean>`plain(b.name || E'\\n' || b.city || E'\\n' || b.address) like ${containing(words)}`

export const selectBuildings = async (
  db: Database,
  { cursor, limit, search }: Paging,
): Promise<Page<FoundBuilding>> => {
  const after = cursor === undefined ? null : readCursor(cursor, 2)
  const rows = await db
    .selectFrom('buildings as b')
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${byName('b.name')}, b.id) > (${nameAfter(after![0]!)}, ${after![1]}::uuid)`),
    )
    .$if(search !== undefined, (query) => query.where(namedLike(search!)))
    .orderBy(byName('b.name'))
    .orderBy('b.id')
    .limit(sql.lit(limit + 1))
    .select(['b.id', 'b.name', 'b.address', 'b.city'])
    .execute()
  return pageOf(rows, limit, found, (row) => writeCursor([row.name, row.id]))
}

/** Buildings found by name, city or address; `most` null means all of them. */
export const selectByName = async (db: Database, words: string, most: number | null): Promise<FoundBuilding[]> => {
  const rows = await db
    .selectFrom('buildings as b')
    .where('b.suspended_at', 'is', null)
    .where(namedLike(words))
    .orderBy(byName('b.name'))
    .orderBy('b.id')
    .$if(most !== null, (query) => query.limit(sql.lit(most!)))
    .select(['b.id', 'b.name', 'b.address', 'b.city'])
    .execute()
  return rows.map(found)
}

export const lockBuilding = (db: Database, buildingId: string) =>
  db.selectFrom('buildings').select('id').where('id', '=', buildingId).forNoKeyUpdate().executeTakeFirst()

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

/** Province and plan as land title offices tell plans apart; null for a number without letter or digit. */
export const planKeyOf = (province: string, planNumber: string): string | null => {
  const plain = planNumber.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return plain === '' ? null : `${province}:${plain}`
}

/** Whether a building stands on this plan. */
export const isPlanTaken = async (db: Database, province: string, planNumber: string): Promise<boolean> => {
  const key = planKeyOf(province, planNumber)
  if (key === null) return false
  return (await db.selectFrom('buildings').where('plan_key', '=', key).select('id').executeTakeFirst()) !== undefined
}

/** Violates `buildings_code_key` or `buildings_one_a_plan` where another building has the code or the plan. */
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
      plan_key: planKeyOf(building.province, building.planNumber),
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

/** Where a building's own mail reaches it, on one line. */
export const selectPostalAddress = async (db: Database, buildingId: string): Promise<string> => {
  const { address, city, province, postal_code } = await db
    .selectFrom('buildings')
    .where('id', '=', buildingId)
    .select(['address', 'city', 'province', 'postal_code'])
    .executeTakeFirstOrThrow()
  return `${address}, ${city}, ${province} ${postal_code}`
}

/** The number of the plan by which the land title office knows the building. */
export const selectPlanNumber = async (db: Database, buildingId: string): Promise<string> => {
  const { plan_number } = await db
    .selectFrom('buildings')
    .where('id', '=', buildingId)
    .select('plan_number')
    .executeTakeFirstOrThrow()
  return plan_number
}
