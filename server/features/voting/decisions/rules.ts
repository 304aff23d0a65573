import type {
  DecisionMade,
  DecisionNames,
  DecisionSummary,
  Ratification,
} from '../../../../contract/voting/decisions.ts'
import { decisionNumber } from '../../../../contract/voting/decision-words.ts'
import type { DecisionMode, ProposalOutcome } from '../../../../contract/voting/kinds.ts'
import type { ProposalResult } from '../../../../contract/voting/proposal.ts'
import type { LocalDate } from '../../../../contract/time.ts'

/** How the register calls the way in which a vote in the product decides. */
export const madeBy = (mode: DecisionMode): 'between' | 'bylaw' => (mode === 'bylaw' ? 'bylaw' : 'between')

type Tally = Pick<ProposalResult['tally'][number], 'key' | 'label' | 'votes'>

/** The counts of a vote for or against. */
export const votesOf = (tally: readonly Tally[]): NonNullable<DecisionSummary['votes']> => {
  const of = (choice: string) => tally.find(({ key }) => key === choice)?.votes ?? 0
  return { for: of('for'), against: of('against'), abstained: of('abstain') }
}

/** Who voted how, by choice in the order of the choices, those that nobody chose too. */
export const namesOf = (
  tally: readonly Pick<Tally, 'key' | 'label'>[],
  ballots: readonly { name: string; choice: string }[],
): DecisionNames =>
  tally.map(({ key, label }) => ({
    choice: label,
    names: ballots.filter(({ choice }) => choice === key).map(({ name }) => name),
  }))

/**
 * Whether a meeting is to ratify a decision: only what passed between meetings without a bylaw that lets it stand. What
 * did not pass has nothing to ratify.
 */
export const ratificationOf = (made: DecisionMade, outcome: ProposalOutcome): Exclude<Ratification, 'ratified'> =>
  made === 'between' && outcome === 'passed' ? 'awaits' : 'none'

/** What a member of council may do with a decision; nobody else may do anything. */
export const canFor = (
  { isCouncil }: { isCouncil: boolean },
  { ratification, byHand }: { ratification: Ratification; byHand: boolean },
): DecisionSummary['can'] => ({
  correct: isCouncil && byHand,
  ratify: isCouncil && ratification === 'awaits',
})

interface ToRatify {
  year: number
  place: number
  decidedOn: LocalDate
  ratification: Ratification
}

const both = new Intl.ListFormat('en')
const numbersOf = (some: readonly ToRatify[]): string =>
  both.format(some.map(({ year, place }) => decisionNumber(year, place)))

/** Which of some decisions cannot be ratified, in words; null where all can. */
export const ratifyFault = (decisions: readonly ToRatify[]): string | null => {
  const not = decisions.filter(({ ratification }) => ratification !== 'awaits')
  return not.length === 0 ? null : `No ratification is needed for ${numbersOf(not)}, or it’s already done.`
}

/** What is wrong with the day of the meeting that ratified some decisions; null where nothing is. */
export const meetingFault = (
  decisions: readonly ToRatify[],
  { meetingOn, today }: { meetingOn: LocalDate; today: LocalDate },
): string | null => {
  if (meetingOn > today) return 'This date is in the future'
  const later = decisions.filter(({ decidedOn }) => decidedOn > meetingOn)
  return later.length === 0 ? null : `Choose a date no earlier than the decision date of ${numbersOf(later)}`
}
