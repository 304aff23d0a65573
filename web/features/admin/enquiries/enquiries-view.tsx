import { parseAsString, useQueryState } from 'nuqs'
import { EnquiryList } from './enquiry-list.tsx'
import { OneEnquiry } from './one-enquiry.tsx'

/** What people wrote to us: the list, or the one that the address names. */
const EnquiriesView = () => {
  const [id] = useQueryState('enquiry', parseAsString)
  return id === null ? <EnquiryList /> : <OneEnquiry key={id} id={id} />
}
export default EnquiriesView
