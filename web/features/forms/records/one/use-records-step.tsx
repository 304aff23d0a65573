import { useQueryClient } from '@tanstack/react-query'
import { recordsStatusLabels } from '../../../../../contract/forms/request-words.ts'
import type { RecordsRequest } from '../../../../../contract/forms/requests.ts'
import { api } from '../../../../api/api.ts'
import { useBuildingId } from '../../../../api/building-id.ts'
import type { Endpoint } from '../../../../api/endpoint.ts'
import { keyOf } from '../../../../api/queries.ts'
import { useRecordStep } from '../../../../api/use-record-step.ts'
import { RecordConflict } from '../../../../ui/conflict.tsx'
import { shownOfRecords } from '../shown.ts'

const words = ({ status, steps }: RecordsRequest): string =>
  `The request is now ${recordsStatusLabels[status].toLowerCase()}${steps[0] ? `, by ${steps[0].by}` : ''}. Your changes weren’t saved. Please check them and send them again.`

/** Takes a step with a request for records, which is shown at once as the step left it; `conflict` says when someone else was quicker. */
export const useRecordsStep = <T,>(endpoint: Endpoint<T>, request: { version: number }, done: string) => {
  const client = useQueryClient()
  const buildingId = useBuildingId()
  const take = (after: RecordsRequest): void => {
    client.setQueryData(keyOf(api.forms.recordsRequest, buildingId, { params: { id: after._id } }), after)
  }
  const step = useRecordStep<RecordsRequest, T>(endpoint, request, { done, shown: shownOfRecords, take })
  const { send, theirs, version, busy } = step
  return { send, version, busy, conflict: <RecordConflict theirs={theirs} words={words} /> }
}
