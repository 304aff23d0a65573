import type { FastifyInstance } from 'fastify'
import type { Call, Reply, Route } from '../../contract/route.ts'

export interface Answer {
  status: number
  // What tests look into: any JSON.
  body: any
  text: string
  headers: Record<string, string | string[] | number | undefined>
}

type Query = Record<string, string | number | boolean | undefined>

interface Sending {
  body?: unknown
  form?: FormData
  query?: Query
  headers?: Record<string, string>
}

const queryOf = (query: Query = {}) => {
  const words = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) words.set(key, String(value))
  return words.size ? `?${words}` : ''
}

const formOf = (body: object, files: readonly Blob[]): FormData => {
  const form = new FormData()
  for (const [key, value] of Object.entries(body))
    if (value !== undefined && value !== null)
      form.append(key, typeof value === 'object' ? JSON.stringify(value) : String(value))
  for (const file of files) form.append('files', file)
  return form
}

const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Somebody who calls the product over HTTP, in process, with a cookie and a current building. */
export class Caller {
  readonly app: FastifyInstance
  cookie = ''
  buildingId: string | null

  constructor(app: FastifyInstance, buildingId: string | null) {
    this.app = app
    this.buildingId = buildingId
  }

  async send(method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE', path: string, sending: Sending = {}): Promise<Answer> {
    const encoded = sending.form && new Response(sending.form)
    const payload = encoded
      ? Buffer.from(await encoded.arrayBuffer())
      : sending.body === undefined
        ? undefined
        : typeof sending.body === 'string'
          ? sending.body
          : JSON.stringify(sending.body)
    const type = encoded ? encoded.headers.get('content-type')! : 'application/json'
    const response = await this.app.inject({
      method,
      url: path + queryOf(sending.query),
      headers: {
        ...(payload !== undefined && { 'content-type': type }),
        ...(this.cookie && { cookie: this.cookie }),
        ...(this.buildingId && { 'x-building-id': this.buildingId }),
        ...sending.headers,
      },
      ...(payload !== undefined && { payload }),
    })
    const cookie = [response.headers['set-cookie'] ?? []].flat().find((line) => /^(?:__Host-)?sid=/.test(line))
    if (cookie) this.cookie = /Max-Age=0/.test(cookie) ? '' : cookie.split(';')[0]!
    return {
      status: response.statusCode,
      body: parseBody(response.body),
      text: response.body,
      headers: response.headers,
    }
  }

  /** A call by its route: the whole answer, whatever its status. */
  async try<R extends Route>(route: R, call?: Call<R>, headers: Record<string, string> = {}): Promise<Answer> {
    const {
      params = {},
      query,
      body,
      files,
    } = (call ?? {}) as {
      params?: Record<string, string>
      query?: Query
      body?: object
      files?: readonly Blob[]
    }
    const path = route.path.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))
    const asked = query && { query }
    if (files?.length) return this.send(route.method, path, { form: formOf(body ?? {}, files), ...asked, headers })
    return this.send(route.method, path, { ...(body && { body }), ...asked, headers })
  }

  /** A call that must succeed: what it answers. */
  async call<R extends Route>(route: R, call?: Call<R>): Promise<Reply<R>> {
    const answer = await this.try(route, call)
    if (answer.status !== 200)
      throw new Error(`${route.method} ${route.path} answered ${answer.status}: ${answer.text}`)
    const { data, nextCursor } = answer.body
    return (route.sends === 'page' ? { items: data, nextCursor } : data) as Reply<R>
  }
}
