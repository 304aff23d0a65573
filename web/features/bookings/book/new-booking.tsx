import { Stack } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { NewBookingForm } from './new-booking-form.tsx'

/** Books with everything that can be said of a booking: the day and length, the party, again every week, for a resident. */
export default function NewBooking() {
  const amenities = useRoute(api.bookings.amenities, { query: {} })
  const choices = useRoute(api.bookings.choices)
  const both = amenities.data && choices.data ? { amenities: amenities.data, choices: choices.data } : undefined
  const failed = amenities.isError ? amenities : choices
  return (
    <Stack gap="xs" maw={720} mx="auto">
      <BackLink to="/bookings">Book resources</BackLink>
      <PageHeader
        title="New booking"
        text="Everything is judged by the same rules for everybody, and said before you book."
      />
      <Loaded
        query={{ data: both, error: failed.error, isError: failed.isError, refetch: failed.refetch }}
        shape="form"
        failed="What can be booked could not be loaded."
      >
        {(loaded) => {
          if (loaded.amenities.length === 0) return <Empty title="Nothing can be booked yet" />
          if (loaded.choices.units.length === 0 && !loaded.choices.manages)
            return (
              <Empty title="You have no unit here that could book">
                Who lives or owns here books for their unit. Ask the people at the desk to add you to yours.
              </Empty>
            )
          return <NewBookingForm {...loaded} />
        }}
      </Loaded>
    </Stack>
  )
}
