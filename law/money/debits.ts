import { clearDaysAfter, plusDays, type LocalDate, type WrittenDate } from '../calendar/days.ts'
import type { Ruled } from '../ruled.ts'

/** The first day on which an account may be debited a first or a changed amount. */
export interface DebitNotice extends Ruled {
  from: WrittenDate
}

const noticeDays = 10

/**
 * The first day of a pre-authorized debit whose amount was announced on a day: ten clear days later, the stricter reading
 * of the rule, unless the payor waived the notice in the agreement.
 */
export const debitFrom = (noticedOn: LocalDate, isWaived: boolean): DebitNotice => ({
  from: isWaived ? plusDays(noticedOn, 0) : clearDaysAfter(noticedOn, noticeDays),
  why: 'The payor gets ten days’ notice of a first or changed debit, unless their agreement waives it.',
  source: 'Payments Canada, Rule H1',
  unverified: true,
})
