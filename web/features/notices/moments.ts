import { addDays, instantOf, localDateOf, type Instant } from '../../../contract/time.ts'

/** A sensible first choice for a notice that waits: nine in the morning of the next day. */
export const tomorrowMorning = (now: Instant, zone: string): Instant =>
  instantOf(addDays(localDateOf(now, zone), 1), '09:00', zone)

/** Whether a notice with this date to publish would wait rather than go out at once. */
export const waits = (publishDate: Instant | null, now: Instant): boolean => publishDate !== null && publishDate > now
