import { assetKindLabels, countsFromLabels } from './asset-words.ts'
import { tradeLabels } from '../vendors/vendor-words.ts'
import { kind } from '../kind.ts'

export const assetKind = kind('asset', {
  page: (id) => `/assets/${id}`,
  views: {
    one: { before: 'the asset ', one: 'asset', many: 'assets' },
    all: 'the asset list',
    plans: 'planned maintenance',
  },
  attachments: { asset: 'assets' },
  history: {
    one: 'Asset',
    actions: {
      created: 'Asset added',
      changed: 'Asset changed',
      retired: 'Asset retired',
      'brought back': 'Asset returned to use',
      'files added': 'Files added',
      'file removed': 'File removed',
      'plan added': 'Maintenance plan added',
      'plan changed': 'Maintenance plan changed',
      'plan paused': 'Maintenance plan paused',
      'plan resumed': 'Maintenance plan resumed',
      'plan ended': 'Maintenance plan ended',
      'plan done': 'Planned maintenance done',
    },
    fields: {
      place: 'location',
      serialNumber: 'serial number',
      installedOn: 'installed on',
      lifeYears: 'expected life in years',
      warrantyUntil: 'warranty ends',
      warrantyBy: 'warranty provider',
      vendor: 'vendor',
      costCents: 'cost',
      retiredOn: 'since',
      retireReason: 'reason',
      words: 'task',
      rhythm: 'frequency',
      countsFrom: 'next date counts',
      nextDueOn: 'next due',
      leadDays: 'lead time in days',
      pausedOn: 'paused on',
      endedOn: 'ended on',
      dueOn: 'due',
      doneOn: 'done on',
    },
    values: { kind: assetKindLabels, trade: tradeLabels, countsFrom: countsFromLabels },
  },
})
