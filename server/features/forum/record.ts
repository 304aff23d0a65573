/** What every change in the forum leaves behind: a line of the history, and screens that wake. */
import type { InBuilding } from '../../context.ts'
import { recordChange, type ChangeNote } from '../audit/audit.ts'
import { wakeReaders } from './messages.ts'
import type { KnownPost } from './posts-store.ts'

/** What the history keeps of a post: never its text. */
export const valuesOf = (post: KnownPost) => ({
  title: post.title,
  priceCents: post.sale?.priceCents ?? null,
  files: post.attachments.map(({ fileName }) => fileName),
  text: `version ${post.version}`,
})

/** Adds a line to the history, and wakes the screens of those who read the category where everybody there sees the post. */
export const notePost = async (
  tx: InBuilding,
  post: KnownPost,
  action: string,
  values: Pick<ChangeNote, 'before' | 'after' | 'reason'>,
): Promise<void> => {
  const about = { subject: 'forumPost', subjectId: post._id, buildingId: tx.building._id } as const
  await recordChange(tx, { ...about, action, ...values })
  if (post.status === 'visible') await wakeReaders(tx, post.category._id)
}
