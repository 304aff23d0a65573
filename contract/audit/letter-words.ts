import { addressedToLabels, handoverMethodLabels } from '../forms/letter-words.ts'
import type { KindWords } from './change-words.ts'

export const letterTemplateWords: KindWords = {
  one: 'Letter template',
  actions: {
    created: 'Made',
    changed: 'Worded anew',
    'version restored': 'An earlier wording holds again',
    'set back': 'Set back to the wording of Parapet',
    deleted: 'Deleted',
  },
  fields: { number: 'version', to: 'goes to' },
  values: { to: addressedToLabels },
}

export const letterRunWords: KindWords = {
  one: 'Sending of letters',
  actions: { started: 'Letters are sent', finished: 'The letters are filed and sent' },
  fields: {},
}

export const letterWords: KindWords = {
  one: 'Letter',
  actions: {
    failed: 'It could not be filed, and went to nobody',
    'handed over': 'Handed over on paper',
    'hand-over corrected': 'Its hand-over was put right',
  },
  fields: { on: 'day', deemedOn: 'counts as received', failure: 'why' },
  values: { method: handoverMethodLabels },
}
