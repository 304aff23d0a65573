import { z } from 'zod'
import { BylawKind } from '../bylaws/bylaw.ts'
import { Id, LocalDateField } from '../fields.ts'
import { Accused } from './violation.ts'

/** A fine, or the costs of a remedy, as who owes it and those who manage the building see it. Money is in cents. */

/** Not due yet; past its due date; disputed; paid or written off. */
export const FineState = z.enum(['due', 'overdue', 'disputed', 'settled'])
export type FineState = z.infer<typeof FineState>

export const OutstandingFine = z.object({
  _id: Id,
  kind: z.enum(['fine', 'charge']),
  violation: z.object({ _id: Id, number: z.number().int() }),
  unit: z.object({ _id: Id, unitNumber: z.string() }),
  accused: Accused,
  bylaw: z.object({ kind: BylawKind, number: z.string(), heading: z.string() }).nullable(),
  cents: z.number().int(),
  openCents: z.number().int(),
  imposedOn: LocalDateField,
  dueOn: LocalDateField,
  /** Days since it was due; 0 before that. */
  daysOverdue: z.number().int(),
  state: FineState,
  /** The account that owes it, for those who read the books. */
  holdingId: Id.nullable(),
})
export type OutstandingFine = z.infer<typeof OutstandingFine>
