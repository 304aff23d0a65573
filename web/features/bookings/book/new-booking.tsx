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
      <PageHeader title="New booking" text="The rules and cost are shown before you book." />
      <Loaded
        query={{ data: both, error: failed.error, isError: failed.isError, refetch: failed.refetch }}
        shape="form"
        failed="We couldn’t load the amenities."
      >
        {(loaded) => {
          if (loaded.amenities.length === 0) return <Empty title="No amenities yet" />
          if (loaded.choices.units.length === 0 && !loaded.choices.manages)
            return (
              <Empty title="You don’t have a unit that can book">
                Residents and owners book for their unit. Ask management to add you to yours.
              </Empty>
            )
          return <NewBookingForm {...loaded} />
        }}
      </Loaded>
    </Stack>
  )
}
