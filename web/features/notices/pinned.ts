import { daysLeftOrange, pinLeastDays, pinMostDays } from '../../../contract/limits.ts'
import { daysLeft, type Instant } from '../../../contract/time.ts'

/** How long a notice stays pinned, in words; `soon` when the days left turn orange. */
export const pinWords = (pinnedUntil: Instant, now: Instant): { text: string; soon: boolean } => {
  const days = daysLeft(pinnedUntil, now)
  return {
    text: days === 0 ? 'Unpins today' : `${days} ${days === 1 ? 'day' : 'days'} left`,
    soon: days <= daysLeftOrange,
  }
}

/** The words of the link to the pinned notices that the widget does not show. */
export const moreWords = (others: number): string =>
  `View ${others} more pinned ${others === 1 ? 'announcement' : 'announcements'}`

/** The days that were typed, or null for anything but a whole number within the limits. */
export const daysOf = (typed: string): number | null => {
  const days = /^\d+$/.test(typed.trim()) ? Number(typed) : 0
  return days >= pinLeastDays && days <= pinMostDays ? days : null
}
