/** What every step of a case leaves behind: its line in the story and the history, and open screens that wake. */
import type { Updateable } from 'kysely'
import type { LocalDate } from '../../../contract/time.ts'
import type { CaseEvent, VehicleEventName } from '../../../contract/violations/violation.ts'
import { newId } from '../../db/ids.ts'
import type { DB } from '../../db/schema.gen.ts'
import type { InBuilding } from '../../context.ts'
import { recordChange } from '../audit/audit.ts'
import { wakeAccounts, wakeRoles } from '../buildings/buildings.ts'
import { requireViolation, todayIn } from './facts.ts'
import { insertEvent } from './parts-store.ts'
import type { KnownViolation } from './store.ts'
import { updateViolation } from './writing-store.ts'

/** A step as it is noted. */
export interface NotedStep {
  kind: Exclude<CaseEvent['kind'], VehicleEventName> | 'filesAdded'
  /** The day that it counts on; today where it is left out. */
  on?: LocalDate
  /** For the story, never for the history, which names no one and quotes no one. */
  words?: string
  /** Whom the history speaks of without a name: someone the case is about, or someone who complained. */
  unnamed?: 'resident' | 'complainant'
  after?: Record<string, unknown>
}

/** What the history keeps of a review; before one, the location is in the words of who complained. */
const valuesOf = ({
  screenedOn,
  topic,
  unit,
  accused,
  causedBy,
  bylaw,
  happenedOn,
  happenedAt,
  ...one
}: KnownViolation) => ({
  ...{ topic, unitId: unit?.unitNumber ?? null, accused, causedBy, happenedOn, happenedAt },
  place: screenedOn === null ? '' : one.place,
  bylawId: bylaw && `${bylaw.number}: ${bylaw.heading}`,
})

/** Adds a step to the story and the history of a case; answers the case as it is then. */
export const noteStep = async (
  tx: InBuilding,
  before: KnownViolation | null,
  id: string,
  { kind, on, words = '', unnamed, after = {} }: NotedStep,
): Promise<KnownViolation> => {
  const buildingId = tx.building._id
  if (kind !== 'filesAdded')
    await insertEvent(tx.db, buildingId, {
      ...{ _id: newId(Date.parse(tx.now)), caseId: id, kind, words },
      ...{ on: on ?? todayIn(tx), at: tx.now, accountId: unnamed === undefined ? (tx.account?._id ?? null) : null },
    })
  const known = await requireViolation(tx, id)
  // Without the account no line of the history leads to who complained.
  const { account: _account, ...nameless } = tx
  await recordChange(unnamed === undefined ? tx : nameless, {
    ...{ subject: 'violation', subjectId: id, buildingId, action: kind },
    ...(unnamed !== undefined && { actor: unnamed }),
    before: before ? valuesOf(before) : {},
    after: { ...valuesOf(known), ...after },
  })
  wakeRoles(tx, 'violation')
  wakeAccounts(tx, 'violation', [...known.accusedIds, ...known.complainantIds])
  return known
}

/** Writes what a step changed of a case, and notes it. */
export const settle = async (
  tx: InBuilding,
  before: KnownViolation,
  changes: Updateable<DB['violations']>,
  step: NotedStep,
): Promise<KnownViolation> => {
  await updateViolation(tx.db, tx.building._id, before, changes)
  return noteStep(tx, before, before._id, step)
}
