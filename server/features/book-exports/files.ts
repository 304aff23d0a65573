/** Files of the books, made while they are sent. */
import { Readable } from 'node:stream'
import type { BookFile, BookFileQuery } from '../../../contract/book-exports.ts'
import { fundLabelsWith } from '../../../contract/ledger/ledger-words.ts'
import type { Download } from '../../../contract/route.ts'
import { localDateOf } from '../../../contract/time.ts'
import { labelsFor } from '../../../law/law.ts'
import { InvalidField } from '../../http/errors.ts'
import { csvFile, csvStream, type Cell } from '../../platform/csv.ts'
import {
  entriesBetween,
  ownerLedgers,
  requireReader,
  trialBalance,
  type Between,
  type BookEntry,
  type BooksReader,
} from '../ledger/ledger.ts'
import {
  desktopHead,
  desktopLines,
  ledgerHead,
  ledgerRows,
  onlineHead,
  onlineRows,
  ownerHead,
  ownerRows,
  trialRows,
} from './rules.ts'

const fundLabelsOf = ({ building }: BooksReader) => fundLabelsWith(labelsFor(building.jurisdiction))

async function* rowsOfEntries(
  ctx: BooksReader,
  between: Between,
  head: readonly Cell[],
  rowsOf: (entry: BookEntry, fundLabels: ReturnType<typeof fundLabelsWith>) => Cell[][],
): AsyncGenerator<(readonly Cell[])[]> {
  const fundLabels = fundLabelsOf(ctx)
  yield [head]
  for await (const entries of entriesBetween(ctx, between)) yield entries.flatMap((entry) => rowsOf(entry, fundLabels))
}

async function* rowsOfOwners(ctx: BooksReader, between: Between): AsyncGenerator<(readonly Cell[])[]> {
  yield [ownerHead]
  for await (const one of ownerLedgers(ctx, between)) yield ownerRows(one, between)
}

const different = <One>(all: readonly One[]): One[] => [
  ...new Map(all.map((one) => [JSON.stringify(one), one])).values(),
]

/** The journal for QuickBooks Desktop: the accounts that it uses, and then its entries. */
async function* desktopJournal(ctx: BooksReader, between: Between): AsyncGenerator<string> {
  const fundLabels = fundLabelsOf(ctx)
  const used = await trialBalance(ctx, between)
  yield desktopHead(different(used.map(({ account }) => account)), different(used.map(({ fund }) => fund)), fundLabels)
  for await (const entries of entriesBetween(ctx, between))
    yield entries.map((entry) => desktopLines(entry, fundLabels)).join('')
}

const makes: Readonly<
  Record<
    BookFile,
    { title: string; make: (ctx: BooksReader, between: Between, name: string) => Download | Promise<Download> }
  >
> = {
  generalLedger: {
    title: 'general ledger',
    make: (ctx, between, name) => csvStream(rowsOfEntries(ctx, between, ledgerHead, ledgerRows), `${name}.csv`),
  },
  ownerLedgers: {
    title: 'owner ledgers',
    make: (ctx, between, name) => csvStream(rowsOfOwners(ctx, between), `${name}.csv`),
  },
  trialBalance: {
    title: 'trial balance',
    make: async (ctx, between, name) =>
      csvFile(trialRows(await trialBalance(ctx, between), fundLabelsOf(ctx)), `${name}.csv`),
  },
  quickBooksOnline: {
    title: 'QuickBooks Online journal',
    make: (ctx, between, name) => csvStream(rowsOfEntries(ctx, between, onlineHead, onlineRows), `${name}.csv`),
  },
  quickBooksDesktop: {
    title: 'QuickBooks Desktop journal',
    make: (ctx, between, name) => ({
      open: () => Readable.from(desktopJournal(ctx, between), { objectMode: false }),
      name: `${name}.iif`,
      contentType: 'text/plain; charset=utf-8',
      sizeBytes: null,
    }),
  },
}

/**
 * Makes a file of the books between two days, both included; 403 for who doesn't read the books, 400 where the last day is
 * before the first.
 */
export const downloadBook = async (ctx: BooksReader, { query }: { query: BookFileQuery }): Promise<Download> => {
  requireReader(ctx)
  const { file, from = null, to = localDateOf(ctx.now, ctx.building.timeZone) } = query
  if (from !== null && from > to) throw InvalidField('to', 'The last day is before the first')
  const { title, make } = makes[file]
  const period = from === null ? `to ${to}` : `${from} to ${to}`
  return make(ctx, { from, to }, `${ctx.building.name} ${title} ${period}`)
}
