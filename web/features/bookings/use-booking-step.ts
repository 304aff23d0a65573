import type { bookings } from '../../../contract/bookings.ts'
import { bookingStepLabels } from '../../../contract/bookings/booking-words.ts'
import type { Booking, BookingSummary } from '../../../contract/bookings/booking.ts'
import type { BookingStepName } from '../../../contract/bookings/kinds.ts'
import { api } from '../../api/api.ts'
import { useRefresh } from '../../api/queries.ts'
import { useStep } from '../../api/use-step.ts'
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

/** A step with a booking: `send` for a form, `run` for a button alone, after which it is read anew whatever became of it. */
export const useBookingStep = (step: BookingStepName) => {
  const refresh = useRefresh()
  const { theirs, busy, ...action } = useStep<Booking, (typeof bookings)['step']>(api.bookings.step, {
    done: doneWords[step],
    failed: `${bookingStepLabels[step]}: that didn’t work. Please try again.`,
    shown: shownOfBookings,
  })
  const argsOf = ({ _id, version }: BookingSummary, words: string) => ({
    params: { id: _id },
    body: { step, words, version: theirs?.version ?? version },
  })
  const send = (booking: BookingSummary, words: string) => action.send(argsOf(booking, words))
  const run = async (booking: BookingSummary): Promise<Booking | undefined> => {
    const reply = await action.run(argsOf(booking, ''))
    if (!reply) await refresh(...shownOfBookings)
    return reply
  }
  return { send, run, theirs, busy }
}
