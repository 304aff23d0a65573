import type { World } from './world.ts'

type Statement = string | readonly [text: string, values: unknown[]]

/** Changes what the product never changes, in one transaction, as someone can who is allowed everything in the database. */
export const past = async ({ connection: { pool } }: World, ...statements: Statement[]): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    for (const statement of statements) {
      const [text, values] = typeof statement === 'string' ? [statement, []] : statement
      await client.query(text, values)
    }
    await client.query('commit')
  } finally {
    client.release()
  }
}
