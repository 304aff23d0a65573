import { earliestDay, movesUsualDays } from '../../../../contract/limits/occupancy.ts'
import { addDays, type LocalDate } from '../../../../contract/time.ts'
import type { Period } from '../../../../contract/units/occupancy.ts'
import { periodFault } from '../../../../contract/units/period.ts'

/** Both days are included. */
export interface Days {
  from: LocalDate
  to: LocalDate
}

/**
 * The period that is meant: up to today and as long as usual where nothing else is said. Answers why it cannot be where
 * it ends before it begins or is longer than ten years.
 */
export const periodOf = ({ from, to }: Period, today: LocalDate): Days | { fault: string } => {
  const last = to ?? (from !== undefined && from > today ? from : today)
  const usual = addDays(last, 1 - movesUsualDays)
  const first = from ?? (usual < earliestDay ? earliestDay : usual)
  const fault = periodFault(first, last)
  return fault === null ? { from: first, to: last } : { fault }
}

/** The last days of so many months before this one, oldest first, and today, which stands for this month. */
export const monthEnds = (today: LocalDate, months: number): LocalDate[] => {
  const [year = 0, month = 0] = today.split('-').map(Number)
  const ends = Array.from({ length: months }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 0)).toISOString().slice(0, 10),
  )
  return [...ends.toReversed(), today]
}
