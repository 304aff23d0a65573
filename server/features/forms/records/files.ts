/** The files of a record that is given: put together by those who handle the request, taken by whoever asked. */
import { itemFilesMost } from '../../../../contract/limits/records.ts'
import type { Download, Upload } from '../../../../contract/route.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { NotFound, Refusal } from '../../../http/errors.ts'
import {
  attachFiles,
  attachmentsOf,
  giveDocuments,
  noteGiven,
  openAttachment,
  removeAttachments,
} from '../../documents/documents.ts'
import { insertSources, selectSource } from './items-store.ts'
import { eyesOf, requireItem, requireRequest, type Caller } from './reading.ts'
import { noteStep } from './record.ts'
import { areFilesOpen } from './rules.ts'

const bearer = (subjectId: string) => ({ subject: 'recordsItem', subjectId }) as const

/** Takes all files off a record; what nothing refers to is swept after that. */
export const removeFiles = (tx: Caller, itemId: string): Promise<void> => removeAttachments(tx, bearer(itemId), 'all')

/** Puts documents of the library and stored uploads in the place of what a record had; answers how many there are. */
export const putFiles = async (
  tx: Caller,
  itemId: string,
  { documentIds, files }: { documentIds: readonly string[]; files: readonly Upload[] },
): Promise<number> => {
  await removeFiles(tx, itemId)
  const given = await giveDocuments(tx, bearer(itemId), documentIds)
  await insertSources(tx.db, tx.building._id, itemId, given)
  await attachFiles(tx, bearer(itemId), files)
  const count = (await attachmentsOf(tx, 'recordsItem', [itemId])).get(itemId)?.length ?? 0
  if (count > itemFilesMost) throw new Refusal(413, 'TOO_MANY_FILES', `A record can have up to ${itemFilesMost} files.`)
  return count
}

/**
 * A file of a record as a download: for those who handle the request, and for whoever asked once it was handed over online
 * and while its time lasts, whatever they may read in the library. What the asker takes is noted for both sides, and in the
 * document's own log.
 */
export const openFile = (
  ctx: Caller,
  { params }: { params: { id: string; itemId: string; fileId: string } },
): Promise<Download> =>
  inTransaction(ctx, async (tx) => {
    const request = await requireRequest(tx, params.id)
    const { handles, isAsker } = eyesOf(tx, request)
    const item = requireItem(request, params.itemId)
    const isOpen = areFilesOpen(item.delivery?.filesUntil ?? null, tx.now)
    if (!handles && !isOpen) throw NotFound()
    const file = await openAttachment(tx, bearer(item._id), params.fileId)
    if (!isAsker || !isOpen) return file
    const source = await selectSource(tx.db, tx.building._id, item._id, params.fileId)
    if (source) await noteGiven(tx, source)
    await noteStep(tx, request, request, { kind: 'taken', words: file.name })
    return file
  })
