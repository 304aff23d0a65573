/** A case, held for a step of those who manage the building. */
import { violationNumber } from '../../../contract/parking/violation-words.ts'
import type { ViolationStep } from '../../../contract/violations/bodies.ts'
import { Conflict, Forbidden, InvalidField, requireVersion } from '../../http/errors.ts'
import { requireViolation, type Caller } from './facts.ts'
import { selectComplaints } from './parts-store.ts'
import { barOfCaller, beforeUnit, mayConcern, requireImpartial, rightsOf, shown } from './reading.ts'
import { namesOne } from './naming/rules.ts'
import { mayTake, stepRefusal } from './rules.ts'
import type { KnownViolation } from './store.ts'
import { lockViolation } from './writing-store.ts'

const othersTake: Readonly<Partial<Record<ViolationStep['step'], string>>> = {
  decide: 'Only council decides.',
  propose: 'Only council members can put a case to a vote.',
}

/** Refuses to have a vote opened by someone who has none on it. */
const requireUnbarred = ({ account }: Caller, known: KnownViolation): void => {
  const bar = barOfCaller({ account }, known)
  if (bar !== null)
    throw Forbidden(
      bar === 'named'
        ? 'Someone with your name complained about this, so someone else has to put it to a vote.'
        : 'You complained about this, so someone else has to put it to a vote.',
    )
}

/**
 * Holds a case as the caller saw it. 404 for one of another building; 403 for those whom it is about, and for a step that
 * others take; 409 for a stale version, or a step that it doesn't allow.
 */
export const requireHeld = async (
  tx: Caller,
  id: string,
  { step, version }: Pick<ViolationStep, 'step' | 'version'>,
): Promise<KnownViolation> => {
  await lockViolation(tx.db, tx.building._id, id)
  const found = await requireViolation(tx, id)
  requireImpartial(tx, found)
  if (!beforeUnit.has(step) && (await mayConcern(tx, found)))
    throw Forbidden('The unit isn’t known yet. Review the case and choose the unit first.')
  if (!mayTake(step, rightsOf(tx)))
    throw Forbidden(othersTake[step] ?? 'Only the people who keep the books can charge.')
  if (step === 'propose') requireUnbarred(tx, found)
  if (found.version !== version) requireVersion(await shown(tx, found), version)
  const refusal = stepRefusal(found, step)
  if (refusal !== null) throw Conflict(refusal)
  return found
}

/** Refuses words for those whom a case is about that name someone who complained. 400 on the field. */
export const requireNameless = async (
  tx: Caller,
  { _id }: KnownViolation,
  words: Readonly<Record<string, string>>,
): Promise<void> => {
  const names = (await selectComplaints(tx.db, tx.building._id, _id)).flatMap(({ by, isStaff }) => (isStaff ? [] : by))
  for (const [field, text] of Object.entries(words))
    if (namesOne(text, names)) throw InvalidField(field, 'Don’t name the person who complained')
}

/** Names a case on paper and in the books: `V-12, Bylaw 3`. */
export const caseName = (known: KnownViolation, text: string | null): string =>
  text === null ? violationNumber(known) : `${violationNumber(known)}, ${text}`
