import type { Database } from '../../../db/connection.ts'

export const insertCodes = (db: Database, accountId: string, hashes: readonly Buffer[], now: string) =>
  db
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash, created_at: now })))
    .execute()

export const deleteCodes = (db: Database, accountId: string) =>
  db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute()

/** Marks a code as used; false where there is none, or it was used before. */
export const claimCode = async (db: Database, accountId: string, codeHash: Buffer, now: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
