/** Finding what was written, and whom one can mention. */
import type { ForumSearch } from '../../../contract/forum.ts'
import type { ForumFound } from '../../../contract/forum/found.ts'
import type { ForumPerson } from '../../../contract/forum/post.ts'
import { forumExcerptChars } from '../../../contract/limits/forum.ts'
import { plainTextOf } from '../../../contract/rich-text.ts'
import type { Page } from '../../../contract/route.ts'
import { selectPeople } from './audience-store.ts'
import { excerptOf, marked } from './highlight.ts'
import { readerOf, requireCategory, type Caller } from './reading.ts'
import { selectHits } from './search-store.ts'

/** Posts and comments of the caller's categories that hold all the words, the newest first. */
export const searchForum = async (ctx: Caller, { query }: { query: ForumSearch }): Promise<Page<ForumFound>> => {
  if (query.category !== undefined) await requireCategory(ctx, query.category)
  const page = await selectHits(ctx.db, readerOf(ctx), query)
  return {
    ...page,
    items: page.items.map(({ id: _, title, body, ...hit }) => ({
      ...hit,
      title: marked(title, query.search),
      excerpt: excerptOf(plainTextOf(body), query.search, forumExcerptChars),
    })),
  }
}

/** Whom the caller can mention in a category; 404 for one that is not there for them. */
export const suggestPeople = async (
  ctx: Caller,
  { query }: { query: { category: string; search?: string | undefined } },
): Promise<ForumPerson[]> => {
  const { _id: categoryId } = await requireCategory(ctx, query.category)
  const asked = { categoryId, accountId: ctx.account._id, search: query.search ?? '' }
  return selectPeople(ctx.db, ctx.building._id, asked, ctx.now)
}
