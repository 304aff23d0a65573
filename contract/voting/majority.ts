import type { MajorityOf } from './kinds.ts'

interface Counted {
  key: string
  votes: number
}

/** Tells whether a choice takes a side: an abstention doesn't. */
export const isSide = ({ key }: { key: string }): boolean => key !== 'abstain'

export interface Majority {
  /** The votes that count: of all who voted, or of those that took a side. */
  base: number
  /** The fewest votes that are more than half of them. */
  needed: number
}

/** Counts the votes that pass a proposal. The server decides by it, and every screen shows it. */
export const majorityIn = (majorityOf: MajorityOf, tally: readonly Counted[]): Majority => {
  const counting = majorityOf === 'present' ? tally : tally.filter(isSide)
  const base = counting.reduce((sum, { votes }) => sum + votes, 0)
  return { base, needed: Math.floor(base / 2) + 1 }
}

/** Words what the votes needed are more than half of. */
export const baseWords = (majorityOf: MajorityOf, { base }: Majority): string =>
  majorityOf === 'present' ? `${base} who voted` : `${base} who did not abstain`
