/**
 * New posts by e-mail, gathered as each reader gathers their mail. What only some may read is in none, nor what was
 * hidden or read before the mail leaves.
 */
import { forumPostKind } from '../../../../contract/forum/forum-kinds.ts'
import type { InBuilding } from '../../../context.ts'
import type { WordRows } from '../../../offers.ts'
import { mailedMembersOf } from '../../buildings/buildings.ts'
import { mailAbout } from '../../notifications/notifications.ts'
import { selectGathered, selectPostToGather } from './store.ts'

const kind = 'forum.digest'
const pageOf = (postId: string): string => forumPostKind.page(postId)

/** Puts a post that everybody sees now into the next mail of those who read its category, but for who wrote it. */
export const gather = async (tx: InBuilding, postId: string): Promise<void> => {
  const post = await selectPostToGather(tx.db, tx.building._id, postId)
  if (!post) return
  const members = await mailedMembersOf(tx.db, tx.building._id, post.readRoles, tx.now)
  const to = members.filter(({ accountId }) => accountId !== post.authorId)
  const link = { label: 'Open the post', path: pageOf(postId) }
  const letter = { subject: post.title, paragraphs: [], link }
  await mailAbout(tx, { kind, subjectId: postId, letter, to, dedupeKey: `${kind}:${postId}` })
}

/** Words posts for a reader whose mail leaves now: what of them everybody reads, and they have not. */
export const wordDigest: WordRows = async (ctx, buildingId, ids) => {
  const role = ctx.currentRole ?? ''
  const posts = await selectGathered(ctx.db, buildingId, { accountId: ctx.account._id, role, ids })
  return new Map(
    posts.map(({ _id, title, preview, authorName, categoryName }) => [
      _id,
      { title, text: `${authorName} in ${categoryName}: ${preview}`, link: pageOf(_id) },
    ]),
  )
}
