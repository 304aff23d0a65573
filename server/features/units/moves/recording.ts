/** How every sale and move is planned and recorded: what is recorded must be what was shown. */
import { tenantNoticeDueOn, tenantNoticeFor } from '../../../../law/law.ts'
import type { MoveOutcome, MovePlan } from '../../../../contract/units/moves.ts'
import type { Role } from '../../../../contract/roles.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import { Conflict, Forbidden, Invalid, InvalidField, NotFound, Refusal } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { lockBuilding } from '../../buildings/buildings.ts'
import { announceUnit } from '../announce.ts'
import { endTie } from '../links-store.ts'
import { carryOut, foresee } from './carrying-out.ts'
import { writeStarts, type Started } from './coming.ts'
import { changesHands, lastDayOf, leaversOf, type Course } from './course.ts'
import { readDesk } from './desk.ts'
import { selectStandings } from './desk-store.ts'
import { selectManagers } from '../access/store.ts'
import type { Judged } from './judging.ts'
import { tellManagers } from './messages.ts'
import { workOut, type Worked } from './plan.ts'
import { foreseeElsewhere, leaverOf } from './rights.ts'
import { insertMove } from './store.ts'
import { lastLine } from './words.ts'

/** Who records a move: somebody who manages the building. */
export type Moving = InBuilding & { role: Role; superadmin: boolean }

/** Makes a course of a call; it reads, and writes nothing. */
export type MakeCourse = (ctx: Moving) => Promise<Course>

/** Refuses what rests on an outdated look at the unit, with its present state. */
export const staleUnit = async (ctx: InBuilding, unitId: string, words: string): Promise<Refusal> =>
  new Refusal(409, 'STALE', words, { current: await readDesk(ctx, { params: { id: unitId } }) })

const endingElsewhere = (ctx: InBuilding, course: Course) => async (leavers: readonly Judged[]) => {
  const passing = changesHands(course) ? { passesOn: course.takesEffectOn } : {}
  const lines = []
  for (const person of leavers)
    lines.push(...(await foreseeElsewhere(ctx, { ...leaverOf(person, course.unit._id), ...passing })))
  return lines
}

const work = async (ctx: Moving, makeCourse: MakeCourse): Promise<{ course: Course } & Worked> => {
  const course = await makeCourse(ctx)
  const { role, superadmin, account, building } = ctx
  const known = new Set(course.things.map(({ _id }) => _id))
  if (course.choices.things.some(({ _id }) => !known.has(_id)))
    throw await staleUnit(ctx, course.unit._id, 'Some of these items are no longer on this unit’s lists.')
  const ending = endingElsewhere(ctx, course)
  const managers = await selectManagers(ctx.db, building._id)
  const callerId = account?._id ?? null
  const worked = await workOut(course, { building, by: { role, superadmin }, callerId, managers, ending })
  return { course, ...worked }
}

/** Says exactly what would happen; nothing is written. */
export const plan = async (ctx: Moving, makeCourse: MakeCourse): Promise<MovePlan> => (await work(ctx, makeCourse)).plan

/** What was shown must still be so, and whoever loses their own rights by it must have said so. */
const requireAgreed = async (
  tx: Moving,
  { course, plan: now, judged }: { course: Course } & Worked,
  planned: string,
) => {
  const refused = judged.filter(
    ({ locked, personId, role }) =>
      locked && course.choices.roles.some((said) => said.personId === personId && !said.stays) && role !== null,
  )
  const last = refused.find(({ isLast }) => isLast)
  if (last) throw Conflict(lastLine(last, tx.building.name))
  if (refused.length > 0) throw Forbidden('You can’t end the role of someone above you.')
  if (now.planned !== planned)
    throw await staleUnit(tx, course.unit._id, 'Someone else just changed this unit. Review what would happen now.')
  if (now.ownAccessEnds && !course.choices.ownAccessEnds)
    throw InvalidField('ownAccessEnds', 'Confirm that you want your own access to end')
}

const writeEnds = async (tx: Moving, course: Course): Promise<void> => {
  const lastDay = lastDayOf(course)
  for (const tie of course.ends) {
    const table = tie.role === 'owner' ? 'ownerships' : 'tenancies'
    if (!(await endTie(tx.db, tx.building._id, table, tie._id, lastDay))) throw NotFound()
    await recordChange(tx, {
      subject: 'unit',
      subjectId: course.unit._id,
      buildingId: tx.building._id,
      action: tie.role === 'owner' ? 'ownership ended' : 'tenancy ended',
      before: { to: tie.to },
      after: { personId: tie.personId, to: lastDay },
    })
  }
}

