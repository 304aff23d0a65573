import { counted } from '../../../contract/text.ts'
import { addDays, instantOf, localDateOf, type Instant } from '../../../contract/time.ts'

const minuteMs = 60_000

/** How long there is until something closes: `6 days left`, `5 h 12 min left`, `Less than a minute left`, `Time’s up`. */
export const leftWords = (until: Instant, now: Instant): string => {
  const ms = Date.parse(until) - Date.parse(now)
  if (ms <= 0) return 'Time’s up'
  if (ms < minuteMs) return 'Less than a minute left'
  const minutes = Math.floor(ms / minuteMs)
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${counted(Math.floor(hours / 24), 'day')} left`
  if (hours === 0) return `${minutes} min left`
  return minutes % 60 === 0 ? `${hours} h left` : `${hours} h ${minutes % 60} min left`
}

/** A sensible first choice for a close: six in the evening so many days ahead, by the building's clocks. */
export const eveningIn = (days: number, now: Instant, zone: string): Instant =>
  instantOf(addDays(localDateOf(now, zone), days), '18:00', zone)
