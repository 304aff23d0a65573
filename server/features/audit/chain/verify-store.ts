import { sql } from 'kysely'
import type { Instant } from '../../../../contract/time.ts'
import { run, type Database } from '../../../db/connection.ts'
import { platformScope, type SealedChange, type SealedLink, type SealedValues } from './rules.ts'
import { erasure } from './store.ts'

/** Reads the database as of one moment, however long it takes and whatever is written meanwhile. */
export const asOfNow = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx)
      return work(tx)
    })

/** A chain, with the name of its building and where it says that it ends. */
export interface Chain {
  scope: string
  /** Null for the platform, and for a building that is gone. */
  name: string | null
  headSeq: number | null
  headHash: Buffer | null
}

/** Every chain of which something is there: its end, a link, or a change that one holds. */
export const selectChains = async (db: Database): Promise<Chain[]> => {
  const { rows } = await run(
    db,
    `select s.scope, b.name, h.seq as "headSeq", h.hash as "headHash"
     from (
       select scope from chain_heads union select scope from chain_links union select scope from chain_rows
       union select coalesce(building_id, $1::uuid) from changes) s
     left join buildings b on b.id = s.scope
     left join chain_heads h using (scope)
     order by b.name, s.scope`,
    [platformScope],
  )
  return rows as Chain[]
}

export type FoundLink = SealedLink & { day: Instant }

/** Some links of a chain after one of them, by their number. */
export const selectLinks = async (db: Database, scope: string, after: number, limit: number): Promise<FoundLink[]> => {
  const { rows } = await run(
    db,
    `select seq, chain_instant(at) as at, at as day, changes, root, hash from chain_links
     where scope = $1::uuid and seq > $2::bigint order by seq limit $3::integer`,
    [scope, after, limit],
  )
  return rows as FoundLink[]
}

interface RawRow {
  change_id: string
  seq: number
  row_hash: Buffer
  values_hash: Buffer | null
  change: SealedChange | null
  salt: Buffer | null
  before: string | null
  after: string | null
}

/** What a chain keeps of a change, with the change and its values as they are now. */
export interface FoundRow {
  changeId: string
  seq: number
  rowHash: Buffer
  valuesHash: Buffer | null
  change: SealedChange | null
  values: SealedValues | null
}

const foundOf = ({ change_id, seq, row_hash, values_hash, change, salt, before, after }: RawRow): FoundRow => ({
  ...{ changeId: change_id, seq, rowHash: row_hash, valuesHash: values_hash, change },
  values: salt && { salt, before: before!, after: after! },
})

/** Some changes of a chain after one of them, by their link and their id. */
export const selectRows = async (
  db: Database,
  scope: string,
  after: { seq: number; changeId: string },
  limit: number,
): Promise<FoundRow[]> => {
  const { rows } = await run(
    db,
    `select r.change_id, r.seq, r.row_hash, r.values_hash, v.salt, v.before::text as before, v.after::text as after,
       case when c.id is not null then json_build_object('id', c.id, 'buildingId', c.building_id, 'subject', c.subject,
         'subjectId', c.subject_id, 'action', c.action, 'at', chain_instant(c.at), 'accountId', c.account_id,
         'actor', c.actor, 'requestId', c.request_id, 'fields', c.fields, 'fieldBounds', array_dims(c.fields),
         'reason', c.reason) end as change
     from chain_rows r
     left join changes c on c.id = r.change_id
     left join change_values v on v.change_id = r.change_id
     where r.scope = $1::uuid and (r.seq, r.change_id) > ($2::bigint, $3::uuid)
     order by r.seq, r.change_id limit $4::integer`,
    [scope, after.seq, after.changeId, limit],
  )
  return (rows as RawRow[]).map(foundOf)
}

/** Which changes of a scope an erasure names. */
export const selectErased = async (db: Database, scope: string, changeIds: readonly string[]): Promise<Set<string>> => {
  const { rows } = await run(
    db,
    `select distinct named.id from changes c
     join change_values v on v.change_id = c.id
     cross join lateral jsonb_array_elements_text(v.after -> 'changeIds') as named (id)
     where c.action = '${erasure}' and coalesce(c.building_id, $1::uuid) = $2::uuid and named.id = any($3::text[])`,
    [platformScope, scope, changeIds],
  )
  return new Set((rows as { id: string }[]).map(({ id }) => id))
}

/** The first change of each scope that no chain holds, by scope. */
export const selectUnsealed = async (db: Database): Promise<Map<string, string>> => {
  const { rows } = await run(
    db,
    `select coalesce(c.building_id, $1::uuid) as scope, min(c.id::text) as id
     from changes c left join chain_rows r on r.change_id = c.id where r.change_id is null group by 1`,
    [platformScope],
  )
  return new Map((rows as { scope: string; id: string }[]).map(({ scope, id }) => [scope, id]))
}
