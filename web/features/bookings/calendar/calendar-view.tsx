import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { AmenitySummary } from '../../../../contract/bookings/amenity.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useRights } from '../../../api/use-rights.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { DayBoard } from './day-board.tsx'
import { DaysBoard } from './days-board.tsx'
import { DaysBar } from './days-bar.tsx'
import { useShownDays } from './use-shown-days.ts'

/** When the shared rooms and resources are free, by day, week and month. */
export default function CalendarView() {
  const amenities = useRoute(api.bookings.amenities, { query: {} })
  const isDesk = useRights().looksAfter('amenities')
  return (
    <>
      <PageHeader
        title="Book resources"
        text="Choose a time to book. You can join the waitlist for taken times where there is one."
        actions={
          <>
            <Button component={Link} to="/bookings/my-bookings" variant="default">
              My bookings
            </Button>
            {isDesk && (
              <Button component={Link} to="/bookings/manage" variant="default">
                Manage bookings
              </Button>
            )}
            <Button component={Link} to="/bookings/new" leftSection={<IconPlus size={18} aria-hidden />}>
              New booking
            </Button>
          </>
        }
      />
      <Loaded
        query={amenities}
        shape="card"
        failed="We couldn’t load the amenities."
        empty={<NoAmenity isDesk={isDesk} />}
      >
        {(found) => <Boards amenities={found} />}
      </Loaded>
    </>
  )
}

const NoAmenity = ({ isDesk }: { isDesk: boolean }) => (
  <Empty
    title="No amenities yet"
    {...(isDesk && {
      action: (
        <Button component={Link} to="/bookings/manage/new">
          Add an amenity
        </Button>
      ),
    })}
  >
    {isDesk
      ? 'Add the guest suite, lounge or moving elevator, with its hours and rules.'
      : 'When your building adds its guest suite, lounge or elevator, you can book here in three taps.'}
  </Empty>
)

const Boards = ({ amenities }: { amenities: readonly AmenitySummary[] }) => {
  const zone = useZone()
  const now = useNow()
  const shown = useShownDays(localDateOf(now, zone))
  const { view, day, amenity } = shown
  const chosen = amenities.filter(({ _id }) => amenity === null || _id === amenity)
  const all = chosen.length === 0 ? amenities : chosen
  return (
    <>
      <Group mb="md" gap="sm" className="no-print">
        <DaysBar shown={shown} amenities={amenities} today={localDateOf(now, zone)} />
      </Group>
      {view === 'day' ? (
        <DayBoard key={day} day={day} amenities={all} />
      ) : (
        <DaysBoard view={view} day={day} amenities={all} today={localDateOf(now, zone)} />
      )}
    </>
  )
}
