import { z } from 'zod'
import { Id, InstantField, LocalDateField, plainText, requiredText, UseDay } from '../fields.ts'
import { clearable } from '../form.ts'
import { Amount } from '../ledger/holding.ts'
import { authorityMostChars, correctionMostChars, memoMostChars, payerMostChars } from '../limits/ledger.ts'
import { Paging } from '../paging.ts'
import { bankFunds } from './bank-account.ts'
import { expenseStates } from './banking-words.ts'

/** Expenses that are recorded without a file of the bank: from a paper statement, or a cheque on the day it is written. */

/** Looks for words in payee, reference and category. */
export const BankExpenseQuery = Paging
export type BankExpenseQuery = z.output<typeof BankExpenseQuery>

export const BankExpense = z.object({
  _id: Id,
  version: z.number().int(),
  /** Whose bank account pays it. */
  fund: z.enum(bankFunds),
  /** The day it is paid, or its cheque is written. */
  day: LocalDateField,
  /** The day it is entered for: that day, or the one it was recorded on where its month was locked. */
  enteredFor: LocalDateField,
  cents: z.number().int(),
  category: z.object({ _id: Id, name: z.string() }),
  /** The special levy that it is spent from. */
  levy: z.object({ _id: Id, name: z.string() }).nullable(),
  authority: z.string().nullable(),
  payee: z.string().nullable(),
  reference: z.string().nullable(),
  recordedAt: InstantField,
  by: z.string(),
  state: z.enum(expenseStates),
  /** The day of the bank’s transaction that is matched with it. */
  bankOn: LocalDateField.nullable(),
  undone: z.object({ at: InstantField, by: z.string(), reason: z.string() }).nullable(),
})
export type BankExpense = z.infer<typeof BankExpense>

export const BankExpenseDraft = z.object({
  fund: z.enum(bankFunds, 'Choose a fund'),
  day: UseDay,
  cents: Amount,
  categoryId: z.preprocess((typed) => typed || undefined, z.string('Choose a category').pipe(Id)),
  levyId: clearable(Id).default(null),
  /** Needed where the reserve pays. */
  authority: clearable(plainText({ label: 'Authority', max: authorityMostChars })).default(null),
  payee: clearable(plainText({ label: 'Payee', max: payerMostChars })).default(null),
  reference: clearable(plainText({ label: 'Reference', max: memoMostChars })).default(null),
  /** Recorded although one like it is there already. */
  isAnother: z.boolean().default(false),
})
export type BankExpenseDraft = z.output<typeof BankExpenseDraft>

export const BankExpenseStep = z.discriminatedUnion('step', [
  /** Takes it out of the books; both entries stay there. */
  z.object({
    step: z.literal('undo'),
    version: z.number().int().min(1),
    reason: requiredText({ label: 'Reason', max: correctionMostChars }),
  }),
])
export type BankExpenseStep = z.output<typeof BankExpenseStep>
