import type { Enquiry } from '../../../../contract/enquiries/enquiry.ts'
import { api } from '../../../api/api.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { standingOf, stepWords } from './enquiry-words.ts'

/** What is stale after something was done with an enquiry. */
export const shownOfEnquiries = [api.enquiries.get, api.enquiries.list, api.enquiries.counts]

const words = (theirs: Enquiry): string => {
  const last = theirs.steps.at(-1)
  const by = last ? `, last by ${last.by}: ${stepWords[last.kind].toLowerCase()}` : ''
  return `Current status: ${standingOf(theirs).words.toLowerCase()}${by}. Your change wasn’t saved. Review it, then send it again.`
}

/** Takes a step with an enquiry; `conflict` says when someone else was quicker. */
export const useEnquiryStep = <T,>(endpoint: Endpoint<T>, enquiry: { version: number }, done: string) => {
  const { theirs, ...step } = useRecordStep<Enquiry, T>(endpoint, enquiry, { done, shown: shownOfEnquiries })
  return { ...step, conflict: theirs && <RecordConflict theirs={theirs} words={words} /> }
}
