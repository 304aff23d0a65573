import { addressedToLabels, handoverMethodLabels } from '../forms/letter-words.ts'
import type { KindWords } from './change-words.ts'

export const letterTemplateWords: KindWords = {
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
}

export const letterRunWords: KindWords = {
  one: 'Letter batch',
  actions: { started: 'Sending started', finished: 'Letters filed and sent' },
  fields: {},
}

export const letterWords: KindWords = {
  one: 'Letter',
  actions: {
    failed: 'Couldn’t be filed, so it wasn’t sent',
    'handed over': 'Delivered on paper',
    'hand-over corrected': 'Delivery record corrected',
  },
  fields: { on: 'date', deemedOn: 'deemed received', failure: 'reason' },
  values: { method: handoverMethodLabels },
}
