import { deliveredLabels, recordsStatusLabels, recordsStepLabels } from './request-words.ts'
import { kind } from '../kind.ts'

export const recordsRequestKind = kind('recordsRequest', {
  page: (id) => `/records-requests/${id}`,
  views: {
    one: { before: 'records request ', one: 'records request', many: 'records requests' },
    all: 'the records requests',
    unlogged: null,
  },
  attachments: { recordsItem: 'recordsGiven' },
  history: {
    one: 'Records request',
    actions: recordsStepLabels,
    fields: {
      dueOn: 'next due',
      feeCents: 'fee',
      deliveredHow: 'delivered',
      deliveredOn: 'delivered on',
      open: 'open items',
      given: 'records provided',
      refused: 'records refused',
    },
    values: {
      status: recordsStatusLabels,
      deliveredHow: deliveredLabels,
      fee: { quoted: 'quoted', paid: 'paid', waived: 'waived', charged: 'charged' },
    },
  },
})
