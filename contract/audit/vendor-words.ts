import { tradeLabels } from '../vendors/vendor-words.ts'
import type { KindWords } from './change-words.ts'

export const vendorWords: KindWords = {
  one: 'Vendor',
  actions: {
    created: 'Vendor added',
    changed: 'Vendor changed',
    ended: 'Vendor relationship ended',
    'taken up': 'Vendor relationship resumed',
    'files added': 'Files added',
    'file removed': 'File removed',
  },
  fields: {
    isPreferred: 'preferred',
    policyNumber: 'policy number',
    coverCents: 'coverage in cents',
    insuredUntil: 'insured until',
    clearanceNumber: 'clearance number',
    clearanceUntil: 'clearance valid until',
    clearanceCheckedOn: 'clearance checked on',
    contractFrom: 'contract from',
    contractUntil: 'contract until',
    noticeBy: 'notice deadline',
    renewsItself: 'renews automatically',
    endedOn: 'since',
    endReason: 'reason',
  },
  values: { trade: tradeLabels },
}
