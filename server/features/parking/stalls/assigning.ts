/** Giving stalls to units, the next term, and the end of one. */
import type {
  AssignmentDraft,
  AssignmentEnd,
  AssignmentRenewal,
  AssignmentTerms,
} from '../../../../contract/parking/assignments.ts'
import type { Stall } from '../../../../contract/parking/stalls.ts'
import { notInForceWords } from '../../../../contract/bylaws/bylaw-words.ts'
import { addDays, formatDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction, violates } from '../../../db/transaction.ts'
import { Conflict, Invalid, InvalidField, NotFound, requireVersion } from '../../../http/errors.ts'
import { restingOn } from '../../bylaws/bylaws.ts'
import { requireUnits } from '../../units/units.ts'
import type { ById } from '../caller.ts'
import { endedBylaw, withAuthority } from '../citing.ts'
import {
  bylawConstraint,
  holderConstraint,
  insertAssignment,
  selectAssignment,
  selectInTheWay,
  updateEnd,
  type KnownAssignment,
} from './assignments-store.ts'
import { selectOfferOf } from './offers-store.ts'
import { at, requireSeenStall, requireStall, stallShown } from './reading.ts'
import { noteStall } from './record.ts'
import { termsFault } from './rules.ts'
import { endLendingOf } from './sharing.ts'
import { lockStall, touchStall, type KnownStall } from './stalls-store.ts'
import { tellUnit } from './messages.ts'

/** A race for a stall that the database decided. */
export const sayingWhoHasIt = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (violates(error, holderConstraint)) throw Conflict('Someone else was just assigned this stall.')
    throw error
  }
}

/** Writes an assignment on a stall that is held for the change; 400 against a rule, 409 where somebody has it then. */
export const writeAssignment = async (
  tx: InBuilding,
  stall: KnownStall,
  { unitId, ...terms }: AssignmentTerms & { unitId: string },
): Promise<string> => {
  const fault = termsFault(stall, terms, tx.building.jurisdiction)
  if (fault) throw InvalidField(fault.field, fault.message)
  const hindering = await selectInTheWay(tx.db, tx.building._id, stall._id, terms)
  if (hindering) {
    const { unitNumber, until } = hindering
    const long = until === null ? 'with no end date' : `until ${formatDate(until)}`
    throw Conflict(`Unit ${unitNumber} has this stall ${long}.`)
  }
  const _id = newId(Date.parse(tx.now))
  await restingOn(bylawConstraint, () =>
    insertAssignment(tx.db, tx.building._id, { ...terms, _id, stallId: stall._id, unitId, at: tx.now }),
  )
  await touchStall(tx.db, tx.building._id, stall._id)
  return _id
}

/** What the history keeps of a term. */
const termValues = ({ unitNumber, basis, from, until, feeCents, authority, conditions }: KnownAssignment) => ({
  unit: unitNumber,
  basis,
  from,
  until,
  feeCents,
  authority,
  conditions,
})

/** Gives a stall to a unit. 409 where it is held for somebody in line. */
export const assignStall = (ctx: InBuilding, { params, body }: ById & { body: AssignmentDraft }): Promise<Stall> =>
  sayingWhoHasIt(() =>
    inTransaction(ctx, async (tx) => {
      const { version, ...draft } = body
      const stall = await requireSeenStall(tx, params.id, version)
      await requireUnits(tx, [draft.unitId])
      const offer = await selectOfferOf(tx.db, tx.building._id, params.id)
      if (offer && offer.expiresAt > tx.now)
        throw Conflict(`This stall is held for unit ${offer.unitNumber} until they respond. Withdraw the offer first.`)
      const _id = await writeAssignment(tx, stall, await withAuthority(tx, draft))
      const made = await requireAssignment(tx, params.id, _id)
      await noteStall(tx, 'assigned', { stallId: params.id, after: termValues(made) })
      await tellUnit(tx, 'given', made)
      return stallShown(tx, params.id)
    }),
  )

