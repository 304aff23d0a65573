import { sql, type SqlBool } from 'kysely'
import type { Invitation, InvitationStatus } from '../../../contract/joining/invitations.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { PlatformRole, Role } from '../../../contract/roles.ts'
import type { Page } from '../../../contract/route.ts'
import type { Database } from '../../db/connection.ts'
import { containing, byName } from '../../db/finding.ts'
import { pageOf } from '../../db/keyset.ts'
import { belongsNow, roleNow } from '../buildings/buildings.ts'
import { invitationCan, invitationStatus } from './rules.ts'

export interface InvitationRow {
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

/** Violates `invitations_one_open` where the address was invited at the same time. */
export const insertInvitation = (db: Database, invitation: InvitationRow) =>
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

/** Takes back the open invitation of an address, or the one named; answers its id. */
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

const inBuilding = (db: Database, buildingId: string) =>
  db
    .selectFrom('invitations as i')
    .innerJoin('accounts as a', 'a.id', 'i.invited_by')
    .leftJoin('units as u', 'u.id', 'i.unit_id')
    .where('i.building_id', '=', buildingId)
    .select(['i.id', 'i.email', 'i.role', 'i.unit_id', 'i.created_at', 'i.expires_at', 'i.claimed_at', 'i.revoked_at'])
    .select(['a.first_name', 'a.last_name', 'u.unit_number'])
    .select(
      sql<string[]>`array(
        select p.name from people p where p.building_id = i.building_id and p.email = i.email order by ${byName('p.name')})`.as(
        'names',
      ),
    )

const invitationOf = (
  row: Awaited<ReturnType<ReturnType<typeof inBuilding>['executeTakeFirstOrThrow']>>,
  now: string,
): Invitation => {
  const dates = { claimedAt: row.claimed_at, revokedAt: row.revoked_at, expiresAt: row.expires_at }
  const status = invitationStatus(dates, now)
  return {
    _id: row.id,
    email: row.email,
    names: row.names,
    role: row.role as Role,
    unitNumber: row.unit_number,
    invitedBy: `${row.first_name} ${row.last_name}`,
    status,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    endedAt: status === 'accepted' ? row.claimed_at : status === 'revoked' ? row.revoked_at : null,
    can: invitationCan(status),
  }
}

const standsNow = (now: string): Record<InvitationStatus, ReturnType<typeof sql<SqlBool>>> => ({
  accepted: sql`i.claimed_at is not null`,
  revoked: sql`(i.claimed_at is null and i.revoked_at is not null and i.revoked_at < i.expires_at)`,
  expired: sql`(i.claimed_at is null and i.expires_at <= ${now}
    and (i.revoked_at is null or i.revoked_at >= i.expires_at))`,
  open: sql`(i.claimed_at is null and i.revoked_at is null and i.expires_at > ${now})`,
})

/**
 * An address that was invited anew stands where its newest invitation stands. Of two that were made at the same moment the
 * ids do not say which came later: the one that nobody took back, of which there is one, is the newest.
 */
const isNewest = sql<SqlBool>`not exists (
  select from invitations n where n.building_id = i.building_id and n.email = i.email
    and (n.claimed_at is null and n.revoked_at is null, n.id) > (i.claimed_at is null and i.revoked_at is null, i.id))`

/** The newest invitation to each address of the building, newest first; the words are looked for in address, name and unit. */
export const selectInvitations = async (
  db: Database,
  buildingId: string,
  { cursor, limit, search, status }: Paging & { status?: InvitationStatus | undefined },
  now: string,
): Promise<Page<Invitation>> => {
  const like = containing(search ?? '')
  const rows = await inBuilding(db, buildingId)
    .where(isNewest)
    .$if(status !== undefined, (query) => query.where(standsNow(now)[status!]))
    .$if(cursor !== undefined, (query) => query.where('i.id', '<', cursor!))
    .$if(search !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(plain(i.email) like ${like} or plain(u.unit_number) like ${like} or exists (
          select from people p where p.building_id = i.building_id and p.email = i.email and plain(p.name) like ${like}))`,
      ),
    )
    .orderBy('i.id', 'desc')
    .limit(sql.lit(limit + 1))
    .execute()
  return pageOf(
    rows,
    limit,
    (row) => invitationOf(row, now),
    (row) => row.id,
  )
}

/** One invitation of the building, with the unit it is about. */
export const selectInvitation = async (db: Database, buildingId: string, id: string, now: string) => {
  const row = await inBuilding(db, buildingId).where('i.id', '=', id).executeTakeFirst()
  return row ? { ...invitationOf(row, now), unitId: row.unit_id } : null
}

/** The invitation that can still be used, with what whoever invited may do today. */
export const selectUsable = async (db: Database, tokenHash: Buffer, now: string) => {
  const row = await db
    .selectFrom('invitations as i')
    .innerJoin('buildings as b', 'b.id', 'i.building_id')
    .innerJoin('accounts as a', 'a.id', 'i.invited_by')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.account_id', '=', 'i.invited_by').onRef('m.building_id', '=', 'i.building_id').on(belongsNow(now)),
    )
    .where('i.token_hash', '=', tokenHash)
    .where('i.claimed_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where('b.suspended_at', 'is', null)
    .where('a.disabled_at', 'is', null)
    .select(['i.id', 'i.building_id', 'i.email', 'i.role', 'i.expires_at', 'b.name', 'b.city'])
    .select(roleNow(now).as('inviter_role'))
    .select('a.platform_role')
    .executeTakeFirst()
  return row
    ? {
        _id: row.id,
        buildingId: row.building_id,
        building: { name: row.name, city: row.city },
        email: row.email,
        role: row.role as Role,
        expiresAt: row.expires_at,
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
