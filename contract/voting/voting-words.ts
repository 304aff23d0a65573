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
  between_meetings: 'Between meetings, to be ratified at the next one',
  bylaw: 'By a bylaw that lets a vote here decide',
}

export const ballotLabels: Readonly<Record<BallotKind, string>> = {
  open: 'Open: names stand in the result',
  secret: 'Secret: nobody learns who voted how',
}

/** Ties, by who presides. */
export const tieRuleLabels: Readonly<Record<TieRule, string>> = {
  fails: 'A tie fails',
  president: 'The president decides a tie',
}

export const majorityLabels: Readonly<Record<MajorityOf, string>> = {
  present: 'More than half of those who vote, abstentions included',
  cast: 'More than half of the votes that take a side',
}

/** The choices that do not belong to one proposal alone. */
export const choiceLabels = { for: 'For', against: 'Against', abstain: 'Abstain' } as const

export const eventLabels: Readonly<Record<ProposalEventKind, string>> = {
  created: 'The proposal is written',
  changed: 'The proposal is changed',
  filesAdded: 'Files are added',
  fileRemoved: 'A file is removed',
  discussionOpened: 'The discussion is open',
  votingPlanned: 'The vote is planned',
  votingOpened: 'The vote is open',
  conflictDeclared: 'A conflict of interest is declared',
  newVersion: 'A new version is put forward',
  closed: 'The vote is closed',
  tieDecided: 'The tie is decided',
  withdrawn: 'The proposal is withdrawn',
  ratified: 'The decision is ratified',
}
