import { tradeLabels } from '../vendors/vendor-words.ts'
import type { KindWords } from './change-words.ts'

export const vendorWords: KindWords = {
  one: 'Vendor',
  actions: {
    created: 'The vendor is added',
    changed: 'The vendor is changed',
    ended: 'The vendor works here no longer',
    'taken up': 'The vendor works here again',
    'files added': 'Files are added',
    'file removed': 'A file is removed',
  },
  fields: {
    isPreferred: 'preferred',
    policyNumber: 'policy number',
    coverCents: 'cover in cents',
    insuredUntil: 'insured until',
    clearanceNumber: 'clearance number',
    clearanceUntil: 'clearance until',
    clearanceCheckedOn: 'clearance looked up on',
    contractFrom: 'contract from',
    contractUntil: 'contract until',
    noticeBy: 'notice by',
    renewsItself: 'renews itself',
    endedOn: 'since',
    endReason: 'reason',
  },
  values: { trade: tradeLabels },
}
