/** What bounds what a device keeps for the time without a connection. */

const second = 1000
const hour = 3600 * second
const megabyte = 1024 * 1024

/** What was read is kept this long, and no more answers than so many: the oldest go first. */
export const keptAnswerMs = 14 * 24 * hour
export const keptAnswersMost = 200
/** A server that has not answered by then is taken for out of reach, where something is kept. */
export const answerWaitMostMs = 10 * second
export const pageWaitMostMs = 4 * second
/** Details of so many of the first notices and tickets of a list are fetched before somebody opens them. */
export const aheadMost = 10
/** The kept lists are read anew in the background at most this often. */
export const aheadEveryMs = 1 * hour

/** Tickets that wait on a device, and the files of one. */
export const waitingMost = 20
export const waitingFilesMostBytes = 25 * megabyte
/** While something waits and the browser believes in its connection, it is tried again this often. */
export const outboxRetryMs = 60 * second
/** Somebody else's words on a shared device are forgotten after this. */
export const waitingOfOthersMs = 14 * 24 * hour
/**
 * A ticket whose first sending got no answer is not sent by itself after this: the server forgets after a day
 * (`idempotencyKeyKeptMs`) that it had it, and would take it for a second one.
 */
export const sendsByItselfMs = 23 * hour
