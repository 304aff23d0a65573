import { markReadMost } from '../../../contract/limits.ts'
import { messageKinds, type MessageKind } from '../../../contract/message-kinds.ts'
import type { Notification } from '../../../contract/notifications.ts'
import { api } from '../../api/api.ts'
import { useChangeUnread } from '../../api/unread.ts'
import { useAction } from '../../api/use-action.ts'

const refresh = [api.notifications.list, api.notifications.unreadCount]

/** Whether it arrived; a mark that did not keeps nobody from reading, and nothing is said (specification, section 8). */
const arrives = (marked: Promise<unknown>): Promise<boolean> =>
  marked.then(
    () => true,
    () => false,
  )

/** Ways to mark messages read: the one that is opened, those that were chosen, and all, or all of one kind. */
export const useMarkRead = (kind: MessageKind | null) => {
  const unread = useChangeUnread()
  const mark = useAction(api.notifications.markRead, { refresh })
  const all = useAction(api.notifications.markAllRead, {
    done: kind === null ? 'All messages marked as read' : `${messageKinds[kind].label} marked as read`,
    refresh,
  })
  return {
    opened: ({ _id, readAt }: Pick<Notification, '_id' | 'readAt'>) => {
      if (readAt !== null) return
      unread.move(-1)
      void arrives(mark.send({ body: { notificationIds: [_id] } }))
    },
    /** Whether every one was marked; those that were not stay unread and chosen. */
    chosen: async (ids: readonly string[]): Promise<boolean> => {
      for (let from = 0; from < ids.length; from += markReadMost) {
        const notificationIds = ids.slice(from, from + markReadMost)
        if (!(await arrives(mark.send({ body: { notificationIds } })))) return false
      }
      return true
    },
    everything: () => void arrives(all.send({ query: kind === null ? {} : { kind } })),
    busy: mark.busy || all.busy,
  }
}
