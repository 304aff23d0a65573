import { z } from 'zod'
import { Id, InstantField } from '../fields.ts'
import { OrderStatus } from '../work-orders/states.ts'

/** What a vendor did for the building. */
export const VendorWork = z.object({
  /** Newest first, as many as a panel shows. */
  orders: z.array(
    z.object({
      _id: Id,
      number: z.number().int(),
      title: z.string(),
      status: OrderStatus,
      amountCents: z.number().int().nullable(),
      changedAt: InstantField,
    }),
  ),
  /** Invoiced by year, the latest first, tax included. */
  spend: z.array(z.object({ year: z.number().int(), invoices: z.number().int(), amountCents: z.number().int() })),
  /** Mean of the stars that residents gave the tickets it worked for; null where nobody gave some. */
  rating: z.object({ mean: z.number().nullable(), count: z.number().int() }),
})
export type VendorWork = z.infer<typeof VendorWork>
