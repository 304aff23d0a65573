import type { LabelsOf } from '../audit/change-words.ts'
import { kind } from '../kind.ts'
import type { SpendingStep } from './report.ts'
import { spendingBasisLabels } from './spending-words.ts'

/** A label for every field of the form: one that is missing doesn’t compile. */
const labels: LabelsOf<Omit<Extract<SpendingStep, { step: 'approve' }>, 'step' | 'version'>> = {
  basis: 'basis',
  approvedOn: 'approved on',
  resolution: 'approved by',
}

/** What owners decided on an expense outside the budget. */
export const spendingKind = kind('spending', {
  page: () => '/fees/council',
  views: { all: 'the fund report', own: null },
  history: {
    one: 'Expense approval',
    actions: { approved: 'Expense approval recorded', withdrawn: 'Expense approval withdrawn' },
    fields: { ...labels, day: 'date', cents: 'amount' },
    values: { basis: spendingBasisLabels },
  },
})
