import type { DecisionMade, Ratification } from './decisions.ts'

/** "D-2026-014" */
export const decisionNumber = (year: number, place: number): string => `D-${year}-${String(place).padStart(3, '0')}`

/** What the words of the register are called on screens, on paper and in the history; outcomes as those of proposals. */

export const decisionMadeLabels: Readonly<Record<DecisionMade, string>> = {
  meeting: 'At a meeting',
  between: 'Between meetings',
  bylaw: 'Between meetings, as allowed by bylaw',
}

export const ratificationLabels: Readonly<Record<Ratification, string>> = {
  none: 'Not needed',
  awaits: 'Awaiting ratification',
  ratified: 'Ratified',
}
