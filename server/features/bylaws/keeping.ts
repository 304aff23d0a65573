/** Adding texts to the register, and correcting them. */
import type { Bylaw, BylawChange, BylawFields, BylawsDraft, OneBylaw } from '../../../contract/bylaws/bylaw.ts'
import { bylawsShownMost } from '../../../contract/limits/bylaws.ts'
import { formatDate, type LocalDate } from '../../../contract/time.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction, violates } from '../../db/transaction.ts'
import { Conflict, Invalid, InvalidField, orNotFound, requireVersion } from '../../http/errors.ts'
import { selectInForce } from './lists-store.ts'
import { groundOf, requireBylaw, shown, shownOn, todayIn, type ById, type Keeper } from './reading.ts'
import { noteChange } from './record.ts'
import { faultsOf, fitted, forceFrom, stateOn, type BylawGround } from './rules.ts'
import { lockSet } from './sets-store.ts'
import {
  bylawConstraints,
  checkedTogether,
  insertBylaw,
  lockBylaws,
  selectBylaw,
  updateBylaw,
  updateEnd,
  type BylawToKeep,
  type KnownBylaw,
} from './store.ts'

/** Said where two would be in force with one number. */
export const numberTaken =
  'This number is in force on some of these days. Replace the one that has it, or end it first.'

/** The field that holds the day on which something comes into force. */
const forceField = ({ set }: Pick<KnownBylaw, 'set'>) => (set.kind === 'rule' ? 'passedOn' : 'filedOn')

/** Says where a text was typed, in a list of several, what is wrong with it. */
type Say = (field: keyof BylawFields) => string

/** Runs changes of the days on which texts are in force; 400 on the fields of the one that was written. */
const sayingFaults = async (tx: Keeper, say: Say, work: () => Promise<void>): Promise<void> => {
  const refuse = (field: keyof BylawFields, message: string) => Invalid(message, [{ field: say(field), message }])
  try {
    await checkedTogether(tx.db, work)
  } catch (error) {
    if (violates(error, bylawConstraints.oneAtATime)) throw refuse('number', numberTaken)
    if (violates(error, bylawConstraints.replacedOnce))
      throw refuse('replacesId', 'Something else replaces this one already')
    throw error
  }
}

/** The text as it is kept, in the days and amounts of its kind. 400 by field. */
const kept = (draft: BylawFields, ground: BylawGround, say: Say): BylawToKeep => {
  const text = fitted(draft, ground)
  const faults = faultsOf(text, ground)
  if (faults.length > 0)
    throw Invalid(
      'Check the highlighted fields.',
      faults.map(({ field, message }) => ({ field: say(field), message })),
    )
  return { ...text, inForceFrom: forceFrom(text, ground) }
}

/** The text that another replaces, held. 400 where it belongs to another set, isn’t in force yet, or was ended. */
const requireReplaced = async (
  tx: Keeper,
  id: string,
  { setId, say }: { setId: string; say: Say },
): Promise<KnownBylaw> => {
  await lockBylaws(tx.db, tx.building._id, [id])
  const found = await selectBylaw(tx.db, tx.building._id, id)
  const refuse = (message: string) => Invalid(message, [{ field: say('replacesId'), message }])
  if (found === null || found.set._id !== setId) throw refuse('Choose one of this set')
  if (stateOn(found, todayIn(tx)) === 'waiting') throw refuse('It isn’t in force yet. Edit it instead.')
  if (found.endedBy !== null && found.endedBy !== 'replaced') throw refuse('It isn’t in force any more')
  return found
}

/** Ends a text on the day on which the one that replaces it comes into force, or gives it no end before that. */
export const settleReplaced = async (
  tx: Keeper,
  replaced: KnownBylaw,
  { inForceFrom, say }: { inForceFrom: LocalDate | null; say: Say },
): Promise<void> => {
  if (replaced.endedOn === inForceFrom) return
  if (inForceFrom !== null && replaced.inForceFrom !== null && inForceFrom <= replaced.inForceFrom)
    throw InvalidField(
      say(forceField(replaced)),
      `The one it replaces came into force on ${formatDate(replaced.inForceFrom)}. Enter a later date.`,
    )
  await updateEnd(
    tx.db,
    tx.building._id,
    replaced._id,
    inForceFrom === null ? null : { on: inForceFrom, by: 'replaced' },
  )
  const after = await requireBylaw(tx, replaced._id)
  await noteChange(tx, inForceFrom === null ? 'reinstated' : 'replaced', { before: replaced, after })
}

