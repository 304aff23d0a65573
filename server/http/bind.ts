import type { Parsed, Reply, Route, RouteTable } from '../../contract/route.ts'
import type { ContextFor } from '../context.ts'

/** One function for every route of a table; a missing or misspelt one does not compile. */
export type Handlers<T extends RouteTable> = {
  [K in keyof T]: (ctx: ContextFor<T[K]>, input: Parsed<T[K]>) => Reply<T[K]> | Promise<Reply<T[K]>>
}

/**
 * One value that a route answers and that the look which finds its caller reads as well: SQL over the caller's account
 * and building. A route that is asked all the time costs one round trip so.
 */
export type Glance = (accountId: string, buildingId: string) => string

/** A route with its handler, its types forgotten: what the dispatcher and the walks work on. */
export interface BoundRoute {
  readonly name: string
  readonly route: Route
  readonly handler: (ctx: never, input: never) => unknown
  readonly glance?: Glance | undefined
}

/** Binds a feature's route table to its handlers; what a glance read stands in `ctx.glanced`. */
export const bind = <T extends RouteTable>(
  table: T,
  handlers: Handlers<T>,
  glances: { readonly [K in keyof T]?: Glance } = {},
): BoundRoute[] =>
  Object.entries(table).map(([name, route]: [keyof T & string, Route]) => ({
    name,
    route,
    handler: handlers[name] as never,
    glance: glances[name],
  }))
