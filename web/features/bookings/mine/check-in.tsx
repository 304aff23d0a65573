import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Booking } from '../../../../contract/bookings/booking.ts'
import { sentence } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { ApiError, wordsOfChange } from '../../../api/errors.ts'
import { useAction } from '../../../api/use-action.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { shownOfBookings } from '../shown.ts'
import { spanWords } from '../words.ts'

/** Where the QR code at the door of an amenity leads: one tap checks in to what one has booked there now. */
export default function CheckIn({ code }: { code: string }) {
  return (
    <Stack gap="xs" maw={560} mx="auto">
      <BackLink to="/bookings/my-bookings">My bookings</BackLink>
      <PageHeader title="Check in" text="Check in when you arrive for your booking." />
      <Panel title="Are you at the door?">{code === '' ? <NoCode /> : <CheckInHere code={code} />}</Panel>
    </Stack>
  )
}

const NoCode = () => <Text>This link has no code. Scan the QR code at the door again.</Text>

const CheckInHere = ({ code }: { code: string }) => {
  const zone = useZone()
  const [done, setDone] = useState<Booking | null>(null)
  const [refused, setRefused] = useState('')
  const checkIn = useAction(api.bookings.checkInHere, { refresh: shownOfBookings })
  const run = async () => {
    setRefused('')
    try {
      setDone(await checkIn.send({ body: { code } }))
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.status === 404
      setRefused(
        isUnknown
          ? 'This code no longer works. Contact management.'
          : wordsOfChange(error, 'We couldn’t check you in. Please try again.'),
      )
    }
  }
  return (
    <>
      <div role="status">
        {done && <Text fw={600}>{sentence(`You’re checked in: ${done.amenity.name}, ${spanWords(done, zone)}`)}</Text>}
      </div>
      {refused && (
        <Text role="alert" c="var(--mantine-color-error)">
          {refused}
        </Text>
      )}
      <Group gap="sm">
        {done ? (
          <Button component={Link} to={`/bookings/${done._id}`}>
            View booking
          </Button>
        ) : (
          <BusyButton busy={checkIn.busy} busyText="Checking in..." onClick={() => void run()}>
            Check in
          </BusyButton>
        )}
      </Group>
    </>
  )
}
