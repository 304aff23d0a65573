import type { FileFault, FilesHealth } from '../../../contract/admin/files.ts'
import type { Instant } from '../../../contract/time.ts'
import { run, type Database } from '../../db/connection.ts'

/** The contents of one part of the store that should be there, last used before a moment. */
export const selectContents = async (db: Database, shard: string, before: Instant): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select sha256 from stored_files where sha256 >= $1 and sha256 < $1 || 'g' and used_at < $2`,
    [shard, before],
  )
  return (rows as { sha256: string }[]).map(({ sha256 }) => sha256)
}

/** Those of these names that no row has. */
export const selectStrays = async (db: Database, names: readonly string[]): Promise<string[]> => {
  const { rows } = await run(
    db,
    `select name from unnest($1::text[]) as found (name)
     where not exists (select from stored_files f where f.sha256 = found.name)`,
    [names],
  )
  return (rows as { name: string }[]).map(({ name }) => name)
}

/** Gives a file a row; false where it has one already. Whoever brings the same content waits for this transaction. */
export const insertStray = async (
  db: Database,
  { sha256, sizeBytes }: { sha256: string; sizeBytes: number },
  now: Instant,
): Promise<boolean> => {
  const inserted = await db
    .insertInto('stored_files')
    .values({ sha256, size_bytes: Math.max(sizeBytes, 1), used_at: now })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export const deleteStray = (db: Database, sha256: string) =>
  db.deleteFrom('stored_files').where('sha256', '=', sha256).execute()

export interface DueContent {
  sha256: string
  sizeBytes: number
}

/** What is to be read back: what never was, then the longest ago; what is at fault every time. */
export const selectDueContents = async (
  db: Database,
  due: { settledBefore: Instant; checkedBefore: Instant; now: Instant; limit: number },
): Promise<DueContent[]> => {
  const { rows } = await run(
    db,
    `select sha256, size_bytes as "sizeBytes" from stored_files
     where used_at < $1 and (checked_at is null or checked_at < $2 or (fault is not null and checked_at < $3))
     order by checked_at nulls first, sha256 limit ${due.limit}`,
    [due.settledBefore, due.checkedBefore, due.now],
  )
  return rows as DueContent[]
}

/** Notes what was found of a content, null where nothing is wrong; answers what was known of it before this. */
export const updateFound = async (
  db: Database,
  sha256: string,
  fault: FileFault | null,
  now: Instant,
): Promise<{ before: FileFault | null } | null> => {
  const { rows } = await run(
    db,
    `update stored_files f set checked_at = $3::timestamptz, fault = $2::text,
       fault_found_at = case when $2::text is null then null when f.fault = $2 then f.fault_found_at else $3 end
     from (select sha256, fault from stored_files where sha256 = $1 for update) former
     where f.sha256 = former.sha256 returning former.fault as before`,
    [sha256, fault, now],
  )
  return (rows[0] as { before: FileFault | null } | undefined) ?? null
}

type Summary = Omit<FilesHealth, 'faults'>

export const selectHealth = async (db: Database): Promise<Summary> => {
  const { rows } = await run(
    db,
    `select count(*)::int as files, count(checked_at)::int as checked, max(checked_at) as "lastCheckedAt",
       count(*) filter (where fault = 'missing')::int as missing,
       count(*) filter (where fault = 'changed')::int as changed,
       count(*) filter (where fault = 'unreadable')::int as unreadable
     from stored_files`,
  )
  return rows[0] as Summary
}

export const selectFaults = async (db: Database, limit: number): Promise<FilesHealth['faults']> => {
  const { rows } = await run(
    db,
    `select sha256, size_bytes as "fileSize", fault, fault_found_at as "foundAt" from stored_files
     where fault is not null order by fault_found_at desc, sha256 limit ${limit}`,
  )
  return rows as FilesHealth['faults']
}
