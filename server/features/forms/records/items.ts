/** Answering a request record by record: made ready, refused, opened again. */
import type { ItemRefusal, Prepared } from '../../../../contract/forms/request-bodies.ts'
import type { RecordsRequest } from '../../../../contract/forms/requests.ts'
import type { Upload } from '../../../../contract/route.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict } from '../../../http/errors.ts'
import { storeUploads } from '../../documents/documents.ts'
import { putFiles, removeFiles } from './files.ts'
import { updateCleared, updatePrepared, updateRefused } from './items-store.ts'
import { requireOwed, requireStep, shown, type Caller, type OfItem } from './reading.ts'
import { noteStep, settleStatus } from './record.ts'
import { requireRedaction, requireSomething } from './rules.ts'

/**
 * Makes a record ready with documents of the library, each in its newest version of now, and files sent here; what it had
 * before goes. Throws 404 for a document that the caller may not read.
 */
export const prepare = async (
  ctx: Caller,
  { params, body, files }: OfItem & { body: Prepared; files: readonly Upload[] },
): Promise<RecordsRequest> => {
  requireRedaction(body)
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const before = await requireStep(tx, 'decide', params.id, body.version)
    const item = requireOwed(before, params.itemId)
    const count = await putFiles(tx, item._id, { documentIds: body.documentIds, files })
    requireSomething(before.form, count)
    await updatePrepared(tx.db, tx.building._id, item._id, { ...body, by: tx.account._id })
    const after = await settleStatus(tx, before._id)
    await noteStep(tx, before, after, { kind: 'prepared', words: item.kind })
    return shown(tx, after)
  })
}

/** Refuses a record on a ground, with words; whoever asked reads both with the answer. */
export const refuseItem = (ctx: Caller, { params, body }: OfItem & { body: ItemRefusal }): Promise<RecordsRequest> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireStep(tx, 'decide', params.id, body.version)
    const item = requireOwed(before, params.itemId)
    await removeFiles(tx, item._id)
    await updateRefused(tx.db, tx.building._id, item._id, body)
    const after = await settleStatus(tx, before._id)
    await noteStep(tx, before, after, { kind: 'itemRefused', words: item.kind })
    return shown(tx, after)
  })

/** Opens a record again; its clock is the one it had. */
export const reopenItem = (
  ctx: Caller,
  { params, body }: OfItem & { body: { version: number } },
): Promise<RecordsRequest> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireStep(tx, 'decide', params.id, body.version)
    const item = requireOwed(before, params.itemId)
    if (item.status === 'open') throw Conflict('This record is already open.')
    await removeFiles(tx, item._id)
    await updateCleared(tx.db, tx.building._id, item._id, 'open')
    const after = await settleStatus(tx, before._id)
    await noteStep(tx, before, after, { kind: 'reopened', words: item.kind })
    return shown(tx, after)
  })
