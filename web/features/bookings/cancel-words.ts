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
  if (status === 'waitlisted') return 'You leave the waitlist.'
  if (status === 'offered') return 'The place that is held for you goes to the next in line.'
  const money =
    feeCents + depositCents > 0
      ? ` The ${feeCents > 0 ? `fee of ${formatMoney(feeCents)}` : `deposit of ${formatMoney(depositCents)}`} is settled by the desk.`
      : ''
  return now <= cancelsUntil
    ? `It is in time: nothing is counted against you. The place goes to whoever waits.${money}`
    : `${sentence(`It is late: it could be cancelled freely until ${formatInstant(cancelsUntil, zone)}`)} It counts as used in your limits.${money}`
}
