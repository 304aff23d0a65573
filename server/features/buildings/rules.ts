import { areas, features, type Area, type FeatureMap, type PermissionMap, type Role } from '../../../contract/roles.ts'

/** What a building's settings say of its roles; only council and management can be widened or narrowed. */
export type PermissionSettings = Partial<Record<Role, Partial<Record<Area, boolean>>>>

const usually = (role: Role, area: Area): boolean => role === 'management' || (role === 'council' && area !== 'billing')

/** Money stays with those who manage finances: superadmin and management (specification, section 6). */
const allowed = (role: Role, area: Area): boolean => area !== 'billing' || role === 'management'

const areaFor = (role: Role, area: Area, settings: PermissionSettings): boolean => {
  if (role !== 'council' && role !== 'management') return false
  return (settings[role]?.[area] ?? usually(role, area)) && allowed(role, area)
}

/**
 * What somebody may manage in a building, by area: the role's usual areas, as the building's settings change them. A
 * superadmin passes everywhere; residents manage nothing.
 */
export const permissionsFor = (role: Role, settings: PermissionSettings, superadmin = false): PermissionMap =>
  Object.fromEntries(areas.map((area) => [area, superadmin || areaFor(role, area, settings)])) as PermissionMap

/** Every known feature with its switch; one that was never set is off. */
export const featuresFrom = (stored: Partial<FeatureMap>): FeatureMap =>
  Object.fromEntries(features.map((feature) => [feature, stored[feature] ?? false])) as FeatureMap
