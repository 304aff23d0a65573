import { earliestDay, latestDay, movesMostDays } from '../limits/occupancy.ts'
import { daysBetween, type LocalDate } from '../time.ts'

/**
 * Why a period cannot be asked for, in words; null where it can. Both its days are included. Apart from the schemas, so
 * that screens need none for it.
 */
export const periodFault = (from: LocalDate, to: LocalDate): string | null => {
  if (from > to) return 'The last day is before the first'
  if (from < earliestDay || to > latestDay) return 'Not a valid date'
  return daysBetween(from, to) >= movesMostDays ? `Choose at most ${movesMostDays} days` : null
}
