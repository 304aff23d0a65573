/** Who took which version of a document, or looked at it. */
import type { DownloadEntry } from '../../../../contract/documents/downloads.ts'
import type { Page } from '../../../../contract/route.ts'
import { selectDownloads } from './downloads-store.ts'
import { requireDocument, type Reading } from './reading.ts'
import { requireManages } from './rules.ts'

/** The download log of a document, newest first, for those who manage it. */
export const listDownloads = async (
  ctx: Reading,
  { params, query }: { params: { id: string }; query: { cursor?: string | undefined; limit: number } },
): Promise<Page<DownloadEntry>> => {
  const document = await requireDocument(ctx, params.id)
  requireManages(document)
  return selectDownloads(ctx.db, ctx.building._id, document._id, query)
}
