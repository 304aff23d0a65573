import { sql } from 'kysely'
import type { Role } from '../../../../contract/roles.ts'
import type { Instant } from '../../../../contract/time.ts'
import { managingRoles } from '../../../../contract/role-rights.ts'
import type { Database } from '../../../db/connection.ts'

/** Who manages the building now, with the moment at which that ends by itself. */
export const selectManagers = async (
  db: Database,
  buildingId: string,
): Promise<{ accountId: string; role: Role; endsAt: Instant | null }[]> => {
  const rows = await db
    .selectFrom('memberships')
    .where('building_id', '=', buildingId)
    .where('ended_at', 'is', null)
    .where('role', 'in', managingRoles)
    .select(['account_id as accountId', 'role', 'ends_at as endsAt'])
    .execute()
  return rows.map((row) => ({ ...row, role: row.role as Role }))
}

/** The addresses of accounts that belong to the building. */
export const selectMemberEmails = async (
  db: Database,
  buildingId: string,
  accountIds: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .where('m.building_id', '=', buildingId)
    .where('m.ended_at', 'is', null)
    .where(sql<boolean>`a.id = any(${[...accountIds]}::uuid[])`)
    .select(['a.id', 'a.email'])
    .execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}

/** Those of these people of the roster whose account belongs to the building, with their membership `m`. */
const belonging = (db: Database, buildingId: string, personIds: readonly string[]) =>
  db
    .selectFrom('people as p')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.account_id', '=', 'p.account_id').onRef('m.building_id', '=', 'p.building_id'),
    )
    .where('p.building_id', '=', buildingId)
    .where(sql<boolean>`p.id = any(${[...personIds]}::uuid[])`)
    .where('m.ended_at', 'is', null)
    .select('p.id')

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** Which of these people of the roster have an account that belongs to the building. */
export const selectWithMembership = async (db: Database, buildingId: string, personIds: readonly string[]) =>
  idsOf(await belonging(db, buildingId, personIds).execute())

/** Which of them have access to the building at a moment. */
export const selectWithAccess = async (
  db: Database,
  buildingId: string,
  personIds: readonly string[],
  at: Instant,
): Promise<string[]> =>
  idsOf(
    await belonging(db, buildingId, personIds)
      .where((eb) => eb.or([eb('m.ends_at', 'is', null), eb('m.ends_at', '>', at)]))
      .execute(),
  )

/** Which of them belong to the building now and did not at a moment. */
export const selectComeSince = async (
  db: Database,
  buildingId: string,
  personIds: readonly string[],
  at: Instant,
): Promise<string[]> =>
  idsOf(
    await belonging(db, buildingId, personIds)
      .where(
        sql<boolean>`not exists (select from memberships b where b.building_id = p.building_id
          and b.account_id = p.account_id and b.started_at <= ${at} and (b.ended_at is null or b.ended_at > ${at}))`,
      )
      .execute(),
  )
