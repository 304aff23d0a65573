import type { BookingDraft, Preview } from '../../../../contract/bookings/booking.ts'
import { api } from '../../../api/api.ts'
import { mayPass } from '../../../api/errors.ts'
import { useRefresh } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { shownOfBookings } from '../shown.ts'

interface Asked {
  /** Reads anew what the server says of the wish. */
  refetch: () => Promise<{ data: Preview | undefined }>
  onDone: (bookingId: string) => void
  /** Waiting is taking part in a draw. */
  isDraw: boolean
}

/**
 * Books, or waits for what somebody else has. Where it is refused the preview is read anew and says why, with everything that
 * was typed left as it is; what the preview does not explain is thrown.
 */
export const useBooking = ({ refetch, onDone, isDraw }: Asked) => {
  const refresh = useRefresh()
  const book = useAction(api.bookings.book, {
    done: ({ status }) => (status === 'requested' ? 'Request sent. We’ll let you know.' : 'Booked'),
    refresh: shownOfBookings,
  })
  const wait = useAction(api.bookings.wait, {
    done: isDraw ? 'You’re in the draw' : 'You’re on the waitlist',
    refresh: shownOfBookings,
  })
  return async (draft: BookingDraft, way: 'book' | 'wait') => {
    try {
      const { _id } = await (way === 'wait' ? wait : book).send({ body: draft })
      onDone(_id)
    } catch (error) {
      if (mayPass(error)) throw error
      void refresh(api.bookings.day, api.bookings.calendar, api.bookings.amenity)
      const { data } = await refetch()
      if (!data || data.allowed || (way === 'wait' && data.canWait)) throw error
    }
  }
}
