import { notifications } from '../../../contract/notifications.ts'
import { bind } from '../../http/bind.ts'
import { listInbox, liveEvents, markAllRead, markRead, unreadCount } from './notifications.ts'

export const notificationRoutes = bind(notifications, {
  unreadCount,
  list: listInbox,
  markRead,
  markAllRead,
  live: liveEvents,
})
