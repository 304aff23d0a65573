/** The text inside the files of a building: read by a job, searched by whoever may read the document. */
import type { DocumentHit } from '../../../../contract/documents/document.ts'
import { hitsPerDocumentMost, pagesPerStepMost } from '../../../../contract/limits/reading.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { wordsIn } from '../../../db/search-words.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { hasPages, holdsText, isShortText } from './file-types.ts'
import { readFile, readHere } from './reader.ts'
import { snippetOf } from './snippet.ts'
import {
  insertReading,
  insertWords,
  selectFoundPages,
  selectReading,
  selectStems,
  selectUnfound,
  updateRead,
} from './store.ts'
import { queryOf, soughtIn, type Sought } from './words.ts'

interface Work {
  buildingId: string
  sha256: string
}

export const readContentJob = 'documents.readContent'

/** Has the text of a content read once the caller's transaction is committed; of a picture, nothing. */
export const wantReading = async (
  tx: InBuilding,
  { sha256, contentType }: { sha256: string; contentType: string },
): Promise<void> => {
  if (!holdsText(contentType)) return
  await insertReading(tx.db, { sha256, contentType })
  await tx.jobs.enqueue(tx, readContentJob, { buildingId: tx.building._id, sha256 } satisfies Work)
}

/**
 * Reads a content that nobody has read yet, and makes its pages findable in a building. Cut off at any moment it is taken
 * up again where it stood; done twice it changes nothing. `ours` is what the product made itself: it is read in this
 * process.
 */
export const readContent = async (ctx: Ctx, work: object, { ours = false } = {}): Promise<void> => {
  const { buildingId, sha256 } = work as Work
  const known = await selectReading(ctx.db, sha256)
  // Swept meanwhile.
  if (!known) return
  if (known.state === 'waiting') {
    const content = await ctx.files.open(sha256)
    const read =
      ours || isShortText(known)
        ? await readHere(content, known.contentType)
        : await readFile(content, known.contentType)
    await inTransaction(ctx, (tx) => updateRead(tx.db, sha256, read, tx.now))
  }
  for (;;) {
    const pages = await selectUnfound(ctx.db, buildingId, sha256, pagesPerStepMost)
    if (pages.length === 0) return
    await inTransaction(ctx, async (tx) => {
      for (const page of pages) await insertWords(tx.db, buildingId, sha256, page)
    })
  }
}

/** What somebody seeks in a building. */
export interface Search {
  sought: Sought
  /** On the words of pages and of documents alike. */
  query: string
}

/** Reads what was typed; null where it holds no word, so that nothing is found. */
export const searchFor = async (ctx: InBuilding, typed: string): Promise<Search | null> => {
  const sought = soughtIn(typed)
  if (!sought) return null
  const stems = await selectStems(ctx.db, [...sought.words, ...(sought.begun === null ? [] : [sought.begun])])
  return { sought, query: queryOf(ctx.building._id, sought, stems) }
}

/** Of each of these contents the best pages that answer a search, with what stands around. */
export const hitsIn = async (
  ctx: InBuilding,
  { sought, query }: Search,
  contents: readonly string[],
): Promise<Map<string, DocumentHit[]>> => {
  const pages = await selectFoundPages(ctx.db, ctx.building._id, query, contents, hitsPerDocumentMost)
  const asked = [...sought.words, ...(sought.begun === null ? [] : [sought.begun])]
  const stems = await selectStems(ctx.db, [
    ...asked,
    ...pages.flatMap(({ text }) => wordsIn(text).flatMap(({ word, also = [] }) => [word, ...also])),
  ])
  const hits = new Map<string, DocumentHit[]>()
  for (const { sha256, page, text, contentType } of pages)
    hits.set(sha256, [
      ...(hits.get(sha256) ?? []),
      { page: hasPages(contentType) ? page : null, ...snippetOf(text, sought, stems) },
    ])
  return hits
}
