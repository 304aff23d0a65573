import type { InBuilding } from '../../../context.ts'
import type { ChangeNote } from '../../audit/audit.ts'
import type { Kept } from '../record.ts'
import { today } from '../residents.ts'
import type { BelongingsPlan, Turn } from './plan.ts'
import {
  deleteSpaces,
  endDevices,
  insertDevices,
  insertSpaces,
  insertVehicles,
  removeVehicles,
  updateDevices,
  updateVehicles,
} from './store.ts'

const fresh = <F>(turns: readonly Turn<F>[]) => turns.flatMap(({ before, after }) => (before || !after ? [] : [after]))
const changed = <F>(turns: readonly Turn<F>[]) => turns.flatMap(({ before, after }) => (before && after ? [after] : []))
const gone = <F>(turns: readonly Turn<F>[]) =>
  turns.flatMap(({ before, after }) => (before && !after ? [before._id] : []))

/** Writes stalls, lockers, vehicles and fobs; what goes does so first, so that its place is free. */
export const writeBelongings = async (tx: InBuilding, plan: BelongingsPlan): Promise<void> => {
  const { db, now } = tx
  const { _id } = tx.building
  const { spaces, vehicles, devices } = plan
  await deleteSpaces(db, _id, gone(spaces))
  await insertSpaces(db, _id, fresh(spaces), now)
  await removeVehicles(db, _id, gone(vehicles), now)
  await updateVehicles(db, _id, changed(vehicles))
  await insertVehicles(db, _id, fresh(vehicles), now)
  await endDevices(db, _id, gone(devices), today(tx))
  await updateDevices(db, _id, changed(devices))
  await insertDevices(db, _id, fresh(devices), now)
}

type Note = Omit<ChangeNote, 'buildingId' | 'reason'>

const noteOf = <F extends { unitId: string }>({ before, after }: Turn<F>, noun: string): Note => {
  const facts = (one: Kept<F> | null): Record<string, unknown> =>
    Object.fromEntries(Object.entries(one ?? {}).filter(([key, value]) => value !== null && key !== 'unitId'))
  const action = `${noun} ${before ? (after ? 'changed' : 'removed') : 'added'}`
  const keys = Object.keys({ ...facts(before), ...facts(after) })
  const all = (one: Record<string, unknown>) => Object.fromEntries(keys.map((key) => [key, one[key] ?? null]))
  return {
    subject: 'unit',
    subjectId: (after ?? before)!.unitId,
    action,
    before: all(facts(before)),
    after: all(facts(after)),
  }
}

const spaceNouns = { stall: 'parking stall', locker: 'locker' } as const

/** What belongs to a unit stands in the unit's history. */
export const belongingNotes = ({ spaces, vehicles, devices }: BelongingsPlan): Note[] => [
  ...spaces.map((turn) => noteOf(turn, spaceNouns[(turn.after ?? turn.before)!.kind])),
  ...vehicles.map((turn) => noteOf(turn, 'vehicle')),
  ...devices.map((turn) => noteOf(turn, (turn.after ?? turn.before)!.kind)),
]
