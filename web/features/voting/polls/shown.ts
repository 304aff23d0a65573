import { api } from '../../../api/api.ts'

/** What is stale after something was done with a poll. */
export const shownOfPolls = [
  api.polls.list,
  api.polls.get,
  api.polls.coverage,
  api.audit.history,
  api.notifications.unreadCount,
]
