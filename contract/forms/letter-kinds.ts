import { addressedToLabels, handoverMethodLabels } from './letter-words.ts'
import { kind } from '../kind.ts'

export const letterTemplateKind = kind('letterTemplate', {
  page: (id) => `/document-templates/${id}`,
  views: { unlogged: null },
  history: {
    one: 'Letter template',
    actions: {
      created: 'Created',
      changed: 'Reworded',
      'version restored': 'Earlier version restored',
      'set back': 'Reset to Parapet’s wording',
      deleted: 'Deleted',
    },
    fields: { number: 'version', to: 'goes to' },
    values: { to: addressedToLabels },
  },
})

export const letterRunKind = kind('letterRun', {
  page: (id) => `/letters/${id}`,
  views: { one: { before: 'letters ', one: 'letter batch', many: 'letter batches' }, all: 'sent letters' },
  history: {
    one: 'Letter batch',
    actions: { started: 'Sending started', finished: 'Letters filed and sent' },
    fields: {},
  },
})

export const letterKind = kind('letter', {
  page: (id) => `/letters/${id}`,
  views: { one: { before: 'the letter to ', one: 'letter', many: 'letters' }, unlogged: null },
  attachments: { letter: 'letters' },
  history: {
    one: 'Letter',
    actions: {
      failed: 'Couldn’t be filed, so it wasn’t sent',
      'handed over': 'Delivered on paper',
      'hand-over corrected': 'Delivery record corrected',
    },
    fields: { on: 'date', deemedOn: 'deemed received', failure: 'reason' },
    values: { method: handoverMethodLabels },
  },
})
