/** Balances as they are shown, and the reading that this rests on. */
import type { BookImport, BookImportChoices, BookImportSummary } from '../../../contract/book-imports/book-import.ts'
import { importSamplesShown } from '../../../contract/limits/book-imports.ts'
import type { Paging } from '../../../contract/paging.ts'
import type { Page } from '../../../contract/route.ts'
import { addDays, localDateOf, type LocalDate } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import { InvalidField, orNotFound } from '../../http/errors.ts'
import { cellsOf, openDatesIn } from '../../platform/tables/columns.ts'
import { readTable } from '../../platform/tables/read-table.ts'
import { columnsOf, recordsOf } from '../../platform/tables/table.ts'
import { debtorsOn, type DebtorOn } from '../ledger/ledger.ts'
import { compare, type Comparable } from './comparing.ts'
import { accountsKept, balancesOf, totalFault, totalsOf, type Balance } from './rules.ts'
import { selectContent, selectImport, selectImports, type KnownImport, type ReadToKeep } from './store.ts'
import { toldOf, type TableTold } from './table.ts'
import { typesIn } from './types.ts'

export interface ById {
  params: { id: string }
}

/** Tells the building’s day. */
export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

/** Reads the content of a table; 400 for what can’t be read. */
export const rowsOf = async (content: Buffer): Promise<string[][]> => {
  const table = await readTable(content)
  if ('fault' in table) throw InvalidField('files', table.fault)
  return table.rows
}

/** Balances as they were read, with what they come to by account. */
export type Judged = ReadToKeep & { balances: Balance[]; debtors: readonly DebtorOn[] }

const nothingTold: TableTold = { told: [], faults: [], warnings: [] }

/** Reads balances as it was chosen, and works out what they come to by account; without rows for what has no table. */
export const judge = async (
  ctx: InBuilding,
  known: Comparable,
  rows: readonly string[][] | null,
  { choices, isRemembered }: { choices: BookImportChoices; isRemembered: boolean },
): Promise<Judged> => {
  const { jurisdiction } = ctx.building
  const { asOf, headingRow, meanings, expectedCents } = choices
  const debtors = await debtorsOn(ctx, asOf)
  const accounts = debtors.map(({ _id, unit: { unitNumber } }) => ({ _id, unitNumber }))
  const { told, faults, warnings } =
    rows === null ? nothingTold : toldOf(rows, choices, { jurisdiction, asOf, accounts })
  const places = new Map(accounts.map(({ _id }, place) => [_id, place] as const))
  const balances = balancesOf(jurisdiction, asOf, told).toSorted(
    (a, b) => places.get(a.holdingId)! - places.get(b.holdingId)!,
  )
  const totals = totalsOf(balances)
  const off = totalFault(totals.owedCents - totals.creditCents, expectedCents)
  const isAllRead = rows !== null && faults.length === 0
  const compared = await compare(ctx, known, choices, { balances, debtors })
  const table = rows ?? []
  const records = recordsOf(table, headingRow)
  return {
    ...{ choices, balances, debtors, ...totals },
    reading: {
      columns: columnsOf(table, headingRow),
      isRemembered,
      types: typesIn(records, choices),
      dateSamples: openDatesIn(cellsOf(records, meanings, 'date')),
      faults: [...faults, ...compared.faults, ...(isAllRead && off !== null ? [off] : [])],
      warnings: [...warnings, ...compared.warnings],
      rows: told.length,
      sample: told
        .slice(0, importSamplesShown)
        .map(({ row, unitNumber, type, dueOn, words, cents }) => ({ row, unitNumber, type, dueOn, words, cents })),
      accounts: accountsKept(balances),
    },
  }
}

/** The balances of a building before it chose: of the last day of last month, nothing in the bank, no total yet. */
export const firstChoices = (
  ctx: InBuilding,
): Pick<BookImportChoices, 'asOf' | 'operatingCents' | 'reserveCents' | 'expectedCents'> => ({
  asOf: addDays(`${todayIn(ctx).slice(0, 7)}-01`, -1),
  operatingCents: null,
  reserveCents: null,
  expectedCents: null,
})

/** The table of balances, read; null for those without one. */
export const tableOfImport = async (ctx: InBuilding, { _id, origin }: KnownImport): Promise<string[][] | null> =>
  origin === 'bank' ? null : rowsOf(orNotFound(await selectContent(ctx.db, ctx.building._id, _id)))

/** Balances of the building as they are kept; 404 for others. */
export const requireImport = async (ctx: InBuilding, id: string): Promise<KnownImport> =>
  orNotFound(await selectImport(ctx.db, ctx.building._id, id))

const summaryOf = ({ _id, origin, fileName, state, at, by, asOf, owedCents, creditCents }: KnownImport) =>
  ({ _id, origin, fileName, state, at, by, asOf, owedCents, creditCents }) satisfies BookImportSummary

const withOwners = (known: KnownImport, debtors: readonly DebtorOn[]): BookImport => {
  const owners = new Map(debtors.map((debtor) => [debtor._id, debtor.owners] as const))
  return {
    ...known.reading,
    ...summaryOf(known),
    accounts: known.reading.accounts.map(({ holdingId, ...account }) => ({
      ...account,
      owners: owners.get(holdingId) ?? [],
    })),
    version: known.version,
    choices: known.choices,
    can: {
      add: known.state === 'tried' && known.reading.faults.length === 0,
      undo: known.state === 'added',
    },
  }
}

/** Shows balances as they were read last, with today’s names of the owners. */
export const shownImport = async (ctx: InBuilding, known: KnownImport): Promise<BookImport> =>
  withOwners(known, known.reading.accounts.length === 0 ? [] : await debtorsOn(ctx, known.asOf))

/** Lists balances that were tried or added, the newest first. */
export const listImports = (
  ctx: InBuilding,
  { query }: { query: Omit<Paging, 'search'> },
): Promise<Page<BookImportSummary>> => selectImports(ctx.db, ctx.building._id, query)

/** Gets balances as they were read; those that weren't added yet are compared with the books as they are now. 404 for others. */
export const getImport = async (ctx: InBuilding, { params }: ById): Promise<BookImport> => {
  const known = await requireImport(ctx, params.id)
  if (known.state !== 'tried') return shownImport(ctx, known)
  const { isRemembered } = known.reading
  const judged = await judge(ctx, known, await tableOfImport(ctx, known), { choices: known.choices, isRemembered })
  return withOwners({ ...known, ...judged }, judged.debtors)
}
