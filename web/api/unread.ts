import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { unreadRefreshMs } from '../../contract/limits.ts'
import { api } from './api.ts'
import { useBuildingId } from './building-id.ts'
import { call } from './call.ts'
import { keyOf } from './queries.ts'
import { movedCount } from './unread-moved.ts'
import { askAgain } from './ask-again.ts'

const { unreadCount, list } = api.notifications

/** Another count means that something came or was read elsewhere: an open inbox asks anew. */
const askInboxAnew = (client: QueryClient) => void askAgain(client, { queryKey: [list.path] })

/** How many messages wait in the current building: asked anew every 30 s while the tab is seen; 0 when it cannot be known. */
export const useUnreadCount = (): number => {
  const client = useQueryClient()
  const buildingId = useBuildingId()
  const key = keyOf(unreadCount, buildingId)
  const { data, isError } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const { count } = await call(unreadCount, {}, { signal, buildingId })
      const known = client.getQueryData<number>(key)
      if (known !== undefined && known !== count) askInboxAnew(client)
      return count
    },
    enabled: buildingId !== null,
    refetchInterval: unreadRefreshMs,
    retry: false,
  })
  return isError ? 0 : (data ?? 0)
}

/** Ways to change the count here: set it to what the stream says, or move it before the server is asked; never below 0. */
export const useChangeUnread = () => {
  const client = useQueryClient()
  const buildingId = useBuildingId()
  const key = keyOf(unreadCount, buildingId)
  return {
    set: (count: number) => {
      client.setQueryData<number>(key, movedCount(count, 0))
      askInboxAnew(client)
    },
    move: (by: number) => client.setQueryData<number>(key, (count) => movedCount(count, by)),
  }
}
