import type { Client } from 'pg'

/** Those of ours that the server's library of languages orders in another way now than when their indexes were written. */
const outdated = `
  select c.oid, c.oid::regcollation::text as name from pg_collation c
  where c.collnamespace = 'public'::regnamespace and c.collprovider = 'i'
    and c.collversion is distinct from pg_collation_actual_version(c.oid)`

const indexesOf = `
  select i.indexrelid::regclass::text as name from pg_index i
  where $1::oid = any(i.indcollation::oid[])`

/**
 * Writes the indexes over names again after the server's library of languages changed, as an upgrade of PostgreSQL or of
 * the system may do: an index in an order of former days misses rows. Answers the collations.
 */
export const refreshCollations = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ oid: number; name: string }>(outdated)
  for (const { oid, name } of rows) {
    await client.query('begin')
    try {
      const indexes = await client.query<{ name: string }>(indexesOf, [oid])
      for (const index of indexes.rows) await client.query(`reindex index ${index.name}`)
      await client.query(`alter collation ${name} refresh version`)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }
  return rows.map(({ name }) => name)
}
