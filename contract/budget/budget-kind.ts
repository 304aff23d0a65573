import type { BudgetChange, BudgetDraft } from './budget.ts'
import { budgetStateLabels } from './budget-words.ts'
import type { LabelsOf } from '../audit/change-words.ts'
import { kind } from '../kind.ts'

/** A label for every field of the forms: one that is missing doesn’t compile. */
const labels: LabelsOf<Omit<BudgetDraft & BudgetChange, 'version' | 'copyOf' | 'reserveCents'>> = {
  startsOn: 'fiscal year from',
  lines: 'lines',
  groups: 'cost-sharing groups',
}

export const budgetKind = kind('budget', {
  page: (id) => `/fees/budgets/${id}`,
  views: {
    one: { before: 'Budget ', one: 'budget', many: 'budgets' },
    all: 'the budgets',
    runs: 'the fee runs',
    own: null,
  },
  history: {
    one: 'Budget',
    actions: {
      drafted: 'Budget drafted',
      'lines changed': 'Budget lines changed',
      noticed: 'Budget sent to owners',
      'returned to draft': 'Budget returned to draft',
      approved: 'Budget approved',
      superseded: 'Budget replaced by a later one',
      discarded: 'Budget draft discarded',
      charged: 'Fees charged',
      'caught up': 'Retroactive adjustment charged',
    },
    fields: {
      ...labels,
      endsOn: 'fiscal year until',
      reserve: 'contribution to the reserve fund',
      state: 'status',
      noticedOn: 'sent on',
      approvedOn: 'approved on',
      authority: 'approved by',
      feesFrom: 'fees from',
      catchUpOn: 'retroactive adjustment due on',
      lowReserveReason: 'reason for the lower reserve contribution',
      month: 'month',
      units: 'units',
      amount: 'amount',
      leftOut: 'units without an owner',
    },
    values: { state: budgetStateLabels },
  },
})
