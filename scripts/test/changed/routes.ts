import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { api } from '../../../contract/api.ts'
import type { Route } from '../../../contract/route.ts'

const root = join(import.meta.dirname, '../../..')

/** A route as the titles of the walks have it. */
const titleOf = ({ method, path }: Route): string => `${method} ${path}`

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Reads the routes that files of the contract give under these names. */
export const routesIn = async (tables: readonly { readonly to: string; readonly names: readonly string[] }[]) => {
  const found = new Set<string>()
  for (const { to, names } of tables) {
    const given = (await import(pathToFileURL(join(root, to)).href)) as Record<string, unknown>
    for (const table of names.map((name) => given[name]))
      if (typeof table === 'object' && table !== null)
        for (const one of Object.values(table).filter(isRoute)) found.add(titleOf(one))
  }
  return [...found]
}

/** Every route of the contract by the short name that the map of journeys has for it: `vendors.add`. */
export const routeNames: ReadonlyMap<string, string> = new Map(
  Object.entries(api).flatMap(([table, routes]) =>
    Object.entries(routes).map(([name, route]: [string, Route]) => [titleOf(route), `${table}.${name}`]),
  ),
)

const shapes = Object.values(api)
  .flatMap((routes): Route[] => Object.values(routes))
  .map((route) => {
    const parts = route.path.split('/')
    return {
      title: titleOf(route),
      method: route.method,
      parts,
      fixed: parts.filter((part) => !part.startsWith(':')).length,
    }
  })
  // `/api/vendors/counts` is more than a vendor by the id "counts".
  .toSorted((a, b) => b.fixed - a.fixed)

/** Names the route that a call went to: `GET /api/vendors/0199…` went to `GET /api/vendors/:id`. */
export const routeOfCall = (call: string): string | undefined => {
  const [method, path = ''] = call.split(' ')
  const asked = path.split('/')
  return shapes.find(
    (shape) =>
      shape.method === method &&
      shape.parts.length === asked.length &&
      shape.parts.every((part, index) => part.startsWith(':') || part === asked[index]),
  )?.title
}
