import type { LabelsOf } from '../audit/change-words.ts'
import { kind } from '../kind.ts'
import type { LevyDraft } from './levy.ts'
import { levyDivisionLabels, levyStateLabels } from './levy-words.ts'

/** A label for every field of the form: one that is missing doesn’t compile. */
const labels: LabelsOf<LevyDraft> = {
  name: 'name',
  purpose: 'purpose',
  totalCents: 'total',
  division: 'division',
  shares: 'shares',
  dueDays: 'due dates',
}

export const levyKind = kind('levy', {
  page: (id) => `/fees/levies/${id}`,
  views: {
    one: { before: 'the special levy ', one: 'special levy', many: 'special levies' },
    all: 'the special levies',
    own: null,
  },
  history: {
    one: 'Special levy',
    actions: {
      drafted: 'Special levy drafted',
      changed: 'Special levy changed',
      discarded: 'Special levy draft discarded',
      approved: 'Special levy approved',
      charged: 'Instalment charged',
      finished: 'Special levy completed',
      'instalments cancelled': 'Uncharged instalments cancelled',
      reopened: 'Special levy reopened',
      refunded: 'Surplus refunded to owners',
      'moved to the reserve': 'Surplus moved to the contingency reserve fund',
    },
    fields: {
      ...labels,
      state: 'status',
      approvedOn: 'approved on',
      resolution: 'approved by',
      finishedOn: 'completed on',
      decision: 'decision',
      decidedOn: 'decided on',
      dueOn: 'due',
      units: 'units',
      amount: 'amount',
      toArrears: 'applied to arrears of this levy',
      leftOut: 'units without an owner',
      reason: 'reason',
    },
    values: { state: levyStateLabels, division: levyDivisionLabels },
  },
})
