/** Council's decision on a case, in the register of decisions. */
import { bylawReference } from '../../../contract/bylaws/bylaw-words.ts'
import { violationNumber } from '../../../contract/parking/violation-words.ts'
import type { StepOf } from '../../../contract/violations/bodies.ts'
import type { Decider } from '../../../contract/violations.ts'
import { decisionNumber } from '../../../contract/voting/decision-words.ts'
import { violates } from '../../db/transaction.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import { escaped } from '../../platform/escaped.ts'
import { residentsOf } from '../units/units.ts'
import { councilNow, requireDecision, writeDecision } from '../voting/voting.ts'
import { requireViolation, type ById, type Caller } from './facts.ts'
import { requireNameless } from './holding-steps.ts'
import { requireDay } from './keeping.ts'
import { replaceVoters } from './parts-store.ts'
import { requireImpartial } from './reading.ts'
import { settle } from './record.ts'
import { tallyFault } from './rules.ts'
import { decisionConstraint, type KnownViolation } from './store.ts'

/**
 * Lists the members of council, and why one can't take part: a case about a member or their unit bars them (BC: Strata
 * Property Act, s. 136); barring who complained is our rule of fairness.
 */
const decidersOf = async (ctx: Caller, known: KnownViolation): Promise<Decider[]> => {
  const people =
    known.unitId === null ? [] : await residentsOf(ctx, { audience: 'specific_units', unitIds: [known.unitId] })
  const tied = new Set([...known.tiedIds, ...people.flatMap(({ accountId }) => accountId ?? [])])
  return (await councilNow(ctx)).map(({ accountId, name }) => ({
    _id: accountId,
    name,
    barred: tied.has(accountId)
      ? 'The case is about them or their unit.'
      : known.complainantIds.includes(accountId)
        ? 'They complained.'
        : null,
  }))
}

/** Lists the members of council for the decision on a case; 403 for those whom it is about. */
export const listDeciders = async (ctx: Caller, { params }: ById): Promise<Decider[]> => {
  const known = await requireViolation(ctx, params.id)
  await requireImpartial(ctx, known)
  return decidersOf(ctx, known)
}

const requireVoters = async (tx: Caller, known: KnownViolation, voters: readonly string[]): Promise<void> => {
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
  const { unit, bylaw } = known
  const about = [unit && `unit ${unit.unitNumber}`, bylaw && bylawReference(bylaw)].filter(Boolean).join(', ')
  const decision = await writeDecision(tx, {
    body: {
      title: `Violation ${violationNumber(known)}: ${about}`,
      wording: `<p>${escaped(step.reasons).replaceAll('\n', '<br>')}</p>`,
      decidedOn: step.decidedOn,
      outcome: outcomeOf(step),
      ...{ votesFor: step.votesFor, votesAgainst: step.votesAgainst, votesAbstained: step.votesAbstained },
    },
  })
  return decision._id
}

/** A decision of the register that may be about this case. 404 for one next door; 400 where it says something else. */
const requireFitting = async (
  tx: Caller,
  known: KnownViolation,
  id: string,
  step: StepOf<'decide'>,
): Promise<string> => {
  const decision = await requireDecision(tx, id)
  if (decision.decidedOn !== step.decidedOn) throw InvalidField('decidedOn', 'The register has another date')
  const { votes, names, conflicts } = decision
  const differs =
    votes !== null &&
    (votes.for !== step.votesFor || votes.against !== step.votesAgainst || votes.abstained !== step.votesAbstained)
  if (differs) throw InvalidField('votesFor', 'The register has other votes')
  const took = new Set(names?.flatMap((one) => one.names))
  const out = (await decidersOf(tx, known)).find(
    ({ name, barred }) => barred !== null && took.has(name) && !conflicts.includes(name),
  )
  if (out) throw InvalidField('decisionId', `${out.name} voted on it. ${out.barred}`)
  if ((decision.outcome === 'passed') !== step.upheld) throw InvalidField('upheld', 'The register has another outcome')
  return decision._id
}

/**
 * Records what council decided, with who took part. 400 where the votes don't add up, for someone who isn't on council,
 * and for a member whom the case is about, or who complained; 409 for a decision that is about another case.
 */
export const decide = async (tx: Caller, before: KnownViolation, step: StepOf<'decide'>): Promise<KnownViolation> => {
  requireDay(tx, { field: 'decidedOn', day: step.decidedOn }, before.particularsOn)
  const voters = [...new Set(step.voters)]
  await requireVoters(tx, before, voters)
  const fault = tallyFault(step, voters.length)
  if (fault !== null) throw InvalidField(fault.field, fault.words)
  await requireNameless(tx, before, { reasons: step.reasons })
  const decisionId =
    step.decisionId === null ? await write(tx, before, step) : await requireFitting(tx, before, step.decisionId, step)
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
