import pg from 'pg'
import { poolConnections } from '../../server/db/connection.ts'
import { queueConnections } from '../../server/platform/jobs-boss.ts'

/** The connections of a database server, as it counts them. */
export interface Slots {
  /** How many it accepts in all. */
  most: number
  /** How many of those it keeps for superusers and the like. */
  reserved: number
  /** How many its other databases are using. */
  others: number
}

/** The most that our server opens: its pool and its job queue's. */
const ourMost = poolConnections + queueConnections

/**
 * Sizes one more pool beside our server's: as large as ours, or smaller where the database server has fewer left. Throws
 * where it has none left.
 */
export const roomBesideOurs = ({ most, reserved, others }: Slots): number => {
  const left = most - reserved - others - ourMost
  if (left < 1)
    throw new Error(
      `the database server accepts ${most} connections, ${reserved} of them reserved and ${others} used by others, and ` +
        `our server opens up to ${ourMost}: none is left for the bare INSERTs`,
    )
  return Math.min(poolConnections, left)
}

/** Asks a database server how many connections it has. */
export const slotsOf = async (url: string): Promise<Slots> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    // Only version 16 and later reserve connections for anyone but superusers.
    const { rows } = await client.query<Slots>(
      `select current_setting('max_connections')::int as most,
        current_setting('superuser_reserved_connections')::int
          + coalesce(current_setting('reserved_connections', true), '0')::int as reserved,
        (select count(*)::int from pg_stat_activity where datname <> current_database()) as others`,
    )
    return rows[0]!
  } finally {
    await client.end()
  }
}
