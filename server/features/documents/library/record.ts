import type { Subject } from '../../../../contract/audit.ts'
import { recordChange } from '../../audit/audit.ts'
import type { DocumentRecord } from './document-store.ts'
import type { Reading } from './reading.ts'

/** What the history keeps of a document. */
const valuesOf = (document: DocumentRecord) => ({
  title: document.title,
  description: document.description,
  category: document.category,
  folder: document.folder?.name ?? null,
  effectiveOn: document.effectiveOn,
  expiresOn: document.expiresOn,
  recordKind: document.recordKind,
  fileName: document.fileName,
  versions: document.versions,
})

/** Records what happened to a document, and wakes open screens: which of them may know it, their own reading decides. */
export const note = async (
  tx: Reading,
  before: DocumentRecord | null,
  after: DocumentRecord,
  action: string,
  reason?: string,
): Promise<void> => {
  await recordChange(tx, {
    subject: 'document' satisfies Subject,
    subjectId: after._id,
    buildingId: tx.building._id,
    action,
    before: before ? valuesOf(before) : {},
    after: valuesOf(after),
    ...(reason !== undefined && { reason }),
  })
  announceLibrary(tx)
}

/** Wakes open screens of the library. */
export const announceLibrary = (tx: Reading): void => {
  const buildingId = tx.building._id
  tx.afterCommit(() =>
    tx.events.publish({ to: { buildingId }, event: 'changed', data: { buildingId, subject: 'document' } }),
  )
}
