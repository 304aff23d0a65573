/** How documents are worded on every screen; apart, so that screens need no schemas for it. */

export const documentCategoryLabels = {
  bylaws: 'Bylaws',
  rules: 'Rules',
  minutes: 'Minutes',
  financial: 'Financial',
  insurance: 'Insurance',
  contracts: 'Contracts',
  forms: 'Forms',
  guides: 'Guides',
  other: 'Other',
} as const
