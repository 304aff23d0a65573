/** Reviewing a case, warning someone, and ending it. */
import { newId } from '../../db/ids.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { requireCitable, restingOn } from '../bylaws/bylaws.ts'
import { closeWithCase, tellUnit } from '../parking/parking.ts'
import { requireUnits, unitsWrittenTo } from '../units/units.ts'
import type { StepOf } from '../../../contract/violations/bodies.ts'
import { endVote, requireNoNewBar, withdrawVote } from './council-vote.ts'
import { requireViolation, todayIn, type Caller } from './facts.ts'
import { requireNameless } from './holding-steps.ts'
import { requireDay } from './keeping.ts'
import { tellAccused, tellComplainants } from './messages.ts'
import { insertComplaint, insertSighting, replacePeople } from './parts-store.ts'
import { settle } from './record.ts'
import { closeFault, screenFault } from './rules.ts'
import type { KnownViolation } from './store.ts'
import { voidByReview } from './voiding.ts'
import { bylawConstraint } from './writing-store.ts'

/** Says whom a case is about and under which text; what that changes makes the particulars sent so far void. 400 by field. */
export const screen = async (tx: Caller, before: KnownViolation, step: StepOf<'screen'>): Promise<KnownViolation> => {
  requireDay(tx, { field: 'happenedOn', day: step.happenedOn })
  const fault = screenFault(step)
  if (fault !== null) throw InvalidField(fault.field, fault.words)
  if (step.unitId !== null) await requireUnits(tx, [step.unitId])
  if (step.bylawId !== null && step.bylawId !== before.bylawId)
    await requireCitable(tx, step.bylawId, { on: step.happenedOn, asksMoney: false })
  await requireNameless(tx, before, { place: step.place })
  const changes = {
    ...{ topic: step.topic, unit_id: step.unitId, accused: step.accused, caused_by: step.causedBy },
    ...{ bylaw_id: step.bylawId, place: step.place, happened_on: step.happenedOn, happened_at: step.happenedAt },
    ...{ words: step.words, screened_on: before.screenedOn ?? todayIn(tx) },
    ...(await voidByReview(tx, before, step)),
  }
  const after = await restingOn(bylawConstraint, () => settle(tx, before, changes, { kind: 'screen' }))
  if (after.unitId !== before.unitId) await tellUnit(tx, after._id)
  if (after.particularsLetterId === before.particularsLetterId) return after
  return endVote(tx, after, 'The case was reviewed again, and its particulars no longer fit it.')
}

/** Adds a complaint that came on paper or by phone. */
export const addComplaint = async (
  tx: Caller,
  before: KnownViolation,
  { complainant, receivedOn, words }: StepOf<'addComplaint'>,
): Promise<KnownViolation> => {
  requireDay(tx, { field: 'receivedOn', day: receivedOn }, before.happenedOn)
  await insertComplaint(tx.db, tx.building._id, {
    ...{ _id: newId(Date.parse(tx.now)), caseId: before._id, accountId: null, name: complainant, isStaff: false },
    ...{ receivedOn, words, at: tx.now },
  })
  const after = await settle(tx, before, {}, { kind: 'addComplaint', on: receivedOn })
  await requireNoNewBar(tx, { before, after })
  return after
}

/** Warns those whom a case is about, who get it in the product and by email. 400 where it names who complained. */
export const warn = async (tx: Caller, before: KnownViolation, { words }: StepOf<'warn'>): Promise<KnownViolation> => {
  await requireNameless(tx, before, { words })
  const [{ people } = { people: [] }] = await unitsWrittenTo(tx, [before.unitId!])
  const role = before.accused === 'tenants' ? 'tenant' : 'owner'
  const warned = people.filter((person) => person.role === role)
  if (warned.length === 0) throw Conflict(`Unit ${before.unit!.unitNumber} has no ${role} today.`)
  const given = warned.map(({ personId }) => ({ personId, isCopy: false }))
  await replacePeople(tx.db, tx.building._id, before._id, given)
  const after = await settle(tx, before, { warned_on: todayIn(tx) }, { kind: 'warn', words })
  await tellAccused(tx, after, 'warn', words)
  return after
}

/** Records that a contravention was seen to continue. */
export const seeAgain = async (
  tx: Caller,
  before: KnownViolation,
  { on, words }: StepOf<'seeAgain'>,
): Promise<KnownViolation> => {
  requireDay(tx, { field: 'on', day: on }, before.happenedOn)
  await insertSighting(tx.db, tx.building._id, { _id: newId(Date.parse(tx.now)), caseId: before._id, on, words })
  return settle(tx, before, {}, { kind: 'seeAgain', on, words })
}

/** Closes a case; those who reported it are notified that it is closed, and nothing more. */
export const close = async (tx: Caller, before: KnownViolation, step: StepOf<'close'>): Promise<KnownViolation> => {
  const fault = closeFault(before, step.as)
  if (fault !== null) throw InvalidField('as', fault)
  const changes = { closed_on: todayIn(tx), closed_as: step.as, close_reason: step.reason }
  const after = await settle(tx, before, changes, {
    ...{ kind: 'close', words: step.reason, after: { closedAs: step.as } },
  })
  await withdrawVote(tx, after, 'The case was closed.')
  await closeWithCase(tx, after._id)
  await tellComplainants(tx, after)
  return requireViolation(tx, after._id)
}

/** Opens a closed case again. */
export const reopen = (tx: Caller, before: KnownViolation, { reason }: StepOf<'reopen'>): Promise<KnownViolation> =>
  settle(tx, before, { closed_on: null, closed_as: null, close_reason: '' }, { kind: 'reopen', words: reason })
