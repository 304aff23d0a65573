import type { PinnedDocument } from '../../../contract/documents.ts'

/** The kinds of document as people read them. */
export const categoryLabels: Record<PinnedDocument['category'], string> = {
  bylaws: 'Bylaws',
  rules: 'Rules',
  minutes: 'Minutes',
  financial: 'Financial',
  insurance: 'Insurance',
  contracts: 'Contracts',
  forms: 'Forms',
  guides: 'Guides',
  other: 'Other',
}
