import { CondominiumPlanNumber, StrataPlanNumber } from '../../../contract/fields.ts'
import { canManageFinances } from '../../../contract/role-rights.ts'
import { localDateOf, type Instant, type LocalDate } from '../../../contract/time.ts'
import { areas, features, type Area, type FeatureMap, type PermissionMap, type Role } from '../../../contract/roles.ts'

/** What a building's settings say of its roles; only council and management can be widened or narrowed. */
export type PermissionSettings = Partial<Record<Role, Partial<Record<Area, boolean>>>>

const usually = (role: Role, area: Area): boolean => role === 'management' || (role === 'council' && area !== 'billing')

/** No setting gives a role money that it doesn't manage: superadmin and management do (specification, section 6). */
const allowed = (role: Role, area: Area): boolean => area !== 'billing' || canManageFinances(role)

const areaFor = (role: Role, area: Area, settings: PermissionSettings): boolean => {
  if (role !== 'council' && role !== 'management') return false
  return (settings[role]?.[area] ?? usually(role, area)) && allowed(role, area)
}

/** Terms on council that hold the office of treasurer, by their days; null where the building lets no treasurer keep the books. */
export type Treasury = readonly { from: LocalDate; to: LocalDate | null }[] | null

/**
 * Tells whether one of the terms runs on the building's day, both its days included. Every call asks again, so no job has to
 * have run when a term begins or ends.
 */
export const holdsTreasury = (treasury: Treasury, now: Instant, timeZone: string): boolean => {
  if (treasury === null) return false
  const day = localDateOf(now, timeZone)
  return treasury.some(({ from, to }) => from <= day && (to === null || day <= to))
}

/** What someone is in a building beside their role. */
export interface Beside {
  superadmin?: boolean
  /** They hold the office of treasurer today, and the building lets its treasurer keep the books. */
  keepsAsTreasurer?: boolean
}

/**
 * What somebody may manage in a building, by area: the role's usual areas, as the building's settings change them, and the
 * books for a treasurer on council. A superadmin passes everywhere; residents manage nothing.
 */
export const permissionsFor = (
  role: Role,
  settings: PermissionSettings,
  { superadmin = false, keepsAsTreasurer = false }: Beside = {},
): PermissionMap => {
  const may = (area: Area): boolean =>
    superadmin || areaFor(role, area, settings) || (area === 'billing' && role === 'council' && keepsAsTreasurer)
  return Object.fromEntries(areas.map((area) => [area, may(area)])) as PermissionMap
}

/** Tells whether someone may let the treasurer keep the books: council only where no one is management. */
export const mayLetTreasurerKeepBooks = (
  { role, superadmin }: { role: Role; superadmin: boolean },
  hasManagement: boolean,
): boolean => canManageFinances(role, superadmin) || !hasManagement

/** The roles whose areas a building may widen or narrow. */
const managing = ['council', 'management'] as const
export type RolePermissions = Record<(typeof managing)[number], PermissionMap>

/** What each managing role may do here, by area. */
export const rolePermissionsFrom = (settings: PermissionSettings): RolePermissions => ({
  council: permissionsFor('council', settings),
  management: permissionsFor('management', settings),
})

/** The settings that make roles what they are wanted to be; only what differs from the usual is kept. */
export const permissionSettingsFor = (wanted: RolePermissions): PermissionSettings =>
  Object.fromEntries(
    managing.map((role) => [
      role,
      Object.fromEntries(
        areas
          .filter((area) => allowed(role, area) && wanted[role][area] !== usually(role, area))
          .map((area) => [area, wanted[role][area]]),
      ),
    ]),
  )

const planNumbers = { BC: StrataPlanNumber, AB: CondominiumPlanNumber, other: null } as const

/** A plan's number in the form of its land title office, or why it is none; other provinces have forms of their own. */
export const planNumberIn = (
  jurisdiction: keyof typeof planNumbers,
  number: string,
): { number: string } | { fault: string } => {
  const judged = planNumbers[jurisdiction]?.safeParse(number)
  if (!judged) return { number }
  return judged.success ? { number: judged.data } : { fault: judged.error.issues[0]!.message }
}

/** Every known feature with its switch; one that was never set is off. */
export const featuresFrom = (stored: Partial<FeatureMap>): FeatureMap =>
  Object.fromEntries(features.map((feature) => [feature, stored[feature] ?? false])) as FeatureMap
