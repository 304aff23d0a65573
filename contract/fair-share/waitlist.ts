import { later, type Instant } from '../time.ts'
import { minuteMs } from './days.ts'

/** Somebody who waits for a time to become free. */
interface Waiting {
  readonly id: string
  /** Since when. */
  readonly at: Instant
  /** The place that lots gave, from 1; those without come after. */
  readonly drawnPlace?: number | null | undefined
  /** Whether they let an offer go. */
  readonly offerPassed: boolean
}

const lastPlace = Number.MAX_SAFE_INTEGER

/** Before whom somebody comes: by the lots, then by who waits longer, then by the smaller id. */
const before = (a: Waiting, b: Waiting): number =>
  (a.drawnPlace ?? lastPlace) - (b.drawnPlace ?? lastPlace) ||
  (a.at === b.at ? (a.id < b.id ? -1 : 1) : a.at < b.at ? -1 : 1)

/** Everybody who waits, the first in line first; without those who let an offer go. */
export const inLine = <One extends Waiting>(waiting: readonly One[]): One[] =>
  waiting.filter(({ offerPassed }) => !offerPassed).toSorted(before)

/** Until when a freed place is held for somebody: so many minutes, but never past the start. Null where that is over. */
export const heldUntil = (now: Instant, minutes: number, startsAt: Instant): Instant | null => {
  const end = later(now, minutes * minuteMs)
  const until = end < startsAt ? end : startsAt
  return until > now ? until : null
}
