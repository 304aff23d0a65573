/** What this process has noticed since it started, for the self-check. */
export interface Noticed {
  /** Whether calls came, and whether any came by a trusted proxy that named its caller. */
  calls: 'none' | 'direct' | 'forwarded'
  /** The address of a proxy that names callers and that TRUST_PROXY does not name. */
  untrustedProxy: string | null
  /** Why the mail server last refused us; null within where it took us, and null whole where it has not answered yet. */
  mailServer: { refusal: string | null } | null
}

export const nothingNoticed = (): Noticed => ({ calls: 'none', untrustedProxy: null, mailServer: null })
