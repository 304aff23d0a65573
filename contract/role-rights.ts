import type { Role } from './roles.ts'

/** What a role may do, apart from the roles' schemas: menus need it on every page, and schemas weigh. */

/** Manage building = superadmin, management or council (specification, section 6). */
export const canManageBuilding = (role: Role, superadmin = false): boolean =>
  superadmin || role === 'management' || role === 'council'
/** Manage finances = superadmin or management. */
export const canManageFinances = (role: Role, superadmin = false): boolean => superadmin || role === 'management'
/** Voting = council members only; superadmin is excluded. */
export const canVote = (role: Role, superadmin = false): boolean => !superadmin && role === 'council'
