/** What this process has noticed since it started, for the self-check. */
export interface Noticed {
  /** The address of a proxy that names callers and that TRUST_PROXY does not name. */
  untrustedProxy: string | null
}

export const nothingNoticed = (): Noticed => ({ untrustedProxy: null })
