/** What a failed call means to the person, in one place (specification, section 8). */

export interface FieldError {
  field: string
  message: string
}

export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: readonly FieldError[]
  /** The record as it stands now, where the server refused a stale version. */
  readonly current: unknown
  /** The steps that have to come first, where the server refused one for that. */
  readonly missing: unknown

  constructor(
    status: number,
    code: string,
    message: string,
    fields: readonly FieldError[] = [],
    { current, missing }: { current?: unknown; missing?: unknown } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = fields
    this.current = current
    this.missing = missing
  }
}

export const originRefused =
  'Access denied: Your application origin is not allowed to access this server. Please contact support if this issue persists.'
const noResponse = 'Network error. Please check your connection and try again.'

/** No response came: the connection, not the request, is at fault. */
export const networkError = () => new ApiError(0, 'NETWORK', noResponse)

/** Whether any text of an answer is about origins. */
const isAboutOrigins = (body: unknown): boolean => /cors|\borigin\b/i.test(JSON.stringify(body))

const fieldsOf = (errors: unknown): FieldError[] =>
  Array.isArray(errors)
    ? errors.flatMap((error: { field?: unknown; message?: unknown; msg?: unknown }) => {
        const message = error.message ?? error.msg
        return typeof message === 'string'
          ? [{ field: typeof error.field === 'string' ? error.field : '', message }]
          : []
      })
    : []

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A refusal as the server worded it, empty where it did not; only a refused origin is worded here. */
export const refusal = (status: number, body: unknown): ApiError => {
  const answer = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const code = textOf(answer['code'])
  const message = textOf(answer['error']) || textOf(answer['message'])
  if (status === 403 && (code === 'CORS_REJECTED' || isAboutOrigins(body)))
    return new ApiError(status, code || 'CORS_REJECTED', originRefused)
  return new ApiError(status, code, message, fieldsOf(answer['errors']), answer)
}

/** The words to show for anything thrown; `usual` where it says nothing of use. */
export const wordsFor = (error: unknown, usual: string): string =>
  error instanceof ApiError && error.message ? error.message : usual

/** The same for a change of one thing: what is wrong with it says more than that something is. */
export const wordsOfChange = (error: unknown, usual: string): string =>
  (error instanceof ApiError && error.fields[0]?.message) || wordsFor(error, usual)

/** The record as somebody else has saved it meanwhile, where the server refused ours for that; null for other errors. */
export const newerOf = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'STALE' ? (error.current ?? null) : null

/** What has to come first, where the server refused a step for that; null for other errors. */
export const missingOf = (error: unknown): unknown =>
  error instanceof ApiError && error.code === 'STEPS_MISSING' ? (error.missing ?? null) : null

/** Whether nothing answered at all. */
export const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.code === 'NETWORK'

/** Whether what was asked for is not there: removed, not for this person, or named by an id that no record has. */
export const isAbsent = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 404 ||
    (error.status === 400 && error.fields.some(({ field }) => field === 'id' || field === 'buildingId')))

/** Whether a link for somebody without an account is no good: wrong, over, ended, or not copied whole. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/** Whether a refusal may come from rights that changed meanwhile: a role, a membership, or a feature switched off. */
export const mayMeanOtherRights = (error: ApiError): boolean =>
  error.code === 'FEATURE_OFF' ||
  (error.status === 403 && error.code !== 'CORS_REJECTED' && error.code !== 'SECOND_FACTOR_REQUIRED')

/** Whether trying the very same call again may help. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500
