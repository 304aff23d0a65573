import type { z } from 'zod'
import type { ShownName, ViewName } from './kinds.ts'
import type { throttles } from './limits.ts'
import type { Area, Feature } from './roles.ts'

/**
 * Who may call a route. Every route names one; there is no default.
 * `manager` is superadmin, management and council; `finance` superadmin, management, and the treasurer where the building
 * lets them keep the books; `council` council members only; `link` is the holder of a hashed, scoped, expiring grant.
 */
export type Access = 'public' | 'link' | 'signedIn' | 'member' | 'manager' | 'finance' | 'council' | 'superadmin'

/** Where a route's building comes from; `path` is the parameter `buildingId` or, without one, `id`. */
export type BuildingSource = 'header' | 'path' | 'query'

type Schema = z.ZodType | undefined
export type Sends = 'json' | 'page' | 'file' | 'events' | 'redirect'

interface Details<
  A extends Access,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  R extends Schema,
  S extends Sends,
  F extends true | undefined,
> {
  readonly access: A
  /** The permission area that a building's settings may narrow or widen; only for managing routes and those of the council. */
  readonly area?: Area
  /** Off on the server too when the building has switched this feature off. */
  readonly feature?: Feature
  readonly building?: BuildingSource
  readonly summary: string
  /** What it shows of which kind of record: logged when platform staff view it, and reloaded when one of them changes. */
  readonly shows?: ViewName | null
  /** Other kinds of record whose changes show in it. */
  readonly also?: readonly ShownName[]
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  /** The body may come as multipart/form-data with up to ten files in the field `files`. */
  readonly files?: F
  /** The body holds a secret such as a password: no hash of it is kept, and an idempotency key has no effect. */
  readonly secret?: true
  /** A limit of `throttles` in limits.ts that counts this route's calls. */
  readonly throttle?: keyof typeof throttles
  /** What the security log calls a call of this route; its outcome and the caller's address are kept there. */
  readonly attempt?: 'sign-in' | 'reset link' | 'password reset' | 'second factor' | 'invitation'
  /** What `data` holds; for `page` the shape of one item. */
  readonly reply?: R
  /** `page` answers `{ data: [...], nextCursor }`; `file` a download; `events` a server-sent event stream; `redirect` sends the browser on. */
  readonly sends?: S
}

/** One endpoint as data: the server obeys it, the client calls it, OpenAPI prints it, the access tests walk it. */
export interface Route<
  A extends Access = Access,
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
  S extends Sends = Sends,
  F extends true | undefined = true | undefined,
> extends Details<A, P, Q, B, R, S, F> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
}

/** Names a route as the visits of platform staff keep it: `GET /api/vendors`. */
export const nameOfRoute = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`

export type RouteTable = { readonly [name: string]: Route }

type Verb<Must> = <
  A extends Access,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  R extends Schema = undefined,
  S extends Sends = 'json',
  F extends true | undefined = undefined,
>(
  path: `/api/${string}`,
  details: Details<A, P, Q, B, R, S, F> & Must,
) => Route<A, P, Q, B, R, S, F>

const verb =
  (method: Route['method']): Verb<object> =>
  (path, details) => ({ method, path, ...details })

/** Declares a read; one that doesn’t say what it shows doesn’t compile. */
export const get: Verb<{ readonly shows: ViewName | null }> = verb('GET')
export const post = verb('POST')
export const put = verb('PUT')
export const del = verb('DELETE')

type Output<S> = S extends z.ZodType ? z.output<S> : undefined
type Input<S> = S extends z.ZodType ? z.input<S> : undefined
type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** A stretch of a list and the mark from which the next one continues. */
export interface Page<T> {
  items: T[]
  nextCursor: string | null
}

/** A file that came with a call: already on disk, hashed and measured, its true type read from its content. */
export interface Upload {
  path: string
  name: string
  sha256: string
  sizeBytes: number
  contentType: string
}

/** A file that leaves as a download, or as a picture to be shown. */
export interface Download {
  open(): NodeJS.ReadableStream | Promise<NodeJS.ReadableStream>
  name: string
  contentType: string
  /** Null where the file is made while it is sent, and nobody knows its size before. */
  sizeBytes: number | null
  /** A picture that a page shows instead of saving it, and that a browser may keep for so long. */
  shownForSeconds?: number
  /** The picture is for everybody, wherever it is shown: mail programs and caches between may keep it. */
  isPublic?: true
}

/** What the event stream pushes: a name and a JSON value. */
export interface LiveEvent {
  event: string
  data: unknown
}

/** What a caller sends. */
export type Call<T> =
  T extends Route<Access, infer P, infer Q, infer B, Schema, Sends, infer F>
    ? Present<{
        params: Input<P>
        query: Input<Q>
        body: Input<B>
        files: F extends true ? readonly Blob[] : undefined
      }>
    : never
/** What a handler receives: parsed, with the files where the route takes some. */
export type Parsed<T> =
  T extends Route<Access, infer P, infer Q, infer B, Schema, Sends, infer F>
    ? Present<{ params: Output<P>; query: Output<Q>; body: Output<B>; files: F extends true ? Upload[] : undefined }>
    : never

type ReplyAs<S, One> = S extends 'page'
  ? Page<One>
  : S extends 'file'
    ? Download
    : S extends 'events'
      ? AsyncIterable<LiveEvent>
      : S extends 'redirect'
        ? string
        : One
/** What comes back to the caller, and what a handler gives. */
export type Reply<T> =
  T extends Route<Access, Schema, Schema, Schema, infer R, infer S>
    ? ReplyAs<S, R extends z.ZodType ? z.output<R> : undefined>
    : never
