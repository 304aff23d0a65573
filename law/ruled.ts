/** What every rule of law says of itself, so that a screen can show why. */
export interface Ruled {
  /** `Strata Property Act, s. 36` */
  source: string
  /** Nobody has held it against the text yet: a secondary source, or memory. */
  unverified?: boolean
}
