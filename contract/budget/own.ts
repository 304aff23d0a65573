import { z } from 'zod'
import { Id } from '../fields.ts'
import { ChargeShare } from '../ledger/holding.ts'
import { Budget, BudgetGroup, BudgetState } from './budget.ts'
import { Fee } from './fees.ts'

/** Budgets as owners read them, with nothing of the fees of others. Money is in cents. */

/** The monthly fee of a unit of the caller’s. */
const OwnFee = z.object({
  unit: z.object({ _id: Id, unitNumber: z.string() }),
  /** Null where nothing was scheduled before. */
  before: Fee.nullable(),
  after: Fee,
  /** The shares that the fee adds up to, each with the month that it is a share of. */
  shares: z.array(ChargeShare),
  /** The difference for earlier months of the fiscal year. */
  catchUpCents: z.number().int(),
})
export type OwnFee = z.infer<typeof OwnFee>

export const OwnBudget = Budget.pick({
  _id: true,
  name: true,
  startsOn: true,
  endsOn: true,
  noticedOn: true,
  approvedOn: true,
  authority: true,
  feesFrom: true,
  catchUpOn: true,
  expenseCents: true,
  otherIncomeCents: true,
  reserveCents: true,
  yearCents: true,
  lines: true,
  funds: true,
  monthCents: true,
}).extend({
  /** Owners read what they vote on, and what they approved. */
  state: BudgetState.extract(['noticed', 'approved']),
  groups: z.array(
    BudgetGroup.omit({ units: true }).extend({
      /** The numbers of the caller’s units in it. */
      ownUnits: z.array(z.string()),
    }),
  ),
  /** Of the caller’s units, in the order of their numbers; null while the fees can’t be worked out. */
  fees: z.array(OwnFee).nullable(),
})
export type OwnBudget = z.infer<typeof OwnBudget>
