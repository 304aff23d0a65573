import type { Call, Reply } from '../../contract/route.ts'
import { notedBuildingId } from './building-id.ts'
import type { Endpoint } from './endpoint.ts'
import { ApiError, mayMeanOtherRights, networkError, refusal } from './errors.ts'
import { idsHold, requestOf, type Parts } from './request.ts'
import { tellRefused, tellUnauthorised } from './session-events.ts'

export interface Manner {
  /** The building the call is about, sent as `x-building-id`: the current one where nothing is said, null for none. */
  buildingId?: string | null
  signal?: AbortSignal
  /** Makes repeating a call harmless: the same key has its effect once. */
  idempotencyKey?: string
  /** Told of the answer before it is read. */
  hear?: (response: Response) => void
}

/** Sends one call and gives what the server answered, whole; throws an ApiError for everything else. */
export const send = async (endpoint: Endpoint<unknown>, parts: Parts, manner: Manner = {}): Promise<Response> => {
  const { buildingId = notedBuildingId() } = manner
  if (!idsHold(parts.params)) throw refusal(404, { code: 'NOT_FOUND', error: 'Not found.' })
  const request = requestOf(endpoint, parts, {
    buildingId,
    idempotencyKey: manner.idempotencyKey,
    now: Date.now(),
  })
  const response = await fetch(import.meta.env.API_BASE_URL + request.url, {
    ...request.init,
    credentials: 'include',
    ...(manner.signal && { signal: manner.signal }),
  }).catch((error: unknown) => {
    throw manner.signal?.aborted ? error : networkError()
  })
  manner.hear?.(response)
  if (response.ok) return response
  throw refusedAs(response.status, await response.json().catch(() => null), { buildingId })
}

/** The error of a refused call, after telling whom it concerns beside the caller. */
export const refusedAs = (status: number, body: unknown, { buildingId }: Pick<Manner, 'buildingId'>): ApiError => {
  if (status === 401) tellUnauthorised()
  const error = refusal(status, body)
  if (buildingId && mayMeanOtherRights(error)) tellRefused()
  return error
}

/**
 * Calls a route of the contract: `call(api.notices.get, { params: { id } })`. Gives what stands under `data`, and for a
 * list `{ items, nextCursor }`. Files go as form data when the call carries some.
 */
export const call = async <T>(endpoint: Endpoint<T>, args?: Call<T>, manner?: Manner): Promise<Reply<T>> => {
  const response = await send(endpoint, args ?? {}, manner)
  const answer: { data?: unknown; nextCursor?: string | null } = response.status === 204 ? {} : await response.json()
  const reply = endpoint.sends === 'page' ? { items: answer.data, nextCursor: answer.nextCursor ?? null } : answer.data
  return reply as Reply<T>
}

/**
 * Asks who somebody is and where they belong: also answered where the building that the call names is closed to them by
 * now, because then this is how they learn of it.
 */
export const callOfPerson = <T>(endpoint: Endpoint<T>): Promise<Reply<T>> =>
  call(endpoint).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 403) return call(endpoint, undefined, { buildingId: null })
    throw error
  })
