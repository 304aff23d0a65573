/** Keeping a category in order: moving, locking and pinning posts. */
import type { moderation } from '../../../../contract/forum/moderation.ts'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import type { Parsed } from '../../../../contract/route.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict } from '../../../http/errors.ts'
import { wakeReaders } from '../messages.ts'
import { getPost, requireCategory, type Caller } from '../reading.ts'
import { holdPost, noteStep, sideOf } from './acting.ts'
import { mayMove } from './rules.ts'
import { setCategory, setLocked, setPinned, type Thing } from './things-store.ts'

/** Does something to a post that the caller may read, and answers the post as it stands then. */
const keep = (
  ctx: Caller,
  params: { id: string },
  work: (tx: Caller, post: Thing) => Promise<void>,
): Promise<ForumPost> =>
  inTransaction(ctx, async (tx) => {
    const post = await holdPost(tx, params.id)
    await work(tx, post)
    await wakeReaders(tx, post.category._id)
    return getPost(tx, { params })
  })

/** Moves a post to another category; 409 into the council's or out of it, and into a closed one. */
export const movePost = (ctx: Caller, { params, body }: Parsed<typeof moderation.move>): Promise<ForumPost> =>
  keep(ctx, params, async (tx, post) => {
    const to = await requireCategory(tx, body.category)
    if (!mayMove(post.category, { ...to, isRetired: to.retiredAt !== null }))
      throw Conflict(
        'You can’t move it there. Council posts stay in the council forum, and closed categories can’t take new posts.',
      )
    await setCategory(tx.db, tx.building._id, post.postId, to._id)
    const moved = { ...post, category: { _id: to._id, kind: to.kind, name: to.name } }
    const names = { before: { category: post.category.name }, after: { category: to.name } }
    const fromCategoryId = post.category._id
    await noteStep(tx, moved, { kind: 'moved', side: sideOf(tx), words: body.words, fromCategoryId, ...names })
    await wakeReaders(tx, to._id)
  })

/** Locks a post against comments, or opens it again; 409 where it stands so already. */
export const lockPost = (ctx: Caller, { params, body }: Parsed<typeof moderation.lock>): Promise<ForumPost> =>
  keep(ctx, params, async (tx, post) => {
    const { locked, words } = body
    if (post.locked === locked) throw Conflict(locked ? 'This is already locked.' : 'This is already unlocked.')
    await setLocked(tx.db, tx.building._id, post.postId, locked ? tx.now : null)
    await noteStep(tx, post, { kind: locked ? 'locked' : 'unlocked', side: sideOf(tx), words })
  })

/** Pins a post above the others, or no longer; 409 where it stands so already. */
export const pinPost = (ctx: Caller, { params, body }: Parsed<typeof moderation.pin>): Promise<ForumPost> =>
  keep(ctx, params, async (tx, post) => {
    const { pinned } = body
    if (post.pinned === pinned) throw Conflict(pinned ? 'This is already pinned.' : 'This isn’t pinned.')
    await setPinned(tx.db, tx.building._id, post.postId, pinned)
    await noteStep(tx, post, { kind: pinned ? 'pinned' : 'unpinned', side: sideOf(tx) })
  })
