import { z } from 'zod'

/** The words of which a proposal is made; what they are called stands in voting-words.ts. */

/** `yes_no` is voted for or against; of a `list` one option is chosen. */
export const ProposalKind = z.enum(['yes_no', 'list'])
export type ProposalKind = z.infer<typeof ProposalKind>

/** Whether what is decided waits to be ratified at the next meeting, or a bylaw lets such a vote decide by itself. */
export const DecisionMode = z.enum(['between_meetings', 'bylaw'])
export type DecisionMode = z.infer<typeof DecisionMode>

/** `open` names who voted how once it is closed; `secret` keeps choices apart from people for good. */
export const BallotKind = z.enum(['open', 'secret'])
export type BallotKind = z.infer<typeof BallotKind>

/** What becomes of a tie: it fails, or whoever presides has a deciding vote. */
export const TieRule = z.enum(['fails', 'president'])
export type TieRule = z.infer<typeof TieRule>

/** More than half of what: of those who voted, abstentions included, or of the votes that took a side. */
export const MajorityOf = z.enum(['present', 'cast'])
export type MajorityOf = z.infer<typeof MajorityOf>

export const ProposalStatus = z.enum(['draft', 'discussion', 'voting', 'closed', 'ratified', 'withdrawn'])
export type ProposalStatus = z.infer<typeof ProposalStatus>

export const ProposalOutcome = z.enum(['passed', 'failed', 'tied', 'no_quorum'])
export type ProposalOutcome = z.infer<typeof ProposalOutcome>

/** What stands in a proposal's story. Votes do not: who has voted is nobody's business before the close. */
export const ProposalEventKind = z.enum([
  'created',
  'changed',
  'filesAdded',
  'fileRemoved',
  'discussionOpened',
  'votingPlanned',
  'votingOpened',
  'conflictDeclared',
  'newVersion',
  'closed',
  'tieDecided',
  'withdrawn',
  'ratified',
])
export type ProposalEventKind = z.infer<typeof ProposalEventKind>

/** The choices that every yes or no has; a list has its options by their number, from `1`, and `abstain`. */
export const yesNoChoices = ['for', 'against', 'abstain'] as const
