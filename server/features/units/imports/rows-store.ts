import { sql } from 'kysely'
import type { Paging } from '../../../../contract/paging.ts'
import type { Page } from '../../../../contract/route.ts'
import type { Fate, FieldChange, RowFate } from '../../../../contract/units.ts'
import type { Database } from '../../../db/connection.ts'
import { pageOf, readCursor, writeCursor } from '../../../db/keyset.ts'

/** Keeps what becomes of each row of a file in place of what was said before. */
export const replaceRows = async (db: Database, buildingId: string, batchId: string, rows: readonly RowFate[]) => {
  await db.deleteFrom('import_rows').where('building_id', '=', buildingId).where('batch_id', '=', batchId).execute()
  if (rows.length === 0) return
  const listed = rows.map(({ couple, ...row }) => ({ ...row, ...(couple && { couple }) }))
  await sql`
    insert into import_rows (batch_id, building_id, entry, row, fate, unit_number, name, messages, changes, couple)
    select ${batchId}, ${buildingId}, r.entry, r.row, r.fate, r."unitNumber", r.name, r.messages, r.changes, r.couple
    from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) as r(
      entry integer, row integer, fate text, "unitNumber" text, name text, messages jsonb, changes jsonb, couple jsonb)
    `.execute(db)
}

/** The rows of a file in its order, those of one fate or all. */
export const selectRows = async (
  db: Database,
  buildingId: string,
  batchId: string,
  { cursor, limit, fate }: Paging & { fate?: Fate | undefined },
): Promise<Page<RowFate>> => {
  const [row = '0', entry = '0'] = cursor === undefined ? [] : readCursor(cursor, 2)
  const rows = await db
    .selectFrom('import_rows')
    .where('building_id', '=', buildingId)
    .where('batch_id', '=', batchId)
    .$if(cursor !== undefined, (query) => query.where(sql<boolean>`(row, entry) > (${row}::int, ${entry}::int)`))
    .$if(fate !== undefined, (query) => query.where('fate', '=', fate!))
    .orderBy('row')
    .orderBy('entry')
    .limit(sql.lit(limit + 1))
    .select(['entry', 'row', 'fate', 'unit_number as unitNumber', 'name', 'messages', 'changes', 'couple'])
    .execute()
  return pageOf(
    rows,
    limit,
    (one): RowFate => ({
      ...one,
      fate: one.fate as Fate,
      messages: one.messages as string[],
      changes: one.changes as unknown as FieldChange[],
      couple: one.couple as [string, string] | null,
    }),
    (last) => writeCursor([String(last.row), String(last.entry)]),
  )
}
