/** The files of a work order: what vendors are shown, what they send, and what the desk keeps for itself. */
import { orderFilesMost } from '../../../contract/limits/work-orders.ts'
import type { Download, Upload } from '../../../contract/route.ts'
import type { Order, OrderFile } from '../../../contract/work-orders/order.ts'
import type { InBuilding } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { Conflict, Invalid, NotFound, Refusal } from '../../http/errors.ts'
import { recordChange } from '../audit/audit.ts'
import { attachFiles, openAttachment, removeAttachments, storeUploads } from '../documents/documents.ts'
import { heldOrder, requireOrder, type ById, type Caller, shownAfter } from './reading.ts'
import { insertFileKinds, type KnownOrder } from './store.ts'

type OfFile = { params: { id: string; fileId: string } }

const bearer = (subjectId: string) => ({ subject: 'workOrder', subjectId }) as const

/** Hangs stored uploads on an order; 413 where it would hold too many. */
export const keepFiles = async (
  tx: InBuilding,
  { _id, files: there }: KnownOrder,
  files: readonly Upload[],
  what: Pick<OrderFile, 'kind' | 'bidId'>,
): Promise<void> => {
  if (there.length + files.length > orderFilesMost)
    throw new Refusal(413, 'TOO_MANY_FILES', `A work order can have at most ${orderFilesMost} files.`)
  const ids = await attachFiles(tx, bearer(_id), files)
  await insertFileKinds(tx.db, tx.building._id, _id, { ids, ...what })
}

const requireKept = ({ status }: KnownOrder): void => {
  if (status === 'closed' || status === 'cancelled')
    throw Conflict('This work order is closed; its files can’t be changed.')
}

const note = (tx: InBuilding, { _id }: KnownOrder, action: string, after: object) =>
  recordChange(tx, {
    subject: 'workOrder',
    subjectId: _id,
    buildingId: tx.building._id,
    action,
    after: { ...after },
  })

/** Adds files, for the vendors to see or for the desk alone. */
export const addFiles = async (
  ctx: Caller,
  { params, body, files }: ById & { body: { kind: 'brief' | 'own' }; files: readonly Upload[] },
): Promise<Order> => {
  await requireOrder(ctx, params.id)
  if (files.length === 0) throw Invalid('Choose a file.')
  await storeUploads(ctx, files)
  return inTransaction(ctx, async (tx) => {
    const before = await heldOrder(tx, params.id)
    requireKept(before)
    await keepFiles(tx, before, files, { kind: body.kind, bidId: null })
    await note(tx, before, 'files added', { files: files.map(({ name }) => name) })
    return shownAfter(tx, before)
  })
}

/** Takes a file off an order that the desk put there; what a vendor sent stays. */
export const removeFile = (ctx: Caller, { params }: OfFile): Promise<Order> =>
  inTransaction(ctx, async (tx) => {
    const before = await heldOrder(tx, params.id)
    const file = before.files.find(({ _id }) => _id === params.fileId)
    if (!file) throw NotFound()
    requireKept(before)
    if (file.kind !== 'brief' && file.kind !== 'own')
      throw Conflict('This file is part of a quote, the completed work or the invoice, so it can’t be removed.')
    await removeAttachments(tx, bearer(before._id), [file._id])
    await note(tx, before, 'file removed', { file: file.fileName })
    return shownAfter(tx, before)
  })

/** A file of an order as a download; 404 for one that hangs elsewhere. */
export const openFile = async (ctx: InBuilding, { params }: OfFile): Promise<Download> => {
  const { _id } = await requireOrder(ctx, params.id)
  return openAttachment(ctx, bearer(_id), params.fileId)
}
