import { daysFromTo, plusDays, plusMonths, type LocalDate } from '../calendar/days.ts'

/** What each side of a sale bears of a month's charge, with the days that it is divided by. */
export interface DividedMonth {
  sellerDays: number
  monthDays: number
  sellerCents: number
  buyerCents: number
}

/**
 * Divides a charge for the month of an adjustment date by days: the seller bears the days before it, the buyer that day and
 * after. The seller's part is rounded half up, and the buyer's is the rest. No section of the Act says so. It is the usual
 * practice in British Columbia, where the buyer takes the income and expenses of the adjustment day; the contract of purchase
 * and sale decides. The strata corporation itself prorates nothing.
 */
export const dividedAtSale = (cents: number, adjustedOn: LocalDate): DividedMonth => {
  const first = plusDays(adjustedOn, 1 - Number(adjustedOn.slice(8)))
  const [sellerDays, monthDays] = [daysFromTo(first, adjustedOn), daysFromTo(first, plusMonths(first, 1))]
  const sellerCents = Math.floor((2 * cents * sellerDays + monthDays) / (2 * monthDays))
  return { sellerDays, monthDays, sellerCents, buyerCents: cents - sellerCents }
}
