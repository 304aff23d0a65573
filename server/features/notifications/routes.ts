import { notifications } from '../../../contract/notifications.ts'
import { bind } from '../../http/bind.ts'
import { listInbox, liveEvents, markAllRead, markRead, unreadAtAGlance } from './notifications.ts'
import { unreadGlance } from './store.ts'

export const notificationRoutes = bind(
  notifications,
  { unreadCount: unreadAtAGlance, list: listInbox, markRead, markAllRead, live: liveEvents },
  { unreadCount: unreadGlance },
)
