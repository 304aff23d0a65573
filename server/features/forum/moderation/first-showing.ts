/** What waited for a moderator is seen for the first time: whom it concerns is told now. */
import { gather } from '../digest/digest.ts'
import { tellFollowers, tellMentioned } from '../messages.ts'
import type { Caller } from '../reading.ts'
import { keepRead, selectAnswered, selectMentions } from './first-showing-store.ts'
import type { Thing } from './things-store.ts'

/** Tells who is mentioned in what is seen now and does not know it yet; answers who is mentioned. */
export const tellMentions = async (tx: Caller, thing: Thing): Promise<string[]> => {
  const mentions = await selectMentions(tx.db, tx.building._id, thing)
  await tellMentioned(tx, thing.category._id, mentions)
  return mentions.map(({ accountId }) => accountId)
}

/** Tells who is mentioned, who follows the post of a comment, and everybody's next digest of a post; not its author. */
export const firstShown = async (tx: Caller, thing: Thing): Promise<void> => {
  const { postId, commentId, category, authorId, lastAt } = thing
  await keepRead(tx.db, tx.building._id, { postId, accountId: authorId, before: lastAt }, tx.now)
  const mentioned = await tellMentions(tx, thing)
  if (commentId === null) return gather(tx, postId)
  const answered = await selectAnswered(tx.db, tx.building._id, commentId)
  await tellFollowers(tx, { _id: commentId, postId, categoryId: category._id, answered, mentioned, before: lastAt })
}
