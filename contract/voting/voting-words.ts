import type {
  BallotKind,
  DecisionMode,
  MajorityOf,
  ProposalEventKind,
  ProposalKind,
  ProposalOutcome,
  ProposalStatus,
  TieRule,
} from './kinds.ts'

/** What the words of proposals are called on screens, in files, messages and the history. */

/** Writes the number by which screens, letters and messages name a proposal, which is a motion: `M-12`. */
export const proposalNumber = ({ number }: { number: number }): string => `M-${number}`

export const statusLabels: Readonly<Record<ProposalStatus, string>> = {
  draft: 'Draft',
  discussion: 'In discussion',
  voting: 'Voting',
  closed: 'Closed',
  ratified: 'Ratified',
  withdrawn: 'Withdrawn',
}

export const outcomeLabels: Readonly<Record<ProposalOutcome, string>> = {
  passed: 'Passed',
  failed: 'Failed',
  tied: 'Tied',
  no_quorum: 'No quorum',
}

export const kindLabels: Readonly<Record<ProposalKind, string>> = {
  yes_no: 'For or against',
  list: 'One of several options',
}

export const modeLabels: Readonly<Record<DecisionMode, string>> = {
  between_meetings: 'Between meetings, to be ratified at the next meeting',
  bylaw: 'Final, under a bylaw that allows votes here',
}

export const ballotLabels: Readonly<Record<BallotKind, string>> = {
  open: 'Open: names appear in the result',
  secret: 'Secret: no one can see how anyone voted',
}

/** Ties, by who presides. */
export const tieRuleLabels: Readonly<Record<TieRule, string>> = {
  fails: 'A tie fails',
  president: 'The president breaks a tie',
}

export const majorityLabels: Readonly<Record<MajorityOf, string>> = {
  present: 'More than half of all votes, including abstentions',
  cast: 'More than half of all votes, excluding abstentions',
}

/** The choices that do not belong to one proposal alone. */
export const choiceLabels = { for: 'For', against: 'Against', abstain: 'Abstain' } as const

export const eventLabels: Readonly<Record<ProposalEventKind, string>> = {
  created: 'Proposal drafted',
  changed: 'Proposal edited',
  filesAdded: 'Files added',
  fileRemoved: 'File removed',
  discussionOpened: 'Discussion opened',
  votingPlanned: 'Vote scheduled',
  votingOpened: 'Vote opened',
  conflictDeclared: 'Conflict of interest declared',
  newVersion: 'New version submitted',
  closed: 'Vote closed',
  tieDecided: 'Tie broken',
  withdrawn: 'Proposal withdrawn',
  ratified: 'Decision ratified',
}
