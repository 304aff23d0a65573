import { z } from 'zod'
import { Id, LocalDateField } from '../fields.ts'
import { depositSharesMost } from '../limits/banking.ts'
import { Amount } from '../ledger/holding.ts'
import { paymentWays } from '../ledger/ledger-words.ts'

/** Payments that wait for their payer’s word. */

const Cents = z.number().int()

export const WaitingPayment = z.object({
  _id: Id,
  receivedOn: LocalDateField,
  way: z.enum(paymentWays),
  cents: Cents,
  /** Not allocated yet. */
  unplacedCents: Cents,
  /** The accounts of the caller that it may be for, with what each owes now, and what falls due within a month. */
  holdings: z.array(z.object({ holdingId: Id, unitNumber: z.string(), dueCents: Cents, laterCents: Cents })),
})
export type WaitingPayment = z.infer<typeof WaitingPayment>

/** What the payer says of it: how much for which unit, in the order in which they are paid. */
export const PayersWord = z.object({
  shares: z
    .array(z.object({ holdingId: Id, cents: Amount }))
    .min(1, 'Choose a unit')
    .max(depositSharesMost)
    .refine((all) => new Set(all.map(({ holdingId }) => holdingId)).size === all.length, 'Each unit once'),
})
export type PayersWord = z.output<typeof PayersWord>
