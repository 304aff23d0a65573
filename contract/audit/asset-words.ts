import { assetKindLabels, countsFromLabels } from '../assets/asset-words.ts'
import { tradeLabels } from '../vendors/vendor-words.ts'
import type { KindWords } from './change-words.ts'

export const assetWords: KindWords = {
  one: 'Asset',
  actions: {
    created: 'The asset is added',
    changed: 'The asset is changed',
    retired: 'The asset is retired',
    'brought back': 'The asset is in use again',
    'files added': 'Files are added',
    'file removed': 'A file is removed',
    'plan added': 'A plan is added',
    'plan changed': 'A plan is changed',
    'plan paused': 'A plan is paused',
    'plan resumed': 'A plan runs again',
    'plan ended': 'A plan has ended',
    'plan done': 'A plan is done',
  },
  fields: {
    place: 'where it is',
    serialNumber: 'serial number',
    installedOn: 'installed on',
    lifeYears: 'expected to last, in years',
    warrantyUntil: 'warranty until',
    warrantyBy: 'warranty by',
    vendor: 'looked after by',
    costCents: 'cost in cents',
    retiredOn: 'since',
    retireReason: 'reason',
    words: 'what to do',
    rhythm: 'how often',
    countsFrom: 'the next day counts',
    nextDueOn: 'next day',
    leadDays: 'days before',
    pausedOn: 'paused on',
    endedOn: 'ended on',
    dueOn: 'planned for',
    doneOn: 'done on',
  },
  values: { kind: assetKindLabels, trade: tradeLabels, countsFrom: countsFromLabels },
}
