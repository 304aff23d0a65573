import type { Filled } from './fill.ts'
import { sought } from './fill-library.ts'
import type { Call, PostCall } from './load.ts'
import { report } from './reports.ts'

export interface BenchRoute {
  name: string
  /** How many times as many calls as another route it gets, so that its turn lasts long enough to be measured. */
  times: number
  /** The n-th call of the whole measurement to this route. */
  call: (n: number) => Call | PostCall
  /** Clears away work that a turn leaves behind, so that it doesn't slow down the next one. */
  after?: () => Promise<void>
}

/** What the one call of the dashboard is held against. */
export const unreadPoll = 'unread count'
export const dashboardCall = 'dashboard, council'

const inWords = (size: number) => size.toLocaleString('en-CA')

/** A question that one council member keeps asking. */
const readBy = (by: { buildingId: string; token: string }, name: string, path: string): BenchRoute => ({
  name,
  times: 0.5,
  call: () => ({ method: 'GET', path, ...by }),
})

/** Creates tickets, as residents of many buildings in turn; `clearQueue` discards the email that is queued for the desk. */
export const creating = ({ reporters }: Filled, clearQueue: () => Promise<void>): BenchRoute => ({
  name: 'create a ticket',
  // Each one takes more than sixty statements and tells eight people.
  times: 0.05,
  call: (n) => ({ method: 'POST', path: '/api/tickets', body: report, ...reporters[n % reporters.length]! }),
  after: clearQueue,
})

/** The routes measured; the caller is another resident each time, or another council member where only those may. */
export const benchRoutes = (filled: Filled, clearQueue: () => Promise<void>): BenchRoute[] => {
  const { buildingId, tokens, councilTokens, unopened, homes, libraries, desks, talks } = filled
  const by = (callers: readonly string[], n: number) => ({ buildingId, token: callers[n % callers.length]! })
  const read = (name: string, path: string, { times = 0.5, callers = tokens } = {}): BenchRoute => ({
    name,
    times,
    call: (n) => ({ method: 'GET', path, ...by(callers, n) }),
  })
  return [
    read(unreadPoll, '/api/notifications/unread-count', { times: 3 }),
    read('notices list of 20', '/api/notices?limit=20', { times: 1 }),
    {
      name: 'acknowledge',
      times: 1,
      // Nobody takes note of the same notice twice, so that every call writes.
      call: (n) => {
        const notice = unopened[Math.floor(n / tokens.length) % unopened.length]!
        return { method: 'POST', path: `/api/notices/${notice}/acknowledge`, ...by(tokens, n) }
      },
    },
    read(dashboardCall, '/api/dashboard', { times: 1, callers: councilTokens }),
    read('dashboard, residents', '/api/dashboard'),
    read('my buildings', '/api/buildings/my-buildings'),
    read('a building', `/api/buildings/${buildingId}`),
    read('contacts', '/api/building/contacts'),
    read('pinned notices', '/api/notices/pinned'),
    read('building stats', `/api/buildings/${buildingId}/stats`, { callers: councilTokens }),
    read('who is signed in', '/api/auth/me'),
    ...homes.map(({ size, ...caller }) =>
      readBy(caller, `directory, ${inWords(size)} units`, '/api/directory/units?limit=50'),
    ),
    ...libraries.flatMap(({ size, ...caller }) => [
      readBy(caller, `library, ${inWords(size)} documents`, '/api/documents?limit=50'),
      readBy(caller, `its search, ${inWords(size)} documents`, `/api/documents?limit=50&search=${sought.rare}`),
    ]),
    ...desks.map(({ size, ...caller }) =>
      readBy(caller, `tickets list of 50, ${inWords(size)} tickets`, '/api/tickets?limit=50'),
    ),
    creating(filled, clearQueue),
    ...talks.map(({ size, ...caller }) =>
      readBy(caller, `forum’s first page, ${inWords(size)} comments`, '/api/forum/posts'),
    ),
  ]
}
