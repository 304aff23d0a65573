/** Fines, costs and facilities denied: only once every step that the law asks for is on file. */
import { bylawReference } from '../../../contract/bylaws/bylaw-words.ts'
import { denialMostDays } from '../../../contract/limits/violations.ts'
import { keepsBooks } from '../../../contract/role-rights.ts'
import { formatMoney } from '../../../contract/money.ts'
import { addDays, formatDate, type LocalDate } from '../../../contract/time.ts'
import type { StepOf } from '../../../contract/violations/bodies.ts'
import type { PenaltyKind } from '../../../contract/violations/violation.ts'
import { decisionNumber } from '../../../contract/voting/decision-words.ts'
import { newId } from '../../db/ids.ts'
import { Conflict, Forbidden, InvalidField, Refusal } from '../../http/errors.ts'
import { requireKnownAmenity } from '../bookings/bookings.ts'
import { cancelFor, chargeFor, holdingsOn } from '../ledger/ledger.ts'
import { judgeOne, todayIn, type Caller } from './facts.ts'
import { missingOf } from './gate/rules.ts'
import { caseName, requireNameless } from './holding-steps.ts'
import { tellAccused } from './messages.ts'
import { cancelPenalty as endPenalty, hadOwner, insertPenalty } from './parts-store.ts'
import { settle } from './record.ts'
import type { KnownViolation } from './store.ts'

/** Refuses a penalty while a step is missing: 409 STEPS_MISSING names them all. (BC: Strata Property Act, s. 135.) */
const requireSteps = async (
  tx: Caller,
  before: KnownViolation,
  kind: PenaltyKind,
  cents: number | null,
): Promise<void> => {
  const { facts } = await judgeOne(tx, before)
  const missing = missingOf(facts, { kind, cents })
  if (missing.length === 0) return
  const words = missing.length === 1 ? missing[0]!.words : `${missing.length} steps are missing.`
  throw new Refusal(409, 'STEPS_MISSING', words, { missing })
}

/** The account of those who owned the unit on the day; 409 where the roster names none, so that no buyer pays for a seller. */
const holdingOf = async (tx: Caller, { unit, happenedOn }: KnownViolation): Promise<string> => {
  const { _id: unitId, unitNumber } = unit!
  const holdingId = (await holdingsOn(tx, happenedOn)).get(unitId)
  if (holdingId === undefined || !(await hadOwner(tx.db, tx.building._id, unitId, happenedOn)))
    throw Conflict(`The roster doesn’t say who owned unit ${unitNumber} on ${formatDate(happenedOn)}.`)
  return holdingId
}

const nextNth = ({ penalties }: KnownViolation): number => (penalties.at(-1)?.nth ?? 0) + 1

const titles = { fine: 'Fine', charge: 'Costs' } as const
const types = { fine: 'fine', charge: 'remedyCost' } as const

/** Adds a charge to the account of the unit, and the penalty to the case; those whom it is about are notified. */
const charge = async (
  tx: Caller,
  before: KnownViolation,
  { kind, cents, dueOn, words }: { kind: 'fine' | 'charge'; cents: number; dueOn: LocalDate; words: string },
): Promise<KnownViolation> => {
  if (dueOn < todayIn(tx)) throw InvalidField('dueOn', 'This date is in the past')
  await requireSteps(tx, before, kind, kind === 'fine' ? cents : null)
  const nth = nextNth(before)
  const { decision, bylaw } = before
  const itemId = await chargeFor(tx, {
    ...{ holdingId: await holdingOf(tx, before), type: types[kind], cents, dueOn, fund: 'operating' },
    words: `${titles[kind]}: ${caseName(before, bylaw && bylawReference(bylaw))}`,
    authority: decision ? `Council decision ${decisionNumber(decision.year, decision.place)}` : '',
    source: `fine:${before._id}:${nth}`,
  })
  await insertPenalty(tx.db, tx.building._id, {
    ...{ _id: newId(Date.parse(tx.now)), caseId: before._id, nth, kind, on: todayIn(tx), words, cents, dueOn, itemId },
  })
  const told = `${formatMoney(cents)}, due ${formatDate(dueOn)}`
  const after = await settle(tx, before, {}, { kind, words: told, after: { cents, dueOn } })
  // Owners are notified of the charge itself.
  if (before.accused === 'tenants') await tellAccused(tx, after, kind, told)
  return after
}

/** Fines those whom a case is about; the caller holds the books. 409 STEPS_MISSING names every step that is missing. */
export const fine = (tx: Caller, before: KnownViolation, { cents, dueOn }: StepOf<'fine'>): Promise<KnownViolation> =>
  charge(tx, before, { kind: 'fine', cents, dueOn, words: '' })

/** Charges the costs of a remedy (BC: Strata Property Act, s. 133); the caller holds the books. 409 as above. */
export const chargeCosts = (
  tx: Caller,
  before: KnownViolation,
  { cents, dueOn, words }: StepOf<'charge'>,
): Promise<KnownViolation> => charge(tx, before, { kind: 'charge', cents, dueOn, words })

/** Denies a facility for a time, which its bookings keep to (BC: Strata Property Act, s. 134). 400 by field; 409 as above. */
export const deny = async (tx: Caller, before: KnownViolation, step: StepOf<'deny'>): Promise<KnownViolation> => {
  const { amenityId, from, until, reason } = step
  const amenity = await requireKnownAmenity(tx, amenityId)
  if (from < todayIn(tx)) throw InvalidField('from', 'This date is in the past')
  if (until < from) throw InvalidField('until', 'This is before it begins')
  if (until >= addDays(from, denialMostDays)) throw InvalidField('until', `Choose at most ${denialMostDays} days`)
  await requireSteps(tx, before, 'deny', null)
  await insertPenalty(tx.db, tx.building._id, {
    ...{ _id: newId(Date.parse(tx.now)), caseId: before._id, nth: nextNth(before), kind: 'deny', on: todayIn(tx) },
    ...{ words: reason, amenityId, from, until },
  })
  const told = `${amenity.name}, ${formatDate(from)} to ${formatDate(until)}`
  const after = await settle(tx, before, {}, { kind: 'deny', words: told, after: { amenity: amenity.name, until } })
  await tellAccused(tx, after, 'deny', told)
  return after
}

/**
 * Cancels a penalty, with its charge, whose history keeps the reason. 400 where that names who complained; 409 for a penalty
 * that the case doesn't have or that was cancelled.
 */
export const cancelPenalty = async (
  tx: Caller,
  before: KnownViolation,
  { nth, reason }: StepOf<'cancelPenalty'>,
): Promise<KnownViolation> => {
  const penalty = before.penalties.find((one) => one.nth === nth && one.cancelledOn === null)
  if (penalty === undefined) throw Conflict('This penalty was cancelled already.')
  await requireNameless(tx, before, { reason })
  if (penalty.itemId !== null && !keepsBooks(tx))
    throw Forbidden('Only the people who keep the books can cancel a charge.')
  if (penalty.itemId !== null) await cancelFor(tx, { chargeIds: [penalty.itemId], reason })
  await endPenalty(tx.db, tx.building._id, before._id, { nth, on: todayIn(tx) })
  return settle(tx, before, {}, { kind: 'cancelPenalty', words: reason })
}
