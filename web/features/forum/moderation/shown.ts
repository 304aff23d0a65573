import { api } from '../../../api/api.ts'
import { shownOfForum } from '../shown.ts'

/** What is stale after something was moderated. */
export const shownOfModeration = [
  ...shownOfForum,
  api.forumModeration.queue,
  api.forumModeration.waiting,
  api.forumModeration.log,
  api.audit.history,
]
