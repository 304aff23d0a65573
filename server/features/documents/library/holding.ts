/** Legal holds: while one lies on a document, nobody deletes it, whatever the law's own time. */
import type { Document } from '../../../../contract/documents/document.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict } from '../../../http/errors.ts'
import { updateHold } from './holding-store.ts'
import { requireChangeable, requireDocument, shown, type Reading } from './reading.ts'
import { note } from './record.ts'

type Holding = { params: { id: string }; body: { reason: string } }

/** Lays a hold on a document; the reason stands with it, who laid it and when. */
export const holdDocument = (ctx: Reading, { params, body }: Holding): Promise<Document> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireChangeable(tx, params.id)
    if (before.hold) throw Conflict('This document is already on legal hold.')
    const hold = { reason: body.reason, accountId: tx.account._id, since: tx.now }
    await updateHold(tx.db, tx.building._id, before._id, hold)
    const after = await requireDocument(tx, before._id)
    await note(tx, before, after, 'held', body.reason)
    return shown(tx, after)
  })

/** Lifts the hold; why stands in the history. */
export const liftHold = (ctx: Reading, { params, body }: Holding): Promise<Document> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireChangeable(tx, params.id)
    if (!before.hold) throw Conflict('This document isn’t on legal hold.')
    await updateHold(tx.db, tx.building._id, before._id, null)
    const after = await requireDocument(tx, before._id)
    await note(tx, before, after, 'hold lifted', body.reason)
    return shown(tx, after)
  })
