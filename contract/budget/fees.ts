import { z } from 'zod'
import { Id, LocalDateField } from '../fields.ts'
import { BudgetDay, BudgetMonth } from './budget.ts'

/** The fees that follow from a budget: each unit's month, as approving the budget sets them. */

/** For the catch-up; without it, none is worked out. */
export const BudgetFeesQuery = z.object({ feesFrom: BudgetMonth.optional(), catchUpOn: BudgetDay.optional() })
export type BudgetFeesQuery = z.output<typeof BudgetFeesQuery>

/** A month of a unit, or of all. */
export const Fee = z.object({
  operatingCents: z.number().int(),
  reserveCents: z.number().int(),
  totalCents: z.number().int(),
})
export type Fee = z.infer<typeof Fee>

const FeeRow = z.object({
  unit: z.object({ _id: Id, unitNumber: z.string() }),
  /** Null where the unit has none on record; then nothing can be divided. */
  unitEntitlement: z.number().nullable(),
  /** Null where nothing was scheduled before. */
  before: Fee.nullable(),
  after: Fee,
  /** What of its operating fee only some units share, by group. */
  shared: z.array(z.object({ name: z.string(), cents: z.number().int() })),
  isChanged: z.boolean(),
  /** The difference for earlier months of the fiscal year, due on the catch-up day. */
  catchUpCents: z.number().int(),
})
export type FeeRow = z.infer<typeof FeeRow>

/** What has to be fixed first; each names the units that it is about. */
export const FeeBlock = z.object({
  about: z.enum(['noUnits', 'noEntitlement', 'nothingToCharge']),
  words: z.string(),
  unitNumbers: z.array(z.string()),
})
export type FeeBlock = z.infer<typeof FeeBlock>

export const BudgetFees = z.object({
  /** From when on the fees apply; null until that is chosen. */
  feesFrom: LocalDateField.nullable(),
  catchUpOn: LocalDateField.nullable(),
  /** Months of the fiscal year before that which were charged at earlier fees, or still are. */
  monthsBefore: z.number().int(),
  /** Those that change first, then by unit number. */
  units: z.array(FeeRow),
  changedUnits: z.number().int(),
  before: Fee.nullable(),
  after: Fee,
  catchUpCents: z.number().int(),
  blocks: z.array(FeeBlock),
})
export type BudgetFees = z.infer<typeof BudgetFees>
