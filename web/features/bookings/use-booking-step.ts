import { useState } from 'react'
import { bookingStepLabels } from '../../../contract/bookings/booking-words.ts'
import type { Booking, BookingSummary } from '../../../contract/bookings/booking.ts'
import type { BookingStepName } from '../../../contract/bookings/kinds.ts'
import { api } from '../../api/api.ts'
import { mayPass, newerOf } from '../../api/errors.ts'
import { useRefresh } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { shownOfBookings } from './shown.ts'

const doneWords: Readonly<Record<BookingStepName, string>> = {
  approve: 'Approved',
  decline: 'Declined',
  cancel: 'Cancelled',
  accept: 'The place is yours',
  checkIn: 'Checked in',
  complete: 'Completed',
  noShow: 'Marked as no-show',
  returnDeposit: 'The deposit is returned',
  keepDeposit: 'The deposit is kept',
}

/**
 * A step with a booking. Where somebody else was quicker it is not taken: `theirs` says how the booking stands, it is read
 * anew, and what was typed stays, to be sent again. `send` throws all other refusals, for a form; `run` tells them in passing.
 */
export const useBookingStep = (step: BookingStepName) => {
  const [theirs, setTheirs] = useState<Booking | null>(null)
  const refresh = useRefresh()
  const action = useAction(api.bookings.step, {
    done: doneWords[step],
    failed: `${bookingStepLabels[step]}: that did not work. Please try again.`,
    refresh: shownOfBookings,
  })
  const argsOf = ({ _id, version }: BookingSummary, words: string) => ({
    params: { id: _id },
    body: { step, words, version: theirs?.version ?? version },
  })
  const send = async (booking: BookingSummary, words: string): Promise<Booking | undefined> => {
    try {
      return await action.send(argsOf(booking, words))
    } catch (error) {
      if (!mayPass(error)) await refresh(...shownOfBookings)
      const newer = newerOf(error) as Booking | null
      if (!newer) throw error
      setTheirs(newer)
      return undefined
    }
  }
  const run = async (booking: BookingSummary): Promise<Booking | undefined> => {
    const reply = await action.run(argsOf(booking, ''))
    if (!reply) await refresh(...shownOfBookings)
    return reply
  }
  return { send, run, theirs, busy: action.busy }
}
