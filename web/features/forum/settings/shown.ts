import { api } from '../../../api/api.ts'
import { shownOfForum } from '../shown.ts'

/** What is stale after the forum was set up otherwise. */
export const shownOfSettings = [
  api.forumSettings.settings,
  api.forumSettings.categories,
  api.moderation.log,
  api.audit.history,
  ...shownOfForum,
]
