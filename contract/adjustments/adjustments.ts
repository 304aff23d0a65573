import { z } from 'zod'
import { Id, LocalDateField } from '../fields.ts'
import { Reason } from '../reason.ts'

const Cents = z.number().int()

export const saleSides = ['seller', 'buyer'] as const
export type SaleSide = (typeof saleSides)[number]

/**
 * `fee` is of the month of the adjustment date and is divided; the others are borne as a whole: a `difference` by the side that
 * owes it, the `nextFee` by the buyer, and an `instalment` by the side that owns the unit on its due day.
 */
const adjustmentKinds = ['fee', 'difference', 'nextFee', 'instalment'] as const

export const AdjustmentRow = z.object({
  kind: z.enum(adjustmentKinds),
  words: z.string(),
  dueOn: LocalDateField,
  cents: Cents,
  sellerCents: Cents,
  buyerCents: Cents,
  /** Whose account it is charged to, or will be. */
  owedBy: z.enum(saleSides),
  isCharged: z.boolean(),
  /** Of one that is divided: how many days of the month are the seller’s. */
  days: z.object({ seller: z.number().int(), month: z.number().int() }).nullable(),
})
export type AdjustmentRow = z.infer<typeof AdjustmentRow>

export const Adjustments = z.object({
  unit: z.object({ _id: Id, unitNumber: z.string() }),
  /** The sellers by name. */
  owners: z.array(z.string()),
  /** The adjustment date. */
  on: LocalDateField,
  /** The building’s calendar day. */
  asOf: LocalDateField,
  /** Fees first, then special levies, each the oldest first. */
  rows: z.array(AdjustmentRow),
  /**
   * The seller’s account as of today: what is owed of charges due before the adjustment date, what is owed of those due from it
   * on that are in no row, and credit.
   */
  account: z.object({
    dueCents: Cents,
    later: z.array(
      z.object({
        words: z.string(),
        dueOn: LocalDateField,
        cents: Cents,
        /** For a period, such as a fee; others, such as a fine, are the seller’s as a whole. */
        isForPeriod: z.boolean(),
      }),
    ),
    creditCents: Cents,
  }),
  /** Which side credits the other for the fees of the month; null where neither does. */
  net: z.object({ by: z.enum(saleSides), cents: Cents }).nullable(),
  /** Why instalments are borne as they are; null where no act of ours says. */
  levyReason: Reason.nullable(),
  /** What the reader must know of these figures, in sentences. */
  notes: z.array(z.string()),
})
export type Adjustments = z.infer<typeof Adjustments>
