/** Council votes on a case in the product: a proposal of council's that is about the case. */
import { bylawReference } from '../../../contract/bylaws/bylaw-words.ts'
import { violationNumber } from '../../../contract/parking/violation-words.ts'
import type { StepOf } from '../../../contract/violations/bodies.ts'
import { violationKind } from '../../../contract/violations/violation-kind.ts'
import { questionOf } from '../../../contract/violations/violation-words.ts'
import { authorityFault } from '../../../contract/voting/bodies.ts'
import { labelsFor } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import { Conflict, InvalidField } from '../../http/errors.ts'
import type { Offers } from '../../offers.ts'
import { escaped } from '../../platform/escaped.ts'
import {
  councilNow,
  holdElectors,
  proposeFor,
  votersOn,
  withdrawBrought,
  type RegisteredDecision,
} from '../voting/voting.ts'
import { barWords } from './deciders.ts'
import { judgeOne, requireViolation, todayIn, type Caller } from './facts.ts'
import { requireNameless } from './holding-steps.ts'
import { insertEvent } from './parts-store.ts'
import { barOf, type Bar } from './parties/rules.ts'
import { lackBeforeVoting } from './rules.ts'
import type { KnownViolation } from './store.ts'
import { insertVote, selectCaseOf, voidVotes } from './vote-store.ts'

/** Names a case in the register and to council, without anyone's name: `Violation V-12: unit 305, Bylaw 4`. */
export const titleOf = (known: KnownViolation): string => {
  const { unit, bylaw } = known
  const about = [unit && `unit ${unit.unitNumber}`, bylaw && bylawReference(bylaw)].filter(Boolean).join(', ')
  return `Violation ${violationNumber(known)}: ${about}`
}

/** What council is asked, as rich text. It names no one, and has nothing in it that someone who complained wrote. */
const textOf = (council: string, { unit, bylaw, accused, happenedOn }: KnownViolation): string =>
  questionOf({ council, unit: unit!, bylaw: bylaw!, accused: accused!, happenedOn })
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('')

/**
 * Puts a case to a vote of council, which opens at once. Only council learns of it: the case keeps its version, and its line
 * isn't in the history of the case, which managers read, but in that of the proposal. A vote before it that doesn't count any
 * more ends. 400 by field; 409 while the time to answer runs, and where no one on council can vote.
 */
export const propose = async (
  tx: Caller,
  before: KnownViolation,
  { closesAt, mode, authority, tieRule }: StepOf<'propose'>,
): Promise<KnownViolation> => {
  const fault = authorityFault({ mode, authority })
  if (fault !== null) throw InvalidField('authority', fault)
  // The register shows it to everyone who reads it.
  await requireNameless(tx, before, { authority })
  const lack = lackBeforeVoting((await judgeOne(tx, before)).facts)
  if (lack !== null) throw Conflict(lack.words)
  await endVote(tx, before, 'Council is voting on this again.')
  const [buildingId, caseId] = [tx.building._id, before._id]
  const draft = {
    title: titleOf(before),
    text: textOf(labelsFor(tx.building.jurisdiction).council.seat, before),
    closesAt,
    mode,
    authority,
    tieRule,
  }
  const proposalId = await proposeFor(tx, draft, (id) =>
    insertVote(tx.db, buildingId, { caseId, proposalId: id, unitId: before.unitId! }),
  )
  // The line has the id of its proposal, and is hidden from whomever that is hidden from.
  await insertEvent(tx.db, buildingId, {
    ...{ _id: proposalId, caseId, kind: 'propose', words: '' },
    ...{ on: todayIn(tx), at: tx.now, accountId: tx.account._id },
  })
  return requireViolation(tx, caseId)
}

/**
 * Refuses with 409 a complaint, written in the same transaction, that would bar a member while council votes, whether or not
 * they have voted: so the refusal says nothing about that. Books come before cases, cases before their proposals: a vote holds its proposal,
 * and only reads the case.
 */
