import type { LevyDivision, LevyState, LevyVote } from './levy.ts'

/** What the words of special levies are called, on screens and in the history. */

export const levyStateLabels: Readonly<Record<LevyState, string>> = {
  draft: 'Draft',
  approved: 'Approved',
  finished: 'Completed',
}

export const levyDivisionLabels: Readonly<Record<LevyDivision, string>> = {
  entitlement: 'By unit entitlement',
  otherFair: 'Another way that the resolution sets',
}

/** Says how levies are divided in the words of a building's law: `By unit entitlement` or `By unit factor`. */
export const levyDivisionLabelsWith = ({
  entitlement,
}: {
  entitlement: { one: string }
}): Readonly<Record<LevyDivision, string>> => ({ ...levyDivisionLabels, entitlement: `By ${entitlement.one}` })

export const levyVoteLabels: Readonly<Record<LevyVote, string>> = {
  threeQuarters: '3/4 vote',
  unanimous: 'Unanimous vote',
}
