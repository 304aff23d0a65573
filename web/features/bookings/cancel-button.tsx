import { Text } from '@mantine/core'
import type { BookingSummary } from '../../../contract/bookings/booking.ts'
import { api } from '../../api/api.ts'
import { useBuildingId } from '../../api/building-id.ts'
import { call } from '../../api/call.ts'
import { wordsFor } from '../../api/errors.ts'
import { useUser } from '../../api/session.tsx'
import { toast } from '../../api/toast.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useZone } from '../../ui/moments.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { useBookingStep } from './use-booking-step.ts'
import { cancelWords } from './cancel-words.ts'
import { spanWords } from './words.ts'

/** What stays, in the words of what is asked. */
const keepWords = { waitlisted: 'Stay on the waitlist', offered: 'Keep the offer' } as Partial<
  Record<BookingSummary['status'], string>
>

const buttonWords = { waitlisted: 'Leave the waitlist', offered: 'Decline' } as Partial<
  Record<BookingSummary['status'], string>
>

/** Cancels, after saying what that costs by the booking as it stands now. */
export const CancelButton = ({ booking }: { booking: BookingSummary }) => {
  const zone = useZone()
  const buildingId = useBuildingId()
  const { ask, dialog } = useConfirm()
  const { _id: me } = useUser()
  const { run, busy } = useBookingStep('cancel', booking)
  const words = buttonWords[booking.status] ?? 'Cancel booking'
  const cancel = async () => {
    const found = await call(api.bookings.get, { params: { id: booking._id } }, { buildingId }).catch(
      (error: unknown) => {
        toast.error(wordsFor(error, 'We couldn’t load the booking. Please try again.'))
        return null
      },
    )
    if (!found) return
    const question = {
      title: `${words}?`,
      text: (
        <>
          <Text fw={600}>
            {found.amenity.name}, {spanWords(found, zone)}
          </Text>
          <Text mt="xs">
            {cancelWords(found, { now: new Date().toISOString(), zone, isMine: found.bookedFor?._id === me })}
          </Text>
        </>
      ),
      yes: words,
      no: keepWords[booking.status] ?? 'Keep booking',
      danger: true,
    }
    if (await ask(question)) await run(found)
  }
  return (
    <>
      <BusyButton
        variant="default"
        busy={busy}
        busyText="Cancelling..."
        aria-label={`${words}: ${booking.amenity.name}, ${spanWords(booking, zone)}`}
        onClick={() => void cancel()}
      >
        {words}
      </BusyButton>
      {dialog}
    </>
  )
}
