/** What those whom a case is about say for themselves, as those who manage the building record it. */
import type { StepOf } from '../../../contract/violations/bodies.ts'
import { InvalidField } from '../../http/errors.ts'
import { endVote, voteEnds } from './council-vote.ts'
import { todayIn, type Caller } from './facts.ts'
import { requireNameless } from './holding-steps.ts'
import { requireDay } from './keeping.ts'
import { tellAccused } from './messages.ts'
import { settle } from './record.ts'
import type { KnownViolation } from './store.ts'
import { noDayOfHearing } from './voiding.ts'

/** Records an answer that came on paper or by email. */
export const recordAnswer = async (
  tx: Caller,
  before: KnownViolation,
  { on, words }: StepOf<'recordAnswer'>,
): Promise<KnownViolation> => {
  requireDay(tx, { field: 'on', day: on }, before.particularsOn)
  const after = await settle(tx, before, { answered_on: on, answer: words }, { kind: 'recordAnswer', on, words })
  return endVote(tx, after, voteEnds.answer)
}

/** Records a hearing that was requested in writing. */
export const requestHearing = async (
  tx: Caller,
  before: KnownViolation,
  { on, reason }: StepOf<'requestHearing'>,
): Promise<KnownViolation> => {
  requireDay(tx, { field: 'on', day: on }, before.particularsOn)
  const changes = { hearing_asked_on: on, hearing_reason: reason, hearing_withdrawn_on: null, ...noDayOfHearing }
  const after = await settle(tx, before, changes, { kind: 'requestHearing', on, words: reason })
  return endVote(tx, after, voteEnds.askHearing)
}

/** Sets when and where council hears someone, who is notified. 400 by field. */
export const scheduleHearing = async (
  tx: Caller,
  before: KnownViolation,
  { on, at, place }: StepOf<'scheduleHearing'>,
): Promise<KnownViolation> => {
  if (on < todayIn(tx)) throw InvalidField('on', 'This date is in the past')
  await requireNameless(tx, before, { place })
  const changes = { hearing_on: on, hearing_at: at, hearing_place: place }
  const after = await settle(tx, before, changes, { kind: 'scheduleHearing', on, words: place })
  await tellAccused(tx, after, 'scheduleHearing')
  return after
}

/** Records that council heard someone in person. */
export const holdHearing = async (
  tx: Caller,
  before: KnownViolation,
  { on, words }: StepOf<'holdHearing'>,
): Promise<KnownViolation> => {
  requireDay(tx, { field: 'on', day: on }, before.hearingAskedOn)
  return settle(tx, before, { hearing_held_on: on, hearing_notes: words }, { kind: 'holdHearing', on, words })
}

/** Records that those who requested a hearing withdrew that in writing. */
export const withdrawHearing = async (
  tx: Caller,
  before: KnownViolation,
  { on, reason }: StepOf<'withdrawHearing'>,
): Promise<KnownViolation> => {
  requireDay(tx, { field: 'on', day: on }, before.hearingAskedOn)
  return settle(tx, before, { hearing_withdrawn_on: on }, { kind: 'withdrawHearing', on, words: reason })
}

/** Records that a decision is disputed. */
export const dispute = async (
  tx: Caller,
  before: KnownViolation,
  { on, words }: StepOf<'dispute'>,
): Promise<KnownViolation> => {
  requireDay(tx, { field: 'on', day: on }, before.toldOn)
  return settle(tx, before, { disputed_on: on, dispute: words }, { kind: 'dispute', on, words })
}
