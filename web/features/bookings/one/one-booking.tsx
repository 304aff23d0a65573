import { Stack } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { BookingView } from './booking-view.tsx'

/** One booking: when, how it stands and what comes next, its money and rules, its story, and what happened at it. */
export default function OneBooking({ id = '' }: { id?: string }) {
  const booking = useRoute(api.bookings.get, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={booking.data?.can.noteIncident ? '/bookings/manage' : '/bookings/my-bookings'}>
        {booking.data?.can.noteIncident ? 'Manage bookings' : 'My bookings'}
      </BackLink>
      <Loaded query={booking} shape="card" failed="We couldn’t load this booking.">
        {(found) => <BookingView booking={found} />}
      </Loaded>
    </Stack>
  )
}
