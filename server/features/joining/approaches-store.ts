import { sql, type SqlBool } from 'kysely'
import type { AccessRequestStatus } from '../../../contract/joining/access-requests.ts'
import type { Role } from '../../../contract/roles.ts'
import type { Database } from '../../db/connection.ts'

export interface Whose {
  email: string | null
  accountId: string | null
  names: { firstName: string | null; lastName: string | null } | null
}

/** Invitations of the building to an address, or accepted by an account. */
export const selectInvitationsTo = async (db: Database, buildingId: string, { email, accountId }: Whose) => {
  const rows = await db
    .selectFrom('invitations as i')
    .leftJoin('units as u', 'u.id', 'i.unit_id')
    .where('i.building_id', '=', buildingId)
    .where((eb) => eb.or([eb('i.email', '=', email), eb('i.claimed_by', '=', accountId)]))
    .orderBy('i.id', 'desc')
    .select(['i.id as _id', 'i.email', 'i.role', 'u.unit_number as unitNumber', 'i.created_at as createdAt'])
    .select(['i.expires_at as expiresAt', 'i.claimed_at as claimedAt', 'i.revoked_at as revokedAt', 'i.claimed_by'])
    .execute()
  return rows.map((row) => ({ ...row, role: row.role as Role }))
}

/** Requests of an account or of whoever says that an address is theirs, and those that wait in somebody's name. */
export const selectRequestsOf = async (db: Database, buildingId: string, { email, accountId, names }: Whose) => {
  const named = sql<SqlBool>`r.status in ('pending', 'asked') and lower(a.first_name) = lower(${names?.firstName ?? null}::text)
    and lower(a.last_name) = lower(${names?.lastName ?? null}::text)`
  const theirs = sql<SqlBool>`coalesce(a.email = ${email}::text, false) or coalesce(a.id = ${accountId}::uuid, false)`
  const rows = await db
    .selectFrom('access_requests as r')
    .innerJoin('accounts as a', 'a.id', 'r.account_id')
    .where('r.building_id', '=', buildingId)
    .where('a.disabled_at', 'is', null)
    .where(sql<SqlBool>`(${theirs} or (${named}))`)
    .orderBy('r.id', 'desc')
    .select(['r.id as _id', 'r.role', 'r.status', 'r.claimed_unit as unitNumber', 'r.created_at as createdAt'])
    .select(['r.expires_at as expiresAt', 'r.account_id as accountId', 'a.email', 'a.email_verified_at as verifiedAt'])
    .select(sql<boolean>`not (${theirs})`.as('isByName'))
    .execute()
  return rows.map((row) => ({ ...row, role: row.role as Role | null, status: row.status as AccessRequestStatus }))
}
