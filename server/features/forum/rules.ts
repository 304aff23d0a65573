import type { ForumReply } from '../../../contract/forum/comment.ts'
import type { ForumPostCan } from '../../../contract/forum/post.ts'
import type { ForumOffice, ForumStatus } from '../../../contract/forum/kinds.ts'
import { forumCorrectAfterMs } from '../../../contract/limits/forum.ts'
import type { PermissionMap, Role } from '../../../contract/roles.ts'
import { later, type Instant } from '../../../contract/time.ts'

/** Who asks. */
export interface Who {
  role: Role
  superadmin: boolean
  moderates: boolean
}

/** Whether somebody looks after what is written in the forum here; only where they may read it. */
export const moderatesForum = (who: { superadmin: boolean; permissions: PermissionMap }): boolean =>
  who.superadmin || who.permissions.forum

/** Whether somebody writes in a category; platform staff only where their part as management does. */
export const mayWrite = (
  { role }: Pick<Who, 'role'>,
  category: { writeRoles: readonly Role[]; isRetired: boolean },
): boolean => !category.isRetired && category.writeRoles.includes(role)

/** In whose name somebody can write something official; platform staff in nobody's. */
export const officeOf = ({ role, superadmin }: Pick<Who, 'role' | 'superadmin'>): ForumOffice | null =>
  superadmin ? null : role === 'council' || role === 'management' ? role : null

/** In whose name something speaks after its author changed it: nobody's, where they hold that office no more. */
export const officeAfter = (
  before: ForumOffice | null,
  who: Pick<Who, 'role' | 'superadmin'>,
): ReturnType<typeof officeOf> => (before === officeOf(who) ? before : null)

/** Whether whoever wrote something can change it: what was hidden only after they had time to think. */
export const mayCorrect = (
  { status, hiddenAt }: { status: ForumStatus; hiddenAt: Instant | null },
  now: Instant,
): boolean => status !== 'hidden' || (hiddenAt !== null && now >= later(hiddenAt, forumCorrectAfterMs))

interface PostFacts {
  isMine: boolean
  status: ForumStatus
  hiddenAt: Instant | null
  locked: boolean
  isRetired: boolean
  writeRoles: readonly Role[]
  isOffer: boolean
  /** It has a poll that is open. */
  asks: boolean
}

/** What somebody may do with a post now. A locked one is read only, but for those who look after it. */
export const postCan = (who: Who, facts: PostFacts, now: Instant): ForumPostCan => {
  const { isMine, status, locked, writeRoles, isRetired } = facts
  const writes = mayWrite(who, { writeRoles, isRetired })
  const isOpen = status === 'visible' && writes
  const talks = isOpen && (!locked || who.moderates)
  return {
    comment: talks,
    react: isOpen && !locked,
    edit: isMine && writes && !locked && mayCorrect(facts, now),
    delete: isMine,
    markAnswer: isOpen && (isMine || who.moderates),
    markSold: isMine && facts.isOffer,
    answerPoll: isOpen && !locked && facts.asks,
    speakOfficially: talks && officeOf(who) !== null,
    moderate: who.moderates,
  }
}

interface CommentFacts {
  isMine: boolean
  isDeleted: boolean
  status: ForumStatus
  hiddenAt: Instant | null
  /** What the caller may do with the post. */
  post: ForumPostCan
  postIsOpen: boolean
}

/** What somebody may do with a comment now; of one that was deleted nothing is left. */
export const commentCan = (who: Who, facts: CommentFacts, now: Instant): ForumReply['can'] => {
  const { isMine, isDeleted, status, post, postIsOpen } = facts
  const isSeen = !isDeleted && status === 'visible'
  return {
    reply: isSeen && post.comment,
    react: isSeen && post.react,
    edit: isMine && !isDeleted && postIsOpen && mayCorrect(facts, now),
    delete: isMine && !isDeleted,
    markAnswer: isSeen && post.markAnswer,
    markOfficial: isMine && isSeen && post.speakOfficially,
    moderate: !isDeleted && post.moderate,
  }
}
