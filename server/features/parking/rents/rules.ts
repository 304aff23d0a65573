/** Which months of a stall's rent are charged, and what the charge says. */
import type { Rent } from '../../../../contract/parking/rents.ts'
import { stallLabel } from '../../../../contract/parking/stall-words.ts'
import { formatMonth, type LocalDate } from '../../../../contract/time.ts'
import { plusMonths } from '../../../../law/law.ts'

/** What decides which months of a building are charged. */
export interface Charging {
  /** The first month that the building charges; null where it charges no rents. */
  from: LocalDate | null
  lockedThrough: LocalDate | null
  today: LocalDate
}

/** Lists the first days of the months whose rents are due, the oldest first; never one in a locked month. */
export const monthsDue = ({ from, lockedThrough, today }: Charging): LocalDate[] => {
  const months: LocalDate[] = []
  for (let month = from; month !== null && month <= today; month = plusMonths(month, 1))
    if (lockedThrough === null || month > lockedThrough) months.push(month)
  return months
}

/** Words the charge: `Stall P1-12, December 2026`. */
export const rentWords = (stall: { level: string; number: string }, month: LocalDate): string =>
  `Stall ${stallLabel(stall)}, ${formatMonth(month)}`

/** Says that a rent wasn't charged in a month that someone wants to lock. */
export const missingWords = (stall: { level: string; number: string }, month: LocalDate): string =>
  `The rent of stall ${stallLabel(stall)} for ${formatMonth(month)} isn’t charged yet. Rents are charged overnight, so try again tomorrow.`

/** Names what is charged once: an assignment's month, `stallRent:<assignment>:2026-12`. */
export const rentSource = (assignmentId: string, month: LocalDate): string =>
  `stallRent:${assignmentId}:${month.slice(0, 7)}`

interface Rented {
  from: LocalDate
  until: LocalDate | null
  feeCents: number | null
}

/** Finds the first first of a month on or after a day. */
const firstFrom = (day: LocalDate): LocalDate => (day.endsWith('-01') ? day : plusMonths(`${day.slice(0, 7)}-01`, 1))

/**
 * Says how the rent of an assignment is charged in a building that charges rents from a month on; null where it isn't, such
 * as for a term that covers no first of a month from then on.
 */
export const rentOf = (
  { from, until, feeCents }: Rented,
  chargedFrom: LocalDate | null,
  through: LocalDate | null,
): Rent | null => {
  if (chargedFrom === null || feeCents === null) return null
  const first = firstFrom(from < chargedFrom ? chargedFrom : from)
  return until !== null && until < first ? null : { from: first, through }
}
