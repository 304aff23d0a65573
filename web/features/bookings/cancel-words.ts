import type { Booking } from '../../../contract/bookings/booking.ts'
import { formatMoney } from '../../../contract/money.ts'
import { sentence } from '../../../contract/text.ts'
import { formatInstant, type Instant } from '../../../contract/time.ts'

/** What a cancellation costs, in words. */
export const cancelWords = (
  booking: Pick<Booking, 'status' | 'cancelsUntil' | 'feeCents' | 'depositCents'>,
  now: Instant,
  zone: string,
): string => {
  const { status, cancelsUntil, feeCents, depositCents } = booking
  if (status === 'waitlisted') return 'You’ll leave the waitlist.'
  if (status === 'offered') return 'The offer will go to the next in line.'
  const money =
    feeCents + depositCents > 0
      ? ` Management will settle the ${feeCents > 0 ? `fee of ${formatMoney(feeCents)}` : `deposit of ${formatMoney(depositCents)}`}.`
      : ''
  return now <= cancelsUntil
    ? `You’re cancelling in time, so nothing counts against you. The time goes to the next in line.${money}`
    : `${sentence(`This is a late cancellation: it was free to cancel until ${formatInstant(cancelsUntil, zone)}`)} It counts toward your limits.${money}`
}
