import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { PageHeader } from '../../../ui/page-header.tsx'
import { MyList } from './my-list.tsx'
import { WaitingTickets } from './waiting-tickets.tsx'
import { useShows } from './use-shows.ts'

/** The one thing that people come here for. */
const ReportLink = () => (
  <Button component={Link} to="/tickets/new" size="lg" leftSection={<IconPlus size={20} aria-hidden />}>
    Report a problem
  </Button>
)

/** What somebody who does not look after tickets reported or follows. */
export default function MyTickets() {
  const { shows, show } = useShows()
  return (
    <>
      <PageHeader
        title="Maintenance"
        text="Issues you reported or follow, and what happens next."
        actions={<ReportLink />}
      />
      <WaitingTickets />
      <SegmentedControl
        mb="md"
        aria-label="Show tickets"
        data={[
          { value: 'current', label: 'Current' },
          { value: 'past', label: 'Past' },
        ]}
        value={shows}
        onChange={(next) => show(next === 'past' ? 'past' : 'current')}
      />
      <MyList shows={shows} action={<ReportLink />} />
    </>
  )
}
