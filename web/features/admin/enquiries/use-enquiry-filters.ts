import { parseAsStringLiteral } from 'nuqs'
import { purposes } from '../../../../contract/enquiries/enquiry-words.ts'
import type { EnquiryState } from '../../../../contract/enquiries/enquiry.ts'
import { sent, useFilters } from '../../../ui/use-filters.ts'
import { enquiryStateWords } from './enquiry-words.ts'

const keys = {
  state: parseAsStringLiteral(Object.keys(enquiryStateWords) as EnquiryState[]),
  purpose: parseAsStringLiteral(purposes),
  suspected: parseAsStringLiteral(['yes'] as const),
}

/** What the enquiries are narrowed by, as it stands in the address bar. */
export const useEnquiryFilters = () => {
  const { filters, set, clear, narrowed } = useFilters(keys)
  return { filters, set, clear, narrowed, query: sent(filters) }
}
