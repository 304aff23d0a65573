/** The log that everybody in the building reads: what was moderated, why and in which role, never what was hidden. */
import type { ForumAct, moderation } from '../../../../contract/forum/moderation.ts'
import type { Page, Parsed } from '../../../../contract/route.ts'
import { readerOf, requireCategory, type Caller } from '../reading.ts'
import { selectActs } from './acts-store.ts'

/** The lines about categories that the caller may read, the newest first; 404 for a category that is not there for them. */
export const readLog = async (ctx: Caller, { query }: Parsed<typeof moderation.log>): Promise<Page<ForumAct>> => {
  const { category: slug, ...page } = query
  const category = slug === undefined ? undefined : (await requireCategory(ctx, slug))._id
  return selectActs(ctx.db, readerOf(ctx), { ...page, category })
}
