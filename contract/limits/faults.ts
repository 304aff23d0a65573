/**
 * How long the server waits for what may be away or hang: its database and the sockets of its callers. The database gives
 * up first and says why; the server's own wait is a little longer, for a database that says nothing any more.
 */

/** A call waits this long for a connection, whether the pool is full or the database takes no new one. */
export const connectionWaitMostMs = 5_000
/** Less than a statement may take, so that a call behind a lock hears of the lock. */
export const lockWaitMostMs = 8_000
export const statementMostMs = 10_000
/** More than a statement may take: only a database that is stopped or out of reach answers later than this. */
export const statementAnswerMostMs = 12_000
export const idleTransactionMostMs = 30_000

/** The job queue deletes old work by the thousands, and waits up to half a minute for a lock on its own tables. */
export const queueStatementMostMs = 60_000
export const queueAnswerMostMs = 65_000

/** Monitors expect the health check within two seconds. */
export const healthMostMs = 1_500

/** The head of a request is a few kilobytes; the whole of it may hold ten files from a slow phone. */
export const requestHeadMostMs = 20_000
export const requestMostMs = 60_000
/** Longer than the 60 seconds of common web servers in front, so that they never send on a connection that just closed. */
export const keptAliveMs = 65_000
/** How often Node looks for requests that took too long. */
export const socketsCheckedEveryMs = 5_000
/** A caller whose request was refused unread has this long to read why, and to close. */
export const refusedSocketMs = 1_000

/** An embedded database that does not come up again is tried after this, then after twice as long, up to the longest. */
export const databaseRestartFirstMs = 100
export const databaseRestartMostMs = 5_000

/** A process that lost the connection by which others see it tries again this often; its silence is checked after a minute. */
export const presenceAgainMs = 1_000
export const presenceConnectionMostMs = 5_000
export const presenceAliveMs = 60_000
