/** The statement of an account of owners as a file: a PDF to send, or a CSV for a spreadsheet. */
import { ageLabels, ageBands, paymentCodeUse } from '../../../../contract/ledger/ledger-words.ts'
import type { HoldingSummary } from '../../../../contract/ledger/holding.ts'
import type { Statement, StatementLine, StatementQuery } from '../../../../contract/ledger/statement.ts'
import { formatMoney } from '../../../../contract/money.ts'
import type { Download } from '../../../../contract/route.ts'
import { formatDate } from '../../../../contract/time.ts'
import { labelsFor, type Labels } from '../../../../law/law.ts'
import { csvFile, dollarsCell, type Cell } from '../../../platform/csv.ts'
import { tablePdf, type PaperHead, type TablePaper } from '../../../platform/paper.ts'
import { paperHeadOf } from '../../buildings/buildings.ts'
import { selectBooks } from './books-store.ts'
import { getStatement, requireHolding, todayIn, type ById } from './reading.ts'
import { linesOf, summaryOf } from './rules.ts'
import type { Caller } from './access.ts'

const charged = ({ cents }: StatementLine): number | null => (cents > 0 ? cents : null)
const paid = ({ cents }: StatementLine): number | null => (cents < 0 ? -cents : null)

const csvRows = ({ from, to, openingCents, lines, closingCents }: Statement): Cell[][] => [
  ['Date', 'Description', 'Authority', 'Charges', 'Payments', 'Balance'],
  [from, 'Opening balance', null, null, null, dollarsCell(openingCents)],
  ...lines.map((line) => [
    line.day,
    line.words,
    line.authority,
    charged(line) === null ? null : dollarsCell(charged(line)!),
    paid(line) === null ? null : dollarsCell(paid(line)!),
    dollarsCell(line.balanceCents),
  ]),
  [to, 'Closing balance', null, null, null, dollarsCell(closingCents)],
]

const money = (cents: number | null): string => (cents === null ? '' : formatMoney(cents))

const paperRows = ({ from, to, openingCents, lines, closingCents }: Statement): string[][] => [
  [formatDate(from), 'Opening balance', '', '', '', formatMoney(openingCents)],
  ...lines.map((line) => [
    formatDate(line.day),
    line.words,
    line.authority ?? '',
    money(charged(line)),
    money(paid(line)),
    formatMoney(line.balanceCents),
  ]),
  [formatDate(to), 'Closing balance', '', '', '', formatMoney(closingCents)],
]

const agesLine = (
  { ages, dueCents, lienableCents, creditCents }: HoldingSummary,
  today: string,
  { lien }: Pick<Labels, 'lien'>,
): string => {
  const bands = ageBands.map((band) => `${ageLabels[band]}: ${formatMoney(ages[band])}`).join('   ')
  const credit = creditCents > 0 ? `   Credit: ${formatMoney(creditCents)}` : ''
  return `Due on ${formatDate(today)}: ${formatMoney(dueCents)}, of which ${formatMoney(lienableCents)} could be secured by a ${lien.one}.   ${bands}${credit}`
}

/** What a note holds in a line of the paper. */
const noteMostChars = 150

const paperOf = (
  ctx: Caller,
  { statement, summary, ...more }: { statement: Statement; summary: HoldingSummary; head: PaperHead; howToPay: string },
): TablePaper => ({
  head: more.head,
  title: `Statement of account, unit ${summary.unit.unitNumber}`,
  lines: [summary.owners.join(', '), `${formatDate(statement.from)} to ${formatDate(statement.to)}`],
  columns: [
    { head: 'Date', share: 80 },
    { head: 'Description', share: 210 },
    { head: 'Authority', share: 200 },
    { head: 'Charges', share: 76, figures: true },
    { head: 'Payments', share: 76, figures: true },
    { head: 'Balance', share: 78, figures: true },
  ],
  records: paperRows(statement).map((row) => [row]),
  notes: [
    agesLine(summary, todayIn(ctx), labelsFor(ctx.building.jurisdiction)),
    ...(more.howToPay === '' ? [] : linesOf(`How to pay: ${more.howToPay}`, noteMostChars)),
    `Payment code: ${summary.paymentCode}. ${paymentCodeUse}`,
  ],
  at: new Date(ctx.now),
})

/** Makes the statement of a holding between two days as a file; refuses what the statement itself refuses. */
export const downloadStatement = async (
  ctx: Caller,
  { params, query }: ById & { query: StatementQuery & { format: 'pdf' | 'csv' } },
): Promise<Download> => {
  const statement = await getStatement(ctx, { params, query })
  const known = await requireHolding(ctx, params.id)
  const summary = summaryOf(known, ctx.building.jurisdiction, todayIn(ctx))
  const name = `${ctx.building.name} unit ${known.unit.unitNumber} statement ${statement.from} to ${statement.to}.${query.format}`
  if (query.format === 'csv') return csvFile(csvRows(statement), name)
  const { howToPay } = await selectBooks(ctx.db, ctx.building._id)
  const paper = paperOf(ctx, { statement, summary, howToPay, head: await paperHeadOf(ctx) })
  return { open: () => tablePdf(paper), name, contentType: 'application/pdf', sizeBytes: null }
}
