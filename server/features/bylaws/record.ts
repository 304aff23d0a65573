/** What every change of a text leaves behind: a line of the history, and open screens that wake. */
import { bylawName } from '../../../contract/bylaws/bylaw-words.ts'
import { Role } from '../../../contract/roles.ts'
import type { InBuilding } from '../../context.ts'
import { recordChange, recordChanges } from '../audit/audit.ts'
import { wakeRoles } from '../buildings/buildings.ts'
import type { KnownSet } from './sets-store.ts'
import { bylawFields, type KnownBylaw } from './store.ts'

/** What the history keeps of a text; the one that it replaces by its name. */
const valuesOf = ({ replaces, ...text }: KnownBylaw & { replaces?: KnownBylaw | null }) => ({
  ...Object.fromEntries(bylawFields.filter((field) => field !== 'replacesId').map((field) => [field, text[field]])),
  ...(replaces && { replaces: bylawName(replaces) }),
  inForceFrom: text.inForceFrom,
  endedOn: text.endedOn,
  endedBy: text.endedBy,
})

const wake = (tx: InBuilding, subject: 'bylaw' | 'bylawSet') => wakeRoles(tx, subject, Role.options)

type Action =
  | 'added'
  | 'changed'
  | 'filed'
  | 'ratified'
  | 'unratified'
  | 'replaced'
  | 'repealed'
  | 'lapsed'
  | 'reinstated'
  | 'discarded'

/** Adds a line to the history of a text, with what differs. */
export const noteChange = async (
  tx: InBuilding,
  action: Action,
  {
    before,
    after,
    reason,
    replaces = null,
  }: { before: KnownBylaw | null; after: KnownBylaw; reason?: string; replaces?: KnownBylaw | null },
): Promise<void> => {
  await recordChange(tx, {
    subject: 'bylaw',
    subjectId: after._id,
    buildingId: tx.building._id,
    action,
    before: before ? valuesOf(before) : {},
    after:
      action === 'discarded' ? {} : { ...valuesOf({ ...after, replaces }), ...(reason !== undefined && { reason }) },
  })
  wake(tx, 'bylaw')
}

/** Adds a line to the history of texts that residents were notified of. */
export const noteTold = async (tx: InBuilding, ids: readonly string[]): Promise<void> => {
  const note = { subject: 'bylaw', buildingId: tx.building._id, action: 'told', after: {} } as const
  await recordChanges(
    tx,
    ids.map((subjectId) => ({ ...note, subjectId })),
  )
  wake(tx, 'bylaw')
}

/** Adds a line to the history of a set. */
export const noteSet = async (
  tx: InBuilding,
  action: 'added' | 'changed' | 'removed',
  { before, after }: { before: KnownSet | null; after: KnownSet | null },
): Promise<void> => {
  const valuesOfSet = (set: KnownSet | null) => (set === null ? {} : { kind: set.kind, name: set.name })
  await recordChange(tx, {
    subject: 'bylawSet',
    subjectId: (after ?? before)!._id,
    buildingId: tx.building._id,
    action,
    before: valuesOfSet(before),
    after: valuesOfSet(after),
  })
  wake(tx, 'bylawSet')
}
