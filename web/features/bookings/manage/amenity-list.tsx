import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { Link } from 'react-router'
import type { AmenitySummary } from '../../../../contract/bookings/amenity.ts'
import { modeLabels } from '../../../../contract/bookings/booking-words.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Choice } from '../../../ui/choice.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { RowTable, unknown, type Column } from '../../../ui/row-table.tsx'
import { AmenityPhoto } from '../amenity-photo.tsx'
import { capacityWords, priceWords } from '../words.ts'

const columns: readonly Column<AmenitySummary>[] = [
  {
    name: 'Amenity',
    cell: (amenity) => (
      <Group gap="sm" wrap="nowrap">
        <AmenityPhoto amenity={amenity} />
        <Stack gap={2} align="flex-start">
          <Anchor component={Link} to={`/bookings/manage/${amenity._id}`} fw={600} style={{ overflowWrap: 'anywhere' }}>
            {amenity.name}
          </Anchor>
          {amenity.place && (
            <Text size="sm" c="dimmed">
              {amenity.place}
            </Text>
          )}
        </Stack>
      </Group>
    ),
  },
  { name: 'Booking type', cell: ({ mode }) => modeLabels[mode] },
  { name: 'Capacity', cell: (amenity) => capacityWords(amenity) },
  { name: 'Cost', cell: (amenity) => priceWords(amenity) || unknown },
  { name: 'Approval', cell: ({ needsApproval }) => (needsApproval ? 'Required' : 'Automatic') },
]

const retiredLabels = { retired: 'Out of service' } as const

/** What can be booked in the building, and what no longer can. */
export function AmenityList() {
  const [shows, setShows] = useQueryState('shows', parseAsStringLiteral(['retired'] as const))
  const amenities = useRoute(api.bookings.amenities, { query: shows ? { shows } : {} })
  return (
    <>
      <Group mb="md">
        <Choice label="In service" labels={retiredLabels} value={shows} onChange={(next) => void setShows(next)} />
      </Group>
      <Loaded
        query={amenities}
        shape="table-row"
        failed="We couldn’t load the amenities."
        empty={
          shows ? (
            <Empty title="No amenities are out of service" />
          ) : (
            <Empty
              title="No amenities yet"
              action={
                <Button component={Link} to="/bookings/manage/new">
                  Add an amenity
                </Button>
              }
            >
              Add the guest suite, lounge or moving elevator, with its hours and rules.
            </Empty>
          )
        }
      >
        {(items) => (
          <RowTable label="Amenities" items={items} columns={columns} idOf={({ _id }) => _id} leastWidth={760} stacks />
        )}
      </Loaded>
    </>
  )
}
