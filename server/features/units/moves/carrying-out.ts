/** What a move brings about when its day has come: rights end or change, things leave the lists, people are told. */
import { localDateOf, startOfDay } from '../../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Job } from '../../../platform/jobs.ts'
import { recordChange } from '../../audit/audit.ts'
import { findCurrentBuilding, foreseeEnd, lockBuilding } from '../../buildings/buildings.ts'
import { announceUnit } from '../announce.ts'
import { closeTermsOf } from '../council/ending.ts'
import { settleCouncil } from '../council/settling.ts'
import { today } from '../residents.ts'
import { selectThings, selectTies, type Tie } from './desk-store.ts'
import { fatesOf, type FatedThing } from './fates.ts'
import { hasLeft, losesSeat, type Judged } from './judging.ts'
import { tellLeaver } from './messages.ts'
import { setLivesThere } from './periods-store.ts'
import { endElsewhere, judgeToday, leaverOf, nobody, settleRights, unraised, type Actor } from './rights.ts'
import { claimDue, selectDue, type Move } from './store.ts'
import { endThing } from './things-store.ts'
import { holdsOn } from '../rules.ts'

const carryOutJob = 'units.carryOutMoves'
const dueJob = 'units.carryOutMove'

const endThings = async (tx: InBuilding, { unitId, takesEffectOn }: Move, things: readonly FatedThing[]) => {
  for (const thing of things) {
    if (thing.fate === 'stays') continue
    if (!(await endThing(tx.db, tx.building._id, thing, { on: takesEffectOn, at: tx.now }))) continue
    await recordChange(tx, {
      subject: 'unit',
      subjectId: unitId,
      buildingId: tx.building._id,
      action: thing.kind === 'device' ? `device ${thing.fate}` : `${thing.kind} removed`,
      before: { [thing.kind]: thing.label },
      after: { [thing.kind]: null },
      actor: carryOutJob,
    })
  }
}

/** Owners who move come to live in their unit, or no longer do. */
const changeHomes = async (tx: InBuilding, move: Move, ties: readonly Tie[]): Promise<void> => {
  if (move.kind === 'sale' || move.kind === 'last_day') return
  const lives = move.kind === 'move_in'
  const movers = lives ? move.arriverIds : move.leaverIds
  const changing = ties.filter(
    (tie) =>
      tie.role === 'owner' &&
      movers.includes(tie.personId) &&
      tie.occupiesUnit !== lives &&
      holdsOn(tie, move.takesEffectOn),
  )
  for (const { _id, personId } of changing) {
    await setLivesThere(tx.db, tx.building._id, _id, lives)
    await recordChange(tx, {
      subject: 'unit',
      subjectId: move.unitId,
      buildingId: tx.building._id,
      action: lives ? 'owner moved in' : 'owner moved out',
      before: { occupiesUnit: !lives },
      after: { personId, occupiesUnit: lives },
      actor: carryOutJob,
    })
  }
}

/** By what somebody left, as the mail to them says it. */
const leftBy = ({ kind }: Move, ties: readonly Tie[], personId: string) => {
  if (kind !== 'last_day') return 'moved'
  return ties.some((tie) => tie.personId === personId && tie.role !== 'agent') ? 'lastDay' : 'agency'
}

/** Does what a move brings about, in the transaction of whoever found that its day has come. */
export const carryOut = async (tx: InBuilding, move: Move, actor: Actor = nobody): Promise<void> => {
  const buildingId = tx.building._id
  const day = today(tx)
  const { kind, takesEffectOn, choices, leaverIds } = move
  await changeHomes(tx, move, await selectTies(tx.db, buildingId, move.unitId))
  const ties = await selectTies(tx.db, buildingId, move.unitId)
  const going = { kind, ties, leaverIds, comerIds: move.arriverIds, takesEffectOn, day }
  const things = await selectThings(tx.db, buildingId, move.unitId)
  await endThings(tx, move, fatesOf(things, going, choices.things))
  const ids = [...leaverIds, ...move.arriverIds]
  for (const judged of await judgeToday(tx, ids, move, actor)) {
    const person = kind === 'last_day' ? unraised(judged) : judged
    await settleRights(tx, person)
    if (!leaverIds.includes(person.personId)) continue
    if (losesSeat(person)) await closeTermsOf(tx, person, 'ended by a move')
    if (hasLeft(ties, person.personId, day, false)) await endElsewhere(tx, leaverOf(person, move.unitId))
    if (person.role !== null && person.outcome.role === null && !person.own)
      await tellLeaver(tx, person, leftBy(move, ties, person.personId))
  }
  await settleCouncil(tx)
}

/** Lets a move be carried out when its day begins. */
export const waitForDay = async (tx: InBuilding, { _id: moveId, takesEffectOn }: Move): Promise<void> => {
  const { _id: buildingId, timeZone } = tx.building
  await tx.jobs.enqueue(tx, dueJob, { buildingId, moveId }, { at: startOfDay(takesEffectOn, timeZone) })
}

/** Writes down when rights will end by themselves, for a move whose day is still to come. */
export const foresee = async (tx: InBuilding, move: Move, judged: readonly Judged[], actor: Actor): Promise<void> => {
  const at = startOfDay(move.takesEffectOn, tx.building.timeZone)
  const buildingId = tx.building._id
  const none = { leaverIds: [], arriverIds: [], choices: move.choices }
  for (const person of await judgeToday(tx, move.leaverIds, none, actor)) {
    await settleRights(tx, person)
    const later = judged.find(({ personId }) => personId === person.personId)
    if (later?.accountId && later.role !== null && later.outcome.role === null)
      await foreseeEnd(tx, { buildingId, accountId: later.accountId, at })
  }
  await waitForDay(tx, move)
}

/** Carries one move out whose day has come by the building's clocks; of several that try, one does. */
const carryOutDue = async (ctx: Ctx, { buildingId, moveId }: { buildingId: string; moveId: string }): Promise<void> => {
  const building = await findCurrentBuilding(ctx.db, buildingId)
  if (!building) return
  await inTransaction({ ...ctx, building }, async (tx) => {
    await lockBuilding(tx.db, buildingId)
    const move = await claimDue(tx.db, buildingId, moveId, today(tx), tx.now)
    if (!move) return
    await carryOut(tx, move)
    await announceUnit(tx, move.unitId)
  })
}

/** Carries out every move whose day has come, should one have been missed. */
const carryOutAllDue = async (ctx: Ctx): Promise<void> => {
  for (const { _id: moveId, buildingId } of await selectDue(ctx.db, localDateOf(ctx.now, 'America/St_Johns')))
    await carryOutDue(ctx, { buildingId, moveId })
}

export const moveJobs: readonly Job[] = [
  { name: carryOutJob, every: '*/5 * * * *', run: carryOutAllDue },
  { name: dueJob, run: (ctx, due: { buildingId: string; moveId: string }) => carryOutDue(ctx, due) },
]
