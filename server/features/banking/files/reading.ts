/** Files of a bank as they are shown, and the reading that this rests on. */
import type {
  BankFile,
  BankFileChoices,
  BankFileQuery,
  BankFileSummary,
} from '../../../../contract/banking/bank-file.ts'
import type { Page } from '../../../../contract/route.ts'
import type { InBuilding } from '../../../context.ts'
import { orNotFound } from '../../../http/errors.ts'
import { requireAccount, todayIn, type ById } from '../accounts/accounts.ts'
import type { KnownAccount } from '../accounts/store.ts'
import { columnsOf } from '../../../platform/tables/table.ts'
import { dateSamplesOf, daysOf, identified, readingOf, type Identified } from './judging.ts'
import type { RawFile } from './raw.ts'
import { readRaw } from './read-raw.ts'
import { compareRows } from './rows-store.ts'
import { statementOfOfx, statementOfTable } from './statement.ts'
import { selectContent, selectFile, selectFiles, selectLastEnd, type KnownFile, type ReadToKeep } from './store.ts'

export type ReadableFile = Exclude<RawFile, { fault: string }>

/** A file compared with its account: what is kept of that, and its rows, of which some are known. */
export type Judged = ReadToKeep & { rows: Identified[]; known: ReadonlySet<number> }

/** Reads a file as it was chosen, and compares it with what the account has. */
export const judge = async (
  ctx: InBuilding,
  account: KnownAccount,
  raw: ReadableFile,
  { choices, isRemembered }: { choices: BankFileChoices | null; isRemembered: boolean },
): Promise<Judged> => {
  const isTable = raw.format === 'csv' && choices !== null
  const of = { lastDigits: account.lastDigits, today: todayIn(ctx) }
  const statement = isTable
    ? statementOfTable(raw.rows, choices, of)
    : statementOfOfx(raw.format === 'ofx' ? raw.statements : [], of)
  const rows = identified(statement.rows)
  const compared = await compareRows(ctx.db, ctx.building._id, account._id, rows)
  const last = await selectLastEnd(ctx.db, ctx.building._id, account._id)
  const shown = {
    columns: isTable ? columnsOf(raw.rows, choices.headingRow) : [],
    dateSamples: isTable ? dateSamplesOf(raw.rows, choices) : [],
    isRemembered,
  }
  const { closingCents, closesOn } = statement
  const reading = readingOf(statement, compared, last, shown)
  return { choices, reading, ...daysOf(statement), closingCents, closesOn, rows, known: compared.known }
}

/** A file of the building as it is kept; 404 for any other. */
export const requireFile = async (ctx: InBuilding, id: string): Promise<KnownFile> =>
  orNotFound(await selectFile(ctx.db, ctx.building._id, id))

/** The content of a file that was tried, read; 404 where someone discarded it meanwhile. */
export const rawOfFile = async (ctx: InBuilding, id: string): Promise<ReadableFile> =>
  readRaw(orNotFound(await selectContent(ctx.db, ctx.building._id, id)))

const summaryOf = ({ _id, accountId, fileName, state, at, by, from, to, reading }: KnownFile): BankFileSummary => ({
  ...{ _id, accountId, fileName, state, at, by, from, to },
  rows: reading.rows,
  newRows: reading.newRows,
})

/** Shows a file as it was read last. */
export const shownFile = (file: KnownFile): BankFile => ({
  ...file.reading,
  ...summaryOf(file),
  version: file.version,
  format: file.format,
  choices: file.choices,
  closingCents: file.closingCents,
  can: {
    add: file.state === 'tried' && file.reading.faults.length === 0 && file.reading.newRows > 0,
    undo: file.state === 'added' && !file.isPosted && !file.isCovered,
  },
})

/** Lists the files of an account, the newest first; 404 for an account of another building. */
export const listFiles = async (
  ctx: InBuilding,
  { query }: { query: BankFileQuery },
): Promise<Page<BankFileSummary>> => {
  await requireAccount(ctx, query.accountId)
  const { items, nextCursor } = await selectFiles(ctx.db, ctx.building._id, query)
  return { items: items.map(summaryOf), nextCursor }
}

/** Gets a file as it was read; one that wasn't added yet is compared with the account as it is now. 404 for any other. */
export const getFile = async (ctx: InBuilding, { params }: ById): Promise<BankFile> => {
  const file = await requireFile(ctx, params.id)
  if (file.state !== 'tried') return shownFile(file)
  const raw = await rawOfFile(ctx, params.id)
  const { reading } = await judge(ctx, await requireAccount(ctx, file.accountId), raw, {
    choices: file.choices,
    isRemembered: file.reading.isRemembered,
  })
  return shownFile({ ...file, reading })
}
