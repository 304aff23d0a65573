import type { Endpoint } from './endpoint.ts'

/** How a call's parts become a request: pure, so that each rule can be tested. */

export interface Parts {
  params?: unknown
  query?: unknown
  body?: unknown
  files?: readonly Blob[] | undefined
}

interface Around {
  buildingId: string | null
  idempotencyKey: string | undefined
  /** Milliseconds, for the time stamp that every GET carries. */
  now: number
}

const entriesOf = (value: unknown): [string, unknown][] =>
  Object.entries((value ?? {}) as Record<string, unknown>).filter(([, one]) => one !== undefined && one !== null)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const pathOf = (path: string, params: unknown): string => {
  const known = Object.fromEntries(entriesOf(params))
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(known[name] ?? '')))
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether each id of a call is one. What stands in the browser's address may be any word, also the name of another call. */
export const idsHold = (params: unknown): boolean =>
  entriesOf(params).every(([name, value]) => !/^id$|Id$/.test(name) || (typeof value === 'string' && uuid.test(value)))

const queryOf = (query: unknown, more: Record<string, string>): string => {
  const search = new URLSearchParams(more)
  for (const [name, value] of entriesOf(query)) search.set(name, textOf(value))
  return search.size > 0 ? `?${search}` : ''
}

/** Fields as form data: lists and objects as JSON text, nothing for null and undefined; files under `files`. */
export const formOf = (body: unknown, files: readonly Blob[]): FormData => {
  const form = new FormData()
  for (const [name, value] of entriesOf(body)) form.append(name, textOf(value))
  for (const file of files) form.append('files', file)
  return form
}

const contentOf = ({ files: takesFiles }: Endpoint<unknown>, { body, files }: Parts) => {
  if (takesFiles) return { body: formOf(body, files ?? []) }
  if (body === undefined) return {}
  return { body: JSON.stringify(body), type: 'application/json' }
}

export const requestOf = (endpoint: Endpoint<unknown>, parts: Parts, around: Around) => {
  const { body, type } = contentOf(endpoint, parts) as { body?: BodyInit; type?: string }
  const stamp: Record<string, string> = endpoint.method === 'GET' ? { _t: String(around.now) } : {}
  return {
    url: pathOf(endpoint.path, parts.params) + queryOf(parts.query, stamp),
    init: {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(type && { 'content-type': type }),
        ...(around.buildingId && { 'x-building-id': around.buildingId }),
        ...(around.idempotencyKey && { 'idempotency-key': around.idempotencyKey }),
      },
      ...(body !== undefined && { body }),
    },
  }
}

/** The address of a GET that the browser itself opens, such as the live stream. */
export const addressOf = (endpoint: Endpoint<unknown>, parts: Parts, now: number): string =>
  requestOf(endpoint, parts, { buildingId: null, idempotencyKey: undefined, now }).url
