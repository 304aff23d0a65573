/** The addresses of the comparison: those that somebody owns, and others of the same length that nobody does. */
import pg from 'pg'
import { migrate } from '../../server/db/migrate.ts'
import { newId } from '../../server/db/ids.ts'
import { hashCosts, hashPassword } from '../../server/platform/passwords.ts'
import { shuffled } from '../bench/shuffled.ts'
import type { Kind } from './asking.ts'

const ownersPassword = 'Harbour-2026!'

const numbered = (word: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) => `${word}${String(place).padStart(5, '0')}@example.ca`)

/** So many addresses of each kind. */
export const addressesOf = (kind: Kind, count: number): string[] =>
  numbered(kind === 'known' ? 'owner' : 'nobod', count)

/** Brings the database forward and makes the accounts of the known addresses, confirmed and with a password. */
export const makeOwners = async (url: string, count: number): Promise<void> => {
  await migrate(url, new Date().toISOString())
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Neighbours in a table share pages; the product's own addresses come in no order either.
    const emails = shuffled(addressesOf('known', count))
    await client.query(
      `insert into accounts (id, email, password_hash, first_name, last_name, platform_role, email_verified_at, created_at)
        select a.id, a.email, $3, 'Olivia', 'Owner', 'normal', now(), now()
        from unnest($1::uuid[], $2::text[]) as a (id, email)`,
      [emails.map(() => newId()), emails, await hashPassword(ownersPassword, hashCosts.full)],
    )
    await client.query('analyze')
  } finally {
    await client.end()
  }
}
