import type { z } from 'zod'
import type { AssetPlan, PlanDraft } from '../../../contract/assets/plan.ts'
import { leadDaysUsual } from '../../../contract/limits/assets.ts'

export type PlanValues = z.input<typeof PlanDraft>

/** What the form of a plan is filled with; numbers as people type them. */
export const valuesOf = (plan: AssetPlan | null): PlanValues =>
  plan === null
    ? {
        title: '',
        words: '',
        trade: '',
        every: '1',
        unit: 'years',
        countsFrom: 'planned',
        nextDueOn: '',
        leadDays: String(leadDaysUsual),
      }
    : {
        title: plan.title,
        words: plan.words,
        trade: plan.trade ?? '',
        every: String(plan.every),
        unit: plan.unit,
        countsFrom: plan.countsFrom,
        nextDueOn: plan.nextDueOn,
        leadDays: String(plan.leadDays),
      }
