import { z } from 'zod'
import { LocalDateField } from '../fields.ts'
import { BudgetFund, BudgetLineKind } from './budget.ts'

/** A budget against what happened so far in its fiscal year. Money is in cents. */

const Sum = z.object({
  budgetCents: z.number().int(),
  actualCents: z.number().int(),
  /** At the end of the year, if the rest of it goes as budgeted. */
  forecastCents: z.number().int(),
})
export type ActualSum = z.infer<typeof Sum>

const ActualRow = Sum.extend({
  kind: BudgetLineKind,
  name: z.string(),
  /** Not in the budget: something happened all the same. */
  isUnbudgeted: z.boolean(),
})
export type ActualRow = z.infer<typeof ActualRow>

export const BudgetActual = z.object({
  from: LocalDateField,
  /** Today, or the end of a year that is over. */
  to: LocalDateField,
  days: z.number().int(),
  daysPassed: z.number().int(),
  funds: z.array(
    z.object({
      fund: BudgetFund,
      /** Income before expenses, each as the budget has it; what it doesn’t have comes last. */
      rows: z.array(ActualRow),
      income: Sum,
      expense: Sum,
      /** Income less expenses. */
      net: Sum,
    }),
  ),
})
export type BudgetActual = z.infer<typeof BudgetActual>
