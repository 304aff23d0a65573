import { sql, type SqlBool } from 'kysely'
import type { CurrentAccount } from '../../context.ts'
import type { Database } from '../../db/connection.ts'

export interface Sharer {
  _id: string
  firstName: string | null
  lastName: string | null
  companyName: string | null
  email: string
  tied: boolean
  account: { _id: string; firstName: string; lastName: string }
}

/** What the roster says of an address must not tell whether it has an account elsewhere. */
const belongsHere = sql<SqlBool>`exists (
  select from memberships m where m.building_id = p.building_id and m.account_id = a.id and m.ended_at is null)`

/** People of the building whose e-mail is that of a verified account that belongs to it: of one account, or of any. */
export const selectSharers = async (db: Database, buildingId: string, accountId: string | null): Promise<Sharer[]> => {
  const rows = await db
    .selectFrom('people as p')
    .innerJoin('accounts as a', 'a.email', 'p.email')
    .where('p.building_id', '=', buildingId)
    .where('a.email_verified_at', 'is not', null)
    .where(belongsHere)
    .$if(accountId !== null, (query) => query.where('a.id', '=', accountId))
    .orderBy('p.id')
    .select(['p.id', 'p.first_name', 'p.last_name', 'p.company_name', 'p.email', 'a.id as account_id'])
    .select(['a.first_name as account_first', 'a.last_name as account_last'])
    .select(sql<SqlBool>`p.account_id is not null`.as('tied'))
    .execute()
  return rows.map((row) => ({
    _id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    email: row.email!,
    tied: Boolean(row.tied),
    account: { _id: row.account_id, firstName: row.account_first, lastName: row.account_last },
  }))
}

/** Ties a person to an account unless somebody did so in the meantime; answers whether it did. */
export const tieAccount = async (
  db: Database,
  buildingId: string,
  personId: string,
  accountId: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('people')
    .set({ account_id: accountId })
    .where('building_id', '=', buildingId)
    .where('id', '=', personId)
    .where('account_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whoever imports a roster, so that a job records its changes in their name; null where a command does. */
export const selectAuthor = async (
  db: Database,
  buildingId: string,
  importId: string,
): Promise<CurrentAccount | null> => {
  const row = await db
    .selectFrom('import_batches as b')
    .innerJoin('accounts as a', 'a.id', 'b.account_id')
    .where('b.building_id', '=', buildingId)
    .where('b.id', '=', importId)
    .select(['a.id as _id', 'a.first_name as firstName', 'a.last_name as lastName', 'a.email'])
    .select('a.platform_role as platformRole')
    .executeTakeFirst()
  return row ? { ...row, platformRole: row.platformRole as CurrentAccount['platformRole'] } : null
}

/** The people of the building whom an account is. */
export const selectPeopleOf = async (db: Database, buildingId: string, accountId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('people')
    .where('building_id', '=', buildingId)
    .where('account_id', '=', accountId)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
