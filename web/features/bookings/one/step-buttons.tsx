import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { bookingStepLabels } from '../../../../contract/bookings/booking-words.ts'
import type { Booking, BookingSummary } from '../../../../contract/bookings/booking.ts'
import type { BookingStepName } from '../../../../contract/bookings/kinds.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { CancelButton } from '../cancel-button.tsx'
import { useBookingStep } from '../use-booking-step.ts'
import { WordsDialog } from './words-dialog.tsx'

/** The steps that need words before they are taken. */
const worded = ['decline', 'keepDeposit'] as const
type Worded = (typeof worded)[number]
const isWorded = (step: BookingStepName): step is Worded => worded.some((one) => one === step)

/** What can be done with a booking now, by whoever looks at it. */
export const StepButtons = ({ booking }: { booking: Booking }) => {
  const [asking, setAsking] = useState<Worded | null>(null)
  const { steps } = booking.can
  if (steps.length === 0 && asking === null) return null
  return (
    <Group gap="sm" className="no-print">
      {steps.map((step, index) => {
        if (step === 'cancel') return <CancelButton key={step} booking={booking} />
        if (isWorded(step))
          return (
            <Button key={step} variant="default" onClick={() => setAsking(step)}>
              {bookingStepLabels[step]}
            </Button>
          )
        return <StepButton key={step} step={step} booking={booking} isFirst={index === 0} />
      })}
      {asking && <WordsDialog step={asking} booking={booking} onClose={() => setAsking(null)} />}
    </Group>
  )
}

interface StepProps {
  step: BookingStepName
  booking: BookingSummary
  isFirst: boolean
}

/** A step that needs no words. */
export const StepButton = ({ step, booking, isFirst }: StepProps) => {
  const { run, busy } = useBookingStep(step, booking)
  return (
    <BusyButton
      variant={isFirst ? 'filled' : 'default'}
      busy={busy}
      busyText="Saving..."
      aria-label={`${bookingStepLabels[step]}: ${booking.amenity.name}, unit ${booking.unit.unitNumber}`}
      onClick={() => void run(booking)}
    >
      {bookingStepLabels[step]}
    </BusyButton>
  )
}