type OfTerm = { params: { id: string; assignmentId: string } }

const requireAssignment = async (tx: InBuilding, stallId: string, id: string): Promise<KnownAssignment> => {
  const found = await selectAssignment(tx.db, tx.building._id, id, at(tx).today)
  if (!found || found.stallId !== stallId) throw NotFound()
  return found
}

/** The term as the caller saw it, with its stall held for the change. */
const requireSeenTerm = async (
  tx: InBuilding,
  { id, assignmentId }: OfTerm['params'],
  version: number,
): Promise<{ stall: KnownStall; term: KnownAssignment }> => {
  await lockStall(tx.db, tx.building._id, id)
  const stall = await requireStall(tx, id)
  const term = await requireAssignment(tx, id, assignmentId)
  if (term.version !== version) requireVersion({ ...(await stallShown(tx, id)), version: term.version }, version)
  return { stall, term }
}

/** 409 where the bylaw or rule that a fee rests on has ended since, so that no next term can rest on it. */
const requireStillAllowed = async (tx: InBuilding, term: KnownAssignment): Promise<void> => {
  const ended = await endedBylaw(tx, term)
  if (ended)
    throw Conflict(
      `${notInForceWords(ended)} Assign the stall for the next term under the bylaw or rule that allows the fee now.`,
    )
}

/** Gives the unit the next term on the same terms, from the day after the last one. 409 where there is none to follow, or no text in force. */
export const renewAssignment = (
  ctx: InBuilding,
  { params, body }: OfTerm & { body: AssignmentRenewal },
): Promise<Stall> =>
  sayingWhoHasIt(() =>
    inTransaction(ctx, async (tx) => {
      const { stall, term } = await requireSeenTerm(tx, params, body.version)
      if (term.until === null) throw Conflict('This assignment has no end date, so it doesn’t need renewing.')
      if (term.state === 'over') throw Conflict('This term has ended. Assign the stall again.')
      await requireStillAllowed(tx, term)
      const { basis, conditions, feeCents, bylawId, authority, unitId } = term
      const of = { basis, conditions, feeCents, bylawId, authority, unitId }
      const next = { ...of, from: addDays(term.until, 1), until: body.until }
      const _id = await writeAssignment(tx, stall, next)
      const made = await requireAssignment(tx, params.id, _id)
      await noteStall(tx, 'renewed', { stallId: params.id, after: termValues(made) })
      await tellUnit(tx, 'renewed', made)
      return stallShown(tx, params.id)
    }),
  )

/** Ends a term that is held for the change; what is lent of it ends as well. */
const endTerm = async (
  tx: InBuilding,
  term: KnownAssignment,
  { on, reason }: { on: string; reason: string },
): Promise<void> => {
  await updateEnd(tx.db, tx.building._id, term._id, { on, reason })
  await touchStall(tx.db, tx.building._id, term.stallId)
  await endLendingOf(tx, term, on)
  const { unitNumber: unit, until } = term
  await noteStall(tx, 'assignment ended', {
    stallId: term.stallId,
    before: { unit: null, until, endReason: '' },
    after: { unit, until: on, endReason: reason },
  })
}

/** Ends an assignment with its last day, today or later; 409 where it is over. */
export const endAssignment = (ctx: InBuilding, { params, body }: OfTerm & { body: AssignmentEnd }): Promise<Stall> =>
  inTransaction(ctx, async (tx) => {
    const { term } = await requireSeenTerm(tx, params, body.version)
    if (term.state === 'over') throw Conflict('This assignment has already ended.')
    if (term.until !== null && body.on > term.until)
      throw Invalid(`It already ends on ${formatDate(term.until)}.`, [
        { field: 'on', message: 'Choose an earlier day or renew it' },
      ])
    await endTerm(tx, term, body)
    await tellUnit(tx, 'ended', { ...term, until: body.on })
    return stallShown(tx, params.id)
  })
