import { z } from 'zod'
import { Id, InstantField, LocalDateField, requiredText } from '../fields.ts'
import { bankAccountNameMostChars } from '../limits/banking.ts'
import { budgetCategoryMostChars } from '../limits/budget.ts'

/** Accounts with a bank: one for each fund that has its own. */

const Cents = z.number().int()
export const bankFunds = ['operating', 'reserve'] as const
export type BankFund = (typeof bankFunds)[number]

export const BankAccount = z.object({
  _id: Id,
  name: z.string(),
  fund: z.enum(bankFunds),
  /** The last digits of its number; the rest isn’t kept. */
  lastDigits: z.string(),
  version: z.number().int(),
  toMatch: z.number().int(),
  /** Matched and not posted yet. */
  matched: z.number().int(),
  /** What the bank’s latest file says is in it, and on which day; null without a file that says so. */
  bankCents: Cents.nullable(),
  bankOn: LocalDateField.nullable(),
  /** What the books have in it through that day, or through today. */
  booksCents: Cents,
  /** Rows through that day that aren’t in the books yet and aren’t ignored. */
  unpostedCents: Cents,
  /** Recorded refunds and expenses, from the first day of its files through that day, that the bank doesn’t show by then. */
  outstandingCents: Cents,
  /** The bank less the books, what isn’t posted yet and what is outstanding: zero where all is explained. Null without the bank’s figure. */
  differenceCents: Cents.nullable(),
  /** The latest postings, the newest first. */
  postings: z.array(
    z.object({
      _id: Id,
      at: InstantField,
      by: z.string(),
      rows: z.number().int(),
      /** What was entered: payments that were recorded before don’t count. */
      cents: Cents,
      undoneAt: InstantField.nullable(),
      /** It has a returned payment, of which the owners were notified. */
      hasReturned: z.boolean(),
      /** The latest one, unless it has a returned payment; refused all the same once one of its months is locked. */
      canUndo: z.boolean(),
    }),
  ),
})
export type BankAccount = z.infer<typeof BankAccount>

export const BankCategory = z.object({ _id: Id, kind: z.enum(['income', 'expense']), name: z.string() })
export type BankCategory = z.infer<typeof BankCategory>

/** A name that the building doesn't have yet becomes a new category, as on the line of a budget. */
export const BankCategoryDraft = z.object({
  kind: z.enum(['income', 'expense']),
  name: requiredText({ label: 'Category', max: budgetCategoryMostChars }),
})
export type BankCategoryDraft = z.output<typeof BankCategoryDraft>

/** Accounts, and what a row that no owner paid can be recorded as. */
export const BankAccounts = z.object({
  accounts: z.array(BankAccount),
  categories: z.array(BankCategory),
  /**
   * The balance of each fund today, as the Funds page shows it, with what is matched as its income or expenses and isn’t posted
   * yet; below zero for one that is overdrawn.
   */
  fundCents: z.object({ operating: Cents, reserve: Cents }),
})
export type BankAccounts = z.infer<typeof BankAccounts>

export const BankAccountFields = z.object({
  name: requiredText({ label: 'Name', max: bankAccountNameMostChars }),
  lastDigits: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/, 'Enter the last three or four digits of the account number'),
})
export const BankAccountDraft = BankAccountFields.extend({ fund: z.enum(bankFunds, 'Choose a fund') })
export type BankAccountDraft = z.output<typeof BankAccountDraft>

export const BankAccountStep = z.discriminatedUnion('step', [
  BankAccountFields.extend({ step: z.literal('change'), version: z.number().int().min(1) }),
  /** Matches every row whose proposal is certain. */
  z.object({ step: z.literal('acceptCertain') }),
  /** Enters all that is matched into the books, all or nothing. `rows`: how many it was said there are; another number is refused. */
  z.object({ step: z.literal('post'), rows: z.number().int().min(1) }),
  /** Takes the latest posting out of the books; its rows stay matched. */
  z.object({ step: z.literal('undoPosting'), postingId: Id }),
])
export type BankAccountStep = z.output<typeof BankAccountStep>
