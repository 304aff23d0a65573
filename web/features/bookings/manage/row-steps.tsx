import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { bookingStepLabels } from '../../../../contract/bookings/booking-words.ts'
import type { BookingSummary } from '../../../../contract/bookings/booking.ts'
import type { BookingStepName } from '../../../../contract/bookings/kinds.ts'
import { StepButton } from '../one/step-buttons.tsx'
import { WordsDialog } from '../one/words-dialog.tsx'

interface Props {
  booking: BookingSummary
  steps: readonly Exclude<BookingStepName, 'decline' | 'keepDeposit'>[]
  /** The step that asks for a reason first. */
  worded?: 'decline' | 'keepDeposit'
}

/** What the desk does with a booking in a list, without opening it: of these steps those that are open. */
export const RowSteps = ({ booking, steps, worded }: Props) => {
  const [asking, setAsking] = useState(false)
  const open = steps.filter((step) => booking.can.steps.includes(step))
  const words = worded !== undefined && booking.can.steps.includes(worded) ? worded : null
  if (open.length === 0 && words === null) return null
  return (
    <Group gap="xs">
      {open.map((step, index) => (
        <StepButton key={step} step={step} booking={booking} isFirst={index === 0} />
      ))}
      {words && (
        <Button
          variant="default"
          aria-label={`${bookingStepLabels[words]}: ${booking.amenity.name}, unit ${booking.unit.unitNumber}`}
          onClick={() => setAsking(true)}
        >
          {bookingStepLabels[words]}
        </Button>
      )}
      {words && asking && <WordsDialog step={words} booking={booking} onClose={() => setAsking(false)} />}
    </Group>
  )
}
