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

/** Answers the role that a word means: a manager is management (specification, section 6). */
export const roleNamed = <R extends Role>(word: R | 'manager'): R | 'management' =>
  word === 'manager' ? 'management' : word

/** The same in a building whose law has another word for who is on council, such as `Board member`. */
export const roleLabelsWith = (councilMember: string): Readonly<Record<Role, string>> => ({
  ...roleLabels,
  council: councilMember,
})
