import { sql } from 'kysely'
import type { InvitationRound, RoundOutcome } from '../../../contract/joining/invitation-rounds.ts'
import type { PlatformRole, Role } from '../../../contract/roles.ts'
import type { CurrentAccount } from '../../context.ts'
import type { Instant } from '../../../contract/time.ts'
import type { Database } from '../../db/connection.ts'
import { belongsNow, roleNow } from '../buildings/buildings.ts'

export interface RoundEntry {
  email: string
  names: string
  role: Role
  unitId: string
}

export const insertRound = async (
  db: Database,
  round: { id: string; buildingId: string; startedBy: string; createdAt: string },
  entries: readonly RoundEntry[],
): Promise<void> => {
  const { id, buildingId, startedBy, createdAt } = round
  await db
    .insertInto('invitation_rounds')
    .values({ id, building_id: buildingId, started_by: startedBy, created_at: createdAt })
    .execute()
  const rows = entries.map((entry, position) => ({ ...entry, position }))
  await sql`
    insert into invitation_round_entries (building_id, round_id, position, email, names, role, unit_id)
    select ${buildingId}, ${id}, e.position, e.email, e.names, e.role, e."unitId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e (position integer, email text, names text, role text, "unitId" uuid)`.execute(db)
}

/** A round of the building with all its addresses, in the order in which they are invited. */
export const selectRound = async (db: Database, buildingId: string, id: string): Promise<InvitationRound | null> => {
  const round = await db
    .selectFrom('invitation_rounds as r')
    .innerJoin('accounts as a', 'a.id', 'r.started_by')
    .where('r.building_id', '=', buildingId)
    .where('r.id', '=', id)
    .select(['r.id', 'r.created_at', 'r.finished_at'])
    .select(sql<string>`a.first_name || ' ' || a.last_name`.as('started_by'))
    .executeTakeFirst()
  if (!round) return null
  const entries = await db
    .selectFrom('invitation_round_entries as e')
    .innerJoin('units as u', 'u.id', 'e.unit_id')
    .where('e.building_id', '=', buildingId)
    .where('e.round_id', '=', id)
    .orderBy('e.position')
    .select(['e.email', 'e.names', 'e.role', 'u.unit_number as unitNumber', 'e.outcome'])
    .execute()
  return {
    _id: round.id,
    startedBy: round.started_by,
    createdAt: round.created_at,
    finishedAt: round.finished_at,
    addresses: entries.length,
    sent: entries.filter(({ outcome }) => outcome === 'sent').length,
    done: entries.filter(({ outcome }) => outcome !== null).length,
    entries: entries.map((entry) => ({
      ...entry,
      role: entry.role as Role,
      outcome: entry.outcome as RoundOutcome | null,
    })),
  }
}

/** The addresses of a round that nothing became of yet. */
export const selectWaitingEntries = async (db: Database, buildingId: string, roundId: string) => {
  const rows = await db
    .selectFrom('invitation_round_entries')
    .where('building_id', '=', buildingId)
    .where('round_id', '=', roundId)
    .where('outcome', 'is', null)
    .orderBy('position')
    .select(['email', 'role', 'unit_id as unitId'])
    .execute()
  return rows.map((row) => ({ ...row, role: row.role as Role }))
}

/** Who began a round, with what they may do in the building now; null for somebody who may do nothing there any more. */
export const selectInviter = async (
  db: Database,
  buildingId: string,
  roundId: string,
  now: Instant,
): Promise<{ account: CurrentAccount; role: Role; superadmin: boolean } | null> => {
  const row = await db
    .selectFrom('invitation_rounds as r')
    .innerJoin('accounts as a', 'a.id', 'r.started_by')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.account_id', '=', 'a.id').onRef('m.building_id', '=', 'r.building_id').on(belongsNow(now)),
    )
    .where('r.building_id', '=', buildingId)
    .where('r.id', '=', roundId)
    .where('a.disabled_at', 'is', null)
    .select(['a.id as _id', 'a.first_name as firstName', 'a.last_name as lastName', 'a.email'])
    .select('a.platform_role as platformRole')
    .select(roleNow(now).as('role'))
    .executeTakeFirst()
  if (!row) return null
  const { role, ...account } = row
  const superadmin = account.platformRole === 'superadmin'
  if (role === null && !superadmin) return null
  return {
    account: { ...account, platformRole: account.platformRole as PlatformRole },
    role: role ?? 'management',
    superadmin,
  }
}

export const hasOpenInvitation = async (
  db: Database,
  buildingId: string,
  email: string,
  now: string,
): Promise<boolean> =>
  (await db
    .selectFrom('invitations')
    .where('building_id', '=', buildingId)
    .where('email', '=', email)
    .where('claimed_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .select('id')
    .executeTakeFirst()) !== undefined

export const updateOutcome = (
  db: Database,
  buildingId: string,
  roundId: string,
  email: string,
  outcome: RoundOutcome,
) =>
  db
    .updateTable('invitation_round_entries')
    .set({ outcome })
    .where('building_id', '=', buildingId)
    .where('round_id', '=', roundId)
    .where('email', '=', email)
    .execute()

export const finishRound = (db: Database, buildingId: string, roundId: string, at: string) =>
  db
    .updateTable('invitation_rounds')
    .set({ finished_at: at })
    .where('building_id', '=', buildingId)
    .where('id', '=', roundId)
    .where('finished_at', 'is', null)
    .execute()
