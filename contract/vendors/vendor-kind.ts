import { tradeLabels } from './vendor-words.ts'
import { kind } from '../kind.ts'

export const vendorKind = kind('vendor', {
  page: (id) => `/vendors/${id}`,
  views: { one: { before: 'the vendor ', one: 'vendor', many: 'vendors' }, all: 'the vendor list' },
  attachments: { vendor: 'vendors' },
  history: {
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
  },
})
