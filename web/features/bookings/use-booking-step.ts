import type { bookings } from '../../../contract/bookings.ts'
import { bookingStepLabels } from '../../../contract/bookings/booking-words.ts'
import type { Booking, BookingSummary } from '../../../contract/bookings/booking.ts'
import type { BookingStepName } from '../../../contract/bookings/kinds.ts'
import { api } from '../../api/api.ts'
import { useRefresh } from '../../api/queries.ts'
import { useRecordStep } from '../../api/use-record-step.ts'
import { shownOfBookings } from './shown.ts'

const doneWords: Readonly<Record<BookingStepName, string>> = {
  approve: 'Approved',
  decline: 'Declined',
  cancel: 'Cancelled',
  accept: 'Confirmed',
  checkIn: 'Checked in',
  complete: 'Completed',
  noShow: 'Marked as no-show',
  returnDeposit: 'Deposit returned',
  keepDeposit: 'Deposit kept',
}

/** A step with a booking, by a form or by a button alone, after which it is read anew whatever became of it. */
export const useBookingStep = (step: BookingStepName, booking: BookingSummary) => {
  const refresh = useRefresh()
  const { theirs, version, busy, ...action } = useRecordStep<Booking, (typeof bookings)['step']>(
    api.bookings.step,
    booking,
    {
      done: doneWords[step],
      failed: `${bookingStepLabels[step]}: that didn’t work. Please try again.`,
      shown: shownOfBookings,
    },
  )
  const params = { id: booking._id }
  const send = (words: string) => action.send({ params, body: { step, words, version } })
  /** The version is that of what the button stands by. */
  const run = async (seen: Pick<BookingSummary, 'version'>): Promise<Booking | undefined> => {
    const reply = await action.run({ params, body: { step, words: '', version: seen.version } })
    if (!reply) await refresh(...shownOfBookings)
    return reply
  }
  return { send, run, theirs, busy }
}
