import type { RecordsRequest } from '../../../../../contract/forms/requests.ts'
import type { Endpoint } from '../../../../api/endpoint.ts'
import { useStep } from '../../../../api/use-step.ts'
import { shownOfRecords } from '../shown.ts'

/** A step with a request for records. */
export const useRecordsStep = <T>(endpoint: Endpoint<T>, done: string) =>
  useStep<RecordsRequest, T>(endpoint, { done, shown: shownOfRecords })
