import { z } from 'zod'
import { Id, InstantField, LocalDateField } from '../fields.ts'
import { tableColumnsMost, tableHeadingRowsMost } from '../limits/tables.ts'
import { Paging } from '../paging.ts'
import { bankColumns } from './banking-words.ts'

/** Files of a bank: tried first, without adding anything; then their new rows are added. */

const Cents = z.number().int()

/** `tried`: read, nothing added yet; `undone`: its rows were taken away again. */
const bankFileStates = ['tried', 'added', 'undone'] as const

export const BankFileQuery = Paging.omit({ search: true }).extend({ accountId: Id })
export type BankFileQuery = z.output<typeof BankFileQuery>

export const BankFileSummary = z.object({
  _id: Id,
  accountId: Id,
  fileName: z.string(),
  state: z.enum(bankFileStates),
  at: InstantField,
  by: z.string(),
  rows: z.number().int(),
  newRows: z.number().int(),
  from: LocalDateField.nullable(),
  to: LocalDateField.nullable(),
})
export type BankFileSummary = z.infer<typeof BankFileSummary>

const Meaning = z.enum(bankColumns).nullable()

/** How a CSV file is read; OFX and QFX files say so themselves. */
export const BankFileChoices = z.object({
  /** The row with the headings, the first being 1; 0 for a file without headings. */
  headingRow: z.number().int().min(0).max(tableHeadingRowsMost),
  meanings: z.array(Meaning).max(tableColumnsMost),
  /** Null where it must be asked and wasn’t answered. */
  dates: z.enum(['yearFirst', 'monthFirst', 'dayFirst']).nullable(),
  /** Whether deposits are shown as negative amounts. */
  isTurned: z.boolean(),
})
export type BankFileChoices = z.infer<typeof BankFileChoices>

export const BankFile = BankFileSummary.extend({
  version: z.number().int(),
  format: z.enum(['csv', 'ofx']),
  /** Null for OFX and QFX. */
  choices: BankFileChoices.nullable(),
  /** The columns of a CSV file, with the first cells of each. */
  columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()) })),
  /** Whether it is read as the account’s last file with these headings. */
  isRemembered: z.boolean(),
  /** Cells that leave open whether the day or the month is first. */
  dateSamples: z.array(z.string()),
  /** Why it can’t be added, such as a column that is missing, rows that can’t be read, or balances that don’t join up. */
  faults: z.array(z.string()),
  /** What is worth knowing and keeps nothing from being added, such as a gap since the last file. */
  warnings: z.array(z.string()),
  /** Rows of which the account has an equal one already. */
  knownRows: z.number().int(),
  depositCents: Cents,
  withdrawalCents: Cents,
  /** What the bank says was in the account at the end of the file; null where it doesn’t. */
  closingCents: Cents.nullable(),
  /** The first rows as they are read. */
  sample: z.array(z.object({ day: LocalDateField, text: z.string(), cents: Cents, isKnown: z.boolean() })),
  can: z.object({ add: z.boolean(), undo: z.boolean() }),
})
export type BankFile = z.infer<typeof BankFile>

const Versioned = z.object({ version: z.number().int().min(1) })

export const BankFileStep = z.discriminatedUnion('step', [
  /** Reads it otherwise; remembered for files of this account with these headings once it is added. */
  Versioned.extend({ step: z.literal('read'), ...BankFileChoices.partial().shape }),
  Versioned.extend({ step: z.literal('add') }),
  /** Takes the rows away that it added, while none of them is posted. */
  Versioned.extend({ step: z.literal('undo') }),
  /** Forgets a file that was only tried; answers null. */
  Versioned.extend({ step: z.literal('discard') }),
])
export type BankFileStep = z.output<typeof BankFileStep>
