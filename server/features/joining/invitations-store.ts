import type { PlatformRole, Role } from '../../../contract/roles.ts'
import type { Database } from '../../db/connection.ts'

export interface NewInvitation {
  id: string
  buildingId: string
  tokenHash: Buffer
  email: string
  role: Role
  unitId: string | null
  invitedBy: string
  createdAt: string
  expiresAt: string
}

export const insertInvitation = (db: Database, invitation: NewInvitation) =>
  db
    .insertInto('invitations')
    .values({
      id: invitation.id,
      building_id: invitation.buildingId,
      token_hash: invitation.tokenHash,
      email: invitation.email,
      role: invitation.role,
      unit_id: invitation.unitId,
      invited_by: invitation.invitedBy,
      created_at: invitation.createdAt,
      expires_at: invitation.expiresAt,
    })
    .execute()

/** Takes back the open invitation of an address; answers its id. */
export const revokeOpen = async (
  db: Database,
  buildingId: string,
  of: { email: string } | { id: string },
  now: string,
): Promise<string | null> => {
  const open = db
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('building_id', '=', buildingId)
    .where('claimed_at', 'is', null)
    .where('revoked_at', 'is', null)
  const named = 'email' in of ? open.where('email', '=', of.email) : open.where('id', '=', of.id)
  return (await named.returning('id').executeTakeFirst())?.id ?? null
}

/** The invitation that can still be used by this address, with what whoever invited may do today. */
export const selectOpen = async (db: Database, tokenHash: Buffer, email: string, now: string) => {
  const row = await db
    .selectFrom('invitations as i')
    .innerJoin('buildings as b', 'b.id', 'i.building_id')
    .innerJoin('accounts as a', 'a.id', 'i.invited_by')
    .leftJoin('memberships as m', (join) =>
      join
        .onRef('m.account_id', '=', 'i.invited_by')
        .onRef('m.building_id', '=', 'i.building_id')
        .on('m.ended_at', 'is', null),
    )
    .where('i.token_hash', '=', tokenHash)
    .where('i.email', '=', email)
    .where('i.claimed_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where('b.suspended_at', 'is', null)
    .where('a.disabled_at', 'is', null)
    .select(['i.id', 'i.building_id', 'i.role', 'm.role as inviter_role', 'a.platform_role'])
    .executeTakeFirst()
  return row
    ? {
        _id: row.id,
        buildingId: row.building_id,
        role: row.role as Role,
        inviter: {
          role: row.inviter_role as Role | null,
          superadmin: (row.platform_role as PlatformRole) === 'superadmin',
        },
      }
    : null
}

/** Uses an invitation up: of parallel claims exactly one is answered true. */
export const claimRow = async (db: Database, id: string, accountId: string, now: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ claimed_at: now, claimed_by: accountId })
    .where('id', '=', id)
    .where('claimed_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
