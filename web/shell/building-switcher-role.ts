import { roleNamed } from '../../contract/role-rights.ts'
import type { Role } from '../../contract/roles.ts'

/** Names the role beside a building in the switcher: a superadmin's own, else the one held there, else member. */
export const roleBeside = (role: Role | 'manager' | undefined, superadmin: boolean): string =>
  superadmin ? 'superadmin' : roleNamed(role ?? 'member')
