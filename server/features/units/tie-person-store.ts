import type { Database } from '../../db/connection.ts'
import { sameKeyOf, type Naming } from './rules.ts'

/** Who a person of the roster is; nobody else changes them until the transaction ends. */
export const selectPersonToTie = (db: Database, buildingId: string, personId: string) =>
  db
    .selectFrom('people')
    .where('building_id', '=', buildingId)
    .where('id', '=', personId)
    .select(['first_name as firstName', 'last_name as lastName', 'company_name as companyName', 'email'])
    .select('account_id as accountId')
    .forUpdate()
    .executeTakeFirst()

/** Ties a person to an account, with the e-mail given. Violates `people_same` where somebody has it and the name. */
export const updateTied = (
  db: Database,
  buildingId: string,
  personId: string,
  { accountId, email, ...naming }: Naming & { accountId: string; email: string | null },
) =>
  db
    .updateTable('people')
    .set((eb) => ({
      account_id: accountId,
      email,
      same_key: sameKeyOf({ ...naming, email }),
      version: eb('version', '+', 1),
    }))
    .where('building_id', '=', buildingId)
    .where('id', '=', personId)
    .execute()
