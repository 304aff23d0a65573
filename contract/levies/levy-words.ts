import { formatMoney } from '../money.ts'
import { counted } from '../text.ts'
import type { Levy, LevyDivision, LevyState, LevyVote } from './levy.ts'

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

/** Says how much of a levy is still to come: `2 instalments, $6,666.44 in total, aren’t charged yet.` */
export const toComeWords = ({ instalments, cents }: Levy['toCome']): string =>
  `${counted(instalments, 'instalment')}, ${formatMoney(cents)} in total, ${instalments === 1 ? 'isn’t' : 'aren’t'} charged yet.`
