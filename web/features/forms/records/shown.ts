import { api } from '../../../api/api.ts'

/** What is stale after a step with a request. */
export const shownOfRecords = [
  api.forms.recordsRequests,
  api.forms.recordsCounts,
  api.forms.myRecordsRequests,
  api.forms.recordsRequest,
  api.audit.history,
  api.notifications.unreadCount,
]
