import type { Enquiry } from '../../../../contract/enquiries/enquiry.ts'
import { api } from '../../../api/api.ts'
import type { Endpoint } from '../../../api/endpoint.ts'
import { useGround } from '../../../api/use-ground.ts'
import { useStep } from '../../../api/use-step.ts'

const shown = [api.enquiries.get, api.enquiries.list, api.enquiries.counts]

/** A step with an enquiry, from the version that was there when it began, also when it is read anew behind it. */
export const useEnquiryStep = <T>(endpoint: Endpoint<T>, { from, done }: { from: number; done: string }) => {
  const { send, theirs, busy } = useStep<Enquiry, T>(endpoint, { done, shown })
  return { send, theirs, version: useGround(from, theirs), busy }
}
