import type { z } from 'zod'
import { DecisionCorrection, DecisionDraft, type Decision } from '../../../../../contract/voting/decisions.ts'
import type { LocalDate } from '../../../../../contract/time.ts'

/** What the forms of the register hold: the contract's bodies, with counts as they are typed. */

type Counts = 'votesFor' | 'votesAgainst' | 'votesAbstained'
export type DecisionValues = Omit<DecisionDraft, Counts> & Record<Counts, string>
export const DecisionForm = DecisionDraft as z.ZodType<DecisionDraft, DecisionValues>

export type CorrectionValues = DecisionValues & { version: number; reason: string }
export const CorrectionForm = DecisionCorrection as z.ZodType<DecisionCorrection, CorrectionValues>

/** What a decision of a meeting begins with: today's meeting, where it passed. */
export const blank = (today: LocalDate): DecisionValues => ({
  title: '',
  wording: '',
  decidedOn: today,
  outcome: 'passed',
  votesFor: '',
  votesAgainst: '',
  votesAbstained: '',
})

const typed = (count: number | undefined): string => (count === undefined ? '' : String(count))

/** What a correction begins with: the decision as it stands. */
export const valuesOf = ({ title, wording, decidedOn, outcome, votes, version }: Decision): CorrectionValues => ({
  title,
  wording,
  decidedOn,
  outcome: outcome === 'no_quorum' ? 'failed' : outcome,
  votesFor: typed(votes?.for),
  votesAgainst: typed(votes?.against),
  votesAbstained: typed(votes?.abstained),
  version,
  reason: '',
})

/** What somebody else's version says, a line a part. */
export const linesOf = ({ title, decidedOn, outcome, votes }: Decision): string[] => [
  `title: ${title}`,
  `date: ${decidedOn}`,
  `outcome: ${outcome}`,
  ...(votes ? [`votes: ${votes.for} for, ${votes.against} against, ${votes.abstained} abstained`] : []),
]
