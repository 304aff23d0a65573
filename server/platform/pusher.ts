/** A message for one browser, as its push service takes it. */
export interface Push {
  /** The address and keys that the browser got from its push service. */
  readonly to: { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
  /** What the service worker reads; sealed, so that the push service cannot. */
  readonly payload: string
  readonly urgent: boolean
  /** How long the push service keeps it for a browser that is off. */
  readonly keptSeconds: number
  /** One that waits there with the same topic is replaced: at most 32 characters of base64url. */
  readonly topic: string
}

/** Hands a message to a browser's push service; rejects with PushRefused when it was not accepted. */
export interface Pusher {
  /** What browsers subscribe with: only the holder of its other half can send to them. */
  readonly publicKey: string
  send(push: Push): Promise<void>
}

/** Why a push service did not take a message: `gone` where the browser does not want any more. */
export type PushRefusal = 'gone' | 'for good' | 'for now'

/** The push service did not take a message; what it said is a code, never its words. */
export class PushRefused extends Error {
  readonly refusal: PushRefusal
  /** Where the service named a time to wait. */
  readonly againInMs: number | null

  constructor(reason: string, refusal: PushRefusal, againInMs: number | null = null) {
    super(reason)
    this.refusal = refusal
    this.againInMs = againInMs
  }
}

/** The hosts of the services that browsers push through; nothing else that a caller names is ever called. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^[a-z0-9-]+\.push\.services\.mozilla\.com$/,
  /^[a-z0-9-]+\.push\.apple\.com$/,
  /^[a-z0-9-]+\.notify\.windows\.com$/,
]

/**
 * Whether an address lies at a push service that browsers use: https, its usual port, no name or password. `more` are
 * exact origins beside them, which only a test has.
 */
export const isPushService = (endpoint: string, more: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint)
  if (username || password) return false
  // Whoever sends may read an address by other rules: one that is not written out could name this machine to them.
  if (!endpoint.startsWith(`${origin}/`)) return false
  if (more.includes(origin)) return true
  return protocol === 'https:' && port === '' && services.some((service) => service.test(hostname))
}
