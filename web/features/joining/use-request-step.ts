import type { AccessRequest } from '../../../contract/joining/access-requests.ts'
import { api } from '../../api/api.ts'
import type { Endpoint } from '../../api/endpoint.ts'
import { useStep } from '../../api/use-step.ts'

const shown = [api.joining.accessRequests, api.joining.accessRequest, api.audit.history, api.notifications.unreadCount]

/** A step with a request; what somebody else made of it is told by the screen around it. */
export const useRequestStep = <T>(
  endpoint: Endpoint<T>,
  { done, onStale }: { done: string; onStale: (newer: AccessRequest) => void },
) => useStep<AccessRequest, T>(endpoint, { done, shown, onTheirs: onStale }).send
