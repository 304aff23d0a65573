import type { Role } from '../../../contract/roles.ts'

/** Whether somebody may give a role away by inviting: management and superadmin any, council any but management's. */
export const mayInvite = (inviter: { role: Role | null; superadmin: boolean }, role: Role): boolean =>
  inviter.superadmin || inviter.role === 'management' || (inviter.role === 'council' && role !== 'management')
