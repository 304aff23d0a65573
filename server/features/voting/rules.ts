/** What can be done with a proposal, by where it stands and who asks: pure, and held by a table. */
import type { Position } from '../../../contract/council-words.ts'
import { voteLeastMs, voteMostMs, voteOpensMostAheadMs } from '../../../contract/limits/voting.ts'
import { later, type Instant } from '../../../contract/time.ts'
import type { ProposalKind, ProposalStatus } from '../../../contract/voting/kinds.ts'
import { yesNoChoices } from '../../../contract/voting/kinds.ts'
import type { ProposalCan, ProposalChoice } from '../../../contract/voting/proposal.ts'
import { choiceLabels } from '../../../contract/voting/voting-words.ts'
import { Conflict, Forbidden, Refusal } from '../../http/errors.ts'

/** What can be chosen, in the order in which it is offered. */
export const choicesOf = ({ kind, options }: { kind: ProposalKind; options: readonly string[] }): ProposalChoice[] =>
  kind === 'yes_no'
    ? yesNoChoices.map((key) => ({ key, label: choiceLabels[key] }))
    : [
        ...options.map((label, index) => ({ key: String(index + 1), label })),
        { key: 'abstain', label: choiceLabels.abstain },
      ]

/** What the next step depends on. */
export interface Facts {
  status: ProposalStatus
  closesAt: Instant | null
  isElector: boolean
  /** Why the caller has no vote on it, said to them; null where they can have one. */
  barred: string | null
  /** The record that a feature below brought it about, whose text it has: `violation V-12`; null for council's own. */
  record: string | null
  /** That record has changed since, so that votes say nothing about it. */
  isVoid: boolean
  hasConflict: boolean
  hasVoted: boolean
  /** Votes on the text that stands. */
  voted: number
  /** Whether the caller wrote it or is the president, or whoever wrote it can act on it no more. */
  leads: boolean
  /** A tie that the caller, who presides, may decide. */
  tie: boolean
}

const beforeClose: ReadonlySet<ProposalStatus> = new Set(['draft', 'discussion', 'voting'])

/** Whether the vote is open at a moment: until the very moment of its close, not at it. */
export const isOpenAt = ({ status, closesAt }: Pick<Facts, 'status' | 'closesAt'>, now: Instant): boolean =>
  status === 'voting' && closesAt !== null && now < closesAt

/** Whether a vote of the caller would be taken at a moment. */
export const canVoteAt = (
  facts: Pick<Facts, 'status' | 'closesAt' | 'isElector' | 'hasConflict' | 'hasVoted'>,
  now: Instant,
): boolean => isOpenAt(facts, now) && facts.isElector && !facts.hasConflict && !facts.hasVoted

/** Whether a proposal is neither withdrawn nor closed. */
export const isRunning = ({ status }: Pick<Facts, 'status'>): boolean => beforeClose.has(status)

/** What the caller may do with a proposal at a moment. */
export const canFor = (facts: Facts, now: Instant): ProposalCan => {
  const { status, closesAt, hasConflict, voted } = facts
  const isBrought = facts.record !== null
  const isBarred = facts.barred !== null
  const isBeforeClose = isRunning(facts) && (status !== 'voting' || isOpenAt(facts, now))
  const leads = facts.leads && !hasConflict && isBeforeClose
  // Who votes must have had the time to read.
  const keepsText = status === 'voting' && closesAt !== null && later(now, voteLeastMs) > closesAt
  const isDiscussed = status === 'discussion' || isOpenAt(facts, now)
  return {
    change: leads && !isBrought && voted === 0 && !keepsText,
    addFiles: leads && status !== 'voting',
    openDiscussion: leads && status === 'draft',
    openVoting: leads && status !== 'voting',
    vote: canVoteAt(facts, now) && !isBarred && !facts.isVoid,
    declareConflict: isDiscussed && !hasConflict && !isBarred && !facts.hasVoted,
    comment: isDiscussed && !hasConflict,
    makeVersion: leads && !isBrought && status === 'voting',
    decideTie: facts.tie && !hasConflict && !isBarred,
    withdraw: leads && !isBarred,
    seeProof: (status === 'closed' || status === 'ratified') && !hasConflict,
  }
}

