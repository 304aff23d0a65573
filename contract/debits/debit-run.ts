import { z } from 'zod'
import { Id, InstantField, LocalDateField, requiredText, UseDay } from '../fields.ts'
import { correctionMostChars } from '../limits/ledger.ts'
import { debitRunStates, debitStates } from './debit-words.ts'

/** What is debited on a day, before and after it is in a file for the bank. */

const Cents = z.number().int()
const Version = z.number().int().min(1)

/** One account, and what would be debited from it. */
export const NextDebit = z.object({
  agreementId: Id,
  holdingId: Id,
  unit: z.object({ _id: Id, unitNumber: z.string() }),
  payerName: z.string(),
  lastThree: z.string(),
  cents: Cents,
  /** What it is for; what isn’t charged yet, too. */
  parts: z.array(z.object({ words: z.string(), dueOn: LocalDateField, cents: Cents })),
  /** What was paid ahead, which is taken off. */
  creditCents: Cents,
  /** What is left of charges from before, which no debit collects. */
  earlierCents: Cents,
  /** Whether the bank returned the last debit. */
  isLastReturned: z.boolean(),
  /** Whether an owner has an account here, to which a notice can be sent. */
  isReachable: z.boolean(),
  state: z.enum(debitStates),
  /** Why it isn’t ready, in a sentence; empty where it is. */
  why: z.string(),
  /** The amount that the owner was last told. */
  notice: z.object({ cents: Cents, toldOn: LocalDateField, from: LocalDateField }).nullable(),
})
export type NextDebit = z.infer<typeof NextDebit>

export const NextDebitsQuery = z.object({ on: UseDay.optional() })

export const NextDebits = z.object({
  on: LocalDateField,
  debits: z.array(NextDebit),
  /** Those that are ready. */
  ready: z.object({ count: z.number().int(), cents: Cents }),
  /** How many need a notice and have an account. */
  toNotify: z.number().int(),
  /** Whether the bank hasn’t confirmed a file yet. */
  isTest: z.boolean(),
  /** Why no file can be made, in sentences. */
  blocks: z.array(z.string()),
})
export type NextDebits = z.infer<typeof NextDebits>

export const DebitNoticeOrder = z.object({ on: UseDay })
export type DebitNoticeOrder = z.output<typeof DebitNoticeOrder>

/** A notice that someone sent on paper. */
export const PaperNotice = z.object({ on: UseDay, cents: Cents.min(1), sentOn: UseDay })
export type PaperNotice = z.output<typeof PaperNotice>

/** Those that are ready, as they were shown. */
export const DebitRunOrder = z.object({ on: UseDay, count: z.number().int().min(1), cents: Cents.min(1) })
export type DebitRunOrder = z.output<typeof DebitRunOrder>

export const DebitRunSummary = z.object({
  _id: Id,
  /** The day of the debits. */
  on: LocalDateField,
  fileNumber: z.number().int(),
  /** Made before the bank confirmed one. */
  isTest: z.boolean(),
  state: z.enum(debitRunStates),
  count: z.number().int(),
  cents: Cents,
  /** How many the bank returned. */
  returned: z.number().int(),
  madeAt: InstantField,
  by: z.string(),
})
export type DebitRunSummary = z.infer<typeof DebitRunSummary>

export const DebitRun = DebitRunSummary.extend({
  version: Version,
  enteredAt: InstantField.nullable(),
  cancelReason: z.string().nullable(),
  debits: z.array(
    z.object({
      _id: Id,
      holdingId: Id,
      unit: z.object({ _id: Id, unitNumber: z.string() }),
      payerName: z.string(),
      lastThree: z.string(),
      cents: Cents,
      paymentId: Id.nullable(),
      isReturned: z.boolean(),
      /** Whether the agreement ended before its day. */
      isEnded: z.boolean(),
    }),
  ),
  can: z.object({ enter: z.boolean(), cancel: z.boolean(), markReturned: z.boolean(), download: z.boolean() }),
  /** Why it can’t be entered now, in a sentence; empty where it can, or where it is. */
  enterWhy: z.string(),
  /** Why it can’t be downloaded, in a sentence; empty where it can. */
  downloadWhy: z.string(),
})
export type DebitRun = z.infer<typeof DebitRun>

const Why = requiredText({ label: 'Reason', max: correctionMostChars })

export const DebitRunStep = z.discriminatedUnion('step', [
  /** The bank debited them: each becomes a payment. */
  z.object({ step: z.literal('enter'), version: Version }),
  /** The bank doesn’t debit them; payments that were entered are taken back. */
  z.object({ step: z.literal('cancel'), version: Version, reason: Why }),
  /** The bank returned one. */
  z.object({ step: z.literal('return'), version: Version, debitId: Id, returnedOn: UseDay, reason: Why }),
])
export type DebitRunStep = z.output<typeof DebitRunStep>
