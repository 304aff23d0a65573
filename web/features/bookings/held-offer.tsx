import { Text } from '@mantine/core'
import type { BookingSummary } from '../../../contract/bookings/booking.ts'
import { formatRelative } from '../../../contract/time.ts'
import { Instant } from '../../ui/moments.tsx'
import { useNow } from '../../ui/use-now.ts'

/** Until when a freed place is held; nothing where none is. */
export const HeldOffer = ({
  booking: { status, offerUntil },
}: {
  booking: Pick<BookingSummary, 'status' | 'offerUntil'>
}) => {
  const now = useNow()
  if (status !== 'offered' || offerUntil === null) return null
  return (
    <Text fw={600}>
      This is reserved for you until <Instant at={offerUntil} /> ({formatRelative(offerUntil, now)}). After that, it
      goes to the next in line.
    </Text>
  )
}
