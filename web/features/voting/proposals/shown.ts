import { api } from '../../../api/api.ts'

/** What is stale after something was done with a proposal. */
export const shownOfProposals = [
  api.voting.list,
  api.voting.counts,
  api.voting.get,
  api.voting.proof,
  api.violations.get,
  api.decisions.list,
  api.decisions.counts,
  api.audit.history,
  api.notifications.unreadCount,
]
