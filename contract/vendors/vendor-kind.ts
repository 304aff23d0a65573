import type { VendorDraft } from './vendor.ts'
import { tradeLabels } from './vendor-words.ts'
import type { LabelsOf } from '../audit/change-words.ts'
import { kind } from '../kind.ts'

/** A label for every field of the form: one that is missing doesn’t compile. */
const labels: LabelsOf<VendorDraft> = {
  name: 'name',
  trade: 'trade',
  phone: 'phone',
  email: 'email',
  website: 'website',
  address: 'address',
  isPreferred: 'preferred',
  notes: 'notes',
  contacts: 'contacts',
  insurer: 'insurer',
  policyNumber: 'policy number',
  coverCents: 'coverage',
  insuredUntil: 'insured until',
  clearanceNumber: 'clearance number',
  clearanceUntil: 'clearance valid until',
  clearanceCheckedOn: 'clearance checked on',
  contractFrom: 'contract from',
  contractUntil: 'contract until',
  noticeBy: 'notice deadline',
  renewsItself: 'renews automatically',
}

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
      ...labels,
      endedOn: 'since',
      endReason: 'reason',
    },
    values: { trade: tradeLabels },
  },
})
