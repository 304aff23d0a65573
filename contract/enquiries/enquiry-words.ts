/** What enquiries are about and who writes them, in words; apart from the schemas, so that a page can name them alone. */

export const purposes = ['enroll', 'sales', 'question'] as const
export type EnquiryPurpose = (typeof purposes)[number]

export const purposeWords: Readonly<Record<EnquiryPurpose, string>> = {
  enroll: 'Enroll a building',
  sales: 'Talk to sales',
  question: 'Ask a question',
}

export const writerRoles = ['council', 'owner', 'tenant', 'manager', 'developer', 'other'] as const
export type WriterRole = (typeof writerRoles)[number]

export const writerRoleWords: Readonly<Record<WriterRole, string>> = {
  council: 'Council or board member',
  owner: 'Owner',
  tenant: 'Tenant',
  manager: 'Property manager',
  developer: 'Developer',
  other: 'Other',
}

/** `E-1001`, as mails and screens call an enquiry. */
export const enquiryNumber = (number: number): string => `E-${number}`
