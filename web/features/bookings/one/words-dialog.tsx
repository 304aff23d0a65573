import { Button, Group, Text } from '@mantine/core'
import { statusLabels } from '../../../../contract/bookings/booking-words.ts'
import { BookingStep, type BookingSummary } from '../../../../contract/bookings/booking.ts'
import { Conflict } from '../../../ui/conflict.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
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
  const { send, theirs } = useBookingStep(step)
  const form = useContractForm(
    BookingStep,
    { step, words: '', version: booking.version },
    { keeps: `booking/${booking._id}/${step}`, mode: 'onSubmit' },
  )
  const sendAll = async ({ words }: BookingStep) => {
    if (await send(booking, words)) onClose()
  }
  return (
    <Dialog onClose={onClose} title={titles[step]}>
      <Form form={form} onSend={sendAll} failed="We couldn’t save this. Please try again; nothing you typed was lost.">
        {theirs && (
          <Conflict title="Someone else just changed this">
            <Text size="sm" c="inherit">
              The status is now: {statusLabels[theirs.status].toLowerCase()}. Your text is still here; send it again if
              it still applies.
            </Text>
          </Conflict>
        )}
        <Text>
          {booking.amenity.name}, unit {booking.unit.unitNumber}, {spanWords(booking, zone)}
        </Text>
        <TextAreaField
          control={form.control}
          name="words"
          label="Reason"
          description="Shown to the person who booked."
          withAsterisk
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton busyText="Saving...">{buttons[step]}</SubmitButton>
        </Group>
      </Form>
    </Dialog>
  )
}
