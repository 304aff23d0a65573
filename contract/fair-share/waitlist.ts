import { later, type Instant } from '../time.ts'
import { minuteMs } from './days.ts'

/** Somebody who waits for a time to become free. */
interface Waiting {
  readonly id: string
  /** Since when. */
  readonly at: Instant
  /** How an offer to them ended or stands; null where none was made. */
  readonly offer: 'open' | 'passed' | null
}

/**
 * Who is offered a freed place: whoever has waited longest and was not offered it before; nobody while an offer is open,
 * for the place is held for that one. Of two who came at the same moment the smaller id goes first.
 */
export const nextInLine = <One extends Waiting>(waiting: readonly One[]): One | undefined =>
  waiting.some(({ offer }) => offer === 'open')
    ? undefined
    : waiting
        .filter(({ offer }) => offer === null)
        .toSorted((a, b) => (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1))[0]

/** Until when a freed place is held for somebody: so many minutes, but never past the start. Null where that is over. */
export const heldUntil = (now: Instant, minutes: number, startsAt: Instant): Instant | null => {
  const end = later(now, minutes * minuteMs)
  const until = end < startsAt ? end : startsAt
  return until > now ? until : null
}
