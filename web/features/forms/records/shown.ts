import { api } from '../../../api/api.ts'
import { shownOfLedger } from '../../ledger/ledger.ts'

/** What is stale after a step with a request. */
export const shownOfRecords = [
  ...shownOfLedger,
  api.forms.recordsRequests,
  api.forms.recordsCounts,
  api.forms.myRecordsRequests,
  api.forms.recordsRequest,
  api.notifications.unreadCount,
]
