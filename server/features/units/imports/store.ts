import { sql } from 'kysely'
import type { Paging } from '../../../../contract/paging.ts'
import type { Page } from '../../../../contract/route.ts'
import type { Counts, ImportChoices, ImportStatus, ImportSummary } from '../../../../contract/units.ts'
import type { Database } from '../../../db/connection.ts'
import { pageOf } from '../../../db/keyset.ts'
import type { KeptReading, Tried } from './trying.ts'

/** An import as it is kept. */
export interface KeptImport extends ImportSummary {
  version: number
  accountId: string | null
  choices: ImportChoices | null
  reading: KeptReading | null
  shown: string | null
  isOutdated: boolean
  done: number
  total: number
}

interface NewImport {
  _id: string
  at: string
  accountId: string | null
  fileName: string | null
  sha256: string
  status: ImportStatus
  choices: ImportChoices
  tried: Tried
}

/** What a try comes to, as columns. */
const triedColumns = ({ counts, reading, shown }: Tried) => ({
  counts: JSON.stringify(counts),
  reading: JSON.stringify(reading),
  shown,
})

export const insertImport = (db: Database, buildingId: string, made: NewImport) =>
  db
    .insertInto('import_batches')
    .values({
      id: made._id,
      building_id: buildingId,
      at: made.at,
      account_id: made.accountId,
      file_name: made.fileName,
      sha256: made.sha256,
      status: made.status,
      choices: JSON.stringify(made.choices),
      ...triedColumns(made.tried),
    })
    .execute()

const imports = (db: Database, buildingId: string) =>
  db
    .selectFrom('import_batches as b')
    .leftJoin('accounts as a', 'a.id', 'b.account_id')
    .leftJoin('accounts as u', 'u.id', 'b.undone_by')
    .where('b.building_id', '=', buildingId)
    .select(['b.id as _id', 'b.file_name as fileName', 'b.status', 'b.at', 'b.counts', 'b.undone_at as undoneAt'])
    .select([
      sql<string>`coalesce(a.first_name || ' ' || a.last_name, 'a command')`.as('by'),
      sql<string | null>`u.first_name || ' ' || u.last_name`.as('undoneBy'),
    ])

const summaryOf = <Row extends { status: string; counts: unknown }>(row: Row) => ({
  ...row,
  status: row.status as ImportStatus,
  counts: row.counts as Counts,
})

export const selectImports = async (
  db: Database,
  buildingId: string,
  { cursor, limit }: Paging,
): Promise<Page<ImportSummary>> => {
  const rows = await imports(db, buildingId)
    .$if(cursor !== undefined, (query) => query.where('b.id', '<', cursor!))
    .orderBy('b.id', 'desc')
    .limit(sql.lit(limit + 1))
    .execute()
  return pageOf(rows, limit, summaryOf, ({ _id }) => _id)
}

export const selectImport = async (db: Database, buildingId: string, id: string): Promise<KeptImport | null> => {
  const row = await imports(db, buildingId)
    .where('b.id', '=', id)
    .select(['b.version', 'b.account_id as accountId', 'b.choices', 'b.reading', 'b.shown', 'b.done', 'b.total'])
    .select('b.is_outdated as isOutdated')
    .executeTakeFirst()
  return row
    ? {
        ...summaryOf(row),
        choices: row.choices as ImportChoices | null,
        reading: row.reading as KeptReading | null,
      }
    : null
}

export const insertFile = (db: Database, buildingId: string, id: string, content: Buffer) =>
  db.insertInto('import_files').values({ batch_id: id, building_id: buildingId, content }).execute()

export const selectFile = async (db: Database, buildingId: string, id: string): Promise<Buffer | null> => {
  const row = await db
    .selectFrom('import_files')
    .where('building_id', '=', buildingId)
    .where('batch_id', '=', id)
    .select('content')
    .executeTakeFirst()
  return row?.content ?? null
}

export const deleteFile = (db: Database, buildingId: string, id: string) =>
  db.deleteFrom('import_files').where('building_id', '=', buildingId).where('batch_id', '=', id).execute()

interface Retry {
  version: number
  choices: ImportChoices
  tried: Tried
}

/** Keeps a file that was tried anew; answers whether it was still there in this version, and not being written. */
export const updateTried = async (
  db: Database,
  buildingId: string,
  id: string,
  { version, choices, tried }: Retry,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('import_batches')
    .set({
      status: 'tried',
      is_outdated: false,
      version: version + 1,
      choices: JSON.stringify(choices),
      ...triedColumns(tried),
    })
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', 'in', ['tried', 'failed'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Throws a dry run away; answers whether it was one. */
export const deleteTried = async (db: Database, buildingId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('import_batches')
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .where('status', 'in', ['tried', 'failed'])
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Marks an import as undone; answers whether it still stood. */
export const markUndone = async (
  db: Database,
  buildingId: string,
  id: string,
  { at, accountId }: { at: string; accountId: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('import_batches')
    .set((eb) => ({ status: 'undone', undone_at: at, undone_by: accountId, version: eb('version', '+', 1) }))
    .where('building_id', '=', buildingId)
    .where('id', '=', id)
    .where('status', '=', 'applied')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
