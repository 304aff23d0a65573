/** The financial statement of a fiscal year as a file (BC: Strata Property Regulation, s. 6.7). */
import { fiscalYearName } from '../../../../contract/budget/budget-words.ts'
import { fundLabelsWith } from '../../../../contract/ledger/ledger-words.ts'
import type { Download } from '../../../../contract/route.ts'
import type { FundReport, FundReportQuery } from '../../../../contract/spending/report.ts'
import { formatDate } from '../../../../contract/time.ts'
import { labelsFor } from '../../../../law/law.ts'
import { tablePdf, type PaperHead, type TablePaper } from '../../../platform/paper.ts'
import { paperHeadOf } from '../../buildings/buildings.ts'
import type { BooksReader } from '../../ledger/ledger.ts'
import { reportFunds } from '../reading.ts'
import { statementNotes, statementRows, type StatementRow } from './rules.ts'

const paperOf = (
  ctx: BooksReader,
  { report, rows, head }: { report: FundReport; rows: readonly StatementRow[]; head: PaperHead },
): TablePaper => {
  const fundLabels = fundLabelsWith(labelsFor(ctx.building.jurisdiction))
  return {
    head,
    title: `Financial statement, fiscal year ${fiscalYearName(report.startsOn)}`,
    lines: [`${formatDate(report.startsOn)} to ${formatDate(report.to)}`],
    columns: [
      { head: 'Description', share: 360 },
      { head: fundLabels.operating, share: 115, figures: true },
      { head: fundLabels.reserve, share: 130, figures: true },
      { head: 'Special levies', share: 115, figures: true },
    ],
    records: rows.map(({ cells }) => [cells]),
    bold: new Set(rows.flatMap(({ isBold }, index) => (isBold ? [index] : []))),
    notes: statementNotes(report),
    at: new Date(ctx.now),
  }
}

/** Makes the financial statement of a fiscal year, as it is reported, as a PDF. */
export const statementFile = async (ctx: BooksReader, report: FundReport): Promise<Download> => {
  const paper = paperOf(ctx, { report, rows: statementRows(report), head: await paperHeadOf(ctx) })
  const name = `${ctx.building.name} financial statement ${report.startsOn} to ${report.to}.pdf`
  return { open: () => tablePdf(paper), name, contentType: 'application/pdf', sizeBytes: null }
}

/** Makes the financial statement of a fiscal year as a PDF; refuses what the report itself refuses. */
export const downloadFundStatement = async (
  ctx: BooksReader,
  { query }: { query: FundReportQuery },
): Promise<Download> => statementFile(ctx, await reportFunds(ctx, { query }))
