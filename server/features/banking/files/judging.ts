/** What a file would add to an account: which of its rows are new, and what is worth knowing before they are added. */
import { createHash } from 'node:crypto'
import type { BankFile, BankFileChoices } from '../../../../contract/banking/bank-file.ts'
import { bankSamplesShown } from '../../../../contract/limits/banking.ts'
import { counted } from '../../../../contract/text.ts'
import { addDays, formatDate, type LocalDate } from '../../../../contract/time.ts'
import { cellsOf, openDatesIn } from '../../../platform/tables/columns.ts'
import { recordsOf } from '../../../platform/tables/table.ts'
import { shownText, type Statement, type Told } from './statement.ts'

/** How a file was read, as it is kept and shown. */
export type Reading = Pick<
  BankFile,
  | 'rows'
  | 'newRows'
  | 'knownRows'
  | 'columns'
  | 'isRemembered'
  | 'dateSamples'
  | 'faults'
  | 'warnings'
  | 'depositCents'
  | 'withdrawalCents'
  | 'sample'
>

/** A row with what makes it the same row in another file. */
export type Identified = Told & { textKey: string; nth: number }

/** Identifies each row by its day, amount and text, and by which of the equal ones of that day in the file it is. */
export const identified = (rows: readonly Told[]): Identified[] => {
  const counts = new Map<string, number>()
  return rows.map((row) => {
    const textKey = createHash('sha256').update(row.text).digest('hex')
    const same = `${row.day} ${row.cents} ${textKey}`
    const nth = (counts.get(same) ?? 0) + 1
    counts.set(same, nth)
    return { ...row, textKey, nth }
  })
}

/** What the account has of a file: its rows that are there, by their places, and how many others look like ones there. */
export interface Compared {
  known: ReadonlySet<number>
  alike: number
}

/** Lists dates that leave open whether the day or the month comes first; none where another date of the file says so. */
export const dateSamplesOf = (table: readonly string[][], { headingRow, meanings }: BankFileChoices): string[] =>
  openDatesIn(cellsOf(recordsOf(table, headingRow), meanings, 'date'))

/** Finds the first and the last day of a statement; null for one without rows. */
export const daysOf = ({ rows }: Statement): { from: LocalDate | null; to: LocalDate | null } => {
  const days = rows.map(({ day }) => day).toSorted()
  return { from: days[0] ?? null, to: days.at(-1) ?? null }
}

const gapBefore = (statement: Statement, last: { to: LocalDate; closingCents: number | null } | null): string[] => {
  const { from } = daysOf(statement)
  if (last === null || from === null || from <= addDays(last.to, 1)) return []
  const joins = last.closingCents !== null && last.closingCents === statement.openingCents
  return joins
    ? []
    : [
        `The last file ends on ${formatDate(last.to)}, and this one begins on ${formatDate(from)}. Add the days between as well if there were any transactions.`,
      ]
}

const warningsOf = (
  statement: Statement,
  { known, alike }: Compared,
  last: { to: LocalDate; closingCents: number | null } | null,
): string[] => [
  ...(known.size > 0 && known.size === statement.rows.length ? ['All of these transactions were added before.'] : []),
  ...(alike > 0
    ? [
        `${counted(alike, 'transaction has', 'transactions have')} the same day and amount as ones already added. Check that you aren’t adding them twice.`,
      ]
    : []),
  ...gapBefore(statement, last),
]

const sumOf = (rows: readonly Told[], isOf: (cents: number) => boolean): number =>
  rows.filter(({ cents }) => isOf(cents)).reduce((sum, { cents }) => sum + cents, 0)

/** Sums a file up as it is shown. */
export const readingOf = (
  statement: Statement,
  compared: Compared,
  last: { to: LocalDate; closingCents: number | null } | null,
  shown: Pick<Reading, 'columns' | 'isRemembered' | 'dateSamples'>,
): Reading => ({
  ...shown,
  rows: statement.rows.length,
  knownRows: compared.known.size,
  newRows: statement.rows.length - compared.known.size,
  faults: statement.faults,
  warnings: statement.faults.length > 0 ? [] : warningsOf(statement, compared, last),
  depositCents: sumOf(statement.rows, (cents) => cents > 0),
  withdrawalCents: -sumOf(statement.rows, (cents) => cents < 0) || 0,
  sample: statement.rows.slice(0, bankSamplesShown).map(({ day, text, cents }, i) => ({
    ...{ day, cents, text: shownText(text) },
    isKnown: compared.known.has(i),
  })),
})
