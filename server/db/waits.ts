/** How long this side waits for a connection, and for the answer to a statement. */
export interface Waits {
  readonly connectionMs: number
  readonly answerMs: number
}

/** Says to the driver how long a pool or a client waits. */
export const waiting = ({ connectionMs, answerMs }: Waits) => ({
  connectionTimeoutMillis: connectionMs,
  query_timeout: answerMs,
})
