import type { BookingSummary } from '../../../../contract/bookings/booking.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { BookingTable } from './booking-table.tsx'
import { RowSteps } from './row-steps.tsx'

/** What is done at the door: somebody who comes, does not come, or leaves. */
const doorSteps = ['checkIn', 'noShow', 'complete'] as const

const steps = (booking: BookingSummary) => <RowSteps booking={booking} steps={doorSteps} />

/** What is open changes with the clock, such as that somebody has not come. */
const doorRefetchMs = 60_000

/** Who comes today, and who is there, by time. */
export const TodayList = () => {
  const zone = useZone()
  const today = localDateOf(useNow(), zone)
  const list = useList(api.bookings.list, { query: { scope: 'all' } }, { staleTime: 0, refetchInterval: doorRefetchMs })
  const todays = list.items?.filter(
    ({ from, status }) => localDateOf(from, zone) <= today && status !== 'waitlisted' && status !== 'requested',
  )
  // The soonest come first: once one of a later day has come, no more of today follow.
  const isWhole = list.items?.some(({ from }) => localDateOf(from, zone) > today) ?? false
  return (
    <ListPart
      list={{ ...list, items: todays, hasNextPage: list.hasNextPage && !isWhole }}
      shape="table-row"
      empty={<Empty title="No bookings today">Today’s bookings will appear here, so you can check people in.</Empty>}
    >
      {(items) => <BookingTable label="Today’s bookings" items={items} actions={steps} />}
    </ListPart>
  )
}
