import type { ProposalOutcome, ProposalStatus } from '../../../../contract/voting/kinds.ts'
import type { Proposal, ProposalResult, ProposalSummary } from '../../../../contract/voting/proposal.ts'
import { baseWords, isSide, majorityIn } from '../../../../contract/voting/majority.ts'
import { counted } from '../../../../contract/text.ts'
import type { Tone } from '../../../ui/status-badge.tsx'

/** How proposals are said on their screens. */

export const listPath = '/council-voting'
export const pageOf = ({ _id }: Pick<ProposalSummary, '_id'>, more = ''): string => `${listPath}/${_id}${more}`

export const statusTones: Readonly<Record<ProposalStatus, Tone>> = {
  draft: 'neutral',
  discussion: 'waiting',
  voting: 'brand',
  closed: 'neutral',
  ratified: 'good',
  withdrawn: 'neutral',
}

export const outcomeTones: Readonly<Record<ProposalOutcome, Tone>> = {
  passed: 'good',
  failed: 'bad',
  tied: 'waiting',
  no_quorum: 'waiting',
}

/** That a vote cannot be taken back, said where it is cast. */
export const finalWords = 'Your vote is final once cast.'

/** What the buttons say that cast a vote for or against. */
export const castWords = [
  { key: 'for', words: 'Vote for' },
  { key: 'against', words: 'Vote against' },
  { key: 'abstain', words: 'Abstain' },
] as const

/** `2 of 4 have voted`; empty before voting opened. */
export const turnoutWords = ({ turnout }: Pick<ProposalSummary, 'turnout'>): string =>
  turnout === null ? '' : `${turnout.voted} of ${turnout.mayVote} have voted`

const saidOf = { for: 'You voted for.', against: 'You voted against.', abstain: 'You abstained.' } as const

/** What the caller did in a vote; of a secret one only that they did. Empty where they did nothing. */
export const ownVoteWords = (
  { userVote }: Pick<ProposalSummary, 'userVote'>,
  choices: Proposal['choices'] = [],
): string => {
  if (userVote === null) return ''
  if (userVote === 'cast') return 'You’ve voted. The ballot is secret.'
  if (userVote in saidOf) return saidOf[userVote as keyof typeof saidOf]
  const label = choices.find(({ key }) => key === userVote)?.label
  return label ? `You voted for “${label}”.` : 'You’ve voted.'
}

/** What a choice is called on the button that casts it. */
export const castLabel = ({ key, label }: Proposal['choices'][number]): string =>
  castWords.find((one) => one.key === key)?.words ?? `Vote for “${label}”`

/** What must have more than half of the votes: of a yes or no the votes for, of a list each option. */
export const isJudged = (kind: Proposal['kind'], choice: { key: string }): boolean =>
  kind === 'list' ? isSide(choice) : choice.key === 'for'

export interface Threshold {
  /** Half of what counts; a choice passes beyond it. */
  at: number
  /** The votes that count, all of them. */
  most: number
  words: string
}

/** Where more than half begins in a result. */
export const thresholdOf = (
  { majorityOf }: Pick<Proposal, 'majorityOf'>,
  { tally }: Pick<ProposalResult, 'tally'>,
): Threshold => {
  const needs = majorityIn(majorityOf, tally)
  const words = `To pass: more than half of the ${baseWords(majorityOf, needs)}, at least ${counted(needs.needed, 'vote')}`
  return { at: needs.base / 2, most: majorityIn('present', tally).base, words }
}

/** Who chose what by name, in the order of the choices; those that nobody chose are left out. */
export const namesByChoice = ({ tally, ballots }: Pick<ProposalResult, 'tally' | 'ballots'>) =>
  tally
    .map(({ key, label }) => ({
      label,
      names: (ballots ?? []).filter(({ choice }) => choice === key).map(({ name }) => name),
    }))
    .filter(({ names }) => names.length > 0)

/** The choices between which a tie stands: those with the most votes, abstentions aside. */
export const leadersOf = (tally: ProposalResult['tally']): ProposalResult['tally'] => {
  const most = Math.max(0, ...tally.filter(isSide).map(({ votes }) => votes))
  return tally.filter((choice) => isSide(choice) && choice.votes === most)
}
