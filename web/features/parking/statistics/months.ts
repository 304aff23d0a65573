import type { LocalDate } from '../../../../contract/time.ts'

/** Whole months that can be looked at, the present one included: refusals are kept for 400 days. */
const monthsMost = 13

const named = new Intl.DateTimeFormat('en-CA', { month: 'long', year: 'numeric', timeZone: 'UTC' })
/** `November 2026` */
export const monthWords = (month: string): string => named.format(new Date(`${month}-01T00:00:00.000Z`))

/** The months that can be looked at on a day, this one first: `2026-11`, `2026-10`. */
export const monthsUntil = (today: LocalDate): string[] => {
  const present = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: monthsMost }, (_, back) => {
    const month = present - back
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
