import { api } from '../../../api/api.ts'

/** What is stale after a decision was written down, corrected or ratified. */
export const shownOfDecisions = [
  api.decisions.list,
  api.decisions.counts,
  api.decisions.get,
  api.voting.list,
  api.voting.counts,
  api.voting.get,
  api.audit.history,
]
