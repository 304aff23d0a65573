import { monthNames } from '../../../../contract/buildings/fiscal-year.ts'
import { passRefusalsKeptDays } from '../../../../contract/limits/parking.ts'
import type { LocalDate } from '../../../../contract/time.ts'

/** Whole months for which refusals are still kept, the present one included. */
const monthsMost = Math.floor(passRefusalsKeptDays / 31) + 1

/** `November 2026` */
export const monthWords = (month: string): string => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`

/** The months that can be looked at on a day, this one first: `2026-11`, `2026-10`. */
export const monthsUntil = (today: LocalDate): string[] => {
  const present = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: monthsMost }, (_, back) => {
    const month = present - back
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
