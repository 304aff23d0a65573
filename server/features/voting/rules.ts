/** What can be done with a proposal, by where it stands and who asks: pure, and held by a table. */
import type { Instant } from '../../../contract/time.ts'
import type { ProposalKind, ProposalStatus } from '../../../contract/voting/kinds.ts'
import { yesNoChoices } from '../../../contract/voting/kinds.ts'
import type { ProposalCan, ProposalChoice } from '../../../contract/voting/proposal.ts'
import { choiceLabels } from '../../../contract/voting/voting-words.ts'

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
  hasConflict: boolean
  hasVoted: boolean
  /** Votes on the text that stands. */
  voted: number
  /** Whether the caller wrote it, or whoever did can act on it no more. */
  leads: boolean
  /** A tie that the caller, who presides, may decide. */
  tie: boolean
}

const beforeClose: readonly ProposalStatus[] = ['draft', 'discussion', 'voting']

/** Whether the vote is open at a moment: until the very moment of its close, not at it. */
export const isOpenAt = ({ status, closesAt }: Pick<Facts, 'status' | 'closesAt'>, now: Instant): boolean =>
  status === 'voting' && closesAt !== null && now < closesAt

/** Whether a vote of the caller would be taken at a moment. */
export const canVoteAt = (facts: Omit<Facts, 'leads' | 'tie' | 'voted'>, now: Instant): boolean =>
  isOpenAt(facts, now) && facts.isElector && !facts.hasConflict && !facts.hasVoted

/** What the caller may do with a proposal at a moment. */
export const canFor = (facts: Facts, now: Instant): ProposalCan => {
  const { status, hasConflict, voted } = facts
  const isRunning = beforeClose.includes(status) && (status !== 'voting' || isOpenAt(facts, now))
  const leads = facts.leads && !hasConflict && isRunning
  const isDiscussed = status === 'discussion' || isOpenAt(facts, now)
  return {
    change: leads && voted === 0,
    addFiles: leads && voted === 0,
    openDiscussion: leads && status === 'draft',
    openVoting: leads && status !== 'voting',
    vote: canVoteAt(facts, now),
    declareConflict: isDiscussed && !hasConflict && !facts.hasVoted,
    comment: isDiscussed && !hasConflict,
    makeVersion: leads && status === 'voting',
    decideTie: facts.tie && !hasConflict,
    withdraw: leads,
    seeProof: (status === 'closed' || status === 'ratified') && !hasConflict,
  }
}
