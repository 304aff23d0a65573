/** What every change of an amenity leaves behind: a line of the history, and open screens that wake. */
import type { InBuilding } from '../../../context.ts'
import { recordChange } from '../../audit/audit.ts'
import { wakeKeepers } from '../../buildings/buildings.ts'
import type { KnownAmenity } from '../amenity-store.ts'
import { bylawOf } from './citing.ts'
import { historyOf } from './rules.ts'

type AmenityAction =
  | 'created'
  | 'changed'
  | 'retired'
  | 'reopened'
  | 'photos added'
  | 'photo removed'
  | 'closure added'
  | 'closure removed'
  | 'peak added'
  | 'peak removed'

/** Adds a line to the history of an amenity: of its fields what differs, and besides what is said of it. */
export const noteAmenity = async (
  tx: InBuilding,
  action: AmenityAction,
  { before, after, ...more }: { before: KnownAmenity | null; after: KnownAmenity; [what: string]: unknown },
): Promise<void> => {
  await recordChange(tx, {
    subject: 'amenity',
    subjectId: after._id,
    buildingId: tx.building._id,
    action,
    before: before ? historyOf(before, await bylawOf(tx, before)) : {},
    after: { ...historyOf(after, await bylawOf(tx, after)), ...more },
  })
  wakeKeepers(tx, 'amenities', 'amenity')
}
