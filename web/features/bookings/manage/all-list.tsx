import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { parseAsString, parseAsStringLiteral } from 'nuqs'
import type { BookingFilter } from '../../../../contract/bookings.ts'
import type { BookingSummary } from '../../../../contract/bookings/booking.ts'
import { api } from '../../../api/api.ts'
import { useSaveFile } from '../../../api/download.ts'
import { useList, useRoute } from '../../../api/queries.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { useFilters } from '../../../ui/use-filters.ts'
import { BookingTable } from './booking-table.tsx'
import { RowSteps } from './row-steps.tsx'

const kindLabels = {
  past: 'Past',
  waitlisted: 'Waitlist',
  noShows: 'No-shows',
  deposits: 'Deposits to return',
} as const
type Kind = keyof typeof kindLabels
const kinds = Object.keys(kindLabels) as Kind[]

const narrowing: Readonly<Record<Kind, Partial<BookingFilter>>> = {
  past: { shows: 'past' },
  waitlisted: { status: 'waitlisted' },
  noShows: { shows: 'past', status: 'no_show' },
  deposits: { shows: 'past', deposit: 'due' },
}

/** Everything that was booked: to come, over, no-shows, deposits; with the file of the same. */
export function AllList() {
  const { filters, set, clear, narrowed } = useFilters({
    list: parseAsStringLiteral(kinds),
    amenity: parseAsString,
  })
  const query = {
    ...(filters.list && narrowing[filters.list]),
    ...(filters.amenity && { amenityId: filters.amenity }),
  }
  const list = useList(api.bookings.list, { query: { scope: 'all', ...query } }, { staleTime: 0 })
  return (
    <ListPart
      list={list}
      shape="table-row"
      narrowed={narrowed}
      onClear={clear}
      filters={
        <>
          <Choice
            label="Upcoming"
            labels={kindLabels}
            value={filters.list}
            onChange={(chosen) => void set({ list: chosen })}
          />
          <AmenityChoice value={filters.amenity} onChange={(amenity) => void set({ amenity })} />
          <SaveButton query={query} />
        </>
      }
      empty={<Empty title="No bookings">Residents’ bookings will appear here.</Empty>}
    >
      {(items) => (
        <BookingTable label="Bookings" items={items} {...(filters.list === 'deposits' && { actions: depositSteps })} />
      )}
    </ListPart>
  )
}

const depositSteps = (booking: BookingSummary) => (
  <RowSteps booking={booking} steps={['returnDeposit']} worded="keepDeposit" />
)

const AmenityChoice = ({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) => {
  const { data } = useRoute(api.bookings.amenities, { query: {} })
  const labels = Object.fromEntries((data ?? []).map(({ _id, name }) => [_id, name]))
  return <Choice label="Any amenity" labels={labels} value={value} onChange={onChange} />
}

const SaveButton = ({ query }: { query: Partial<BookingFilter> }) => {
  const save = useSaveFile()
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() =>
        void save(api.bookings.file, { query }, { name: 'bookings.csv', failed: 'We couldn’t export the bookings.' })
      }
    >
      Export (CSV)
    </Button>
  )
}
