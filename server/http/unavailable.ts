import { Busy } from '../platform/line.ts'
import { Unavailable, type Refusal } from './errors.ts'

const away = 'The database isn’t responding right now. Please try again; nothing was lost.'
const busy = 'The server is busy. Please try again in a moment.'
const full = 'The server can’t save anything right now. Please try again in a few minutes.'

const all = (text: string, ...signs: string[]) => signs.map((sign) => [sign, text] as const)

/** Codes of PostgreSQL and of the operating system. */
const byCode = new Map([
  ...all(away, 'ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'),
  ...all(away, 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'),
  // The database ended a transaction in which nothing happened any more.
  ...all(away, '25P03'),
  // A full disk, a full quota, a disk or a database that can only be read.
  ...all(full, '53100', '25006', 'ENOSPC', 'EDQUOT', 'EROFS'),
  // A lock or a statement that took too long, what lost against others again and again, too many open files.
  ...all(busy, '55P03', '57014', '40001', '40P01', 'EMFILE', 'ENFILE'),
])

/** The first characters of PostgreSQL's codes for a lost connection, for no room, and for a server that is going down. */
const byClass = /^(08|53|57P)/

/** Words of the driver and of the query builder, which have no codes. */
const byWords = new Map([
  ...all(away, 'Connection terminated', 'Connection terminated unexpectedly'),
  ...all(away, 'Connection terminated due to connection timeout', 'timeout expired', 'Query read timeout'),
  ...all(away, 'Client has encountered a connection error and is not queryable'),
  ...all(away, 'Client was closed and is not queryable', 'Postgres connection has been discarded'),
  ...all(away, 'Cannot use a pool after calling end on the pool', 'driver has already been destroyed'),
  ...all(busy, 'timeout exceeded when trying to connect'),
])

const textFor = ({ code = '', message, cause }: NodeJS.ErrnoException): string | undefined =>
  byCode.get(code) ??
  (byClass.test(code) ? away : byWords.get(message)) ??
  (cause instanceof Error ? textFor(cause) : undefined)

/**
 * Decides whether what the server needs is away, full or busy, so that the same call may well succeed later. Such an
 * error is answered by 503 with Retry-After; null for every other one.
 */
export const unavailableFor = (error: Error): Refusal | null => {
  const text = error instanceof Busy ? busy : textFor(error)
  return text === undefined ? null : Unavailable(text)
}
