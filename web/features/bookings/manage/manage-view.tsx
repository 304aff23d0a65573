import { Button, Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Link, useNavigate } from 'react-router'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { BackLink } from '../../../ui/back-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { AllList } from './all-list.tsx'
import { AmenityList } from './amenity-list.tsx'
import { FiguresView } from './figures-view.tsx'
import { TodayList } from './today-list.tsx'
import { WaitingList } from './waiting-list.tsx'

const views = ['today', 'approve', 'all', 'amenities', 'figures'] as const
type View = (typeof views)[number]

const labels: Readonly<Record<View, string>> = {
  today: 'Today',
  approve: 'Pending approval',
  all: 'All bookings',
  amenities: 'Amenities',
  figures: 'Statistics',
}
const shown: Readonly<Record<View, ComponentType>> = {
  today: TodayList,
  approve: WaitingList,
  all: AllList,
  amenities: AmenityList,
  figures: FiguresView,
}

/** The desk of bookings: who comes today, what waits for approval, everything that was booked, the amenities, and figures. */
export default function ManageView() {
  const [view] = useQueryState('view', parseAsStringLiteral(views).withDefault('today'))
  const navigate = useNavigate()
  return (
    <>
      <BackLink to="/bookings">Book resources</BackLink>
      <PageHeader
        title="Manage bookings"
        text="Today’s bookings, requests to approve and the rules of each amenity."
        actions={
          view === 'amenities' ? (
            <Button component={Link} to="/bookings/manage/new" leftSection={<IconPlus size={18} aria-hidden />}>
              Add an amenity
            </Button>
          ) : (
            <Button component={Link} to="/bookings/new" leftSection={<IconPlus size={18} aria-hidden />}>
              Book for a resident
            </Button>
          )
        }
      />
      <Tabs
        value={view}
        onChange={(next) => void navigate(next === 'today' ? '/bookings/manage' : `/bookings/manage?view=${next}`)}
        keepMounted={false}
      >
        <Tabs.List mb="md">
          {views.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {labels[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {views.map((one) => {
          const Shown = shown[one]
          return (
            <Tabs.Panel key={one} value={one}>
              <Shown />
            </Tabs.Panel>
          )
        })}
      </Tabs>
    </>
  )
}
