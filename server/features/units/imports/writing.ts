import type { InBuilding } from '../../../context.ts'
import { recordChange } from '../../audit/audit.ts'
import { writePlan, type Step } from '../roster/import-write.ts'
import type { Plan } from '../roster/plan.ts'
import { keepAfter, keepBefore, type Kind } from './records-store.ts'
import { lockBuilding, wakeRoles } from '../../buildings/buildings.ts'
import { followTies, recordLastDays, type LastDay } from '../moves/moves.ts'
import { today } from '../residents.ts'
import { replaceRows } from './rows-store.ts'
import type { Tried } from './trying.ts'

interface Touched {
  /** Records that stand already. */
  standing: string[]
  /** Records that stand afterwards. */
  left: string[]
}

const touchedBy = (turns: readonly { before: { _id: string } | null; after: { _id: string } | null }[]): Touched => ({
  standing: turns.flatMap(({ before }) => before?._id ?? []),
  left: turns.flatMap(({ after }) => after?._id ?? []),
})

const touches = ({ units, people, links, belongings }: Plan): [Kind, Touched][] => {
  const { spaces, vehicles, devices } = belongings
  // What leaves the list of vehicles or devices stays as a record, ended.
  const kept = (turns: Parameters<typeof touchedBy>[0]): Touched => {
    const { standing, left } = touchedBy(turns)
    return { standing, left: [...new Set([...standing, ...left])] }
  }
  return [
    ['units', touchedBy(units)],
    ['people', touchedBy(people)],
    ['ownerships', touchedBy(links.filter(({ after }) => after.role === 'owner'))],
    ['tenancies', touchedBy(links.filter(({ after }) => after.role !== 'owner'))],
    ['unit_spaces', touchedBy(spaces)],
    ['vehicles', kept(vehicles)],
    ['access_devices', kept(devices)],
  ]
}

/** The last days that a file writes and that are still to come; what is over already is ended by hand, name by name. */
const lastDaysOf = ({ links }: Plan, day: string): LastDay[] =>
  links.flatMap(({ before, after: { unitId, personId, to } }) =>
    to === null || to < day || to === before?.to ? [] : [{ unitId, personId, lastDay: to }],
  )

/** Writes what was tried, with every record before and after, so that it can be undone; in the transaction under way. */
export const writeImport = async (
  tx: InBuilding,
  { plan, rows, counts }: Tried,
  batchId: string,
  step: Step = async () => {},
): Promise<void> => {
  const { db } = tx
  const { _id: buildingId } = tx.building
  const all = touches(plan)
  for (const [kind, { standing }] of all) await keepBefore(db, { buildingId, batchId, kind }, standing)
  await writePlan(tx, plan, batchId, step)
  for (const [kind, { left }] of all) await keepAfter(db, { buildingId, batchId, kind }, left)
  await lockBuilding(db, buildingId)
  await recordLastDays(tx, lastDaysOf(plan, today(tx)), batchId)
  await followTies(
    tx,
    plan.links.map(({ after }) => after.personId),
  )
  await replaceRows(db, buildingId, batchId, rows)
  await recordChange(tx, { subject: 'import', subjectId: batchId, buildingId, action: 'applied', after: counts })
  wakeRoles(tx, 'import')
}
