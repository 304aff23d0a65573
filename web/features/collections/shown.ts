import { api } from '../../api/api.ts'

/** What is stale after a step was taken to collect arrears. */
export const shownOfCollections = [
  api.collections.list,
  api.collections.get,
  api.collections.mine,
  api.collections.certificate,
  api.forms.runs,
  api.overview.day,
  api.audit.history,
  api.notifications.unreadCount,
]
