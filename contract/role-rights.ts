import type { PermissionMap, Role } from './roles.ts'
import type { LinkRole } from './units.ts'

/** What a role may do, apart from the roles' schemas: menus need it on every page, and schemas weigh. */

/** Answers the role that a word means: a manager is management (specification, section 6). */
export const roleNamed = <R extends Role>(word: R | 'manager'): R | 'management' =>
  word === 'manager' ? 'management' : word

/** Who manages a building by their role in it. */
export const managingRoles = ['management', 'council'] as const satisfies readonly Role[]

/** Manage building = superadmin, management or council (specification, section 6). */
export const canManageBuilding = (role: Role, superadmin = false): boolean =>
  superadmin || managingRoles.some((managing) => managing === role)
/** Manage finances = superadmin or management: what the role alone gives. `keepsBooks` says who does in a building. */
export const canManageFinances = (role: Role, superadmin = false): boolean => superadmin || role === 'management'
/** Tells whether someone keeps the books of a building: the one rule of routes, records, menus and screens. */
export const keepsBooks = (who: { superadmin?: boolean; permissions?: Pick<PermissionMap, 'billing'> }): boolean =>
  who.superadmin === true || who.permissions?.billing === true
/** Voting = council members only; superadmin is excluded. */
export const canVote = (role: Role, superadmin = false): boolean => !superadmin && role === 'council'
/**
 * Whether somebody may give a role away, by inviting or by letting in: management and superadmin any, council any but
 * management's.
 */
export const mayGive = (giver: { role: Role | null; superadmin: boolean }, role: Role): boolean =>
  giver.superadmin || giver.role === 'management' || (giver.role === 'council' && role !== 'management')

/** The role that somebody is offered for their tie to a unit; nobody becomes an owner by it. */
export const roleOfTie: Readonly<Record<LinkRole, Role>> = {
  owner: 'owner',
  tenant: 'tenant',
  occupant: 'member',
  agent: 'member',
}
