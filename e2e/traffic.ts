import type { BrowserContext, Page, Request } from '@playwright/test'

const watched = new WeakSet<BrowserContext>()
const underWay = new WeakMap<Page, Set<Request>>()

/**
 * Whether a request asks the server for something. The live stream never ends. A worker's calls, and a navigation that
 * opens a window, belong to no page.
 */
const isQuery = (request: Request): boolean => {
  const { pathname } = new URL(request.url())
  if (request.serviceWorker() || request.isNavigationRequest()) return false
  return pathname.startsWith('/api/') && !pathname.startsWith('/api/notifications/live')
}

const callsOf = (page: Page): Set<Request> => {
  const calls = underWay.get(page) ?? new Set()
  underWay.set(page, calls)
  return calls
}

/** Notes which calls of a context's pages are under way. */
export const watchCalls = (context: BrowserContext): void => {
  if (watched.has(context)) return
  watched.add(context)
  const end = (request: Request) => {
    if (isQuery(request)) callsOf(request.frame().page()).delete(request)
  }
  context.on('request', (request) => {
    if (isQuery(request)) callsOf(request.frame().page()).add(request)
  })
  context.on('requestfinished', end)
  context.on('requestfailed', end)
}

/** Counts the calls of a page that have no answer yet. */
export const callsUnderWay = (page: Page): number => callsOf(page).size
