/** What is asked before something written is seen, and after whoever wrote it changed it. */
import type { ForumKind, ForumStatus } from '../../../../contract/forum/kinds.ts'
import { newWriterLinks, newWriterPosts, newWriterPostsADay } from '../../../../contract/limits/moderation.ts'
import { canManageBuilding } from '../../../../contract/role-rights.ts'
import { later } from '../../../../contract/time.ts'
import { newId } from '../../../db/ids.ts'
import { InvalidField, Refusal } from '../../../http/errors.ts'
import { gather } from '../digest/digest.ts'
import type { Caller } from '../reading.ts'
import { moderatesForum } from '../rules.ts'
import { settingsOf } from '../settings/settings.ts'
import { dropCases, insertCase, selectOpenCase, setCause } from './cases-store.ts'
import { tellKeepers } from './messages.ts'
import { linksIn, newWriterFault, statusOfChanged, waitsForLook, type Writer } from './rules.ts'
import type { Place } from './things-store.ts'
import { lockWriter, selectWritten } from './writers-store.ts'

const dayMs = 24 * 60 * 60_000

interface Written {
  thing: 'post' | 'comment'
  category: { kind: ForumKind }
  /** Cleaned. */
  body: string
}

const isTrusted = (ctx: Caller, { category }: Pick<Written, 'category'>): boolean =>
  category.kind === 'council' || canManageBuilding(ctx.role, ctx.superadmin) || moderatesForum(ctx)

/** Who writes, as the rules ask of them; the moments are those of their last posts. */
const writerOf = async (tx: Caller, written: Pick<Written, 'category'>): Promise<Writer & { recent: string[] }> => {
  if (isTrusted(tx, written)) return { isTrusted: true, standing: 0, today: 0, recent: [] }
  const { standing, recent } = await selectWritten(
    tx.db,
    { buildingId: tx.building._id, accountId: tx.account._id },
    { most: newWriterPosts, mostRecent: newWriterPostsADay, since: later(tx.now, -dayMs) },
  )
  return { isTrusted: false, standing, today: recent.length, recent }
}

const tooMany = (recent: readonly string[], now: string) => {
  const seconds = Math.ceil((Date.parse(later(recent.at(-1)!, dayMs)) - Date.parse(now)) / 1000)
  const hours = Math.ceil(seconds / 3600)
  const when = hours > 1 ? `in ${hours} hours` : 'within the hour'
  return new Refusal(
    429,
    'NEW_WRITER',
    `Until ${newWriterPosts} of your posts are published, you can write ${newWriterPostsADay} a day. You can post again ${when}.`,
    { retryAfterSeconds: seconds },
  )
}

const tooManyLinks = () =>
  InvalidField(
    'body',
    `Until ${newWriterPosts} of your posts are published, each can have at most ${newWriterLinks} links`,
  )

/**
 * Whether something that the caller is about to write is seen at once, or waits for a moderator. 429 for a new writer's
 * fourth post in a day, 400 for more links in a post or a comment than a new writer may put there.
 */
export const admit = async (tx: Caller, written: Written): Promise<ForumStatus> => {
  if (isTrusted(tx, written)) return 'visible'
  await lockWriter(tx.db, tx.building._id, tx.account._id)
  const writer = await writerOf(tx, written)
  const fault = newWriterFault(written.thing === 'post' ? writer : { ...writer, today: 0 }, linksIn(written.body))
  if (fault === 'posts') throw tooMany(writer.recent, tx.now)
  if (fault === 'links') throw tooManyLinks()
  const { lookFirst } = await settingsOf(tx)
  return waitsForLook(lookFirst, writer) ? 'awaiting' : 'visible'
}

/** How something of the caller's stands after they changed it: what was hidden, or waits, is looked at anew. */
export const admitChanged = async (tx: Caller, written: Written & { status: ForumStatus }): Promise<ForumStatus> => {
  const { lookFirst } = await settingsOf(tx)
  const writer = await writerOf(tx, written)
  if (newWriterFault({ ...writer, today: 0 }, linksIn(written.body)) === 'links') throw tooManyLinks()
  return statusOfChanged(written.status, waitsForLook(lookFirst, writer))
}

interface Stood extends Place {
  status: ForumStatus
}

const queue = async (tx: Caller, { postId, commentId }: Place, cause: 'new' | 'corrected'): Promise<void> => {
  const _id = newId(Date.parse(tx.now))
  await insertCase(tx.db, tx.building._id, { _id, postId, commentId, cause }, tx.now)
  await tellKeepers(tx, _id)
}

/** What was written goes where it belongs: into the queue while it waits, into the next digest where everybody sees it. */
export const watchWritten = async (tx: Caller, { status, ...at }: Stood): Promise<void> => {
  if (status === 'awaiting') await queue(tx, at, 'new')
  else if (at.commentId === null) await gather(tx, at.postId)
}

/** What was changed and waits goes into the queue, or goes on waiting there, where nobody decides about what it said. */
export const watchChanged = async (tx: Caller, { status, ...at }: Stood): Promise<void> => {
  const open = await selectOpenCase(tx.db, tx.building._id, at)
  if (open) {
    const cause = status === 'awaiting' && open.cause !== 'new' ? 'corrected' : open.cause
    await setCause(tx.db, tx.building._id, open._id, cause)
  } else if (status === 'awaiting') await queue(tx, at, 'corrected')
}

/** Of what its author takes away nothing is left to look at. */
export const takeFromQueue = (tx: Caller, at: Place): Promise<void> => dropCases(tx.db, tx.building._id, at, tx.now)
