import { importUndoableMs } from '../../../../contract/limits/roster.ts'
import type { Paging } from '../../../../contract/paging.ts'
import type { Download, Page } from '../../../../contract/route.ts'
import { later } from '../../../../contract/time.ts'
import type { Fate, ImportChoices, ImportSummary, RosterImport, RowFate } from '../../../../contract/units.ts'
import type { InBuilding } from '../../../context.ts'
import { Conflict, orNotFound } from '../../../http/errors.ts'
import { csvFile } from '../../../platform/csv.ts'
import { cellText } from '../roster/file.ts'
import { remarksColumn } from '../roster/header.ts'
import { readTable } from '../roster/read-table.ts'
import { headedAt, type Table } from '../roster/table.ts'
import { noChoices } from './choices.ts'
import { selectRows } from './rows-store.ts'
import { selectFile, selectImport, selectImports, type KeptImport } from './store.ts'
import type { KeptReading } from './trying.ts'

export type ById = { params: { id: string } }

/** Roster files that were tried or imported, the latest first. */
export const listImports = (ctx: InBuilding, { query }: { query: Paging }): Promise<Page<ImportSummary>> =>
  selectImports(ctx.db, ctx.building._id, query)

export const requireImport = async (ctx: InBuilding, id: string): Promise<KeptImport> =>
  orNotFound(await selectImport(ctx.db, ctx.building._id, id))

/** What is said of a file that was applied before readings were kept. */
const noReading: KeptReading = {
  headingRow: 1,
  topRows: [],
  columns: [],
  isWide: false,
  isRemembered: false,
  faults: [],
  questions: [],
  units: { new: 0, update: 0, unchanged: 0 },
  people: 0,
  messages: [],
  notInFile: [],
  keptColumns: [],
  couples: [],
  writes: true,
}

export const choicesOf = ({ choices }: KeptImport): ImportChoices => ({ ...noChoices, ...choices })

/** An import as callers see it. */
export const shownTo = (ctx: InBuilding, kept: KeptImport): RosterImport => {
  const { accountId: _a, shown: _s, done, total, reading, ...rest } = kept
  const { losing: _l, ...said } = { ...noReading, ...reading }
  return {
    ...rest,
    reading: said,
    choices: choicesOf(kept),
    progress: { done, total },
    canUndo: kept.status === 'applied' && reading !== null && later(kept.at, importUndoableMs) > ctx.now,
  }
}

/** An import: how its file is read, what it would do or did, and how far it is. */
export const getImport = async (ctx: InBuilding, { params }: ById): Promise<RosterImport> =>
  shownTo(ctx, await requireImport(ctx, params.id))

/** What becomes of each row of the file. */
export const listImportRows = async (
  ctx: InBuilding,
  { params, query }: ById & { query: Paging & { fate?: Fate | undefined } },
): Promise<Page<RowFate>> => {
  await requireImport(ctx, params.id)
  return selectRows(ctx.db, ctx.building._id, params.id, query)
}

/** Reads the file of an import as a table; 409 for one that is kept no longer. */
export const requireTable = async (ctx: InBuilding, id: string): Promise<Table> => {
  const content = await selectFile(ctx.db, ctx.building._id, id)
  if (!content) throw Conflict('The file is no longer kept: it was imported, or has expired.')
  return readTable(content)
}

const everyRow = async (ctx: InBuilding, id: string): Promise<RowFate[]> => {
  const rows: RowFate[] = []
  let cursor: string | undefined
  do {
    const page = await selectRows(ctx.db, ctx.building._id, id, { cursor, limit: 1000 })
    rows.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  return rows
}

/** The rows of the file as they were sent, with a column that says what is wrong with each; the import knows the column. */
export const downloadRemarks = async (ctx: InBuilding, { params }: ById): Promise<Download> => {
  const kept = await requireImport(ctx, params.id)
  const table = await requireTable(ctx, params.id)
  const { headings, records, firstRow } = headedAt(table, choicesOf(kept).headingRow)
  const remarks = Map.groupBy(await everyRow(ctx, params.id), ({ row }) => row)
  const own = headings.flatMap((heading, i) => (heading.trim() === remarksColumn ? [] : [i]))
  const rows = records.flatMap((record, i) => {
    if (record.every((cell) => cellText(cell) === '')) return []
    const said = (remarks.get(firstRow + i) ?? []).flatMap(({ messages }) => messages)
    return [[...own.map((column) => cellText(record[column])), ...record.slice(headings.length), said.join(' ')]]
  })
  const name = `${(kept.fileName ?? 'roster').replace(/\.csv$/i, '')} with remarks.csv`
  return csvFile([[...own.map((column) => headings[column]!.trim()), remarksColumn], ...rows], name)
}
