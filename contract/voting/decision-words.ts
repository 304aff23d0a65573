import type { DecisionMade, DecisionOutcome, Ratification } from './decisions.ts'

/** "D-2026-014" */
export const decisionNumber = (year: number, place: number): string => `D-${year}-${String(place).padStart(3, '0')}`

/** What the words of the register are called on screens, on paper and in the history. */

export const decisionMadeLabels: Readonly<Record<DecisionMade, string>> = {
  meeting: 'At a meeting',
  between: 'Between meetings',
  bylaw: 'Between meetings, as a bylaw allows',
}

export const decisionOutcomeLabels: Readonly<Record<DecisionOutcome, string>> = {
  passed: 'Passed',
  failed: 'Failed',
  tied: 'Tied',
  no_quorum: 'No quorum',
}

export const ratificationLabels: Readonly<Record<Ratification, string>> = {
  none: 'None needed',
  awaits: 'To be ratified',
  ratified: 'Ratified',
}
