import type { ForumComment } from '../../../../contract/forum/comment.ts'

type Said = Pick<ForumComment, '_id' | 'createdAt' | 'isNew'> & {
  author: { isMe: boolean } | null
  replies: readonly Omit<Said, 'replies'>[]
}

const isFromOthers = ({ author }: Pick<Said, 'author'>): boolean => author !== null && !author.isMe

/**
 * What came since `openedAt`, the moment of the last comment when the page was opened: not one's own, and in the order of
 * the conversation.
 */
export const arrivedSince = (comments: readonly Said[], openedAt: string): string[] =>
  comments
    .flatMap((comment) => [comment, ...comment.replies])
    .filter((one) => isFromOthers(one) && one.createdAt > openedAt)
    .map(({ _id }) => _id)

/**
 * How many came from others since `openedAt`, those that the list has not loaded counted by how many the post had then
 * and has now: what one said oneself stands in the list.
 */
export const countArrived = (
  comments: readonly Said[],
  { openedAt, had, has }: { openedAt: string; had: number; has: number },
): number => {
  const all = comments.flatMap((comment) => [comment, ...comment.replies])
  const own = all.filter(({ author, createdAt }) => author?.isMe && createdAt > openedAt).length
  return Math.max(arrivedSince(comments, openedAt).length, has - had - own)
}

/** The first comment that is unread, or has an unread reply; null where all that stood here is read. */
export const firstUnread = (comments: readonly Said[], openedAt: string): string | null =>
  comments.find((comment) =>
    [comment, ...comment.replies].some((one) => one.isNew && isFromOthers(one) && one.createdAt <= openedAt),
  )?._id ?? null

/** The comments without those that came since `until` from others, for a list that begins with the newest. */
export const heldBack = <C extends Said>(comments: readonly C[], until: string): C[] =>
  comments.filter((comment) => !isFromOthers(comment) || comment.createdAt <= until)
