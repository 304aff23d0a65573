import type { api as contract } from '../../contract/api.ts'
import type { KindName } from '../../contract/kinds.ts'
import type { Route } from '../../contract/route.ts'

/** A route of the contract as the web holds it: its address at run time, its schemas only as a type. */
export interface Endpoint<T> {
  readonly method: Route['method']
  readonly path: string
  readonly sends?: Route['sends']
  readonly files?: true
  /** The kinds of record whose changes show in its answers. */
  readonly shows?: readonly KindName[]
  /** Never there at run time: carries the route's type. */
  readonly contract?: T
}

type EndpointsOf<Table> = { readonly [Verb in keyof Table]: Endpoint<Table[Verb]> }
/** Every endpoint of the contract, as `endpoints.d.ts` types the virtual module. @public */
export type Endpoints = { readonly [Feature in keyof typeof contract]: EndpointsOf<(typeof contract)[Feature]> }
