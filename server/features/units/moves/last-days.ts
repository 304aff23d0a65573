/** A last day that is written on a tie ends what a move out ends, by the same job: a move of its own kind. */
import { addDays, type LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { selectWithMembership } from '../access/store.ts'
import { foreseeEnd } from '../../buildings/buildings.ts'
import { today } from '../residents.ts'
import { carryOut, waitForDay } from './carrying-out.ts'
import { selectStandings } from './desk-store.ts'
import { foreseeEnds } from './rights.ts'
import { insertMove, type Move } from './store.ts'

/** Somebody whose tie to a unit has a last day. */
export interface LastDay {
  unitId: string
  personId: string
  lastDay: LocalDate
}

/**
 * Lets what hangs on ties end with their last days: at once where one is over, else by itself on its day. A role in the
 * running of the building stays. Call it with the building locked, once the ties are written; `followTies` says on the
 * memberships when that is.
 */
export const recordLastDays = async (
  tx: InBuilding,
  ends: readonly LastDay[],
  importId: string | null = null,
): Promise<void> => {
  for (const { unitId, personId, lastDay } of ends) {
    const move: Move = {
      _id: newId(Date.parse(tx.now)),
      unitId,
      kind: 'last_day',
      takesEffectOn: addDays(lastDay, 1),
      leaverIds: [personId],
      arriverIds: [],
      choices: { things: [], roles: [{ personId, stays: true }] },
      importId,
    }
    const isOver = lastDay < today(tx)
    const recorded = { recordedAt: tx.now, recordedBy: tx.account?._id ?? null, doneAt: isOver ? tx.now : null }
    await insertMove(tx.db, tx.building._id, { ...move, ...recorded })
    if (isOver) await carryOut(tx, move)
    else await waitForDay(tx, move)
  }
}

/** Lets the access of people whose ties were written anew end when these end, or go on. */
export const followTies = async (tx: InBuilding, personIds: readonly string[]): Promise<void> =>
  foreseeEnds(tx, await selectWithMembership(tx.db, tx.building._id, personIds))

/** Lets the access of people whom nothing ties go on, where only a last day that was taken back would have ended it. */
export const keepThough = async (tx: InBuilding, personIds: readonly string[]): Promise<void> => {
  const { _id: buildingId } = tx.building
  const ids = await selectWithMembership(tx.db, buildingId, personIds)
  for (const { accountId, endsAt, ties } of await selectStandings(tx.db, buildingId, ids, today(tx)))
    if (accountId !== null && endsAt !== null && endsAt > tx.now && ties.length === 0)
      await foreseeEnd(tx, { buildingId, accountId, at: null })
}
