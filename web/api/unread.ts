import { useQuery, useQueryClient } from '@tanstack/react-query'
import { unreadRefreshMs } from '../../contract/limits.ts'
import { api } from './api.ts'
import { useBuildingId } from './building-id.ts'
import { call } from './call.ts'
import { keyOf } from './queries.ts'

const { unreadCount } = api.notifications

/** How many messages wait in the current building: asked anew every 30 s while the tab is seen; 0 when it cannot be known. */
export const useUnreadCount = (): number => {
  const buildingId = useBuildingId()
  const { data, isError } = useQuery({
    queryKey: keyOf(unreadCount, buildingId),
    queryFn: async ({ signal }) => (await call(unreadCount, {}, { signal, buildingId })).count,
    enabled: buildingId !== null,
    refetchInterval: unreadRefreshMs,
    retry: false,
  })
  return isError ? 0 : (data ?? 0)
}

/** Ways to change the count here before the server is asked: set it, or move it, never below 0. */
export const useChangeUnread = () => {
  const client = useQueryClient()
  const buildingId = useBuildingId()
  const key = keyOf(unreadCount, buildingId)
  return {
    set: (count: number) => client.setQueryData<number>(key, Math.max(0, count)),
    move: (by: number) => client.setQueryData<number>(key, (count = 0) => Math.max(0, count + by)),
  }
}
