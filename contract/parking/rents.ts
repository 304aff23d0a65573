import { z } from 'zod'
import { LocalDateField } from '../fields.ts'

/** How the rent of a stall is charged to the account of the unit's owners. */
export const Rent = z.object({
  /** The first month that is charged, as its first day. */
  from: LocalDateField,
  /** The latest month that was charged; null before any was. */
  through: LocalDateField.nullable(),
})
export type Rent = z.infer<typeof Rent>
