/** What every step of moderation does: a line of the log, one of the history, a word to whoever wrote it. */
import type { ForumActKind, ForumActSide, ForumReason } from '../../../../contract/forum/moderation-kinds.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { orNotFound } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { lockPost } from '../posts-store.ts'
import { readerOf, type Caller } from '../reading.ts'
import { insertAct, type Act } from './acts-store.ts'
import { tellAuthor } from './messages.ts'
import { lockPostOfComment, selectCommentThing, selectPostThing, type Place, type Thing } from './things-store.ts'

/** In which role somebody moderates; platform staff as management. */
export const sideOf = ({ role, superadmin }: Pick<Caller, 'role' | 'superadmin'>): ForumActSide =>
  !superadmin && role === 'council' ? 'council' : 'management'

/** A post that is there for the caller, held for a change; 404 for any other. */
export const holdPost = async (tx: Caller, id: string): Promise<Thing> => {
  await lockPost(tx.db, tx.building._id, id)
  return orNotFound(await selectPostThing(tx.db, readerOf(tx), id))
}

/** A comment that is there for the caller, with its post held for a change; 404 for any other. */
export const holdComment = async (tx: Caller, id: string): Promise<Thing> => {
  await lockPostOfComment(tx.db, tx.building._id, id)
  return orNotFound(await selectCommentThing(tx.db, readerOf(tx), id))
}

/** The same by its place. */
export const hold = (tx: Caller, { postId, commentId }: Place): Promise<Thing> =>
  commentId === null ? holdPost(tx, postId) : holdComment(tx, commentId)

/** What the history calls a step, of a post and of a comment. */
const actionOf = (kind: ForumActKind, { commentId }: Place) => (commentId === null ? kind : `comment ${kind}`)

interface Step extends Pick<Act, 'fromCategoryId' | 'words'> {
  kind: ForumActKind
  side: ForumActSide
  reason?: ForumReason
  /** For the history: what changed by it. */
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Writes down what was done to something, and tells whoever wrote it. */
export const noteStep = async (tx: InBuilding, thing: Thing, step: Step): Promise<void> => {
  const { postId, commentId, category } = thing
  const { before, after, ...act } = step
  const _id = newId(Date.parse(tx.now))
  const accountId = step.side === 'residents' ? null : tx.account!._id
  await insertAct(
    tx.db,
    tx.building._id,
    { _id, postId, commentId, accountId, categoryId: category._id, ...act },
    tx.now,
  )
  await recordChange(tx, {
    subject: 'forumPost',
    subjectId: postId,
    buildingId: tx.building._id,
    action: actionOf(step.kind, thing),
    ...(before && { before }),
    ...(after && { after }),
    ...(step.words !== undefined && step.words !== '' && { reason: step.words }),
  })
  if (step.kind !== 'kept' && step.kind !== 'pinned' && step.kind !== 'unpinned') await tellAuthor(tx, _id)
}
