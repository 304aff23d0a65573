import { deliveredLabels, recordsStatusLabels, recordsStepLabels } from '../forms/request-words.ts'
import type { KindWords } from './change-words.ts'

export const recordsRequestWords: KindWords = {
  one: 'Request for records',
  actions: recordsStepLabels,
  fields: {
    dueOn: 'next due',
    feeCents: 'fee in cents',
    deliveredHow: 'handed over',
    deliveredOn: 'handed over on',
    open: 'records still open',
    given: 'records handed over',
    refused: 'records refused',
  },
  values: {
    status: recordsStatusLabels,
    deliveredHow: deliveredLabels,
    fee: { quoted: 'quoted', paid: 'paid', waived: 'waived' },
  },
}
