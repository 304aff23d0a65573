import type { AccessRequest } from '../../../contract/joining/access-requests.ts'
import type { Call, Reply } from '../../../contract/route.ts'
import { api } from '../../api/api.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import { newerOf } from '../../api/errors.ts'
import { useRefresh } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'

const refresh = [
  api.joining.accessRequests,
  api.joining.accessRequest,
  api.audit.history,
  api.notifications.unreadCount,
]

/**
 * A step with a request. Where somebody else was quicker the screen reads the request anew and is told; all other
 * refusals are thrown for the form.
 */
export const useStep = <T>(
  endpoint: Endpoint<T>,
  { done, onStale }: { done: string; onStale: (newer: AccessRequest) => void },
) => {
  const stale = useRefresh()
  const action = useAction(endpoint, { done, refresh })
  return async (args: Call<T>): Promise<Reply<T> | undefined> => {
    try {
      return await action.send(args)
    } catch (error) {
      const newer = newerOf(error) as AccessRequest | null
      if (!newer) throw error
      onStale(newer)
      await stale(...refresh)
      return undefined
    }
  }
}