const addOne = async (
  tx: Keeper,
  draft: BylawFields,
  { set, ground, say }: { set: KnownBylaw['set']; ground: BylawGround; say: Say },
): Promise<Bylaw> => {
  const text = kept(draft, ground, say)
  const { replacesId } = text
  const replaces = replacesId === null ? null : await requireReplaced(tx, replacesId, { setId: set._id, say })
  const _id = newId(Date.parse(tx.now))
  await sayingFaults(tx, say, async () => {
    await insertBylaw(tx.db, tx.building._id, { ...text, _id, set, at: tx.now })
    if (replaces) await settleReplaced(tx, replaces, { ...text, say })
  })
  const after = await requireBylaw(tx, _id)
  await noteChange(tx, 'added', { before: null, after, replaces })
  return shownOn(after, ground.today)
}

/**
 * Adds texts to a set: all of them or none. 404 for a set of another building; 400 by field for a text that its kind or
 * the law doesn’t allow, and for a number that is in force already.
 */
export const addBylaws = (ctx: Keeper, { body }: { body: BylawsDraft }): Promise<Bylaw[]> =>
  inTransaction(ctx, async (tx) => {
    const set = orNotFound(await lockSet(tx.db, tx.building._id, body.setId))
    const ground = await groundOf(tx, set)
    const inForce = await selectInForce(tx.db, tx.building._id, ground.today)
    if (inForce.length + body.bylaws.length > bylawsShownMost)
      throw Conflict(`A building can have at most ${bylawsShownMost} bylaws and rules in force.`)
    const added: Bylaw[] = []
    for (const [index, draft] of body.bylaws.entries())
      added.push(await addOne(tx, draft, { set, ground, say: (field) => `bylaws.${index}.${field}` }))
    return added
  })

/** The text, held, as the caller saw it; 404 for one next door, 409 with the newer one for one that was changed since. */
export const requireSeenBylaw = async (tx: Keeper, id: string, version: number): Promise<KnownBylaw> => {
  await lockBylaws(tx.db, tx.building._id, [id])
  const found = await requireBylaw(tx, id)
  if (found.version !== version) requireVersion(await shown(tx, found), version)
  return found
}

/** Says where one text alone was typed. */
export const sayPlainly: Say = (field) => field

/** A text that ended began before that. 400 by field. */
const requireInOrder = ({ set, endedOn }: KnownBylaw, { inForceFrom, isStandard }: BylawToKeep): void => {
  const field = forceField({ set })
  if (endedOn !== null && !isStandard && inForceFrom === null)
    throw InvalidField(field, 'Enter a date. It can’t be blank for something that was in force.')
  if (endedOn !== null && inForceFrom !== null && inForceFrom >= endedOn)
    throw InvalidField(field, `It ended on ${formatDate(endedOn)}. Enter an earlier date.`)
}

/** Writes a text again, with the day on which the one that it replaces ends. 400 on its fields. */
export const rewrite = async (
  tx: Keeper,
  before: KnownBylaw,
  draft: Omit<BylawFields, 'replacesId' | 'ratifiedOn'>,
): Promise<KnownBylaw> => {
  const { _id, replacesId, ratifiedOn } = before
  if (ratifiedOn !== null && draft.passedOn !== null && ratifiedOn < draft.passedOn)
    throw InvalidField('passedOn', `It was ratified on ${formatDate(ratifiedOn)}, before this date`)
  const text = kept({ ...draft, replacesId, ratifiedOn }, await groundOf(tx, before.set), sayPlainly)
  requireInOrder(before, text)
  if (replacesId !== null) await lockBylaws(tx.db, tx.building._id, [replacesId])
  await sayingFaults(tx, sayPlainly, async () => {
    await updateBylaw(tx.db, tx.building._id, _id, text)
    if (replacesId !== null) await settleReplaced(tx, await requireBylaw(tx, replacesId), { ...text, say: sayPlainly })
  })
  return requireBylaw(tx, _id)
}

/**
 * Corrects a text. 404 for one of another building; 409 with the newer one for a stale version; 400 by field as for a new
 * one, and for one that ended and loses its date of filing.
 */
export const changeBylaw = (ctx: Keeper, { params, body }: ById & { body: BylawChange }): Promise<OneBylaw> =>
  inTransaction(ctx, async (tx) => {
    const { version, ...draft } = body
    const before = await requireSeenBylaw(tx, params.id, version)
    const after = await rewrite(tx, before, draft)
    await noteChange(tx, 'changed', { before, after })
    return shown(tx, after)
  })