/** Who presides among those who voted: the president, else the vice president; nobody where neither did. */
export const presiderOf = <T extends { positions: readonly Position[] }>(present: readonly T[]): T | null =>
  present.find(({ positions }) => positions.includes('president')) ??
  present.find(({ positions }) => positions.includes('vice_president')) ??
  null

const refused = (code: string, words: string) => new Refusal(409, code, words)

/** Refuses a vote that would not be taken, and says why. */
export const requireVote = (facts: Facts, now: Instant): void => {
  const { status, hasConflict, isElector, hasVoted, barred } = facts
  if (barred !== null) throw Forbidden(barred)
  if (status === 'draft' || status === 'discussion')
    throw refused('VOTE_NOT_OPEN', 'Voting on this proposal hasn’t opened yet.')
  if (!isOpenAt(facts, now))
    throw refused('VOTE_CLOSED', 'Voting on this proposal is closed. Your vote wasn’t counted.')
  if (facts.isVoid) throw refused('VOTE_VOID', `This vote no longer counts, because ${facts.record} has changed.`)
  if (hasConflict) throw refused('CONFLICT_DECLARED', 'You declared a conflict of interest, so you can’t vote on this.')
  if (!isElector) throw Forbidden('Only members who were on council when this vote opened can vote.')
  if (hasVoted) throw alreadyVoted()
}

/** A second vote of the same member: the first one stands. */
export const alreadyVoted = () => refused('ALREADY_VOTED', 'You’ve already voted, and a vote is final.')

const whyNot = {
  change:
    'Someone has already voted, or voting closes within the hour, so the text can’t be changed. Create a new version, and everyone votes again.',
  addFiles: 'Files can’t be changed after voting opens. Create a new version and discuss it first.',
  openDiscussion: 'Only a draft can be opened for discussion.',
  openVoting: 'Voting is already open or closed.',
  declareConflict: 'You can declare a conflict of interest during the discussion or before you vote.',
  comment: 'You can comment from when the discussion opens until voting closes.',
  makeVersion: 'You can create a new version only while voting is open. Before that, edit the text.',
  decideTie: 'There’s no tie for you to break.',
  withdraw: 'A proposal can only be withdrawn before voting closes.',
  seeProof: 'The proof is available after voting closes.',
} as const satisfies Partial<Record<keyof ProposalCan, string>>

/** Refuses a step that the proposal or the caller does not allow: 403 where it is another's, 409 where it is not the time. */
export const requireStep = (step: keyof typeof whyNot, facts: Facts, now: Instant): void => {
  if (canFor(facts, now)[step]) return
  if (facts.hasConflict && step !== 'declareConflict')
    throw refused('CONFLICT_DECLARED', 'You declared a conflict of interest, so you can’t do this.')
  if (facts.record !== null && (step === 'change' || step === 'makeVersion'))
    throw Conflict(`The text comes from ${facts.record}. To change it, withdraw the proposal and start another.`)
  if (facts.barred !== null && canFor({ ...facts, barred: null }, now)[step])
    throw Forbidden('You can’t vote on this, so someone else has to do this.')
  if (canFor({ ...facts, leads: true, tie: facts.tie }, now)[step])
    throw Forbidden('Only the proposal’s author and the president can do this.')
  throw Conflict(whyNot[step])
}

/** What is wrong with when a vote opens and closes; null for a sound time. */
export const windowFault = (
  { opensAt, closesAt }: { opensAt: Instant | null; closesAt: Instant },
  now: Instant,
): { field: 'opensAt' | 'closesAt'; message: string } | null => {
  const from = opensAt !== null && opensAt > now ? opensAt : now
  if (from > later(now, voteOpensMostAheadMs)) return { field: 'opensAt', message: 'A vote must open within 90 days' }
  if (closesAt < later(from, voteLeastMs))
    return { field: 'closesAt', message: 'A vote must stay open for at least an hour' }
  if (closesAt > later(from, voteMostMs))
    return { field: 'closesAt', message: 'A vote can stay open for up to 90 days' }
  return null
}
