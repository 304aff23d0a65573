import { sql, type SqlBool } from 'kysely'
import type { Role } from '../../../contract/roles.ts'
import type { Instant } from '../../../contract/time.ts'
import type { Database } from '../../db/connection.ts'
import type { Asked } from '../../offers.ts'
import { roleNow, belongsNow } from './standing-store.ts'

export const selectMembership = (db: Database, buildingId: string, accountId: string) =>
  db
    .selectFrom('memberships')
    .select(['id as _id', 'role', 'ends_at as endsAt'])
    .where('building_id', '=', buildingId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** Whether an account belongs to a building now, in whatever role. */
export const belongs = async (db: Database, buildingId: string, accountId: string): Promise<boolean> =>
  (await selectMembership(db, buildingId, accountId)) !== undefined

/** Who belongs to a building now in one of these roles. */
export const selectMembers = (db: Database, buildingId: string, roles: readonly Role[], now: Instant) =>
  db
    .selectFrom('memberships as m')
    .where('m.building_id', '=', buildingId)
    .where(belongsNow(now))
    .where(roleNow(now), 'in', [...roles])
    .orderBy('m.id')
    .select('m.account_id as accountId')
    .select(roleNow(now).as('role'))
    .execute()

/** The same with where their mail goes, without accounts that ended. */
export const selectMailed = (db: Database, buildingId: string, roles: readonly Role[], now: Instant) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .where('m.building_id', '=', buildingId)
    .where(belongsNow(now))
    .where(roleNow(now), 'in', [...roles])
    .where('a.disabled_at', 'is', null)
    .orderBy('m.id')
    .select(['a.id as accountId', 'a.email', 'a.first_name as name'])
    .execute()

/** Of these accounts those that belong to a building now, with where their mail goes, without accounts that ended. */
export const selectMailedAccounts = (db: Database, buildingId: string, accountIds: readonly string[], now: Instant) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .where('m.building_id', '=', buildingId)
    .where(sql<SqlBool>`m.account_id = any(${[...accountIds]}::uuid[])`)
    .where(belongsNow(now))
    .where('a.disabled_at', 'is', null)
    .orderBy('m.id')
    .select(['a.id as accountId', 'a.email', 'a.first_name as name'])
    .execute()

export const insertMembership = (
  db: Database,
  m: { id: string; buildingId: string; accountId: string; role: Role; startedAt: string },
) =>
  db
    .insertInto('memberships')
    .values({ id: m.id, building_id: m.buildingId, account_id: m.accountId, role: m.role, started_at: m.startedAt })
    .execute()

export const endMembershipRow = (db: Database, buildingId: string, id: string, at: string) =>
  db
    .updateTable('memberships')
    .set({ ended_at: at })
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .execute()

export const updateEndsAt = async (db: Database, buildingId: string, accountId: string, at: string | null) => {
  await db
    .updateTable('memberships')
    .set({ ends_at: at })
    .where('building_id', '=', buildingId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Writes down when a role falls back by itself, and to what; null for no such moment. */
export const updateFall = async (
  db: Database,
  buildingId: string,
  accountId: string,
  fall: { at: string; to: 'owner' | 'tenant' | 'member' | null } | null,
) => {
  await db
    .updateTable('memberships')
    .set({ falls_at: fall?.at ?? null, falls_to: fall?.to ?? null })
    .where('building_id', '=', buildingId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute()
}

/**
 * Whether somebody has come to belong to the building since a moment, which is given as SQL: a condition in SQL. Another
 * role does not make anybody new.
 */
export const belongsSince = ({ account, building }: Asked, moment: string): string => `
  (exists (select from memberships where account_id = ${account} and building_id = ${building} and ended_at is null
    and started_at > ${moment})
    and not exists (select from memberships where account_id = ${account} and building_id = ${building}
      and started_at <= ${moment}))`
