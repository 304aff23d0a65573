import { markReadMost } from '../../../contract/limits.ts'
import { messageKinds, type MessageKind } from '../../../contract/message-kinds.ts'
import type { Notification } from '../../../contract/notifications.ts'
import { api } from '../../api/api.ts'
import { useChangeUnread } from '../../api/unread.ts'
import { useAction } from '../../api/use-action.ts'

const refresh = [api.notifications.list, api.notifications.unreadCount]

/** Ways to mark messages read: the one that is opened, those that were chosen, and all, or all of one kind. */
export const useMarkRead = (kind: MessageKind | null) => {
  const unread = useChangeUnread()
  const mark = useAction(api.notifications.markRead, { failed: 'Failed to mark the messages read', refresh })
  const all = useAction(api.notifications.markAllRead, {
    done: kind === null ? 'All messages are marked read' : `${messageKinds[kind].label} are marked read`,
    failed: 'Failed to mark the messages read',
    refresh,
  })
  return {
    opened: ({ _id, readAt }: Pick<Notification, '_id' | 'readAt'>) => {
      if (readAt !== null) return
      unread.move(-1)
      // A mark that did not arrive must not keep anybody from reading (specification, section 8).
      mark.send({ body: { notificationIds: [_id] } }).catch(() => {})
    },
    /** Whether every one was marked; the person is told of a failure. */
    chosen: async (ids: readonly string[]): Promise<boolean> => {
      for (let from = 0; from < ids.length; from += markReadMost) {
        const notificationIds = ids.slice(from, from + markReadMost)
        if (!(await mark.run({ body: { notificationIds } }))) return false
      }
      return true
    },
    everything: () => void all.run({ query: kind === null ? {} : { kind } }),
    busy: mark.busy || all.busy,
  }
}
