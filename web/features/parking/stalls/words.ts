import type { Assignment, HeldStall } from '../../../../contract/parking/assignments.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { formatDate, formatMonth, type LocalDate } from '../../../../contract/time.ts'

interface Held {
  visitor: boolean
  holder: HeldStall | null
  heldFor: string | null
}

/** Who has a stall today: `unit 304`, `held for unit 507`, `for visitors`, `free`. */
export const holderWords = ({ visitor, holder, heldFor }: Held): string => {
  if (visitor) return 'for visitors'
  if (holder) return `unit ${holder.unitNumber}`
  return heldFor === null ? 'free' : `held for unit ${heldFor}`
}

/** `Nov 1, 2026 to Oct 31, 2027`, `since Nov 1, 2026`. */
export const termWords = ({ from, until }: { from: LocalDate; until: LocalDate | null }): string =>
  until === null ? `since ${formatDate(from)}` : `${formatDate(from)} to ${formatDate(until)}`

/** What a level’s button says. */
export const levelWords = ({ level, stalls, free }: { level: string; stalls: number; free: number }): string =>
  `${level}: ${counted(stalls, 'stall')}, ${free} free`

/** Says to which account the rent of an assignment is charged, and from when while that is to come. */
export const rentWords = (
  { unitNumber, feeCents, authority }: Pick<Assignment, 'unitNumber' | 'feeCents' | 'authority'>,
  from: LocalDate,
  today: LocalDate,
): string => {
  const rent = formatMoney(feeCents!)
  return from <= today
    ? `${rent} a month, charged to unit ${unitNumber}’s account under ${authority}.`
    : `${rent} a month, charged to unit ${unitNumber}’s account starting ${formatMonth(from)}, under ${authority}.`
}

/** Says where the fee of an assignment is entered if it will be charged. */
export const feeWords = (rentsFrom: LocalDate | null, today: LocalDate): string => {
  if (rentsFrom === null) return 'The fee is recorded here and collected separately.'
  return rentsFrom <= today
    ? 'Charged to the owners’ account on the first of each month; a part month isn’t charged. If the first day is in the past, the months since then are charged too.'
    : `Charged to the owners’ account on the first of each month, starting ${formatMonth(rentsFrom)}; a part month isn’t charged.`
}

/** Says that the rent of this month, or a later one, stays charged when an assignment ends; null where none was charged. */
export const rentKeptWords = (through: LocalDate | null, today: LocalDate): string | null =>
  through !== null && through.slice(0, 7) >= today.slice(0, 7)
    ? `The rent for ${formatMonth(through)} was already charged and stays on the unit’s account.`
    : null
