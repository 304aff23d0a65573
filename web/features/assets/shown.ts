import { api } from '../../api/api.ts'

/** What is stale after an asset or one of its plans was written. */
export const shownOfAssets = [
  api.assets.list,
  api.assets.counts,
  api.assets.due,
  api.assets.get,
  api.assets.rounds,
  api.audit.history,
]
