/** The steps of a text: filed, ratified, repealed or lapsed, taken back, and removed. */
import type { BylawEnd, BylawStep, OneBylaw } from '../../../contract/bylaws/bylaw.ts'
import { bylawName } from '../../../contract/bylaws/bylaw-words.ts'
import { formatDate, type LocalDate } from '../../../contract/time.ts'
import { inTransaction, isReferred, violates } from '../../db/transaction.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { numberTaken, requireSeenBylaw, rewrite, sayPlainly, settleReplaced } from './keeping.ts'
import { requireBylaw, shown, todayIn, type ById, type Keeper } from './reading.ts'
import { noteChange } from './record.ts'
import { stateOn, stepRefusal } from './rules.ts'
import {
  bylawConstraints,
  checkedTogether,
  deleteBylaw,
  lockBylaws,
  selectSuccessor,
  updateEnd,
  updateNews,
  updateRatified,
  type KnownBylaw,
} from './store.ts'

type Of<Name extends BylawStep['step']> = Extract<BylawStep, { step: Name }>

const requirePast = (tx: Keeper, field: string, day: LocalDate): void => {
  if (day > todayIn(tx)) throw InvalidField(field, 'This date is in the future')
}

/** A meeting that was held on or after the day a rule was made. */
const requireAfterMade = (field: string, day: LocalDate, { passedOn }: KnownBylaw): void => {
  if (passedOn !== null && day < passedOn)
    throw InvalidField(field, `It was made on ${formatDate(passedOn)}, after this date`)
}

const file = async (tx: Keeper, before: KnownBylaw, { filedOn, filingNumber }: Of<'file'>): Promise<void> => {
  const after = await rewrite(tx, before, { ...before, filedOn, filingNumber })
  if (before.toldOn === null) await updateNews(tx.db, tx.building._id, before._id, filedOn)
  await noteChange(tx, 'filed', { before, after })
}

const ratify = async (tx: Keeper, before: KnownBylaw, { ratifiedOn }: Of<'ratify'>): Promise<void> => {
  requirePast(tx, 'ratifiedOn', ratifiedOn)
  requireAfterMade('ratifiedOn', ratifiedOn, before)
  await updateRatified(tx.db, tx.building._id, before._id, ratifiedOn)
  // Residents may think that it lapsed.
  if (stateOn(before, todayIn(tx)) === 'lapsed') await updateNews(tx.db, tx.building._id, before._id, todayIn(tx))
  await noteChange(tx, 'ratified', { before, after: await requireBylaw(tx, before._id) })
}

const unratify = async (tx: Keeper, before: KnownBylaw, { reason }: Of<'unratify'>): Promise<void> => {
  await updateRatified(tx.db, tx.building._id, before._id, null)
  await noteChange(tx, 'unratified', { before, after: await requireBylaw(tx, before._id), reason })
}

/** Ends a text from a day on, which is after the one it came into force on. */
const end = async (
  tx: Keeper,
  before: KnownBylaw,
  { by, on, reason }: { by: Exclude<BylawEnd, 'replaced'>; on: LocalDate; reason?: string },
): Promise<void> => {
  requirePast(tx, 'endedOn', on)
  if (before.inForceFrom !== null && on <= before.inForceFrom)
    throw InvalidField('endedOn', `It came into force on ${formatDate(before.inForceFrom)}`)
  const replacement = await selectSuccessor(tx.db, tx.building._id, before._id)
  if (replacement !== null) throw Conflict(`${bylawName(replacement)} will replace this one. Remove that one first.`)
  await updateEnd(tx.db, tx.building._id, before._id, { on, by })
  await updateNews(tx.db, tx.building._id, before._id, todayIn(tx))
  const after = await requireBylaw(tx, before._id)
  await noteChange(tx, by, { before, after, ...(reason !== undefined && { reason }) })
}

const reinstate = async (tx: Keeper, before: KnownBylaw, { reason }: Of<'reinstate'>): Promise<void> => {
  await updateEnd(tx.db, tx.building._id, before._id, null)
  if (before.toldOn !== null) await updateNews(tx.db, tx.building._id, before._id, todayIn(tx))
  await noteChange(tx, 'reinstated', { before, after: await requireBylaw(tx, before._id), reason })
}

/** Removes a text; the one that it replaced is in force again. */
const discard = async (tx: Keeper, before: KnownBylaw): Promise<void> => {
  const successor = await selectSuccessor(tx.db, tx.building._id, before._id)
  if (successor !== null) throw Conflict(`${bylawName(successor)} will replace this one. Remove that one first.`)
  await noteChange(tx, 'discarded', { before, after: before })
  const { replacesId } = before
  if (replacesId !== null) await lockBylaws(tx.db, tx.building._id, [replacesId])
  await deleteBylaw(tx.db, tx.building._id, before._id)
  if (replacesId !== null)
    await settleReplaced(tx, await requireBylaw(tx, replacesId), { inForceFrom: null, say: sayPlainly })
}

const take = (tx: Keeper, before: KnownBylaw, step: BylawStep): Promise<void> => {
  switch (step.step) {
    case 'file':
      return file(tx, before, step)
    case 'ratify':
      return ratify(tx, before, step)
    case 'unratify':
      return unratify(tx, before, step)
    case 'repeal':
      return end(tx, before, { by: 'repealed', on: step.endedOn, reason: step.reason })
    case 'lapse':
      return end(tx, before, { by: 'lapsed', on: step.endedOn })
    case 'reinstate':
      return reinstate(tx, before, step)
    case 'discard':
      return discard(tx, before)
  }
}

/**
 * Takes a step with a text; answers it as it is then, or null where it was removed. 404 for one of another building; 409
 * for a stale version, for a step that it doesn’t allow, for one that something rests on, and for one that would be in force
 * on the days of another with its number; 400 by field.
 */
export const stepBylaw = async (
  ctx: Keeper,
  { params, body }: ById & { body: BylawStep },
): Promise<OneBylaw | null> => {
  try {
    return await inTransaction(ctx, async (tx) => {
      const before = await requireSeenBylaw(tx, params.id, body.version)
      const refusal = stepRefusal(before, body.step, todayIn(tx))
      if (refusal !== null) throw Conflict(refusal)
      await checkedTogether(tx.db, () => take(tx, before, body))
      return body.step === 'discard' ? null : shown(tx, await requireBylaw(tx, params.id))
    })
  } catch (error) {
    if (isReferred(error))
      throw Conflict('Other records cite this, perhaps ones that are over. Repeal or replace it instead.')
    if (violates(error, bylawConstraints.oneAtATime)) throw Conflict(numberTaken)
    throw error
  }
}
