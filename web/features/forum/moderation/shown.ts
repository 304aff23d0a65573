import { api } from '../../../api/api.ts'
import { shownOfForum } from '../shown.ts'

/** What is stale after something was moderated. */
export const shownOfModeration = [
  ...shownOfForum,
  api.moderation.queue,
  api.moderation.waiting,
  api.moderation.log,
  api.audit.history,
]
