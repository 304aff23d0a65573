/** The figures of a sale as a PDF, for the lawyers or notaries of both sides. */
import {
  chargedWords,
  misplacedWords,
  netWords,
  sellerWords,
  shareWords,
} from '../../../contract/adjustments/adjustment-words.ts'
import type { AdjustmentsQuery } from '../../../contract/adjustments.ts'
import type { AdjustmentRow, Adjustments } from '../../../contract/adjustments/adjustments.ts'
import { formatMoney } from '../../../contract/money.ts'
import type { Download } from '../../../contract/route.ts'
import { formatDate } from '../../../contract/time.ts'
import { unconfirmedWords } from '../../../contract/reason.ts'
import { tablePdf, type PaperHead, type TablePaper } from '../../platform/paper.ts'
import { paperHeadOf } from '../buildings/buildings.ts'
import { linesOf, type BooksCaller } from '../ledger/ledger.ts'
import { getAdjustments } from './reading.ts'

/** What a line and a note of the paper hold. */
const [lineMostChars, noteMostChars] = [120, 150]

const money = (cents: number): string => (cents === 0 ? '' : formatMoney(cents))

const cellsOf = (row: AdjustmentRow): string[] => [
  row.words,
  shareWords(row),
  formatDate(row.dueOn),
  formatMoney(row.cents),
  money(row.sellerCents),
  money(row.buyerCents),
  chargedWords(row),
]

const levyNote = ({ rows, levyReason }: Adjustments): string[] =>
  levyReason && rows.some(({ kind }) => kind === 'instalment')
    ? [
        `Special levies: ${levyReason.why.replace(/\.$/, '')} (${levyReason.source}).`,
        ...(levyReason.unverified ? [unconfirmedWords] : []),
      ]
    : []

const paperOf = (figures: Adjustments, { head, at }: { head: PaperHead; at: Date }): TablePaper => {
  const { unit, owners, on, rows, notes } = figures
  return {
    head,
    title: `Figures for a statement of adjustments, unit ${unit.unitNumber}`,
    lines: [
      `Seller: ${owners.join(', ') || 'No owner on record'}`,
      `Adjustment date: ${formatDate(on)}`,
      ...sellerWords(figures),
      ...misplacedWords(figures),
    ].flatMap((line) => linesOf(line, lineMostChars)),
    columns: [
      { head: 'Charge', share: 190 },
      { head: 'Division', share: 165 },
      { head: 'Due', share: 70 },
      { head: 'Amount', share: 62, figures: true },
      { head: 'Seller', share: 62, figures: true },
      { head: 'Buyer', share: 62, figures: true },
      { head: 'Charged to', share: 115 },
    ],
    records: [...rows.map((row) => [cellsOf(row)]), [[netWords(figures), '', '', '', '', '', '']]],
    bold: new Set([rows.length]),
    notes: [...notes, ...levyNote(figures)].flatMap((note) => linesOf(note, noteMostChars)),
    at,
  }
}

/** Makes the figures of a sale as a PDF; refuses what `getAdjustments` refuses. */
export const downloadAdjustments = async (
  ctx: BooksCaller,
  { query }: { query: AdjustmentsQuery },
): Promise<Download> => {
  const figures = await getAdjustments(ctx, { query })
  const paper = paperOf(figures, { head: await paperHeadOf(ctx), at: new Date(ctx.now) })
  const name = `${ctx.building.name} unit ${figures.unit.unitNumber} sale adjustments ${figures.on}.pdf`
  return { open: () => tablePdf(paper), name, contentType: 'application/pdf', sizeBytes: null }
}
