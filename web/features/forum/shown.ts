import { api } from '../../api/api.ts'

/** What is stale after something was written, or happened to what stands in the forum. */
export const shownOfForum = [
  api.forum.list,
  api.forum.categories,
  api.forum.search,
  api.forum.get,
  api.forum.comments,
  api.forum.replies,
  api.forum.edits,
  api.forum.commentEdits,
]
