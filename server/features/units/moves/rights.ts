/** Rights that follow ties: ended, changed, or with the moment at which they end, and what hangs on them elsewhere. */
import { startOfDay } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import type { Leaver } from '../../../offers.ts'
import { addMember, endMembership, foreseeEnd } from '../../buildings/buildings.ts'
import { selectManagers } from '../access/store.ts'
import { today } from '../residents.ts'
import { holdsOn } from '../rules.ts'
import { selectStandings } from './desk-store.ts'
import { firstDayWithout, judge, leavesBuilding, runs, type Judged, type Touched } from './judging.ts'
import { ranks, type Recorder } from './rules.ts'

export type Actor = { by: Recorder; callerId: string | null }
export const nobody: Actor = { by: null, callerId: null }

export const leaverOf = (person: Judged, unitId: string): Leaver => {
  const { personId, accountId, email } = person
  return { personId, accountId, email, unitId, leavesBuilding: leavesBuilding(person) }
}

/** Ends what else hangs on a tie or a membership, in the features above. */
export const endElsewhere = async (tx: InBuilding, leaver: Leaver): Promise<void> => {
  for (const leaving of tx.offers.leavings) await leaving.end(tx, leaver)
}

/** What would end in the features above, a sentence each. */
export const foreseeElsewhere = async (ctx: InBuilding, leaver: Leaver): Promise<string[]> => {
  const lines = []
  for (const leaving of ctx.offers.leavings) lines.push(...(await leaving.foresee(ctx, leaver)))
  return lines
}

/** Rights as judged: ended, changed, or with the moment at which they end by themselves. */
export const settleRights = async (
  tx: InBuilding,
  { accountId, role, outcome, endsOn, held }: Pick<Judged, 'accountId' | 'role' | 'outcome' | 'endsOn' | 'held'>,
): Promise<void> => {
  const buildingId = tx.building._id
  if (accountId === null || role === null) return
  if (outcome.role === null) return endMembership(tx, { buildingId, accountId })
  if (outcome.role !== role) await addMember(tx, { buildingId, accountId, role: outcome.role })
  if (!runs(outcome.role) && held.length > 0)
    await foreseeEnd(tx, { buildingId, accountId, at: endsOn && startOfDay(endsOn, tx.building.timeZone) })
}

/** The rights of these people as their ties say today. */
export const judgeToday = async (
  tx: InBuilding,
  personIds: readonly string[],
  touched: Pick<Touched, 'leaverIds' | 'arriverIds'> & { choices: { roles: Touched['roles'] } },
  { by, callerId }: Actor,
): Promise<Judged[]> => {
  const day = today(tx)
  const people = await selectStandings(tx.db, tx.building._id, personIds, day)
  const managers = await selectManagers(tx.db, tx.building._id)
  return judge(people, { ...touched, day, roles: touched.choices.roles, by, callerId, managers })
}

/** A correction takes rights away and gives none. */
export const unraised = (person: Judged): Judged => {
  const { role, outcome } = person
  const rises = role !== null && outcome.role !== null && ranks[outcome.role] > ranks[role]
  return rises ? { ...person, outcome: { ...outcome, role } } : person
}

/**
 * Writes on the memberships of residents when the ties that hold today end, or that no end is in sight. Nobody's role
 * changes by it, and whoever has no tie today is left alone.
 */
export const foreseeEnds = async (tx: InBuilding, personIds: readonly string[]): Promise<void> => {
  const day = today(tx)
  for (const { accountId, role, endsAt, ties } of await selectStandings(tx.db, tx.building._id, personIds, day)) {
    if (accountId === null || role === null || runs(role) || !ties.some((tie) => holdsOn(tie, day))) continue
    const endsOn = firstDayWithout(ties, day)
    const at = endsOn && startOfDay(endsOn, tx.building.timeZone)
    if (at !== endsAt) await foreseeEnd(tx, { buildingId: tx.building._id, accountId, at })
  }
}
