/** The forum as somebody may see it. What they may not read is not there. */
import type { ForumQuery } from '../../../contract/forum.ts'
import type { ForumCategory, ForumPost, ForumPostRow } from '../../../contract/forum/post.ts'
import type { Page } from '../../../contract/route.ts'
import type { InBuilding, Member } from '../../context.ts'
import { orNotFound } from '../../http/errors.ts'
import { selectCategories, selectCategory, type KnownCategory } from './categories-store.ts'
import { selectPost, selectPosts, type KnownPost } from './posts-store.ts'
import type { Reader } from './reader-store.ts'
import { mayWrite, moderatesForum, postCan, type Who } from './rules.ts'

/** A member of a building, be it by a call or by the demo seed. */
export type Caller = InBuilding & Pick<Member, 'account' | 'role' | 'superadmin' | 'permissions'>

export type ById = { params: { id: string } }

export const readerOf = (ctx: Caller): Reader => ({
  buildingId: ctx.building._id,
  accountId: ctx.account._id,
  role: ctx.role,
  readsAll: ctx.superadmin,
  moderates: moderatesForum(ctx),
  now: ctx.now,
})

export const whoOf = (ctx: Caller): Who => ({
  role: ctx.role,
  superadmin: ctx.superadmin,
  moderates: moderatesForum(ctx),
})

/** The categories of the caller with what is unread in them. */
export const listCategories = async (ctx: Caller): Promise<ForumCategory[]> => {
  const known = await selectCategories(ctx.db, readerOf(ctx))
  return known.map(({ readRoles: _r, writeRoles, retiredAt, ...one }) => {
    const isRetired = retiredAt !== null
    return { ...one, isRetired, can: { write: mayWrite(ctx, { writeRoles, isRetired }) } }
  })
}

/** A category that the caller may read; 404 for any other. */
export const requireCategory = async (ctx: Caller, slug: string): Promise<KnownCategory> =>
  orNotFound(await selectCategory(ctx.db, readerOf(ctx), slug))

/** Posts for the caller, pinned ones first; 404 for a category that is not there for them. */
export const listPosts = async (ctx: Caller, { query }: { query: ForumQuery }): Promise<Page<ForumPostRow>> => {
  if (query.category !== undefined) await requireCategory(ctx, query.category)
  return selectPosts(ctx.db, readerOf(ctx), query)
}

/** A poll as the caller reads it: numbers once they have answered, or it is closed. */
const pollOf = ({ poll }: KnownPost, now: string): ForumPost['poll'] => {
  if (poll === null) return null
  const isClosed = poll.closesAt !== null && poll.closesAt <= now
  const isTold = isClosed || poll.answer !== null
  return {
    ...poll,
    isClosed,
    choices: poll.choices.map(({ count, ...choice }) => ({ ...choice, count: isTold ? count : null })),
  }
}

/** A post in what the caller may know of it. */
export const shown = (ctx: Caller, known: KnownPost): ForumPost => {
  const { authorId, categoryWriteRoles, isRetired, readUntil: _u, ...post } = known
  const isMine = authorId === ctx.account._id
  const isTold = isMine || moderatesForum(ctx)
  const poll = pollOf(known, ctx.now)
  const facts = {
    isMine,
    status: known.status,
    hiddenAt: known.hiddenAt,
    locked: known.locked,
    isRetired,
    writeRoles: categoryWriteRoles,
    isOffer: known.sale !== null,
    asks: poll !== null && !poll.isClosed,
  }
  return {
    ...post,
    poll,
    hiddenReason: isTold ? known.hiddenReason : null,
    hiddenAt: isTold ? known.hiddenAt : null,
    can: postCan(whoOf(ctx), facts, ctx.now),
  }
}

/** A post that is there for the caller; 404 for any other. */
export const requirePost = async (ctx: Caller, id: string): Promise<KnownPost> =>
  orNotFound(await selectPost(ctx.db, readerOf(ctx), id))

export const getPost = async (ctx: Caller, { params }: ById): Promise<ForumPost> =>
  shown(ctx, await requirePost(ctx, params.id))
