import { z } from 'zod'
import { Id, InstantField, LocalDateField, UseDay } from '../fields.ts'
import { chargeTypes } from '../ledger/ledger-words.ts'
import { importTypeMostChars, importTypesKeptMost } from '../limits/book-imports.ts'
import { moneyMostCents } from '../limits/ledger.ts'
import { tableColumnsMost, tableHeadingRowsMost } from '../limits/tables.ts'
import { importColumns, importOrigins, importStates, typeMeanings } from './book-import-words.ts'

/** Balances of previous records: tried first, without entering anything; then added, and undone as a whole. */

const Cents = z.number().int()

export const BookImportSummary = z.object({
  _id: Id,
  origin: z.enum(importOrigins),
  /** Of a file; null for others. */
  fileName: z.string().nullable(),
  state: z.enum(importStates),
  at: InstantField,
  by: z.string(),
  /** The day of the balances: what is brought in was due on it or before. */
  asOf: LocalDateField,
  /** What owners owe by it, and what they paid ahead. */
  owedCents: Cents,
  creditCents: Cents,
})
export type BookImportSummary = z.infer<typeof BookImportSummary>

const Balance = z
  .number('Enter an amount, such as 12400.50')
  .int('Enter an amount, such as 12400.50')
  .min(-moneyMostCents, 'Up to $10,000,000')
  .max(moneyMostCents, 'Up to $10,000,000')
  .nullable()

export const BookImportChoices = z.object({
  asOf: UseDay,
  /** In the bank accounts of the funds at the end of that day; null where it isn’t to be entered. */
  operatingCents: Balance,
  reserveCents: Balance,
  /** What the previous records say owners owe in all, less what they paid ahead; null until it is entered. */
  expectedCents: Balance,
  /** The row with the headings, the first being 1; 0 for a file without headings. */
  headingRow: z.number().int().min(0).max(tableHeadingRowsMost),
  /** What each column is taken for; null for one that isn’t used. */
  meanings: z.array(z.enum(importColumns).nullable()).max(tableColumnsMost),
  /** Null where it must be asked and wasn’t answered. */
  dates: z.enum(['yearFirst', 'monthFirst', 'dayFirst']).nullable(),
  /** Whether what owners owe is shown as a negative amount. */
  isTurned: z.boolean(),
  /** Meanings someone chose for words in the type column; a step adds to those chosen before. The others are taken by their names. */
  types: z
    .array(z.object({ said: z.string().trim().min(1).max(importTypeMostChars), meaning: z.enum(typeMeanings) }))
    .max(importTypesKeptMost),
})
export type BookImportChoices = z.infer<typeof BookImportChoices>

/** What an account of owners comes to by it: charges of the file less its payments. */
const ImportedAccount = z.object({
  unitNumber: z.string(),
  owners: z.array(z.string()),
  charges: z.number().int(),
  owedCents: Cents,
  creditCents: Cents,
})
export type ImportedAccount = z.infer<typeof ImportedAccount>

export const BookImport = BookImportSummary.extend({
  version: z.number().int(),
  choices: BookImportChoices,
  /** The columns of a file, with the first cells of each. */
  columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()) })),
  /** Whether it is read as the last file with these headings. */
  isRemembered: z.boolean(),
  /** Cells that leave open whether the day or the month is first. */
  dateSamples: z.array(z.string()),
  /** The words in its type column, the most frequent first; the meaning is null for one that isn’t known. */
  types: z.array(z.object({ said: z.string(), rows: z.number().int(), meaning: z.enum(typeMeanings).nullable() })),
  /** Why it can’t be added, such as a unit that doesn’t exist, or a total that differs. */
  faults: z.array(z.string()),
  /** What is worth knowing and keeps nothing from being added. */
  warnings: z.array(z.string()),
  rows: z.number().int(),
  /** The first charges and payments, as they are read; a payment is below zero. */
  sample: z.array(
    z.object({
      row: z.number().int(),
      unitNumber: z.string(),
      type: z.enum(chargeTypes).nullable(),
      dueOn: LocalDateField,
      words: z.string(),
      cents: Cents,
    }),
  ),
  /** In the order of unit numbers. */
  accounts: z.array(ImportedAccount),
  can: z.object({ add: z.boolean(), undo: z.boolean() }),
})
export type BookImport = z.infer<typeof BookImport>

/** What can be brought in without a file. */
export const BookImportOffer = z.object({
  /** What the imported roster says owners owe; null where it says nothing, or it was brought in. */
  roster: z.object({ units: z.number().int(), cents: Cents }).nullable(),
  /** The funds whose bank balance no one has brought in. */
  funds: z.array(z.enum(['operating', 'reserve'])),
})
export type BookImportOffer = z.infer<typeof BookImportOffer>

export const BookImportDraft = z.object({ origin: z.enum(importOrigins).default('file') })
export type BookImportDraft = z.output<typeof BookImportDraft>

const Versioned = z.object({ version: z.number().int().min(1) })

export const BookImportStep = z.discriminatedUnion('step', [
  /** Changes how it is read, or what it is compared with; columns are remembered for these headings once it is added. */
  Versioned.extend({ step: z.literal('read'), ...BookImportChoices.partial().shape }),
  Versioned.extend({ step: z.literal('add') }),
  /** Takes everything out of the books that it brought in; payments that it was paid with become credit. */
  Versioned.extend({ step: z.literal('undo') }),
  /** Forgets one that was only tried; answers null. */
  Versioned.extend({ step: z.literal('discard') }),
])
export type BookImportStep = z.output<typeof BookImportStep>
