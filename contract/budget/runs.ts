import { z } from 'zod'
import { Id, InstantField, LocalDateField } from '../fields.ts'
import { BudgetMonth } from './budget.ts'

/** Charging the fees of a month: each unit once, however often it is run. */

const ChargeRun = z.object({
  /** Its first day. */
  month: LocalDateField,
  /** When it last charged a unit. */
  ranAt: InstantField,
  /** Who ran it; null where Parapet did. */
  by: z.string().nullable(),
  units: z.number().int(),
  cents: z.number().int(),
  /** Units left out because no owner is on record; a later run charges them. */
  leftOut: z.number().int(),
  /** Fees that were cancelled since, and not charged again. */
  cancelled: z.number().int(),
})
export type ChargeRun = z.infer<typeof ChargeRun>

export const ChargeBlock = z.object({
  /** `noOwner` and `noShare`, of units that the schedule doesn't have, leave only these out; the others stop the run. */
  about: z.enum(['noSchedule', 'locked', 'tooEarly', 'noOwner', 'noShare']),
  words: z.string(),
  unitNumbers: z.array(z.string()),
})
export type ChargeBlock = z.infer<typeof ChargeBlock>

export const ChargeRuns = z.object({
  /** The latest month first. */
  runs: z.array(ChargeRun),
  /** The first month from this one on that wasn't charged, and what a run of it would charge. */
  next: z.object({
    month: LocalDateField,
    /** By which it is charged, with each unit’s fee; null where no fees are set. */
    budgetId: Id.nullable(),
    units: z.number().int(),
    cents: z.number().int(),
    blocks: z.array(ChargeBlock),
    canRun: z.boolean(),
  }),
})
export type ChargeRuns = z.infer<typeof ChargeRuns>

export const ChargeOrder = z.object({ month: BudgetMonth })
export type ChargeOrder = z.output<typeof ChargeOrder>

/** What a run charged now; nothing where all was charged before. */
export const ChargeResult = z.object({
  month: LocalDateField,
  units: z.number().int(),
  cents: z.number().int(),
  /** The numbers of units without an owner on record, which were left out. */
  leftOut: z.array(z.string()),
  /** The numbers of units that were added after the budget was approved, so that no fee is set for them. */
  noShare: z.array(z.string()),
  /** The numbers of units whose owners on the roster contradict what was charged before: those charged before are charged. */
  toCheck: z.array(z.string()),
})
export type ChargeResult = z.infer<typeof ChargeResult>
