import { notifications } from '../../../contract/notifications.ts'
import { bind } from '../../http/bind.ts'
import { changePreferences, readPreferences } from './preferences.ts'
import { aboutLink, leadToUnsubscribe, resubscribe, unsubscribe } from './unsubscribe.ts'
import { listInbox, liveEvents, markAllRead, markRead, unreadAtAGlance } from './notifications.ts'
import { unreadGlance } from './store.ts'

export const notificationRoutes = bind(
  notifications,
  {
    unreadCount: unreadAtAGlance,
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
  },
  { unreadCount: unreadGlance },
)
