import { matchPath } from 'react-router'
import { entries, redirects, type Entry } from '../route-table/route-table.ts'

/** What the route table says about an address. Literal paths win over parameters, as in the router. */
const byLiteralness = entries.toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)

export const entryOf = (pathname: string): Entry | null =>
  byLiteralness.find(({ path }) => matchPath(path, pathname)) ?? null

/** Pages on which a 401 ends no session: sign-in and everything public. */
export const isOpenPage = (pathname: string): boolean => {
  const guard = entryOf(pathname)?.guard
  return guard === 'public' || guard === 'guest'
}

/** Where an old or unknown address leads, with its parameters; the caller carries query and hash over. */
export const redirectOf = (pathname: string): string => {
  for (const { from, to } of redirects) {
    const match = matchPath(from, pathname)
    if (match) return to.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(match.params[name] ?? ''))
  }
  return '/'
}
