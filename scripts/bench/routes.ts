import type { Filled } from './fill.ts'
import type { Call } from './load.ts'

export interface BenchRoute {
  name: string
  /** How many times as many calls as another route it gets, so that its turn lasts long enough to be measured. */
  times: number
  /** The n-th call of the whole measurement to this route. */
  call: (n: number) => Call
}

/** The three routes measured; the caller is another resident each time. */
export const benchRoutes = ({ buildingId, tokens, unopened }: Filled): BenchRoute[] => {
  const by = (n: number) => ({ buildingId, token: tokens[n % tokens.length]! })
  return [
    {
      name: 'unread count',
      times: 3,
      call: (n) => ({ method: 'GET', path: '/api/notifications/unread-count', ...by(n) }),
    },
    {
      name: 'notices list of 20',
      times: 1,
      call: (n) => ({ method: 'GET', path: '/api/notices?limit=20', ...by(n) }),
    },
    {
      name: 'acknowledge',
      times: 1,
      // Nobody takes note of the same notice twice, so that every call writes.
      call: (n) => {
        const notice = unopened[Math.floor(n / tokens.length) % unopened.length]!
        return { method: 'POST', path: `/api/notices/${notice}/acknowledge`, ...by(n) }
      },
    },
  ]
}
