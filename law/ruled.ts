/** Why something is so, for a screen that is asked. */
export interface Reason {
  /** A plain sentence. */
  why: string
  /** `Strata Property Act, s. 36`; null where no act of ours was found to say so, and it is our suggestion. */
  source: string | null
  /** Nobody has held it against the text yet: it stands by a secondary source, or by memory. */
  unverified?: boolean
}

/** A reason as it is sent to a screen, which is told of each whether it was verified. */
export const reasonOf = ({ why, source, unverified = false }: Reason) => ({ why, source, unverified })

/** What every rule of law says of itself. */
export interface Ruled extends Reason {
  source: string
}
