import type { Subject } from '../../../../contract/audit.ts'
import type { DocumentCategory } from '../../../../contract/documents/document.ts'
import { chooses } from '../../../../contract/documents/folders.ts'
import type { Role } from '../../../../contract/roles.ts'
import { defaultReaders } from '../../../../law/law.ts'
import type { InBuilding } from '../../../context.ts'
import { recordChange } from '../../audit/audit.ts'
import type { DocumentRecord } from './document-store.ts'
import { wakeRoles } from '../../buildings/buildings.ts'
import { selectChosen } from './permissions-store.ts'
import type { Reading } from './reading.ts'
import { levelsIn, nothingChosen, usualLevels } from './rules.ts'

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

/** Records what happened to a document, and wakes open screens of those who may read it. */
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
  await announceLibrary(tx, before ? [before, after] : [after])
}

interface Changed {
  category: DocumentCategory
  folder: { _id: string } | null
  /** Where a document lies in the bin. */
  bin?: DocumentRecord['bin']
}

/** Wakes open screens of those who may read one of the places, or, of what lies in the bin, who manage it. */
export const announceLibrary = async (tx: InBuilding, changed: readonly Changed[]): Promise<void> => {
  const rows = await selectChosen(tx.db, tx.building._id)
  const chosenFor = (category: DocumentCategory, folderId: string | null) =>
    rows.find((row) => row.category === category && row.folderId === folderId)?.chosen ?? nothingChosen
  const readers = changed.flatMap(({ category, folder, bin = null }) => {
    const usual = usualLevels(defaultReaders(tx.building.jurisdiction)[category].roles)
    const inFolder = folder === null ? [] : [chosenFor(category, folder._id)]
    const levels = levelsIn(usual, [chosenFor(category, null), ...inFolder])
    return chooses.filter((role) => levels[role] === 'manage' || (levels[role] === 'read' && bin === null))
  })
  wakeRoles(tx, 'document', [...new Set<Role>(['management', ...readers])])
}
