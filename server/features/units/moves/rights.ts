/** Rights that follow ties: ended, changed, or with the moment at which they end, and what hangs on them elsewhere. */
import { startOfDay } from '../../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Leaver } from '../../../offers.ts'
import type { Job } from '../../../platform/jobs.ts'
import { addMember, endMembership, findCurrentBuilding, foreseeEnd, lockBuilding } from '../../buildings/buildings.ts'
import { announceUnit } from '../announce.ts'
import { today } from '../residents.ts'
import { selectStandings, selectTies } from './desk-store.ts'
import { hasLeft, judge, leavesBuilding, type Judged, type Touched } from './judging.ts'
import { tellLeaver } from './messages.ts'
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
  const resident = outcome.role !== 'council' && outcome.role !== 'management'
  if (resident && held.length > 0)
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
  return judge(people, { ...touched, day, roles: touched.choices.roles, by, callerId })
}

const followJob = 'units.followTies'

interface Followed {
  buildingId: string
  unitId: string
  personId: string
}

/** A correction takes rights away and gives none. */
const unraised = (person: Judged): Judged => {
  const { role, outcome } = person
  const rises = role !== null && outcome.role !== null && ranks[outcome.role] > ranks[role]
  return rises ? { ...person, outcome: { ...outcome, role } } : person
}

/**
 * Lets the rights of somebody whose tie a correction ended, or will, follow what is left: at once where it is over, else
 * on its day. A role in the running of the building stays. Call it with the building locked.
 */
export const followTies = async (tx: InBuilding, { unitId, personId }: Omit<Followed, 'buildingId'>): Promise<void> => {
  const buildingId = tx.building._id
  const touched = { leaverIds: [personId], arriverIds: [], choices: { roles: [{ personId, stays: true }] } }
  const [judged] = await judgeToday(tx, [personId], touched, nobody)
  if (!judged) return
  const person = unraised(judged)
  await settleRights(tx, person)
  if (hasLeft(await selectTies(tx.db, buildingId, unitId), personId, today(tx), false))
    await endElsewhere(tx, leaverOf(person, unitId))
  if (person.role !== null && person.outcome.role === null) await tellLeaver(tx, person, 'agency')
  else if (person.endsOn !== null)
    await tx.jobs.enqueue(
      tx,
      followJob,
      { buildingId, unitId, personId } satisfies Followed,
      startOfDay(person.endsOn, tx.building.timeZone),
    )
}

const followDue = async (ctx: Ctx, { buildingId, ...followed }: Followed): Promise<void> => {
  const building = await findCurrentBuilding(ctx.db, buildingId)
  if (!building) return
  await inTransaction({ ...ctx, building }, async (tx) => {
    await lockBuilding(tx.db, buildingId)
    await followTies(tx, followed)
    announceUnit(tx)
  })
}

export const rightsJobs: readonly Job[] = [{ name: followJob, run: (ctx, due: Followed) => followDue(ctx, due) }]
