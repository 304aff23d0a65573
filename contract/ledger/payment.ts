import { z } from 'zod'
import { Id, InstantField, LocalDateField, plainText, requiredText, UseDay } from '../fields.ts'
import { clearable } from '../form.ts'
import { correctionMostChars, memoMostChars, payerMostChars } from '../limits/ledger.ts'
import { Paging } from '../paging.ts'
import { Amount, Instruction, Shares } from './holding.ts'
import { paymentWays } from './ledger-words.ts'

/** Money that came in. */

const Cents = z.number().int()

export const PaymentQuery = Paging.omit({ search: true }).extend({
  /** Those that are to be placed with a unit, or all of them; the newest first. */
  shows: z.enum(['toPlace', 'all']).default('all'),
})
export type PaymentQuery = z.output<typeof PaymentQuery>

export const Payment = z.object({
  _id: Id,
  way: z.enum(paymentWays),
  payer: z.string().nullable(),
  memo: z.string().nullable(),
  /** The bank’s day, which decides whether it was late. */
  receivedOn: LocalDateField,
  /** The day it is entered for: the bank’s, or the first open one. */
  enteredFor: LocalDateField,
  recordedAt: InstantField,
  cents: Cents,
  /** Not placed with a unit yet. */
  unplacedCents: Cents,
  isReturned: z.boolean(),
  /** Where it was placed. */
  receipts: z.array(z.object({ _id: Id, holdingId: Id, unitNumber: z.string(), cents: Cents })),
})
export type Payment = z.infer<typeof Payment>

/** The payer’s word says how much is for what; alone it would be kept, and not followed. */
const followsWord = ({ instruction, shares }: { instruction: string | null; shares: readonly unknown[] }): boolean =>
  instruction === null || instruction === '' || shares.length > 0
const noShares = { path: ['shares'], error: 'Enter how much is for which charge' }

const PlaceFields = z.object({
  holdingId: Id,
  /** What it pays; what no share names pays what is due, in the law’s order, and stays credit otherwise. */
  shares: Shares.default([]),
  instruction: Instruction,
})

export const PaymentDraft = z.object({
  cents: Amount,
  receivedOn: UseDay,
  way: z.enum(paymentWays),
  payer: clearable(plainText({ label: 'Payer', max: payerMostChars })).default(null),
  memo: clearable(plainText({ label: 'Reference', max: memoMostChars })).default(null),
  /** Null where it isn’t known whose it is. */
  place: PlaceFields.refine(followsWord, noShares).nullable().default(null),
  /** Recorded although one like it is there already. */
  isAnother: z.boolean().default(false),
})
export type PaymentDraft = z.output<typeof PaymentDraft>

const Why = requiredText({ label: 'Reason', max: correctionMostChars })

export const PaymentStep = z.discriminatedUnion('step', [
  /** Without cents, all that is left. */
  PlaceFields.extend({ step: z.literal('place'), cents: Amount.optional() }).refine(followsWord, noShares),
  /** Takes it from a unit; what it paid there is open again. */
  z.object({ step: z.literal('remove'), receiptId: Id, reason: Why }),
  z.object({ step: z.literal('return'), reason: Why }),
])
export type PaymentStep = z.output<typeof PaymentStep>
