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

/** What the button says that books, or joins a line. */
export const buttonWords = (preview: Preview | undefined, words: string): string => {
  if (wayOf(preview) === 'wait') return isDraw(preview) ? 'Enter the draw' : 'Join the waitlist'
  return preview?.needsApproval ? `Request ${words}` : `Book ${words}`
}

/** Whether something can be done with what is chosen. */
export const isOpen = (preview: Preview | undefined): boolean => !!preview && (preview.allowed || preview.canWait)

/** Books where that is allowed, or offers the waitlist; says which. */
export const BookingButtons = ({ preview, words, isSeries = false, onCancel }: Props) => (
  <Group justify="flex-end" gap="sm" wrap="wrap-reverse">
    <Button variant="default" onClick={onCancel}>
      Cancel
    </Button>
    <SubmitButton busyText="Sending..." disabled={!preview || !(isSeries || isOpen(preview))}>
      {isSeries ? `${preview?.needsApproval ? 'Request' : 'Book'} ${words}` : buttonWords(preview, words)}
    </SubmitButton>
  </Group>
)
