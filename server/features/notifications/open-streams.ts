import { streamRetrySeconds, streamsPerAccountMost, streamsPerSessionMost } from '../../../contract/limits.ts'
import type { SignedIn } from '../../context.ts'
import { Refusal } from '../../http/errors.ts'
import type { EventHub } from '../../platform/events.ts'

/** How many streams are open, by session and by account; each server counts its own. */
const opened = new WeakMap<EventHub, Map<string, number>>()

const countsOf = (hub: EventHub): Map<string, number> => {
  const counts = opened.get(hub) ?? new Map<string, number>()
  opened.set(hub, counts)
  return counts
}

const tooMany = () =>
  new Refusal(
    429,
    'LIMIT_REACHED',
    'Too many windows are open. Please close some; until then, this one updates every 30 seconds.',
    { retryAfterSeconds: streamRetrySeconds },
  )

/**
 * Counts a stream of the caller's; answers how to count it out again. Throws 429 above the limit: a new one is refused
 * rather than an old one closed, for that one would come back at once and drive out the next.
 */
export const countStream = ({ events, sessionId, account }: SignedIn): (() => void) => {
  const counts = countsOf(events)
  const held = [
    [`session:${sessionId}`, streamsPerSessionMost],
    [`account:${account._id}`, streamsPerAccountMost],
  ] as const
  if (held.some(([key, most]) => (counts.get(key) ?? 0) >= most)) throw tooMany()
  const add = (by: number) => {
    for (const [key] of held) {
      const count = (counts.get(key) ?? 0) + by
      if (count > 0) counts.set(key, count)
      else counts.delete(key)
    }
  }
  add(1)
  let counted = true
  return () => {
    if (counted) add(-1)
    counted = false
  }
}
