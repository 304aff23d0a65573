import { Button, Stack, Tabs } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { Link } from 'react-router'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { ListPart } from '../../../ui/list-part.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { BookingCard } from './booking-card.tsx'
import { FeedPanel } from './feed-panel.tsx'

const views = ['current', 'past'] as const

/** One's own bookings: what is to come, held and waited for, what is over, and the link for calendar programs. */
export default function MyBookings() {
  const [view, setView] = useQueryState('view', parseAsStringLiteral(views).withDefault('current'))
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to="/bookings">Book resources</BackLink>
      <PageHeader
        title="My bookings"
        text="Bookings made by you or by management for you, plus your waitlists and offers."
        actions={<BookLink />}
      />
      <Tabs
        value={view}
        onChange={(next) => void setView(views.find((one) => one === next) ?? 'current')}
        keepMounted={false}
        mb="md"
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="current">Upcoming</Tabs.Tab>
          <Tabs.Tab value="past">Past</Tabs.Tab>
        </Tabs.List>
        {views.map((shows) => (
          <Tabs.Panel key={shows} value={shows}>
            <Mine shows={shows} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <FeedPanel />
    </Stack>
  )
}

const BookLink = () => (
  <Button component={Link} to="/bookings/new" leftSection={<IconPlus size={18} aria-hidden />}>
    New booking
  </Button>
)

const Mine = ({ shows }: { shows: 'current' | 'past' }) => {
  const list = useList(api.bookings.list, { query: { shows } }, { staleTime: 0 })
  return (
    <ListPart
      list={list}
      shape="card"
      empty={
        shows === 'current' ? (
          <Empty title="No upcoming bookings" action={<BookLink />}>
            Your bookings, waitlists and offers will appear here.
          </Empty>
        ) : (
          <Empty title="No past bookings yet">Your past bookings will appear here.</Empty>
        )
      }
    >
      {(items) => (
        <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Bookings">
          {items
            .toSorted((one, other) => Number(other.status === 'offered') - Number(one.status === 'offered'))
            .map((booking) => (
              <BookingCard key={booking._id} booking={booking} />
            ))}
        </Stack>
      )}
    </ListPart>
  )
}
