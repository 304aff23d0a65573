import { useQueryClient } from '@tanstack/react-query'
import type { RecordsRequest } from '../../../../../contract/forms/requests.ts'
import { api } from '../../../../api/api.ts'
import { useBuildingId } from '../../../../api/building-id.ts'
import type { Endpoint } from '../../../../api/endpoint.ts'
import { keyOf } from '../../../../api/queries.ts'
import { useStep } from '../../../../api/use-step.ts'
import { shownOfRecords } from '../shown.ts'

/** A step with a request for records, which is shown at once as the step left it. */
export const useRecordsStep = <T>(endpoint: Endpoint<T>, done: string) => {
  const client = useQueryClient()
  const buildingId = useBuildingId()
  const take = (request: RecordsRequest): void => {
    client.setQueryData(keyOf(api.forms.recordsRequest, buildingId, { params: { id: request._id } }), request)
  }
  return useStep<RecordsRequest, T>(endpoint, { done, shown: shownOfRecords, take })
}
