import { notifications } from '../../../contract/notifications.ts'
import { bind } from '../../http/bind.ts'
import { changePreferences, readPreferences } from './preferences.ts'
import { aboutLink, leadToUnsubscribe, resubscribe, unsubscribe } from './unsubscribe.ts'
import { askUnread, listInbox, liveEvents, markAllRead, markRead } from './notifications.ts'

export const notificationRoutes = bind(notifications, {
  unreadCount: askUnread,
  list: listInbox,
  markRead,
  markAllRead,
  live: liveEvents,
  preferences: readPreferences,
  changePreferences,
  openUnsubscribe: leadToUnsubscribe,
  unsubscription: aboutLink,
  unsubscribe,
  resubscribe,
})
