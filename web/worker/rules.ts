import { keptAnswerMs } from '../../contract/limits/offline.ts'

/** What of the server's answers a device keeps for the time without a connection, and under which key: pure rules. */

/** An address as a call names it. */
export type Asked = Pick<URL, 'pathname' | 'searchParams'>

/** Words of the query that a kept answer may have: another one is another answer, of which there is no end. */
type Query = Readonly<Record<string, readonly string[]>>

interface Kept {
  path: RegExp
  query?: Query
}

const id = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}'
const exactly = (path: string): RegExp => new RegExp(`^${path.replace(':id', id)}$`)

/** The whole list; contacts stand on the dashboard. Nothing of votes, of the history, of the desks or of other people is on it. */
const list: readonly Kept[] = [
  { path: exactly('/api/buildings/my-buildings') },
  { path: exactly('/api/dashboard') },
  { path: exactly('/api/notices'), query: { filter: ['pinned', 'unread', 'toAcknowledge'] } },
  { path: exactly('/api/notices/:id') },
  { path: exactly('/api/tickets/my-tickets'), query: { shows: ['current'] } },
  { path: exactly('/api/tickets/reporting') },
  { path: exactly('/api/tickets/:id') },
  { path: exactly('/api/bookings'), query: { shows: ['current'] } },
]

/** Every call's time stamp, which says nothing of what it asks. */
const stamp = '_t'

const queryOf = ({ searchParams }: Asked): [string, string][] =>
  [...searchParams].filter(([name]) => name !== stamp).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Whether the answer to this call may be kept. */
export const isKept = (asked: Asked): boolean =>
  list.some(
    ({ path, query = {} }) =>
      path.test(asked.pathname) && queryOf(asked).every(([name, value]) => query[name]?.includes(value)),
  )

/** Whether the answer is the same whichever building the call names: it says which there are. */
const isOfPerson = ({ pathname }: Asked): boolean => pathname === '/api/buildings/my-buildings'

/** Under which key: of one person and one building, without the time stamp. */
export const keyOf = (asked: Asked, userId: string, buildingId: string | null): string => {
  const building = isOfPerson(asked) ? null : buildingId
  return `/kept/${userId}/${building ?? 'none'}${asked.pathname}?${new URLSearchParams(queryOf(asked))}`
}

/** What is left of an answer: without figures of votes and of the desk. Null where it is not the reader's own. */
export const shareOf = (asked: Asked, answer: unknown): unknown => {
  const { data, ...rest } = answer as { data?: Record<string, unknown> }
  if (asked.pathname === '/api/dashboard')
    return { ...rest, data: { ...data, voting: null, stats: null, firstSteps: null } }
  // Those who look after a ticket read who reported it, and how to reach them.
  if (/^\/api\/tickets\/[\da-f]{8}-/.test(asked.pathname) && data?.['desk']) return null
  return answer
}

/** Whether an answer kept at a moment may still be shown at another; both in milliseconds. */
export const isFresh = (keptAtMs: number, nowMs: number): boolean =>
  Number.isFinite(keptAtMs) && nowMs - keptAtMs < keptAnswerMs

/** Whether a call may change who is signed in: before it goes out, what is kept of somebody is forgotten. */
export const changesSession = ({ method, mode }: Pick<Request, 'method' | 'mode'>, { pathname }: Asked): boolean =>
  pathname.startsWith('/api/auth/') && (method !== 'GET' || mode === 'navigate')

/** Files whose address holds their content's hash. */
export const isHashed = ({ pathname }: Asked): boolean => pathname.startsWith('/assets/')

/** Whether an address that is opened is a page of the product, which the shell can stand in for. */
export const isPage = ({ pathname }: Asked): boolean =>
  pathname !== '/api' && !pathname.startsWith('/api/') && !/\.[a-z\d]{2,12}$/i.test(pathname)
