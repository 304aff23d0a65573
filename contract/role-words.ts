import type { Role } from './roles.ts'

/** How the roles of a building are called wherever somebody has or is given one; apart, so that screens need no schemas. */
export const roleLabels: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  tenant: 'Tenant',
  council: 'Council member',
  management: 'Manager',
  member: 'Member',
  visitor: 'Visitor',
}
