/** The small family of refusals that verbs raise and the dispatcher turns into answers. */

export interface FieldError {
  field: string
  message: string
}

interface Details {
  errors?: FieldError[]
  /** The present state of a record, for a conflict the caller can resolve. */
  current?: unknown
  /** The steps that are missing, for a refusal that names them all at once. */
  missing?: readonly unknown[]
  retryAfterSeconds?: number
}

/** Anything the caller did or met that has a plain answer; everything else is a bug and answers 500. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  readonly details: Details

  constructor(status: number, code: string, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}

export const Invalid = (message: string, errors: FieldError[] = []) => new Refusal(400, 'INVALID', message, { errors })
/** A rule about one field of the body. */
export const InvalidField = (field: string, message: string) => Invalid(message, [{ field, message }])
export const NotSignedIn = () => new Refusal(401, 'NOT_SIGNED_IN', 'Please sign in.')
export const Forbidden = (message = 'You don’t have permission to do this here.') =>
  new Refusal(403, 'FORBIDDEN', message)
/** Also for what belongs to somebody else: the two cannot be told apart. */
export const NotFound = () => new Refusal(404, 'NOT_FOUND', 'Not found.')
/** Gives back what was found; 404 for nothing. */
export const orNotFound = <T>(found: T | null | undefined): T => {
  if (found === null || found === undefined) throw NotFound()
  return found
}
export const Conflict = (message: string) => new Refusal(409, 'CONFLICT', message)
/** Says how long to wait: an hour's limit is not "a little". */
export const LimitReached = (retryAfterSeconds: number) => {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const wait = minutes > 1 ? `${minutes} minutes` : 'a minute'
  return new Refusal(429, 'LIMIT_REACHED', `Too many attempts. Please wait ${wait} and try again.`, {
    retryAfterSeconds,
  })
}
export const Unavailable = (message: string) => new Refusal(503, 'UNAVAILABLE', message, { retryAfterSeconds: 5 })

/** Refuses a change that was made on an outdated copy, and answers the present state. */
export const requireVersion = (current: { version: number }, version: number | undefined): void => {
  if (version !== undefined && current.version !== version)
    throw new Refusal(409, 'STALE', 'Someone else just changed this. Review their version, then save yours again.', {
      current,
    })
}
