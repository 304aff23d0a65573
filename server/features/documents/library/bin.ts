/** The bin: what is deleted can be taken out again for some weeks, and is then gone for good. */
import type { Document } from '../../../../contract/documents/document.ts'
import { binDays, documentsPerRunMost } from '../../../../contract/limits/documents.ts'
import { later } from '../../../../contract/time.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, NotFound } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { settleGone } from '../../notifications/notifications.ts'
import { selectOver, updateDeleted, updatePurged, updateRestored } from './bin-store.ts'
import { keepingOf, requireDocument, requireManaged, shown, type Reading } from './reading.ts'
import { note } from './record.ts'
import { selectRemindersOf } from './reminders-store.ts'
import { requireOutOfBin } from './rules.ts'

type ById = { params: { id: string } }

/**
 * Puts a document into the bin. Refused while the building's law has it kept (BC: Strata Property Regulation, s. 4.1) or
 * a legal hold lies on it.
 */
export const deleteDocument = (ctx: Reading, { params }: ById): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireManaged(tx, params.id)
    requireOutOfBin(before)
    const { undeletable } = keepingOf(tx, before)
    if (undeletable !== null) throw Conflict(undeletable)
    if (!(await updateDeleted(tx.db, tx.building._id, before._id, tx.now)))
      throw Conflict('Someone else just changed this document. Please check it again.')
    await settleGone(tx, await selectRemindersOf(tx.db, tx.building._id, before._id))
    await note(tx, before, before, 'deleted')
    return undefined
  })

/** Takes a document out of the bin, to where it lay. */
export const restoreDocument = (ctx: Reading, { params }: ById): Promise<Document> =>
  inTransaction(ctx, async (tx) => {
    const before = await requireManaged(tx, params.id)
    if (!before.bin) throw Conflict('This document isn’t in the trash.')
    if (!(await updateRestored(tx.db, tx.building._id, before._id))) throw NotFound()
    const after = await requireDocument(tx, before._id)
    await note(tx, before, after, 'restored')
    return shown(tx, after)
  })

export const purgeJob = 'documents.purgeBin'

/** Lets go what has lain in the trash for its time. Of a restore at the same moment, one of the two finds nothing to do. */
export const purgeBin = async (ctx: Ctx): Promise<void> => {
  const before = later(ctx.now, -binDays * 86_400_000)
  for (const { _id, buildingId } of await selectOver(ctx.db, before, documentsPerRunMost))
    await inTransaction(ctx, async (tx) => {
      if (!(await updatePurged(tx.db, { buildingId, _id, before, now: tx.now }))) return
      await recordChange(tx, { subject: 'document', subjectId: _id, buildingId, action: 'purged', actor: purgeJob })
    })
}
