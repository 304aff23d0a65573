import { Text } from '@mantine/core'
import { statusLabels } from '../../../../contract/bookings/booking-words.ts'
import { BookingStep, type Booking, type BookingSummary } from '../../../../contract/bookings/booking.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useBookingStep } from '../use-booking-step.ts'
import { spanWords } from '../words.ts'

interface Props {
  step: 'decline' | 'keepDeposit'
  booking: BookingSummary
  onClose: () => void
}

const titles = { decline: 'Decline this booking', keepDeposit: 'Keep deposit' } as const
const buttons = { decline: 'Decline', keepDeposit: 'Keep deposit' } as const

/** A step that needs a reason; whoever booked reads it. What was typed stays, whatever becomes of it. */
export const WordsDialog = ({ step, booking, onClose }: Props) => {
  const zone = useZone()
  const { send, theirs } = useBookingStep(step, booking)
  const form = useContractForm(
    BookingStep,
    { step, words: '', version: booking.version },
    { keeps: `booking/${booking._id}/${step}`, mode: 'onSubmit' },
  )
  return (
    <StepDialog
      title={titles[step]}
      form={form}
      onSend={({ words }) => send(words)}
      onClose={onClose}
      button={buttons[step]}
      conflict={<RecordConflict theirs={theirs} words={nowWords} />}
    >
      <Text>
        {booking.amenity.name}, unit {booking.unit.unitNumber}, {spanWords(booking, zone)}
      </Text>
      {step === 'keepDeposit' && booking.isCharged && (
        <Text size="sm">
          The owners will be charged a fee of the same amount instead. Any payment toward the deposit will cover it.
        </Text>
      )}
      <TextAreaField
        control={form.control}
        name="words"
        label="Reason"
        description="Shown to the person who booked."
        withAsterisk
        data-autofocus
      />
    </StepDialog>
  )
}

const nowWords = ({ status }: Booking): string =>
  `The status is now: ${statusLabels[status].toLowerCase()}. Your text is still here; send it again if it still applies.`
