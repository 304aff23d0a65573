import { Anchor, Card, Group, Text } from '@mantine/core'
import { Link } from 'react-router'
import type { BookingSummary } from '../../../../contract/bookings/booking.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { CancelButton } from '../cancel-button.tsx'
import { HeldOffer } from '../held-offer.tsx'
import { BookingState } from '../status.tsx'
import { useBookingStep } from '../use-booking-step.ts'
import { partyWords, spanWords } from '../words.ts'

const moneyWords = ({ feeCents, depositCents }: BookingSummary): string[] => [
  ...(feeCents > 0 ? [`fee ${formatMoney(feeCents)}`] : []),
  ...(depositCents > 0 ? [`deposit ${formatMoney(depositCents)}`] : []),
]

/** One booking of one's own: when, how it stands, and what can be done about it. */
export const BookingCard = ({ booking }: { booking: BookingSummary }) => {
  const zone = useZone()
  const {
    _id,
    amenity,
    unit,
    can: { steps },
  } = booking
  return (
    <Card component="li" padding="md">
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Anchor
          component={Link}
          to={`/bookings/${_id}`}
          fw={600}
          display="inline-flex"
          mih="var(--finger)"
          style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
        >
          {amenity.name}
        </Anchor>
        <BookingState booking={booking} />
      </Group>
      <Text className="figures">{spanWords(booking, zone)}</Text>
      <Text size="sm" c="dimmed">
        {[`Unit ${unit.unitNumber}`, partyWords(booking), ...moneyWords(booking)].join(', ')}
      </Text>
      <HeldOffer booking={booking} />
      {steps.length > 0 && (
        <Group gap="sm" mt="sm">
          {steps.includes('accept') && <Accept booking={booking} />}
          {steps.includes('cancel') && <CancelButton booking={booking} />}
        </Group>
      )}
    </Card>
  )
}

const Accept = ({ booking }: { booking: BookingSummary }) => {
  const { run, busy } = useBookingStep('accept', booking)
  return (
    <BusyButton
      busy={busy}
      busyText="Confirming..."
      aria-label={`Confirm: ${booking.amenity.name}`}
      onClick={() => void run(booking)}
    >
      Confirm
    </BusyButton>
  )
}
