import type { ContractStanding, PaperStanding, VendorFileKind, VendorTrade } from './vendor.ts'

/** What the words of vendors are called on screens, in files and in the history. */

export const tradeLabels: Readonly<Record<VendorTrade, string>> = {
  plumbing: 'Plumbing',
  electrical: 'Electrical',
  elevator: 'Elevators',
  hvac: 'Heating and ventilation',
  roofing: 'Roofing',
  fire_safety: 'Fire safety',
  cleaning: 'Cleaning',
  landscaping: 'Landscaping and snow',
  locksmith: 'Locksmith',
  security: 'Security',
  pest_control: 'Pest control',
  painting: 'Painting',
  flooring: 'Flooring',
  windows_doors: 'Windows and doors',
  restoration: 'Restoration',
  waste: 'Waste and recycling',
  engineering: 'Engineering',
  insurance: 'Insurance',
  legal: 'Legal',
  general: 'General repairs',
  other: 'Other',
}

export const paperLabels: Readonly<Record<PaperStanding, string>> = {
  missing: 'Missing',
  expired: 'Expired',
  soon: 'Expires soon',
  fine: 'Valid',
  notNeeded: 'Not required',
}

export const contractLabels: Readonly<Record<ContractStanding, string>> = {
  none: 'No contract',
  running: 'Active',
  noticeSoon: 'Notice deadline soon',
  noticePast: 'Notice deadline passed',
  ended: 'Ended',
}

/** The kinds of file; the clearance is called as the building's law calls it. */
export const vendorFileLabels = (clearance: string): Readonly<Record<VendorFileKind, string>> => ({
  insurance: 'Insurance certificate',
  clearance,
  contract: 'Contract',
  other: 'Other',
})