const inviteeOf = ({ role }: Started): Role => (role === 'owner' ? 'owner' : role === 'agent' ? 'member' : 'tenant')

const outcomeOf = async (
  tx: Moving,
  moveId: string,
  { plan: shown }: Worked,
  started: readonly Started[],
  noticeIn: boolean,
): Promise<MoveOutcome> => {
  const ids = started.map(({ personId }) => personId)
  const people = await selectStandings(tx.db, tx.building._id, ids, shown.takesEffectOn)
  const withAccess = new Set(people.filter(({ role }) => role !== null).map(({ personId }) => personId))
  const strangers = started.filter(({ personId }) => !withAccess.has(personId))
  const tenant = started.find(({ role }) => role === 'tenant')
  const startsOn = shown.takesEffectOn
  const { jurisdiction } = tx.building
  const form = tenantNoticeFor(jurisdiction, startsOn)?.form
  const dueOn = tenantNoticeDueOn(jurisdiction, startsOn)
  return {
    moveId,
    plan: shown,
    toInvite: strangers.flatMap((one) =>
      one.email ? [{ personId: one.personId, name: one.name, email: one.email, role: inviteeOf(one) }] : [],
    ),
    withoutEmail: strangers.flatMap(({ name, email }) => (email ? [] : [name])),
    tenantNotice: tenant && !noticeIn && form && dueOn ? { form, dueOn } : null,
  }
}

const keep = async (
  tx: Moving,
  { course, plan: { decisions, takesEffectOn, atOnce }, judged }: { course: Course } & Worked,
  started: readonly Started[],
) => {
  const { kind, unit, choices, lives } = course
  const movedIn = lives.flatMap(({ tie, lives: comes }) => (comes ? [tie.personId] : []))
  const move = {
    _id: newId(Date.parse(tx.now)),
    unitId: unit._id,
    kind,
    takesEffectOn,
    leaverIds: leaversOf(course),
    arriverIds: [...new Set([...started.map(({ personId }) => personId), ...movedIn])],
    choices: { things: choices.things, roles: decisions.map(({ personId, stays }) => ({ personId, stays })) },
    importId: null,
  }
  const recordedBy = tx.account?._id ?? null
  await insertMove(tx.db, tx.building._id, { ...move, recordedAt: tx.now, recordedBy, doneAt: atOnce ? tx.now : null })
  await recordChange(tx, {
    subject: 'unit',
    subjectId: unit._id,
    buildingId: tx.building._id,
    action: { sale: 'sold', move_in: 'moved in', move_out: 'moved out' }[kind],
    after: { takesEffectOn, leaverIds: move.leaverIds, arriverIds: move.arriverIds },
  })
  const actor = { by: { role: tx.role, superadmin: tx.superadmin }, callerId: recordedBy }
  if (atOnce) await carryOut(tx, move, actor)
  else await foresee(tx, move, judged, actor)
  await tellManagers(tx, move._id)
  return move
}

/**
 * Records a move in one transaction: periods end and start, and what follows from it happens at once or waits for its day.
 * Throws 409 with the present state where the plan that was shown holds no more.
 */
export const record = async (
  ctx: Moving,
  makeCourse: MakeCourse,
  planned: string,
  also: (tx: Moving, course: Course, started: readonly Started[]) => Promise<{ noticeIn: boolean }> = async () => ({
    noticeIn: true,
  }),
): Promise<MoveOutcome> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      await lockBuilding(tx.db, tx.building._id)
      const worked = await work(tx, makeCourse)
      await requireAgreed(tx, worked, planned)
      await writeEnds(tx, worked.course)
      const started = await writeStarts(tx, worked.course)
      const { noticeIn } = await also(tx, worked.course, started)
      const move = await keep(tx, worked, started)
      await announceUnit(tx, worked.course.unit._id)
      return outcomeOf(tx, move._id, worked, started, noticeIn)
    })
  } catch (error) {
    throw refusalOf(error)
  }
}

/** What a constraint decided, in words. */
const refusalOf = (error: unknown): unknown => {
  if (violates(error, 'people_same'))
    return Conflict('Someone with this name and email was just added to the building; choose them.')
  if (violates(error, 'ownerships_one_current') || violates(error, 'tenancies_one_current'))
    return Conflict('One of these people is already linked to the unit.')
  if (violates(error, 'access_devices_once')) return Invalid('A device of this type and number is already issued.')
  if (violates(error, 'vehicles_once')) return Invalid('A vehicle with this plate is already listed for this unit.')
  return error
}
