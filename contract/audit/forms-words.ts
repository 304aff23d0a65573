import { deliveredLabels, recordsStatusLabels, recordsStepLabels } from '../forms/request-words.ts'
import type { KindWords } from './change-words.ts'

export const recordsRequestWords: KindWords = {
  one: 'Records request',
  actions: recordsStepLabels,
  fields: {
    dueOn: 'next due',
    feeCents: 'fee in cents',
    deliveredHow: 'delivered',
    deliveredOn: 'delivered on',
    open: 'open items',
    given: 'records provided',
    refused: 'records refused',
  },
  values: {
    status: recordsStatusLabels,
    deliveredHow: deliveredLabels,
    fee: { quoted: 'quoted', paid: 'paid', waived: 'waived' },
  },
}
