import { z } from 'zod'
import { Id, LocalDateField } from '../fields.ts'

/** What copies on paper cost the requester, and how that was settled. */
export const RecordsFee = z.object({
  pages: z.number().int(),
  amountCents: z.number().int(),
  state: z.enum(['quoted', 'paid', 'waived', 'charged']),
  /** When it was paid, waived or charged. */
  settledOn: LocalDateField.nullable(),
  /** Null if it wasn’t charged to an account, or the charge was cancelled there. */
  charge: z
    .object({
      unitNumber: z.string(),
      /** For those who read the books. */
      account: z.object({ holdingId: Id, dueOn: LocalDateField, openCents: z.number().int() }).nullable(),
    })
    .nullable(),
})
export type RecordsFee = z.infer<typeof RecordsFee>

/** A unit that a fee can be charged to, with today’s owners. */
export const FeeUnit = z.object({ _id: Id, unitNumber: z.string(), owners: z.array(z.string()) })
export type FeeUnit = z.infer<typeof FeeUnit>
