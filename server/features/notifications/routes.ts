import { notifications } from '../../../contract/notifications.ts'
import { push } from '../../../contract/push.ts'
import { bind } from '../../http/bind.ts'
import { askUnread, listInbox, liveEvents, markAllRead, markRead } from './notifications.ts'
import { changePreferences, readPreferences } from './preferences.ts'
import { pushState, sendTestPush, subscribePush, unsubscribePush } from './push.ts'
import { aboutLink, leadToUnsubscribe, resubscribe, unsubscribe } from './unsubscribe.ts'

const inboxRoutes = bind(notifications, {
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

const pushRoutes = bind(push, {
  state: pushState,
  subscribe: subscribePush,
  unsubscribe: unsubscribePush,
  test: sendTestPush,
})

export const notificationRoutes = [...inboxRoutes, ...pushRoutes]
