/** Council's decision on a case, in the register of decisions. */
import type { StepOf } from '../../../contract/violations/bodies.ts'
import { decisionNumber } from '../../../contract/voting/decision-words.ts'
import { violates } from '../../db/transaction.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { escaped } from '../../platform/escaped.ts'
import { requireDecision, writeDecision, type RegisteredDecision } from '../voting/voting.ts'
import { titleOf, votersBy } from './council-vote.ts'
import { decidersOf } from './deciders.ts'
import type { Caller } from './facts.ts'
import { requireNameless } from './holding-steps.ts'
import { requireDay } from './keeping.ts'
import { replaceVoters } from './parts-store.ts'
import { settle } from './record.ts'
import { tallyFault } from './rules.ts'
import type { KnownViolation } from './store.ts'
import { decisionConstraint } from './writing-store.ts'

const requireVoters = async (tx: Caller, known: KnownViolation, voters: readonly string[]): Promise<void> => {
  if (voters.length === 0) throw InvalidField('voters', 'Choose who took part')
  const deciders = await decidersOf(tx, known)
  for (const id of voters) {
    const decider = deciders.find(({ _id }) => _id === id)
    if (decider === undefined) throw InvalidField('voters', 'Choose members of council')
    if (decider.barred !== null) throw InvalidField('voters', `${decider.name} can’t take part. ${decider.barred}`)
  }
}

const outcomeOf = ({ upheld, votesFor, votesAgainst }: StepOf<'decide'>) =>
  upheld ? 'passed' : votesFor === votesAgainst ? 'tied' : 'failed'

/** Writes a decision into the register, in words that name no one. */
const write = async (tx: Caller, known: KnownViolation, step: StepOf<'decide'>): Promise<string> => {
  const decision = await writeDecision(tx, {
    body: {
      title: titleOf(known),
      wording: `<p>${escaped(step.reasons).replaceAll('\n', '<br>')}</p>`,
      decidedOn: step.decidedOn,
      outcome: outcomeOf(step),
      ...{ votesFor: step.votesFor, votesAgainst: step.votesAgainst, votesAbstained: step.votesAbstained },
    },
  })
  return decision._id
}

/** Refuses with 400 what the register says otherwise. */
const requireFitting = (decision: RegisteredDecision, step: StepOf<'decide'>): void => {
  if (decision.decidedOn !== step.decidedOn) throw InvalidField('decidedOn', 'The register has another date')
  if ((decision.outcome === 'passed') !== step.upheld) throw InvalidField('upheld', 'The register has another outcome')
}

/** Refuses a decision of the register in which a member took part whom the case bars. */
const requireUnbarred = async (tx: Caller, known: KnownViolation, decision: RegisteredDecision): Promise<void> => {
  const took = new Set(decision.names?.flatMap(({ names }) => names))
  const out = (await decidersOf(tx, known)).find(
    ({ name, barred }) => barred !== null && took.has(name) && !decision.conflicts.includes(name),
  )
  if (out) throw InvalidField('decisionId', `${out.name} voted on it. ${out.barred}`)
}

/** Refuses votes that aren’t those of the register. */
const requireVotes = ({ votes }: RegisteredDecision, step: StepOf<'decide'>): void => {
  const differs =
    votes !== null &&
    (votes.for !== step.votesFor || votes.against !== step.votesAgainst || votes.abstained !== step.votesAbstained)
  if (differs) throw InvalidField('votesFor', 'The register has other votes')
}

/** The members who took part as they were entered, with votes that add up. */
const requireEntered = async (tx: Caller, known: KnownViolation, step: StepOf<'decide'>): Promise<string[]> => {
  const voters = [...new Set(step.voters)]
  await requireVoters(tx, known, voters)
  const fault = tallyFault(step, voters.length)
  if (fault !== null) throw InvalidField(fault.field, fault.words)
  return voters
}

/** Finds the decision in the register, or writes it there; with who took part: those who voted, if that was in the product. */
const decisionFor = async (tx: Caller, known: KnownViolation, step: StepOf<'decide'>) => {
  // As the product: an older vote on the case may be hidden from the caller, and is a vote on it all the same.
  const { account: _account, ...product } = tx
  const decision = step.decisionId === null ? null : await requireDecision(product, step.decisionId)
  const voted = decision && (await votersBy(tx, known, decision))
  if (known.vote?.state === 'decided' && voted === null)
    throw Conflict('Council voted on this case. Record the decision of that vote.')
  const voters = voted ?? (await requireEntered(tx, known, step))
  await requireNameless(tx, known, { reasons: step.reasons })
  if (decision === null) return { decisionId: await write(tx, known, step), voters }
  requireVotes(decision, step)
  requireFitting(decision, step)
  if (voted === null) await requireUnbarred(tx, known, decision)
  return { decisionId: decision._id, voters }
}

/**
 * Records what council decided, with who took part: as it was entered, or as council voted on the case in the product. 400
 * where the votes don't add up, for someone who isn't on council, and for a member whom the case is about, or who complained;
 * 409 for a decision that is about another case, and for a vote that decided nothing.
 */
export const decide = async (tx: Caller, before: KnownViolation, step: StepOf<'decide'>): Promise<KnownViolation> => {
  requireDay(tx, { field: 'decidedOn', day: step.decidedOn }, before.particularsOn)
  const { decisionId, voters } = await decisionFor(tx, before, step)
  await replaceVoters(tx.db, tx.building._id, before._id, voters)
  const changes = {
    ...{ decision_id: decisionId, decided_on: step.decidedOn, upheld: step.upheld, decision_reasons: step.reasons },
    // What was sent, and disputed, was the earlier decision.
    ...{ told_letter_id: null, told_on: null, disputed_on: null, dispute: '' },
  }
  const { year, place } = await requireDecision(tx, decisionId)
  const after = { decision: decisionNumber(year, place), upheld: step.upheld }
  try {
    return await settle(tx, before, changes, { kind: 'decide', on: step.decidedOn, words: step.reasons, after })
  } catch (error) {
    if (violates(error, decisionConstraint)) throw Conflict('This decision is about another case.')
    throw error
  }
}
