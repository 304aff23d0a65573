/** What every change of a stall leaves behind: a line of the history, and open screens that wake. */
import type { InBuilding } from '../../../context.ts'
import { recordChange } from '../../audit/audit.ts'
import { wakeKeepers } from '../../buildings/buildings.ts'
import type { KnownStall } from './stalls-store.ts'

type StallAction =
  | 'created'
  | 'changed'
  | 'moved'
  | 'removed'
  | 'assigned'
  | 'renewed'
  | 'assignment ended'
  | 'lent'
  | 'borrowed'
  | 'lending ended'
  | 'offered'
  | 'offer accepted'
  | 'offer declined'
  | 'offer withdrawn'
  | 'offer expired'

type Values = Record<string, unknown>

/** What the history keeps of a stall. */
export const valuesOf = (stall: KnownStall): Values => {
  const { level, number, tenure, accessible, evCharging, visitor, notes, place } = stall
  const { x, y, width, height, turned } = place
  return {
    level,
    number,
    tenure,
    accessible,
    evCharging,
    visitor,
    notes,
    place: `${x},${y} ${width}x${height} ${turned}`,
  }
}

/** Adds a line to the history of a stall, and wakes the screens of those who manage parking. */
export const noteStall = async (
  tx: InBuilding,
  action: StallAction,
  { stallId, before = {}, after = {} }: { stallId: string; before?: Values; after?: Values },
): Promise<void> => {
  const buildingId = tx.building._id
  await recordChange(tx, { subject: 'parkingStall', subjectId: stallId, buildingId, action, before, after })
  wakeKeepers(tx, 'parking', 'parkingStall')
}

/** Adds a line to the history of the line. */
export const noteWait = async (
  tx: InBuilding,
  action: 'joined' | 'left' | 'placed',
  { waitId, after }: { waitId: string; after: Values },
): Promise<void> => {
  const buildingId = tx.building._id
  await recordChange(tx, { subject: 'parkingWait', subjectId: waitId, buildingId, action, after })
  wakeKeepers(tx, 'parking', 'parkingWait')
}
