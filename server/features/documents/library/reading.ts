/** What a reader does with the library: finds documents, opens one, takes its file along. */
import type {
  Document,
  DocumentQuery,
  DocumentSummary,
  PinnedDocument,
} from '../../../../contract/documents/document.ts'
import { canManageBuilding } from '../../../../contract/role-rights.ts'
import type { Download, Page } from '../../../../contract/route.ts'
import { localDateOf } from '../../../../contract/time.ts'
import type { InBuilding, Member } from '../../../context.ts'
import { Forbidden, NotFound, orNotFound } from '../../../http/errors.ts'
import { ask } from '../../../http/foresight.ts'
import { hitsIn, searchFor } from '../reading/reading.ts'
import { lockDocument, selectDocument, type DocumentRecord } from './document-store.ts'
import { noteDownload } from './downloads-store.ts'
import { selectFolder } from './folders-store.ts'
import { pinnedQuestion, selectDocuments } from './reading-store.ts'
import { canFor, requireManages, requireOutOfBin, retentionFor, undeletable } from './rules.ts'
import { selectScope, type Place, type Reader } from './scope-store.ts'

/** A member of a building, be it by a call or by the demo seed. */
export type Reading = InBuilding & Pick<Member, 'account' | 'role'>

export const todayIn = (ctx: InBuilding) => localDateOf(ctx.now, ctx.building.timeZone)

export const readerOf = (ctx: Reading): Reader => ({
  buildingId: ctx.building._id,
  role: ctx.role,
  today: todayIn(ctx),
})

/**
 * The documents that the caller may read, or, of the bin, those that they manage. A search finds what is said of a document
 * and what stands inside its newest version, and shows where; one without a word finds nothing.
 */
export const listDocuments = async (
  ctx: Reading,
  { query }: { query: DocumentQuery },
): Promise<Page<DocumentSummary>> => {
  const search = query.search ? await searchFor(ctx, query.search) : undefined
  if (search === null) return { items: [], nextCursor: null }
  const { items, nextCursor } = await selectDocuments(ctx.db, readerOf(ctx), query, search)
  const hits =
    search &&
    (await hitsIn(
      ctx,
      search,
      items.map(({ sha256 }) => sha256),
    ))
  return { nextCursor, items: items.map(({ sha256, ...item }) => ({ ...item, hits: hits?.get(sha256) ?? [] })) }
}

/** What is pinned, of what the caller may read. */
export const listPinnedDocuments = (ctx: Member): Promise<PinnedDocument[]> => ask(ctx, pinnedQuestion(readerOf(ctx)))

/** How the law has a document kept, and why it cannot be deleted today. */
export const keepingOf = (ctx: InBuilding, record: DocumentRecord): NonNullable<Document['keeping']> => {
  const { recordKind, effectiveOn, createdAt, expiresOn, hold } = record
  const madeOn = effectiveOn ?? localDateOf(createdAt, ctx.building.timeZone)
  const retention = retentionFor(ctx.building.jurisdiction, { recordKind, madeOn, expiresOn })
  return { recordKind, retention, hold, undeletable: undeletable(hold !== null, retention, todayIn(ctx)) }
}

/** A document as the caller may see it: how it is kept, and by whom it came, only where they manage it. */
export const shown = (ctx: Reading, record: DocumentRecord): Document => {
  const { recordKind: _kind, hold: _hold, versionId: _version, sha256: _content, uploadedBy, ...document } = record
  const { manages } = record
  const keeping = keepingOf(ctx, record)
  return {
    ...document,
    uploadedBy: manages ? uploadedBy : null,
    keeping: manages ? keeping : null,
    can: canFor({
      manages,
      managesBuilding: canManageBuilding(ctx.role),
      inBin: record.bin !== null,
      deletable: keeping.undeletable === null,
    }),
  }
}

/** A document that the caller may see; 404 for any other. */
export const requireDocument = async (ctx: Reading, id: string): Promise<DocumentRecord> =>
  orNotFound(await selectDocument(ctx.db, readerOf(ctx), id))

/** A document that the caller manages, locked for a change; 403 where they only read it. */
export const requireManaged = async (tx: Reading, id: string): Promise<DocumentRecord> => {
  await lockDocument(tx.db, tx.building._id, id)
  const found = await requireDocument(tx, id)
  requireManages(found)
  return found
}

/** The same, of what does not lie in the bin. */
export const requireChangeable = async (tx: Reading, id: string): Promise<DocumentRecord> => {
  const found = await requireManaged(tx, id)
  requireOutOfBin(found)
  return found
}

/** A place into which the caller may file; 404 for one that they may not see, 403 for one that they only read. */
export const requirePlace = async (
  ctx: Reading,
  { category, folderId }: { category: string; folderId: string | null },
): Promise<Place> => {
  const place = (await selectScope(ctx.db, readerOf(ctx))).get(folderId ?? category)
  if (!place?.reads || place.category !== category) throw NotFound()
  if (!place.manages) throw Forbidden('You can’t upload documents here.')
  // Nobody deletes the folder while something goes into it.
  if (folderId !== null && !(await selectFolder(ctx.db, ctx.building._id, folderId, 'forShare'))) throw NotFound()
  return place
}

/** One document, by its newest version. */
export const getDocument = async (ctx: Reading, { params }: { params: { id: string } }): Promise<Document> =>
  shown(ctx, await requireDocument(ctx, params.id))

/** A content of the library as a file to be saved. */
export const fileOf = (
  ctx: InBuilding,
  { fileName, contentType, fileSize, sha256 }: Pick<DocumentRecord, 'fileName' | 'contentType' | 'fileSize' | 'sha256'>,
): Download => ({ name: fileName, contentType, sizeBytes: fileSize, open: () => ctx.files.open(sha256) })

/** The newest version of a document as a download; who took it, or only looked at it in the page, is noted. */
export const openDocument = async (
  ctx: Reading,
  { params, query }: { params: { id: string }; query: { preview: boolean } },
): Promise<Download> => {
  const document = await requireDocument(ctx, params.id)
  const { _id: documentId, versionId } = document
  await noteDownload(ctx, todayIn(ctx), query.preview ? 'viewed' : 'download', [{ documentId, versionId }])
  return fileOf(ctx, document)
}
