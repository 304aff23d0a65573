import { Button, Group } from '@mantine/core'
import type { Preview } from '../../../../contract/bookings/booking.ts'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'

interface Props {
  preview: Preview | undefined
  /** What is booked: `10:00 a.m. to 11:00 a.m.` */
  words: string
  /** Of several dates, each is judged for itself: what stands against the first does not stand against all. */
  isSeries?: boolean
  onCancel: () => void
}

/** Whether it is booked, or waited for since somebody else has it or lots are drawn. */
export const wayOf = (preview: Preview | undefined): 'book' | 'wait' =>
  preview && !preview.allowed && preview.canWait ? 'wait' : 'book'

/** Whether one would take part in a draw instead of booking. */
export const isDraw = (preview: Preview | undefined): boolean =>
  wayOf(preview) === 'wait' && preview?.refusals.some(({ rule }) => rule === 'draw') === true

const wordsOf = (preview: Preview | undefined, words: string): string => {
  if (wayOf(preview) === 'wait') return isDraw(preview) ? 'Enter the draw' : 'Join the waitlist'
  return preview?.needsApproval ? `Request ${words}` : `Book ${words}`
}

/** Books where that is allowed, or offers the waitlist; says which. */
export const BookingButtons = ({ preview, words, isSeries = false, onCancel }: Props) => (
  <Group justify="flex-end" gap="sm" wrap="wrap-reverse">
    <Button variant="default" onClick={onCancel}>
      Cancel
    </Button>
    <SubmitButton busyText="Sending..." disabled={!preview || !(isSeries || preview.allowed || preview.canWait)}>
      {isSeries ? `${preview?.needsApproval ? 'Request' : 'Book'} ${words}` : wordsOf(preview, words)}
    </SubmitButton>
  </Group>
)