export const requireNoNewBar = async (
  tx: Caller,
  { before, after }: { before: KnownViolation; after: KnownViolation },
): Promise<void> => {
  if (before.vote?.state !== 'open') return
  const electors = await holdElectors(tx, before.vote.proposalId)
  if (electors.some((one) => barOf(before, one) === null && barOf(after, one) !== null))
    throw Conflict(
      'Council is voting on this case. Wait until the vote is over, or ask council to withdraw the vote first.',
    )
}

/** Withdraws the vote on a case where it isn't over; the case is as it was. */
export const withdrawVote = async (tx: Caller, { vote }: KnownViolation, reason: string): Promise<void> => {
  if (vote !== null) await withdrawBrought(tx, vote.proposalId, reason)
}

/** Why a vote is withdrawn by what those whom a case is about say for themselves: council decides after it. */
export const voteEnds = {
  answer: 'An answer to the particulars came in.',
  askHearing: 'A hearing was requested.',
} as const

/**
 * Ends what council voted on a case that has changed: an open vote is withdrawn, and one that is over doesn't count for the
 * case any more. Answers the case as it is then.
 */
export const endVote = async (tx: Caller, known: KnownViolation, reason: string): Promise<KnownViolation> => {
  if (known.vote === null) return known
  await withdrawVote(tx, known, reason)
  await voidVotes(tx.db, tx.building._id, known._id)
  return requireViolation(tx, known._id)
}

/**
 * Reads who voted where a decision of the register is that of a vote on this case; null where it was made otherwise. 409 for
 * a vote on another case, one that no longer fits it, and one that decided nothing; 400 where someone voted whom the case is
 * about by now, whether or not they are on council still.
 */
export const votersBy = async (
  tx: Caller,
  known: KnownViolation,
  { proposalId, outcome }: Pick<RegisteredDecision, 'proposalId' | 'outcome'>,
): Promise<string[] | null> => {
  const about = proposalId === null ? null : await selectCaseOf(tx.db, tx.building._id, proposalId)
  if (about === null || proposalId === null) return null
  if (about._id !== known._id) throw Conflict('This decision is about another case.')
  if (known.vote?.proposalId !== proposalId)
    throw Conflict('The case has changed since that vote. Council has to vote again.')
  if (outcome === 'no_quorum') throw Conflict('The vote had no quorum, so nothing was decided.')
  if (outcome === 'tied') throw Conflict('The vote was tied, so nothing was decided.')
  const voters = await votersOn(tx, proposalId)
  // A name on a complaint bars from votes to come only.
  const out = voters.find((one) => barOf({ ...known, complainantNames: [] }, one) !== null)
  if (out) throw InvalidField('decisionId', `${out.name} voted on it. ${barWords.accused}`)
  if (known.vote.state !== 'decided')
    throw Conflict('The time to answer wasn’t over when this vote opened. Council has to vote again.')
  return voters.map(({ accountId }) => accountId)
}

const toVoter: Readonly<Record<Exclude<Bar, 'accused'>, string>> = {
  complained: 'You complained about this, so you can’t vote on it.',
  named: 'Someone with your name complained about this, so you can’t vote on it.',
}

/**
 * Says what a proposal about a case is about, and which of those who see it have no vote on it, as things are. Those whom the
 * case is about don't see it: the view `hidden_proposals`.
 */
export const proposalBrought: NonNullable<Offers['proposalBrought']> = async (ctx: InBuilding, proposalId) => {
  const about = await selectCaseOf(ctx.db, ctx.building._id, proposalId)
  if (about === null) return null
  const barred = (await councilNow(ctx)).flatMap((member) => {
    const bar = barOf({ ...about, tiedIds: [] }, member)
    return bar === 'complained' || bar === 'named' ? [[member.accountId, toVoter[bar]] as const] : []
  })
  return {
    record: `violation ${violationNumber(about)}`,
    link: violationKind.page(about._id),
    isVoid: about.isVoid,
    barred: new Map(barred),
  }
}
