/** Several documents as one ZIP, packed while it is sent: nothing of it is kept on the way. */
import { ZipFile } from 'yazl'
import type { ZipOrder } from '../../../../contract/documents/downloads.ts'
import { documentCategoryLabels } from '../../../../contract/document-words.ts'
import { zipDocumentsMost, zipMostBytes } from '../../../../contract/limits/documents.ts'
import type { Download } from '../../../../contract/route.ts'
import { formatFileSize } from '../../../../contract/text.ts'
import type { InBuilding } from '../../../context.ts'
import { NotFound, Refusal } from '../../../http/errors.ts'
import { noteDownload } from './downloads-store.ts'
import { readerOf, todayIn, type Reading } from './reading.ts'
import { uniqueNames } from './rules.ts'
import { selectPacked, type Packed } from './zip-store.ts'

const tooMuch = () =>
  new Refusal(
    413,
    'ZIP_TOO_LARGE',
    `A ZIP can hold up to ${zipDocumentsMost} documents and ${formatFileSize(zipMostBytes)}. Choose fewer.`,
  )

/** Opens one content after the other; whoever leaves in the middle closes the one that is open. */
const pack = ({ files, log }: InBuilding, packed: readonly Packed[]): NodeJS.ReadableStream => {
  const zip = new ZipFile()
  const out = zip.outputStream as NodeJS.ReadableStream & { destroy(error?: Error): void }
  let current: NodeJS.ReadableStream & { destroy?: () => void }
  const names = uniqueNames(packed.map(({ fileName }) => fileName))
  for (const [place, { sha256, fileSize, updatedAt }] of packed.entries()) {
    // Nearly all that a library holds is packed already.
    const options = { mtime: new Date(updatedAt), size: fileSize, compress: false }
    zip.addReadStreamLazy(names[place]!, options, (give) => {
      files.open(sha256).then(
        (content) => {
          current = content
          give(null, content)
        },
        (error: unknown) => give(error, undefined as never),
      )
    })
  }
  zip.on('error', (error: Error) => {
    log.error({ error: error.name }, 'a document could not be packed')
    out.destroy(error)
  })
  out.once('close', () => current?.destroy?.())
  zip.end()
  return out
}

const nameOf = (ctx: InBuilding, { folderId, category }: ZipOrder, packed: readonly Packed[]): string => {
  const what = folderId ? packed[0]!.folderName! : category ? documentCategoryLabels[category] : 'Documents'
  return `${ctx.building.name} ${what} ${todayIn(ctx)}.zip`
}

/**
 * Packs the documents that were chosen, or all of a folder or of a category, of what the caller may read; what they may
 * not read is not there. 413 for more than one ZIP holds; the log notes each document.
 */
export const zipDocuments = async (ctx: Reading, { body }: { body: ZipOrder }): Promise<Download> => {
  const packed = await selectPacked(ctx.db, readerOf(ctx), body, zipDocumentsMost)
  if (packed.length === 0) throw NotFound()
  const sizeBytes = packed.reduce((sum, { fileSize }) => sum + fileSize, 0)
  if (packed.length > zipDocumentsMost || sizeBytes > zipMostBytes) throw tooMuch()
  await noteDownload(ctx, todayIn(ctx), 'zip', packed)
  return {
    name: nameOf(ctx, body, packed),
    contentType: 'application/zip',
    sizeBytes: null,
    open: () => pack(ctx, packed),
  }
}
