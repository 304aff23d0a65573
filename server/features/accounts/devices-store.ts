import type { Database } from '../../db/connection.ts'

/** Tells whether the account of an address has signed in from the browser with this secret. */
export const isKnownDevice = async (db: Database, email: string, deviceHash: Buffer): Promise<boolean> =>
  (await db
    .selectFrom('known_devices as d')
    .innerJoin('accounts as a', 'a.id', 'd.account_id')
    .where('a.email', '=', email.toLowerCase())
    .where('d.device_hash', '=', deviceHash)
    .select('d.account_id')
    .executeTakeFirst()) !== undefined

/** Remembers that an account has signed in from a browser. */
export const upsertDevice = async (db: Database, accountId: string, deviceHash: Buffer, now: string): Promise<void> => {
  await db
    .insertInto('known_devices')
    .values({ account_id: accountId, device_hash: deviceHash, seen_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'device_hash']).doUpdateSet({ seen_at: now }))
    .execute()
}

/** Forgets every browser of an account. */
export const deleteDevices = (db: Database, accountId: string) =>
  db.deleteFrom('known_devices').where('account_id', '=', accountId).execute()

/** Forgets the browsers that nobody has signed in from since. */
export const deleteDevicesSeenBefore = async (db: Database, before: string): Promise<void> => {
  await db.deleteFrom('known_devices').where('seen_at', '<', before).execute()
}
