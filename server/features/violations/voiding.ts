/** What a change of a case makes void. */
import type { Updateable } from 'kysely'
import type { DB } from '../../db/schema.gen.ts'
import type { StepOf } from '../../../contract/violations/bodies.ts'
import type { Caller } from './facts.ts'
import { keepAnswersAside, replacePeople, replaceVoters } from './parts-store.ts'
import type { KnownViolation } from './store.ts'

type Changes = Updateable<DB['violations']>

/** A request for a hearing starts without a day. */
export const noDayOfHearing = { hearing_on: null, hearing_at: null, hearing_place: '' } as const satisfies Changes

const noParticulars = {
  ...{ particulars_letter_id: null, particulars_on: null, answer_by: null, answered_on: null, answer: '' },
  ...{ hearing_asked_on: null, hearing_reason: '', hearing_held_on: null, hearing_notes: '' },
  ...{ hearing_withdrawn_on: null, ...noDayOfHearing },
} as const satisfies Changes

const noDecision = {
  ...{ disputed_on: null, dispute: '' },
  ...{ decision_id: null, decided_on: null, upheld: null, decision_reasons: '', told_letter_id: null, told_on: null },
} as const satisfies Changes

/** Takes council’s decision off a case, which then needs another one; it stays in the register. Answers what changes. */
export const voidDecision = async (tx: Caller, { _id, decidedOn }: KnownViolation): Promise<Changes> => {
  if (decidedOn === null) return {}
  await replaceVoters(tx.db, tx.building._id, _id, [])
  return noDecision
}

/**
 * Takes off what a review makes void: a warning where it’s about someone else, and the particulars, the hearing and the
 * decision where it’s about someone else, another text, day, time or place. Answers what changes.
 */
export const voidByReview = async (tx: Caller, before: KnownViolation, step: StepOf<'screen'>): Promise<Changes> => {
  const isSameUnit = before.unitId === step.unitId && before.accused === step.accused
  const told = ['causedBy', 'bylawId', 'happenedOn', 'happenedAt', 'place'] as const
  const isSame = isSameUnit && told.every((field) => before[field] === step[field])
  if (isSame || (isSameUnit && before.particularsLetterId === null)) return {}
  await replacePeople(tx.db, tx.building._id, before._id, [])
  await keepAnswersAside(tx.db, tx.building._id, before._id)
  return { ...noParticulars, ...(await voidDecision(tx, before)), ...(isSameUnit ? {} : { warned_on: null }) }
}
