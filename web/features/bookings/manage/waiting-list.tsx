import type { BookingSummary } from '../../../../contract/bookings/booking.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { BookingTable } from './booking-table.tsx'
import { RowSteps } from './row-steps.tsx'

const steps = (booking: BookingSummary) => <RowSteps booking={booking} steps={['approve']} worded="decline" />

/** What waits for somebody's approval, the soonest first. */
export const WaitingList = () => {
  const list = useList(api.bookings.list, { query: { scope: 'all', status: 'requested' } }, { staleTime: 0 })
  return (
    <ListPart
      list={list}
      shape="table-row"
      empty={<Empty title="Nothing to approve">Requests that need approval will appear here.</Empty>}
    >
      {(items) => <BookingTable label="Bookings to approve" items={items} actions={steps} />}
    </ListPart>
  )
}
