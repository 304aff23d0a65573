import { statusLabels } from '../../../contract/bookings/booking-words.ts'
import type { BookingSummary } from '../../../contract/bookings/booking.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { statusTones } from './words.ts'

/** How a booking stands, in words. */
export const BookingState = ({
  booking: { status, isLate },
}: {
  booking: Pick<BookingSummary, 'status' | 'isLate'>
}) => (
  <StatusBadge tone={statusTones[status]}>
    {status === 'cancelled' && isLate ? 'Cancelled late' : statusLabels[status]}
  </StatusBadge>
)
