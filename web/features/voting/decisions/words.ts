import { ratificationLabels } from '../../../../contract/voting/decision-words.ts'
import type { DecisionOutcome, DecisionSummary, Ratification } from '../../../../contract/voting/decisions.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { Tone } from '../../../ui/status-badge.tsx'

/** How decisions are said on their screens. */

export const registerPath = '/council-voting/decisions'
export const pageOf = ({ _id }: Pick<DecisionSummary, '_id'>, more = ''): string => `${registerPath}/${_id}${more}`

export const outcomeTones: Readonly<Record<DecisionOutcome, Tone>> = {
  passed: 'good',
  failed: 'bad',
  tied: 'waiting',
  no_quorum: 'waiting',
}

export const ratificationTones: Readonly<Record<Ratification, Tone>> = {
  none: 'neutral',
  awaits: 'waiting',
  ratified: 'good',
}

/** `3 for, 1 against, 1 abstained`; empty where nobody noted it. */
export const votesWords = ({ votes }: Pick<DecisionSummary, 'votes'>): string =>
  votes === null ? '' : `${votes.for} for, ${votes.against} against, ${votes.abstained} abstained`

/** How it stands with the next meeting, with the day where one ratified it. */
export const ratificationWords = ({ ratification, ratifiedOn }: Pick<DecisionSummary, 'ratification' | 'ratifiedOn'>) =>
  ratifiedOn === null ? ratificationLabels[ratification] : `Ratified ${formatDate(ratifiedOn)}`
