/** What waited for a moderator is seen for the first time: whom it concerns is told now. */
import { gather } from '../digest/digest.ts'
import { tellFollowers, tellMentioned } from '../messages.ts'
import type { Caller } from '../reading.ts'
import { selectAnswered, selectMentions } from './first-showing-store.ts'
import type { Thing } from './things-store.ts'

/** Tells who is mentioned, who follows the post of a comment, and everybody's next digest of a post. */
export const firstShown = async (tx: Caller, { postId, commentId, category, lastAt }: Thing): Promise<void> => {
  const mentions = await selectMentions(tx.db, tx.building._id, { postId, commentId })
  await tellMentioned(tx, category._id, mentions)
  if (commentId === null) return gather(tx, postId)
  const answered = await selectAnswered(tx.db, tx.building._id, commentId)
  const mentioned = mentions.map(({ accountId }) => accountId)
  await tellFollowers(tx, { _id: commentId, postId, categoryId: category._id, answered, mentioned, before: lastAt })
}
