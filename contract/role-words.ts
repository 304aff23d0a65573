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

/** The same in a building whose law has another word for who is on council, such as `Board member`. */
export const roleLabelsWith = (councilMember: string): Readonly<Record<Role, string>> => ({
  ...roleLabels,
  council: councilMember,
})
