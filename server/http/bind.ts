import type { Parsed, Reply, Route, RouteTable } from '../../contract/route.ts'
import type { ContextFor } from '../context.ts'

/** One function for every route of a table; a missing or misspelt one does not compile. */
export type Handlers<T extends RouteTable> = {
  [K in keyof T]: (ctx: ContextFor<T[K]>, input: Parsed<T[K]>) => Reply<T[K]> | Promise<Reply<T[K]>>
}

/** A route with its handler, its types forgotten: what the dispatcher and the walks work on. */
export interface BoundRoute {
  readonly name: string
  readonly route: Route
  readonly handler: (ctx: never, input: never) => unknown
}

/** Binds a feature's route table to its handlers. */
export const bind = <T extends RouteTable>(table: T, handlers: Handlers<T>): BoundRoute[] =>
  Object.entries(table).map(([name, route]: [keyof T & string, Route]) => ({
    name,
    route,
    handler: handlers[name] as never,
  }))
