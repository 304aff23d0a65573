import type { Role } from '../../../../contract/roles.ts'

/** The roles of a building as a person's page says them. */
export const roleWords: Record<Role, string> = {
  owner: 'Owner',
  tenant: 'Tenant',
  council: 'Council',
  management: 'Management',
  member: 'Member',
  visitor: 'Visitor',
}
