import { sql } from 'kysely'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { platformScope, type Head } from './rules.ts'

/** Checks the constraints that were deferred to the commit. */
export const checkDeferred = (db: Database) => sql`set constraints all immediate`.execute(db)

/**
 * Adds a link with these changes to the chain of a scope, in one statement; answers how many it holds. The row of the
 * chain's head is held until the transaction ends: the next one reads the hash that this one leaves.
 */
export const insertLink = async (
  db: Database,
  scope: string,
  { at, changeIds }: { at: Instant; changeIds: readonly string[] },
): Promise<number> => {
  const { numAffectedRows } = await sql`
    with sealed as materialized (
      select c.id, h.hash as values_hash, change_hash(c, h.hash) as row_hash
      from changes c
      left join change_values v on v.change_id = c.id
      cross join lateral (select change_values_hash(v.salt, v.before, v.after) as hash) h
      where c.id = any(${changeIds}::uuid[]) and coalesce(c.building_id, ${platformScope}) = ${scope}),
    link as materialized (
      select count(*)::integer as changes, sha256(string_agg(row_hash, '' order by id)) as root,
        ${at}::timestamptz as at from sealed),
    head as (
      insert into chain_heads as h (scope, seq, hash)
      select ${scope}, 1, chain_link_hash(chain_beginning(${scope}), 1, at, changes, root) from link
      on conflict (scope) do update set seq = h.seq + 1,
        hash = (select chain_link_hash(h.hash, h.seq + 1, l.at, l.changes, l.root) from link l)
      returning seq, hash),
    linked as (
      insert into chain_links (scope, seq, at, changes, root, hash)
      select ${scope}, head.seq, link.at, link.changes, link.root, head.hash from head, link)
    insert into chain_rows (change_id, scope, seq, row_hash, values_hash)
    select s.id, ${scope}, head.seq, s.row_hash, s.values_hash from sealed s, head`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes the values beside changes of a scope, but for those of erasures; answers of which there were any. */
export const deleteValues = async (db: Database, scope: string, changeIds: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ change_id: string }>`
    delete from change_values v using changes c
    where c.id = v.change_id and c.id = any(${changeIds}::uuid[]) and c.action <> ${erasure}
      and coalesce(c.building_id, ${platformScope}) = ${scope}
    returning v.change_id`.execute(db)
  return rows.map(({ change_id }) => change_id)
}

/** The scopes that some changes belong to, in order. */
export const selectScopes = async (db: Database, changeIds: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ scope: string }>`
    select distinct coalesce(building_id, ${platformScope}) as scope from changes
    where id = any(${changeIds}::uuid[]) order by scope`.execute(db)
  return rows.map(({ scope }) => scope)
}

/** The action of a change that records an erasure of values, and the field that names whose: `changeIds`. */
export const erasure = 'values erased'

interface HeadRow {
  scope: string
  seq: number
  hash: string
}

/** Where every chain ends now. */
export const selectHeads = async (db: Database, at: Instant): Promise<Head[]> => {
  const { rows } = await run(db, `select scope, seq, encode(hash, 'hex') as hash from chain_heads order by scope`)
  return (rows as HeadRow[]).map((row) => ({ ...row, at }))
}

/** What the screen says of a building's chain. */
export interface ChainFacts {
  /** Of its first link, which is 0 where there were changes before the history was sealed. */
  firstAt: Instant
  firstSeq: number
  seq: number
  hash: string
}

/** Reads what the screen says of a building's chain; undefined while it has none. */
export const selectChainFacts = async (db: Database, buildingId: string): Promise<ChainFacts | undefined> => {
  const { rows } = await run(
    db,
    `select l.at as "firstAt", l.seq as "firstSeq", h.seq, encode(h.hash, 'hex') as hash
     from chain_heads h join chain_links l using (scope) where h.scope = $1::uuid order by l.seq limit 1`,
    [buildingId],
  )
  return rows[0] as ChainFacts | undefined
}
