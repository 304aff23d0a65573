import { emergencyLastsMs } from '../../../contract/limits.ts'
import type { Notice, NoticeStatus, NoticeType, UnitReach } from '../../../contract/notices.ts'
import { later, type Instant } from '../../../contract/time.ts'
import type { PermissionMap } from '../../../contract/roles.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'

export interface Dates {
  /** When somebody let it go; null for a draft. */
  releasedAt: Instant | null
  publishDate: Instant | null
  expiresAt: Instant | null
}

/** Where a notice stands in its life; only letting it go is an act, the rest is the clock's. */
export const statusOf = ({ releasedAt, publishDate, expiresAt }: Dates, now: Instant): NoticeStatus => {
  if (releasedAt === null || publishDate === null) return 'draft'
  if (publishDate > now) return 'scheduled'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'published'
}

export type Step = 'change' | 'publish' | 'pin' | 'unpin' | 'acknowledge' | 'delete'

/** The one table of what may happen to a notice. A change of a public notice is a correction. */
const steps: Readonly<Record<NoticeStatus, readonly Step[]>> = {
  draft: ['change', 'publish', 'delete'],
  scheduled: ['change', 'delete'],
  published: ['change', 'pin', 'unpin', 'acknowledge', 'delete'],
  expired: ['change', 'delete'],
}

const done: Record<Step, string> = {
  change: 'changed',
  publish: 'published',
  pin: 'pinned',
  unpin: 'unpinned',
  acknowledge: 'acknowledged',
  delete: 'deleted',
}
const article: Record<NoticeStatus, string> = {
  draft: 'A draft',
  scheduled: 'A scheduled notice',
  published: 'A published notice',
  expired: 'An expired notice',
}
const either = new Intl.ListFormat('en', { type: 'disjunction' })

export const isOpen = (status: NoticeStatus, step: Step): boolean => steps[status].includes(step)

/** Refuses a step that is not open in this state, and says which ones are. */
export const requireStep = (status: NoticeStatus, step: Step): void => {
  if (isOpen(status, step)) return
  const open = either.format(steps[status].map((name) => done[name]))
  throw Conflict(`${article[status]} can’t be ${done[step]}. It can be ${open}.`)
}

/** Whether people could read it already, so that its text is frozen and a change is a correction. */
export const isPublic = (status: NoticeStatus): boolean => status === 'published' || status === 'expired'

/** Whether somebody writes and publishes notices here. */
export const managesNotices = (who: { superadmin: boolean; permissions: PermissionMap }): boolean =>
  who.superadmin || who.permissions.notices

/** What somebody may do with a notice now. `asked` are those it is for; a manager without a unit is not. */
export const canFor = (
  who: { manages: boolean; asked: boolean; acknowledged: boolean },
  status: NoticeStatus,
): Notice['can'] => {
  const may = (step: Step) => who.manages && isOpen(status, step)
  return {
    edit: may('change'),
    publish: may('publish'),
    pin: may('pin'),
    delete: may('delete'),
    acknowledge: who.asked && !who.acknowledged && isOpen(status, 'acknowledge'),
    seeAnalytics: who.manages && isPublic(status),
  }
}

/** When a notice ends: an emergency always does, after a week where nobody said when. */
export const endOf = (type: NoticeType, begins: Instant, expiresAt: Instant | null): Instant | null =>
  expiresAt ?? (type === 'emergency' ? later(begins, emergencyLastsMs) : null)

/** Refuses an end that does not come after the beginning. */
export const requireOrder = (begins: Instant | null, ends: Instant | null): void => {
  if (begins !== null && ends !== null && ends <= begins)
    throw InvalidField('expiresAt', 'The end must come after the publish date')
}

interface Mark {
  role: string | null
  readAt: Instant | null
  acknowledgedAt: Instant | null
}

/** How far a notice got with one unit, by the marks of everybody it was for there. */
export const reachOf = (marks: readonly Mark[]): UnitReach => {
  const owners = marks.filter(({ role }) => role === 'owner')
  if (owners.length > 0 && owners.every(({ acknowledgedAt }) => acknowledgedAt !== null)) return 'everyOwner'
  if (marks.some(({ acknowledgedAt }) => acknowledgedAt !== null)) return 'acknowledged'
  return marks.some(({ readAt }) => readAt !== null) ? 'seen' : 'none'
}
