import type { LabelsOf } from '../audit/change-words.ts'
import { kind } from '../kind.ts'
import { mortgageeEndLabels } from './mortgagee-words.ts'
import type { MortgageeDraft } from './mortgagee.ts'

/** A label for every field of the form: one that is missing doesn’t compile. */
const labels: LabelsOf<MortgageeDraft> = {
  unitId: 'unit',
  lender: 'lender',
  address: 'mailing address',
  email: 'email',
  reference: 'reference',
  requestedOn: 'request received on',
}

export const mortgageeKind = kind('mortgagee', {
  // Opened by the unit, on whose page its mortgagees are.
  page: (unitId) => `/unit-management/${unitId}`,
  views: {
    one: { before: 'the mortgagee ', one: 'mortgagee', many: 'mortgagees' },
    all: 'the mortgagees',
  },
  history: {
    one: 'Mortgagee',
    actions: {
      added: 'Mortgagee added',
      changed: 'Mortgagee changed',
      renewed: 'Mortgagee’s request renewed',
      ended: 'Mortgagee’s request ended',
      restored: 'Mortgagee’s request restored',
    },
    fields: { ...labels, endedOn: 'ended on', endReason: 'reason' },
    values: { endReason: mortgageeEndLabels },
  },
})
