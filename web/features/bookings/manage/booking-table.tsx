import { Anchor, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { BookingSummary } from '../../../../contract/bookings/booking.ts'
import { useZone } from '../../../ui/moments.tsx'
import { RowTable, type Column } from '../../../ui/row-table.tsx'
import { BookingState } from '../status.tsx'
import { depositWords, partyWords, spanWords } from '../words.ts'

const When = ({ booking }: { booking: BookingSummary }) => (
  <Text className="figures" size="sm">
    {spanWords(booking, useZone())}
  </Text>
)

const columns: readonly Column<BookingSummary>[] = [
  {
    name: 'Booking',
    cell: (booking) => (
      <Stack gap={2} align="flex-start">
        <Anchor component={Link} to={`/bookings/${booking._id}`} fw={600} style={{ overflowWrap: 'anywhere' }}>
          {booking.amenity.name}
        </Anchor>
        <When booking={booking} />
      </Stack>
    ),
  },
  {
    name: 'For',
    cell: (booking) => (
      <Stack gap={2}>
        <Text style={{ overflowWrap: 'anywhere' }}>
          {[`Unit ${booking.unit.unitNumber}`, booking.bookedFor?.name].filter(Boolean).join(', ')}
        </Text>
        <Text size="sm" c="dimmed">
          {partyWords(booking)}
        </Text>
      </Stack>
    ),
  },
  {
    name: 'Status',
    cell: (booking) => (
      <Stack gap={4} align="flex-start">
        <BookingState booking={booking} />
        {depositWords(booking) && <Text size="sm">{depositWords(booking)}</Text>}
      </Stack>
    ),
  },
]

interface Props {
  label: string
  items: readonly BookingSummary[]
  /** What can be done with each, where something can. */
  actions?: (booking: BookingSummary) => ReactNode
}

/** Bookings of the building, one a row; on a phone a block each. */
export const BookingTable = ({ label, items, actions }: Props) => (
  <RowTable
    label={label}
    items={items}
    columns={actions ? [...columns, { name: 'Actions', cell: actions }] : columns}
    idOf={({ _id }) => _id}
    leastWidth={actions ? 720 : 640}
    stacks
  />
)
