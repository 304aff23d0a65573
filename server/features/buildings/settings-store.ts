import { sql } from 'kysely'
import type { BuildingSettings } from '../../../contract/buildings.ts'
import type { InBuilding, Member } from '../../context.ts'
import { run, type Database } from '../../db/connection.ts'
import {
  holdsTreasury,
  mayLetTreasurerKeepBooks,
  permissionSettingsFor,
  rolePermissionsFrom,
  type Treasury,
} from './rules.ts'
import { buildingOf, planKeyOf, rowIn, type BuildingRow } from './store.ts'
import { selectHasManagement, treasuryIn } from './treasurer-store.ts'

/** How the building is set up, as somebody in this role sees it; null for one that does not exist. */
export const selectSettings = async (
  ctx: InBuilding & Pick<Member, 'role' | 'superadmin'>,
): Promise<BuildingSettings | null> => {
  const { db, building, account, now, role, superadmin } = ctx
  const { rows } = await run(
    db,
    `select ${rowIn('h')} as row, ${treasuryIn(ctx.offers, { account: '$2::uuid', b: 'h' })} as treasury
     from buildings h where h.id = $1::uuid`,
    [building._id, account?._id ?? null],
  )
  const [found] = rows as { row: BuildingRow; treasury: Treasury }[]
  if (!found) return null
  const { row, treasury } = found
  const hasManagement = await selectHasManagement(db, building._id, now)
  return {
    ...buildingOf(row, role, { superadmin, keepsAsTreasurer: holdsTreasury(treasury, now, row.time_zone) }),
    code: row.code,
    fiscalYearEnd: row.fiscal_year_end,
    secondFactorRequired: row.second_factor_required,
    treasurerKeepsBooks: row.treasurer_keeps_books,
    rolePermissions: rolePermissionsFrom(row.permissions),
    can: { letTreasurerKeepBooks: mayLetTreasurerKeepBooks({ role, superadmin }, hasManagement) },
  }
}

/** The last day of a building's fiscal year, as `MM-DD`. */
export const selectFiscalYearEnd = async (db: Database, buildingId: string): Promise<string> => {
  const { rows } = await run(db, 'select fiscal_year_end as "end" from buildings where id = $1::uuid', [buildingId])
  return (rows as { end: string }[])[0]!.end
}

export type KeptSettings = Omit<BuildingSettings, '_id' | 'permissions' | 'userRole' | 'version' | 'can'> & {
  privacyRegime: string
}

/** Writes the settings whole, one version further; the caller holds the building's row. A plan that stays keeps its key. */
export const updateSettings = (db: Database, buildingId: string, kept: KeptSettings) =>
  db
    .updateTable('buildings')
    .set({
      name: kept.name,
      code: kept.code,
      address: kept.address,
      city: kept.city,
      province: kept.province,
      postal_code: kept.postalCode,
      plan_number: kept.planNumber,
      plan_key: sql<
        string | null
      >`case when plan_number = ${kept.planNumber} and province = ${kept.province} then plan_key
        else ${planKeyOf(kept.province, kept.planNumber)} end`,
      jurisdiction: kept.jurisdiction,
      privacy_regime: kept.privacyRegime,
      time_zone: kept.timeZone,
      fiscal_year_end: kept.fiscalYearEnd,
      second_factor_required: kept.secondFactorRequired,
      treasurer_keeps_books: kept.treasurerKeepsBooks,
      features: JSON.stringify(kept.features),
      permissions: JSON.stringify(permissionSettingsFor(kept.rolePermissions)),
      branding: JSON.stringify(kept.branding),
      office_hours: JSON.stringify(kept.officeHours),
      quiet_from: kept.quietHours?.from ?? null,
      quiet_until: kept.quietHours?.until ?? null,
      privacy_officer_name: kept.privacyOfficer.name,
      privacy_officer_email: kept.privacyOfficer.email,
      privacy_officer_phone: kept.privacyOfficer.phone,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', buildingId)
    .execute()
