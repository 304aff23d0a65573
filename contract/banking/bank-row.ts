import { z } from 'zod'
import { Id, LocalDateField, plainText, requiredText } from '../fields.ts'
import { clearable } from '../form.ts'
import { depositSharesMost } from '../limits/banking.ts'
import { authorityMostChars, correctionMostChars, instructionMostChars, payerMostChars } from '../limits/ledger.ts'
import { Amount, Shares as ChargeShares } from '../ledger/holding.ts'
import { paymentWays } from '../ledger/ledger-words.ts'
import { Paging } from '../paging.ts'
import { BankCategory, bankFunds } from './bank-account.ts'
import { confidences, recordedWithdrawals, rowStates } from './banking-words.ts'

/** Rows of a bank account, what each seems to be, and what it was matched with. */

const Cents = z.number().int()

export const BankRowQuery = Paging.extend({
  shows: z.enum([...rowStates, 'all']).default('toMatch'),
})
export type BankRowQuery = z.output<typeof BankRowQuery>

/** Fines and enforcement costs of a unit that the payer said the money is for; nothing else pays these. */
const Word = z.object({
  charges: ChargeShares.refine((all) => all.length > 0, 'Enter how much is for which charge'),
  instruction: requiredText({ label: 'Payer’s instructions', max: instructionMostChars }),
})

const Share = z
  .object({ holdingId: Id, cents: Amount, word: Word.optional() })
  .refine(({ cents, word }) => (word?.charges ?? []).reduce((sum, charge) => sum + charge.cents, 0) <= cents, {
    path: ['word', 'charges'],
    error: 'This is more than the unit gets',
  })

const Shares = z
  .array(Share)
  .max(depositSharesMost)
  .refine((all) => new Set(all.map(({ holdingId }) => holdingId)).size === all.length, 'Each unit once')

/** What a row is matched with, as it is said. */
export const Outcome = z.discriminatedUnion('kind', [
  /**
   * Money of owners: how much for which unit. What no unit gets waits to be allocated; `ask` names the accounts whose
   * owners are asked what it is for.
   */
  z.object({
    kind: z.literal('payment'),
    way: z.enum(paymentWays),
    payer: clearable(plainText({ label: 'Payer', max: payerMostChars })).default(null),
    shares: Shares.default([]),
    ask: z.array(Id).max(depositSharesMost).default([]),
  }),
  /** A payment that was recorded before the file came. */
  z.object({ kind: z.literal('recorded'), paymentId: Id }),
  /** The debits of a file that are in the books, deposited as one amount. */
  z.object({ kind: z.literal('debits'), runId: Id }),
  /** A refund, a return of a payment, or an expense that was recorded before the file came. */
  z.object({ kind: z.literal('paidOut'), what: z.enum(recordedWithdrawals), id: Id }),
  /** The bank took a payment back. */
  z.object({ kind: z.literal('returned'), paymentId: Id }),
  /** Income or an expense; a withdrawal from the reserve fund has its authority. Spending from a special levy names it. */
  z.object({
    kind: z.literal('category'),
    categoryId: Id,
    levyId: clearable(Id).default(null),
    authority: clearable(plainText({ label: 'Authority', max: authorityMostChars })).default(null),
    /** Posted although an expense like it is recorded that no row has. */
    isAnother: z.boolean().default(false),
  }),
  /** Money that moves to or from the account of another fund; entered once, with this row. */
  z.object({
    kind: z.literal('transfer'),
    fund: z.enum(bankFunds),
    authority: requiredText({ label: 'Authority', max: authorityMostChars }),
  }),
  z.object({
    kind: z.literal('ignored'),
    reason: requiredText({ label: 'Reason', max: correctionMostChars }),
  }),
])
export type Outcome = z.output<typeof Outcome>

/** Accounts of owners that an outcome names. */
const NamedHolding = z.object({ holdingId: Id, unitNumber: z.string(), owners: z.array(z.string()) })

/** A refund, a return of a payment, or an expense that someone recorded. */
const PaidOut = z.object({
  what: z.enum(recordedWithdrawals),
  _id: Id,
  day: LocalDateField,
  cents: Cents,
  /** None for an expense. */
  unitNumbers: z.array(z.string()),
  /** Of an expense only. */
  expense: z
    .object({
      fund: z.enum(bankFunds),
      category: BankCategory.pick({ _id: true, name: true }),
      payee: z.string().nullable(),
      reference: z.string().nullable(),
    })
    .nullable(),
})
export type PaidOut = z.infer<typeof PaidOut>

export const BankRow = z.object({
  _id: Id,
  accountId: Id,
  version: z.number().int(),
  day: LocalDateField,
  /** What the bank says of it. */
  text: z.string(),
  reference: z.string().nullable(),
  /** Above zero for a deposit. */
  cents: Cents,
  state: z.enum(rowStates),
  proposal: z
    .object({
      outcome: Outcome,
      confidence: z.enum(confidences),
      /** In a sentence: what in the row and in the books it follows from. */
      reason: z.string(),
    })
    .nullable(),
  /** Null while it is to be matched. */
  outcome: Outcome.nullable(),
  /** Of the proposal and of the outcome. */
  holdings: z.array(NamedHolding),
  /** The recorded payment that the proposal or the outcome names: its day and who paid. */
  payment: z.object({ _id: Id, day: LocalDateField, payer: z.string().nullable(), cents: Cents }).nullable(),
  /** The debits that the proposal or the outcome names. */
  run: z.object({ _id: Id, on: LocalDateField, count: z.number().int(), cents: Cents }).nullable(),
  /** What is in the books already that a withdrawal may be: of its amount, and that no other row is matched with. */
  paidOut: z.array(PaidOut),
  /** The special levy that the outcome names. */
  levy: z.object({ _id: Id, name: z.string() }).nullable(),
  /** In the books, once it is posted; null for what made no payment. */
  paymentId: Id.nullable(),
})
export type BankRow = z.infer<typeof BankRow>

export const BankRowStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('match'), version: z.number().int().min(1), outcome: Outcome }),
  /** Back to those that are to be matched. */
  z.object({ step: z.literal('reset'), version: z.number().int().min(1) }),
])
export type BankRowStep = z.output<typeof BankRowStep>
