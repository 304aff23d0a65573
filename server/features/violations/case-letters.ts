/** The letters of a case: the particulars before anything is decided, and the decision. */
import { bylawReference } from '../../../contract/bylaws/bylaw-words.ts'
import type { Letter } from '../../../contract/forms/runs.ts'
import type { StepOf } from '../../../contract/violations/bodies.ts'
import { addDays, formatDate } from '../../../contract/time.ts'
import { answerBy, deemedReceivedOn, enforcementClocks } from '../../../law/law.ts'
import { textsOf } from '../bylaws/bylaws.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { followLetters, sendLetterFor } from '../forms/forms.ts'
import { unitsWrittenTo } from '../units/units.ts'
import { endVote } from './council-vote.ts'
import { todayIn, type Caller } from './facts.ts'
import { requireNameless } from './holding-steps.ts'
import { replacePeople, selectGiven } from './parts-store.ts'
import { settle } from './record.ts'
import type { KnownViolation } from './store.ts'
import { voidDecision } from './voiding.ts'

/** The bylaw or rule as letters name it. */
const ruleOf = ({ bylaw }: KnownViolation): string => (bylaw ? `${bylawReference(bylaw)}, ${bylaw.heading}` : '')

const toOf = ({ accused }: KnownViolation) => (accused === 'tenants' ? 'tenants' : 'owners')

/** The last day for an answer to particulars that are sent today, the day they count as received at the latest included. */
const usualAnswerBy = (tx: Caller): string => {
  const { jurisdiction } = tx.building
  const today = todayIn(tx)
  return (
    answerBy(jurisdiction, { method: 'mail', sentOn: today }) ??
    addDays(today, enforcementClocks(jurisdiction).answer.days)
  )
}

/** The first day that the particulars may name: the least time to answer after mail of today counts as received. */
const leastAnswerBy = (tx: Caller): string => {
  const { jurisdiction } = tx.building
  const today = todayIn(tx)
  const receivedOn = deemedReceivedOn(jurisdiction, { method: 'mail', sentOn: today }) ?? today
  return addDays(receivedOn, enforcementClocks(jurisdiction).answer.daysLeast)
}

const keepPeople = async (tx: Caller, { _id }: KnownViolation, letter: Letter): Promise<void> => {
  const kept = (await followLetters(tx, [letter._id])).get(letter._id)
  const people = (kept?.addressees ?? []).map(({ personId, isCopy }) => ({ personId, isCopy }))
  await replacePeople(tx.db, tx.building._id, _id, people)
}

/**
 * Sends the particulars to those whom a case is about, with copies to owners and landlords where the law asks for them
 * (BC: Strata Property Act, s. 135 (1) (e) and (f)). 400 by field where it names who complained, or can't be sent so.
 */
export const sendParticulars = async (
  tx: Caller,
  before: KnownViolation,
  { happened, evidence, consequence, answerBy: chosen, byEmail }: StepOf<'particulars'>,
): Promise<KnownViolation> => {
  await requireNameless(tx, before, { happened, evidence, consequence, place: before.place })
  const text = (await textsOf(tx, [before.bylawId!])).get(before.bylawId!)!
  const least = leastAnswerBy(tx)
  if (chosen !== null && chosen < least) throw InvalidField('answerBy', `Choose ${formatDate(least)} or later`)
  const answerUntil = chosen ?? usualAnswerBy(tx)
  const letter = await sendLetterFor(tx, {
    ...{ kind: 'particulars', unitId: before.unitId!, to: toOf(before), byEmail },
    answers: {
      ...{ rule: ruleOf(before), ruleText: text.text, happened, evidence, consequence, answerBy: answerUntil },
      ...{ happenedOn: before.happenedOn, happenedAt: before.happenedAt ?? '', place: before.place },
    },
  })
  await keepPeople(tx, before, letter)
  const changes = {
    ...{ particulars_letter_id: letter._id, particulars_on: todayIn(tx), answer_by: answerUntil },
    // New particulars can be answered again, and council decides after that.
    ...{ answered_on: null, answer: '', ...(await voidDecision(tx, before)) },
  }
  const after = await settle(tx, before, changes, { kind: 'particulars', words: happened })
  return endVote(tx, after, 'New particulars were sent.')
}

const found = ['The bylaw or rule was contravened', 'The bylaw or rule was not contravened'] as const

/** Refuses a letter about people who aren't those it would go to: they moved, or others came. */
const requireSamePeople = async (tx: Caller, { _id, unit, accused }: KnownViolation): Promise<void> => {
  const role = accused === 'tenants' ? 'tenant' : 'owner'
  const [{ people } = { people: [] }] = await unitsWrittenTo(tx, [unit!._id])
  const today = people.filter((person) => person.role === role)
  const given = await selectGiven(tx.db, tx.building._id, _id)
  const gone = given.find(({ personId }) => !today.some((person) => person.personId === personId))
  if (gone)
    throw Conflict(`${gone.name} isn’t the ${role} of unit ${unit!.unitNumber} any more. Contact them directly.`)
  const other = today.find(({ personId }) => !given.some((person) => person.personId === personId))
  if (other) throw Conflict(`${other.name} would get this letter, but the particulars didn’t go to them.`)
}

/** Sends council's decision in writing to the same people (BC: Strata Property Act, s. 135 (2)). 400 by field as above. */
export const tellDecision = async (
  tx: Caller,
  before: KnownViolation,
  { reasons, outcome, byEmail }: StepOf<'tell'>,
): Promise<KnownViolation> => {
  await requireNameless(tx, before, { reasons, outcome })
  await requireSamePeople(tx, before)
  const letter = await sendLetterFor(tx, {
    ...{ kind: 'decision', unitId: before.unitId!, to: toOf(before), byEmail },
    answers: {
      ...{ rule: ruleOf(before), particularsOn: before.particularsOn!, decidedOn: before.decidedOn! },
      ...{ found: found[before.upheld === true ? 0 : 1], reasons, outcome },
    },
  })
  return settle(tx, before, { told_letter_id: letter._id, told_on: todayIn(tx) }, { kind: 'tell' })
}
