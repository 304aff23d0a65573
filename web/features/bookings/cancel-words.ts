import type { Booking } from '../../../contract/bookings/booking.ts'
import { formatMoney } from '../../../contract/money.ts'
import { sentence } from '../../../contract/text.ts'
import { formatInstant, type Instant } from '../../../contract/time.ts'

type Cancelled = Pick<Booking, 'status' | 'cancelsUntil' | 'feeCents' | 'depositCents' | 'isCharged'>

/** What becomes of the money, in a sentence that follows another; empty where there is none. */
const moneyWords = ({ feeCents, depositCents, isCharged }: Cancelled, isLate: boolean): string => {
  if (feeCents + depositCents === 0) return ''
  const fee = `fee of ${formatMoney(feeCents)}`
  if (!isCharged)
    return ` Management will settle the ${feeCents > 0 ? fee : `deposit of ${formatMoney(depositCents)}`}.`
  if (!isLate) return ' The charges will be removed from the unit’s account.'
  if (depositCents === 0) return ` The ${fee} stays on the unit’s account.`
  if (feeCents === 0) return ' Management will return or keep the deposit.'
  return ` The ${fee} stays on the unit’s account, and management will return or keep the deposit.`
}

/** What a cancellation costs, in words: one by someone who manages amenities is never late. */
export const cancelWords = (
  booking: Cancelled,
  { now, zone, isMine }: { now: Instant; zone: string; isMine: boolean },
): string => {
  const { status, cancelsUntil } = booking
  if (status === 'waitlisted') return isMine ? 'You’ll leave the waitlist.' : 'The unit will leave the waitlist.'
  if (status === 'offered') return 'The offer will go to the next in line.'
  if (!isMine) return `Nothing counts against the unit. The time goes to the next in line.${moneyWords(booking, false)}`
  const money = moneyWords(booking, now > cancelsUntil)
  return now <= cancelsUntil
    ? `You’re cancelling in time, so nothing counts against you. The time goes to the next in line.${money}`
    : `${sentence(`This is a late cancellation: it was free to cancel until ${formatInstant(cancelsUntil, zone)}`)} It counts toward your limits.${money}`
}
