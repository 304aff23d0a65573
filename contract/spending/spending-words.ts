import type { SpendingBasis, SpendingState } from './report.ts'

/** What the words of spending are called, on screens, in files and in the history. */

export const spendingBasisLabels: Readonly<Record<SpendingBasis, string>> = {
  depreciationReport: 'Depreciation report',
  recommendedWork: 'Work recommended in the latest depreciation report',
  evCharging: 'EV charging or managing its electricity',
  electricalReport: 'Electrical planning report',
  evReport: 'Another report about EV charging',
  otherWork: 'Other spending',
  emergency: 'Emergency',
}

export const spendingStateLabels: Readonly<Record<SpendingState, string>> = {
  unapproved: 'No approval recorded',
  approved: 'Approved',
  emergency: 'Emergency',
}
