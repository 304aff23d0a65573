import webPush from 'web-push'
import type { Database } from '../db/connection.ts'

/** The pair by which push services know this installation, in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * The installation's pair of push keys, made when it is first asked for. Of several servers that start together one
 * writes, and all read the same.
 */
export const readPushKeys = async (db: Database): Promise<PushKeys> => {
  const known = await selectKeys(db)
  if (known) return known
  const made = webPush.generateVAPIDKeys()
  await db
    .updateTable('installation')
    .set({ push_public_key: made.publicKey, push_private_key: made.privateKey })
    .where('push_public_key', 'is', null)
    .execute()
  return (await selectKeys(db)) ?? made
}

const selectKeys = async (db: Database): Promise<PushKeys | null> => {
  const row = await db.selectFrom('installation').select(['push_public_key', 'push_private_key']).executeTakeFirst()
  if (!row?.push_public_key || !row.push_private_key) return null
  return { publicKey: row.push_public_key, privateKey: row.push_private_key }
}
