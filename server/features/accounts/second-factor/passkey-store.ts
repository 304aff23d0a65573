import type { Passkey } from '../../../../contract/accounts/passkeys.ts'
import { passkeyChallengeMs } from '../../../../contract/limits.ts'
import type { PlatformRole } from '../../../../contract/roles.ts'
import { later } from '../../../../contract/time.ts'
import type { Database } from '../../../db/connection.ts'
import { hashOf } from '../../../platform/secrets.ts'

/** What a device is asked to sign for: to become a passkey of an account, or to sign in with one. */
export type Purpose =
  | { purpose: 'register' | 'second factor'; accountId: string }
  | { purpose: 'sign in'; accountId: null }

export const insertChallenge = (db: Database, challenge: string, { purpose, accountId }: Purpose, now: string) =>
  db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hashOf(challenge),
      purpose,
      account_id: accountId,
      created_at: now,
      expires_at: later(now, passkeyChallengeMs),
    })
    .execute()

/** Uses a challenge up; false where it was never asked for this, is used or has run out. */
export const claimChallenge = async (
  db: Database,
  challenge: string,
  { purpose, accountId }: Purpose,
  now: string,
): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashOf(challenge))
    .where('purpose', '=', purpose)
    .where('account_id', accountId === null ? 'is' : '=', accountId)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export const deleteEndedChallenges = async (db: Database, now: string): Promise<void> => {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute()
}

const wireColumns = ['id as _id', 'name', 'created_at as createdAt', 'last_used_at as lastUsedAt'] as const

/** An account's passkeys as the wire knows them, the first one first. */
export const selectPasskeys = (db: Database, accountId: string): Promise<Passkey[]> =>
  db
    .selectFrom('passkeys')
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .select(wireColumns)
    .execute()

/** An account's passkeys as devices know them. */
export const selectKnown = async (db: Database, accountId: string) => {
  const rows = await db
    .selectFrom('passkeys')
    .where('account_id', '=', accountId)
    .select(['credential_id', 'transports'])
    .execute()
  return rows.map(({ credential_id, transports }) => ({ id: credential_id.toString('base64url'), transports }))
}

/** The passkey that a device answers with, and whose it is; null for one that nobody has, or somebody switched off. */
export const selectByCredential = async (db: Database, credentialId: string) => {
  const row = await db
    .selectFrom('passkeys as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .where('p.credential_id', '=', Buffer.from(credentialId, 'base64url'))
    .where('a.disabled_at', 'is', null)
    .select(['p.id', 'p.account_id', 'p.public_key', 'p.counter', 'a.platform_role'])
    .executeTakeFirst()
  return row
    ? {
        _id: row.id,
        publicKey: row.public_key,
        counter: row.counter,
        account: { _id: row.account_id, platformRole: row.platform_role as PlatformRole },
      }
    : null
}

export interface NewRow {
  _id: string
  accountId: string
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  name: string
}

/** Adds a passkey; false where some account has it already. */
export const insertPasskey = async (db: Database, passkey: NewRow, now: string): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values({
      id: passkey._id,
      account_id: passkey.accountId,
      credential_id: Buffer.from(passkey.credentialId, 'base64url'),
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Marks a use; false where the passkey is gone, or its counter stands there already: then it was copied. */
export const markUsed = async (
  db: Database,
  { _id, counter }: { _id: string; counter: number },
  now: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', _id)
    .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.val(counter === 0)])]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Renames a passkey of the account; null where it has none with this id. */
export const updateName = async (
  db: Database,
  { accountId, _id, name }: { accountId: string; _id: string; name: string },
): Promise<Passkey | null> =>
  (await db
    .updateTable('passkeys')
    .set({ name })
    .where('account_id', '=', accountId)
    .where('id', '=', _id)
    .returning(wireColumns)
    .executeTakeFirst()) ?? null

/** Removes a passkey of the account; answers its name, null where there is none. */
export const deletePasskey = async (db: Database, accountId: string, _id: string): Promise<string | null> =>
  (
    await db
      .deleteFrom('passkeys')
      .where('account_id', '=', accountId)
      .where('id', '=', _id)
      .returning('name')
      .executeTakeFirst()
  )?.name ?? null
